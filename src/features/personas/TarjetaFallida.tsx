import type { Lectura } from '#blocks/listas/fallida.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';

/** The error of a card that is only shown if it has content: it says that this could not be loaded. */
export function TarjetaFallida({ title, consulta }: { readonly title: string; readonly consulta: Lectura }) {
  return <Card title={title}>{consulta.error ? <LecturaFallida de={consulta} /> : <Skeleton lines={2} />}</Card>;
}
