import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { revisionMessages as textos } from './messages.ts';

interface AccionesProps {
  /** The notice cannot be decided now: it loads, it is being observed or sent, or it is not declared. */
  readonly cerrado: boolean;
  readonly letras: boolean;
  readonly alObservar: () => void;
  readonly alAceptar: () => void;
}

/** The second click of a double click was meant for the notice before: it decides nothing. */
const unaVez = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** The two decisions. */
export function Acciones({ cerrado, letras, alObservar, alAceptar }: AccionesProps) {
  const acto = (letra: string, atajo: string) => ({
    disabled: cerrado,
    'aria-keyshortcuts': letras ? `${letra} ${atajo}` : atajo,
  });
  const tecla = (key: string): ReactNode =>
    letras ? (
      <span aria-hidden="true">
        <kbd>{key}</kbd>
      </span>
    ) : null;
  return (
    <>
      <Button className="mesa-observar" icon="message" {...acto('O', 'Control+.')} onClick={unaVez(alObservar)}>
        {textos.observar}
        {tecla('O')}
      </Button>
      <Button
        className="mesa-aceptar"
        tone="primary"
        icon="check"
        {...acto('A', 'Control+Enter')}
        onClick={unaVez(alAceptar)}
      >
        {textos.aceptar}
        {tecla('A')}
      </Button>
    </>
  );
}
