import './formularios.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { FilterForm, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { query } from '#client/query.ts';
import type { FormularioWeb } from '#contract/entities/formulario.ts';
import { formulariosWeb } from '#contract/services/formulariosWeb.ts';
import { general } from '#messages/general.ts';
import { notice } from '#ui/dialogs/confirm.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import type { Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { formularioColumns } from './formularioColumns.tsx';
import { formularios as textos } from './messages.ts';

/** A path cannot contain an empty name: an underscore stands for it. */
const buscarPor = (nombre: string) => query(formulariosWeb.buscar, { params: { nombre: nombre || '_' } });

const schema = z.object({ nombre: z.string().check(z.trim()) });

/** The catalogue of web forms (spec F 2.5). It sends no request before Enter or Buscar. */
export function Component() {
  const [asked, setAsked] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const form = useFormularioDeFiltro(schema, { nombre: asked ?? '' });
  const { data, isFetching, error, refetch } = useQuery({
    ...buscarPor(asked ?? ''),
    enabled: asked !== null,
    // Each answer is a new array, so that two empty answers in a row each show the message.
    structuralSharing: false,
  });
  useEffect(() => {
    if (data?.length === 0 && !isFetching) void notice({ message: textos.sinFormularios });
  }, [data, isFetching]);
  const search = (nombre: string) => {
    setPage(1);
    // A changed name sends its own request; an unchanged one is loaded again here.
    if (nombre === asked) void refetch();
    setAsked(nombre);
  };
  return (
    <>
      <PageHead title={textos.titulo} lead={textos.explicacion} />
      <FilterForm
        form={form}
        className="formularios-filtro"
        searching={isFetching}
        onSearch={({ nombre }) => search(nombre)}
      >
        <FormText form={form} name="nombre" label={textos.nombre} />
      </FilterForm>
      <Card>
        {asked === null ? (
          <EmptyState icon="search" text={textos.empezar} />
        ) : error ? (
          <LecturaFallida de={{ error, isFetching, refetch }} />
        ) : (
          <Resultados rows={data} narrowed={asked} stale={isFetching} page={page} onPage={setPage} />
        )}
      </Card>
    </>
  );
}

function Resultados({
  rows,
  narrowed,
  stale,
  page,
  onPage,
}: {
  readonly rows: readonly FormularioWeb[] | undefined;
  readonly narrowed: string;
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
      narrowed={narrowed}
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
