import { type ComponentProps, useCallback } from 'react';

/** An image from its bytes. Its object URL is revoked when the element unmounts. */
export function ImagenDeArchivo({ file, alt, ...img }: ComponentProps<'img'> & { file: Blob; alt: string }) {
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return;
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img {...img} ref={show} alt={alt} />;
}
