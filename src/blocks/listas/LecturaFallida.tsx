import { Motivo } from '#blocks/hecho/Motivo.tsx';
import type { Fallo } from '#client/errors.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';

/** Stands in the place of what a query could not read: why, and a button to read again. `texto`: instead of its own. */
export function LecturaFallida({
  de,
  texto,
}: {
  readonly de: {
    readonly error: Fallo | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly texto?: string;
}) {
  return (
    <ErrorBlock
      text={de.error ? <Motivo de={de.error} texto={texto} /> : null}
      busy={de.isFetching}
      onRetry={() => void de.refetch()}
    />
  );
}
