import type { ReactNode } from 'react';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

interface Lectura<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What was read, drawn by its child; lines while it is on the way, the failure with the way to try again. */
export function Consulta<T>({
  consulta,
  children,
}: {
  readonly consulta: Lectura<T>;
  readonly children: (data: T) => ReactNode;
}) {
  if (consulta.data !== undefined) return children(consulta.data);
  if (!consulta.error) return <Skeleton />;
  return (
    <ErrorBlock text={consulta.error.message} onRetry={() => void consulta.refetch()} busy={consulta.isFetching} />
  );
}
