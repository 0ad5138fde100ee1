import './formularios.css';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isCallError } from '#client/errors.ts';
import { query, queryClient } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { FormularioWeb } from '#contract/entities/formulario.ts';
import { formulariosWeb } from '#contract/services/formulariosWeb.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { notice } from '#ui/dialogs/confirm.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import type { Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { formularioColumns } from './formularioColumns.tsx';
import { formularios as textos } from './messages.ts';

/** A blank name cannot stand in a path: an underscore stands for it. */
const buscarPor = (nombre: string) => query(formulariosWeb.buscar, { params: { nombre: nombre || '_' } });

/** The catalogue of web forms (spec F 2.5): nothing is asked before Enter or Buscar. */
export function Component() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const found = useQuery({ ...buscarPor(asked ?? ''), enabled: asked !== null });
  const [search, busy] = useTask(async (nombre: string) => {
    setAsked(nombre);
    setPage(1);
    try {
      const rows = await queryClient.fetchQuery(buscarPor(nombre));
      if (rows.length === 0) void notice({ message: textos.sinFormularios });
    } catch (error) {
      // Shown in the place of the list.
      if (!isCallError(error)) throw error;
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void search(typed.trim());
  };
  return (
    <>
      <PageHead title={textos.titulo} lead={textos.explicacion} />
      <Card pad aria-label={textos.filtro} className="formularios-filtro">
        <form className="formularios-filtro-form" onSubmit={submit} noValidate>
          <TextField
            label={textos.nombre}
            name="nombre"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" tone="primary" busy={busy}>
            {general.buscar}
          </Button>
        </form>
      </Card>
      <Card>
        {asked === null ? (
          <EmptyState icon="search" text={textos.empezar} />
        ) : found.error ? (
          <ErrorBlock text={found.error.message} onRetry={() => void search(asked)} busy={found.isFetching} />
        ) : (
          <Resultados rows={found.data} stale={found.isFetching} page={page} onPage={setPage} />
        )}
      </Card>
    </>
  );
}

function Resultados({
  rows,
  stale,
  page,
  onPage,
}: {
  readonly rows: readonly FormularioWeb[] | undefined;
  readonly stale: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
}) {
  const [sorts, setSorts] = useState<readonly Sort[]>([]);
  return (
    <DataTable
      rows={rows ?? []}
      columns={formularioColumns}
      caption={textos.titulo}
      list={textos.archivo}
      rowKey={(row) => row.IdFormularioWeb}
      loading={rows === undefined}
      stale={stale && rows !== undefined}
      empty={<EmptyState text={general.sinRegistros} />}
      sorts={sorts}
      onSorts={setSorts}
      page={page}
      onPage={onPage}
    />
  );
}
