import type { ReactNode } from 'react';
import { Motivo } from '#blocks/hecho/Motivo.tsx';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import type { Fallo } from '#client/errors.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { listaFiltradaMessages as textos } from './messages.ts';

/** The query behind a list, as far as its place needs to know it. */
interface ConsultaDeLista {
  /** Undefined until there are rows. */
  readonly data: unknown;
  readonly error: Fallo | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * Shown instead of the rows of a list, below its tools: why they could not be read, with a retry; that the text matches
 * none of them; or that there are none.
 */
export function SinFilas({
  consulta,
  texto,
  hay,
  vacio = <EmptyState text={general.sinRegistros} />,
  alQuitar,
}: {
  readonly consulta: ConsultaDeLista;
  /** The free text over the list. */
  readonly texto: string;
  /** There are rows, but what narrows the list hides them. */
  readonly hay: boolean;
  /** What is shown when nothing was found. */
  readonly vacio?: ReactNode;
  /** Takes away what narrows the list. */
  readonly alQuitar: () => void;
}) {
  const { error, data } = consulta;
  if (error && data === undefined) return <LecturaFallida de={consulta} />;
  if (!hay) return vacio;
  return (
    <EmptyState
      icon="search"
      text={texto.trim() === '' ? general.sinResultados : fill(general.ningunResultado, { search: texto })}
      action={<Button onClick={alQuitar}>{general.quitarFiltros}</Button>}
    />
  );
}

/** Above a list whose rows could not be read again: why, and the way to try again. The rows from before stay. */
export function NoActualizado({ consulta }: { readonly consulta: ConsultaDeLista }) {
  const { error, data } = consulta;
  if (!error || data === undefined) return null;
  return (
    <Alert
      tone="warn"
      live
      title={textos.noActualizado}
      actions={
        <Button busy={consulta.isFetching} onClick={() => void consulta.refetch()}>
          {general.reintentar}
        </Button>
      }
    >
      <Motivo de={error} />
    </Alert>
  );
}
