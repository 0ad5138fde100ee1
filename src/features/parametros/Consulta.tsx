import type { ReactNode } from 'react';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

interface Lectura<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Renders loaded data with its child: a skeleton while it loads, a retry after a failure. */
export function Consulta<T>({
  consulta,
  children,
}: {
  readonly consulta: Lectura<T>;
  readonly children: (data: T) => ReactNode;
}) {
  if (consulta.data !== undefined) return children(consulta.data);
  if (!consulta.error) return <Skeleton />;
  return <LecturaFallida de={consulta} />;
}
