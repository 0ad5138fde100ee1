import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { NoActualizado, SinFilas } from '#blocks/lista-filtrada/SinFilas.tsx';
import type { ResultadosDeLista } from '#blocks/lista-filtrada/useVistaDeLista.tsx';
import { Card } from '#ui/layout/Card.tsx';
import type { Column, Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';

interface ResultadosProps<T> {
  readonly found: UseQueryResult<readonly T[]>;
  readonly columns: readonly Column<T>[];
  readonly caption: string;
  /** Name of the list and of its files. */
  readonly list: string;
  readonly rowKey: (row: T) => number;
  readonly empty: ReactNode;
  /** The initial sort order; the services' order by default. */
  readonly orden?: Sort;
  /** The filter in words, for paper. */
  readonly narrowed: string;
  /** From 1; a new search starts at the first page. */
  readonly page?: number;
  readonly onPage?: (page: number) => void;
  /** The table of a list whose address says how it is shown. */
  readonly tabla?: ResultadosDeLista['tabla'];
}

/** The results of a search in this area, sorted and paged; after a failure, a retry button. */
export function Resultados<T extends object>({
  found,
  orden,
  page = 1,
  onPage = () => undefined,
  tabla,
  ...table
}: ResultadosProps<T>) {
  const [sorts, setSorts] = useState<readonly Sort[]>(orden ? [orden] : []);
  return (
    <>
      <NoActualizado consulta={found} />
      <Card pad={false}>
        <DataTable
          {...table}
          rows={found.data ?? []}
          empty={<SinFilas consulta={found} texto="" hay={false} vacio={table.empty} alQuitar={() => undefined} />}
          loading={found.isPending}
          stale={found.isPlaceholderData}
          sorts={sorts}
          onSorts={setSorts}
          page={page}
          onPage={onPage}
          {...tabla}
        />
      </Card>
    </>
  );
}
