import { useState } from 'react';
import type { FilaNovedad } from '#contract/entities/novedad.ts';
import { columnas } from '#engine/listColumns.tsx';
import { openingOf } from '#engine/openingOf.ts';
import { TextFilter } from '#engine/TextFilter.tsx';
import { ago, toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import type { Column, Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { esperaDesde, useDeclarados } from './declarados.ts';
import { revisionMessages } from './messages.ts';

const columns: readonly Column<FilaNovedad>[] = [
  columnas.nombre,
  columnas.documento,
  columnas.empresa,
  columnas.tipo,
  {
    id: 'declarado',
    header: revisionMessages.declarado,
    cell: (row) => toLocalDate(esperaDesde(row)),
    text: (row) => toLocalDate(esperaDesde(row)),
    sortValue: esperaDesde,
  },
  {
    id: 'espera',
    header: revisionMessages.espera,
    cell: (row) => ago(esperaDesde(row)),
    text: (row) => ago(esperaDesde(row)),
    sortValue: esperaDesde,
    searchable: false,
  },
  {
    id: 'acciones',
    header: revisionMessages.acciones,
    headerHidden: true,
    sortable: false,
    actions: true,
    align: 'end',
    text: () => '',
    cell: (row) => {
      const { to, remember } = openingOf('aviso-alta-editar', row);
      return (
        <LinkButton tone="ghost" to={to} onClick={remember} aria-label={revisionMessages.revisarDe(row.NombreCompleto)}>
          {revisionMessages.revisar}
        </LinkButton>
      );
    },
  },
];

/** The staff's list: what is declared and waits for them, oldest first. */
export function Component() {
  const { rows, loading, failed, failedAll, retry } = useDeclarados();
  const [sort, setSort] = useState<Sort>({ id: 'declarado', desc: false });
  const [page, setPage] = useState(1);
  const [texto, setTexto] = useState('');
  const oldest = rows[0];
  return (
    <>
      <PageHead
        title={revisionMessages.titulo}
        lead={
          loading
            ? revisionMessages.cargando
            : failedAll
              ? ''
              : revisionMessages.resumen(rows.length, oldest ? ago(esperaDesde(oldest)) : '')
        }
      />
      {failed.length > 0 && !failedAll ? (
        <Alert tone="warn" actions={<Button onClick={retry}>{general.reintentar}</Button>}>
          {revisionMessages.noConsultado(failed.join(', '))}
        </Alert>
      ) : null}
      <Card>
        <DataTable
          caption={revisionMessages.titulo}
          rows={rows}
          columns={columns}
          rowKey={(row) => row.IdPersonaNovedad}
          loading={loading}
          sort={sort}
          onSort={setSort}
          page={page}
          onPage={setPage}
          filter={texto}
          empty={
            failedAll ? (
              <ErrorBlock text={revisionMessages.noConsultado(failed.join(', '))} onRetry={retry} />
            ) : (
              <EmptyState text={texto === '' ? revisionMessages.vacio : general.sinRegistros} />
            )
          }
          toolbar={
            <TextFilter
              value={texto}
              onChange={(text) => {
                setTexto(text);
                setPage(1);
              }}
            />
          }
        />
      </Card>
    </>
  );
}
