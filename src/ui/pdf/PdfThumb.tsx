import type { ComponentProps } from 'react';
import { Panel } from '../feedback/Panel.tsx';
import { later } from '../later.tsx';

const PdfThumbSurface = later(async () => (await import('./PdfThumbSurface.tsx')).default);

/** The first page of a PDF as a small picture, and `instead` of it while it is not there. Its failure spoils nothing else. */
export function PdfThumb(props: ComponentProps<typeof PdfThumbSurface>) {
  return (
    <Panel wait={props.instead} frame={() => props.instead}>
      <PdfThumbSurface {...props} />
    </Panel>
  );
}
