import { useEffect } from 'react';
import { recordTitle } from '#lib/recordTitle.ts';

/** Names the record on the screen in the title of the tab, by its number, while it is on the screen; '' for none. */
export function useTituloDeRegistro(numero: string): void {
  useEffect(() => {
    recordTitle.setState({ text: numero });
    return () => recordTitle.setState({ text: '' });
  }, [numero]);
}
