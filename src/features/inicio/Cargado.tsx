import type { ReactNode } from 'react';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import type { Fallo } from '#client/errors.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

/** A part of the home: while it loads, if it failed, if there is nothing, or its content. */
export function Cargado({
  isPending,
  isFetching,
  error,
  refetch,
  nada,
  children,
}: {
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: Fallo | null;
  readonly refetch: () => void;
  /** The text for no content; null if there is some. */
  readonly nada: string | null;
  readonly children: ReactNode;
}) {
  if (isPending)
    return (
      <div className="home-wait home-wait-rows">
        <Skeleton lines={6} />
      </div>
    );
  if (error) return <LecturaFallida de={{ error, isFetching, refetch }} />;
  return nada === null ? children : <EmptyState text={nada} icon="check-circle" />;
}
