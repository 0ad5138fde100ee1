import { type ReactNode, useMemo } from 'react';
import { NoActualizado, SinFilas } from '#blocks/lista-filtrada/SinFilas.tsx';
import { TextFilter } from '#blocks/lista-filtrada/TextFilter.tsx';
import { useVistaDeLista } from '#blocks/lista-filtrada/useVistaDeLista.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Card } from '#ui/layout/Card.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';

const LISTA = 'monitor-lista';

/** Moves focus to the list, after its filter was chosen in another place. */
export const irALaLista = (): void => document.getElementById(LISTA)?.focus();

/** The columns that an address may name: the actions are no data. */
const idsDe = <T,>(columns: readonly Column<T>[]) => columns.flatMap(({ id, actions }) => (actions ? [] : [id]));

/** The filter of a list of the monitor is in the address already, with its tab. */
function sinPagina(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('pagina');
  return params.toString();
}

/** The state of the query behind a list. */
export interface Lectura<T> {
  readonly data: readonly T[] | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** People of a period, with a search by name or document, and actions for each and for all of them. */
export function Lista<T extends object>({
  titulo,
  archivo,
  consulta,
  columns,
  rowKey,
  vacio,
  acotado,
  nota,
  acciones,
}: {
  readonly titulo: string;
  /** Name of its files. */
  readonly archivo: string;
  readonly consulta: Lectura<T>;
  readonly columns: readonly Column<T>[];
  readonly rowKey: (row: T) => string | number;
  /** The text of an empty list, when nothing is wrong. */
  readonly vacio: string;
  /** What the rows are narrowed to, for the paper. */
  readonly acotado: string;
  readonly nota?: string;
  /** The actions for all of them. */
  readonly acciones?: ReactNode;
}) {
  const vista = useMemo(() => ({ orden: [], columnas: idsDe(columns) }), [columns]);
  const { texto, mirar, tabla } = useVistaDeLista({ lista: archivo, propia: vista, actual: sinPagina });
  const filtrar = (next: string) => mirar({ texto: next });
  return (
    <>
      <NoActualizado consulta={consulta} />
      <Card
        id={LISTA}
        tabIndex={-1}
        title={titulo}
        pad={false}
        actions={consulta.data?.length ? acciones : undefined}
        className="monitor-lista"
      >
        {nota ? <p className="monitor-nota monitor-lista-nota">{nota}</p> : null}
        <DataTable
          rows={consulta.data ?? []}
          columns={columns}
          caption={titulo}
          list={archivo}
          rowKey={rowKey}
          loading={consulta.isPending}
          stale={consulta.isFetching && !consulta.isPending}
          filter={texto}
          narrowed={acotado}
          {...tabla}
          toolbar={<TextFilter value={texto} onChange={filtrar} />}
          empty={
            <SinFilas
              consulta={consulta}
              texto={texto}
              hay={(consulta.data ?? []).length > 0}
              vacio={<EmptyState icon="check-circle" text={vacio} />}
              alQuitar={() => filtrar('')}
            />
          }
        />
      </Card>
    </>
  );
}
