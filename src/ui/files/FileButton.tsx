import { type ComponentProps, useRef } from 'react';
import { Button } from '../buttons/Button.tsx';

/** A button that lets choose one file, where there is no room to drop one. It passes on any file. */
export function FileButton({
  accept,
  onFile,
  children,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  /** Filters the system's window only, as in an input. */
  accept: string;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
