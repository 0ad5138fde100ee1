import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { Button } from '#ui/buttons/Button.tsx';

/** A button that asks for one file. The same file may be chosen again, so that its corrected version can be sent. */
export function ElegirArchivo({
  accept,
  capture,
  onFile,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick'> & {
  accept: string;
  /** Opens the camera on phones. */
  capture?: 'environment';
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" hidden accept={accept} capture={capture} onChange={choose} />
    </>
  );
}
