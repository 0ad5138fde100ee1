import type { ReactNode } from 'react';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';

interface Lectura<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A card of figures: a skeleton while they load, a retry after a failure, stale figures dimmed. */
export function Cifras<T>({
  title,
  note,
  consulta,
  children,
}: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly consulta: Lectura<T>;
  readonly children: (data: T) => ReactNode;
}) {
  const { data, error, isFetching } = consulta;
  return (
    <Card
      title={title}
      className={`monitor-card ${isFetching && data !== undefined ? 'monitor-stale' : ''}`}
      aria-busy={isFetching}
      actions={note ? <span className="monitor-nota">{note}</span> : undefined}
    >
      {error ? <LecturaFallida de={consulta} /> : data === undefined ? <Skeleton lines={5} /> : children(data)}
    </Card>
  );
}
