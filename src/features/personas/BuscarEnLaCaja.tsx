import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buscarPersonas, terminoDe } from '#blocks/buscar-persona/buscarPersonas.ts';
import { type Busqueda, type BusquedaForm, busquedaSchema, enBlanco } from '#blocks/buscar-persona/busqueda.ts';
import { CamposDeBusqueda, FormaDeBusqueda } from '#blocks/buscar-persona/CamposDeBusqueda.tsx';
import { EnlaceACarpeta } from '#blocks/carpeta/EnlaceACarpeta.tsx';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { rolAfiliacion, tipoDocumento } from '#contract/enumerations.ts';
import { toLocalDate } from '#lib/dates.ts';
import { matriculaPropia } from '#lib/matricula.ts';
import { pathTo } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Card } from '#ui/layout/Card.tsx';
import type { Column, Sort } from '#ui/table/column.ts';
import { actionsColumn, dateColumn, textColumn } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { personasMessages as textos } from './messages.ts';

const documento = (row: PacienteBuscado) => [row.NumeroDocumento, row.ComplementoDocumento].filter(Boolean).join('-');

const columnas: readonly Column<PacienteBuscado>[] = [
  textColumn('nombre', textos.nombre, (row) => row.NombreCompleto, { className: 'table-strong' }),
  textColumn('documento', textos.documento, documento),
  dateColumn('nacimiento', textos.nacimiento, (row) => toLocalDate(row.FechaNacimiento)),
  textColumn('matricula', textos.matricula, matriculaPropia),
  textColumn('historia', textos.historia, (row) => row.HistoriaClinica),
  actionsColumn(textos.acciones, ({ IdPersona, NombreCompleto }) => (
    <>
      <LinkButton
        tone="ghost"
        to={pathTo('personas-admin', { persona: IdPersona })}
        aria-label={textos.compararA(NombreCompleto)}
      >
        {textos.comparar}
      </LinkButton>
      <EnlaceACarpeta idPersona={IdPersona} nombre={NombreCompleto} />
    </>
  )),
];

/** Each press of Buscar sends a new request, even for the same person. */
type Pedido = { readonly busqueda: Busqueda; readonly vez: number };

/** Searches the fund's population by document, name, registration number or clinical history (spec F 7.6). */
export function BuscarEnLaCaja() {
  const [values] = useState(() => enBlanco(String(tipoDocumento.carnet)));
  const form = useForm<BusquedaForm, Busqueda>({ schema: busquedaSchema, values });
  const [pedido, setPedido] = useState<Pedido | null>(null);
  const found = useQuery({
    queryKey: ['personas', pedido],
    queryFn: ({ signal }) =>
      pedido ? buscarPersonas(pedido.busqueda, { idEmpresa: 0, rol: rolAfiliacion.noAplica }, signal) : [],
    enabled: pedido !== null,
  });
  const submit = (busqueda: Busqueda) => setPedido({ busqueda, vez: (pedido?.vez ?? 0) + 1 });
  return (
    <>
      <Card pad aria-label={textos.filtro} className="personas-filtro">
        <Form form={form} className="personas-form" onSubmit={submit}>
          <FormaDeBusqueda form={form} onChosen={() => form.clearErrors()} />
          <div className="grid">
            <CamposDeBusqueda form={form} />
          </div>
          <div className="acts">
            <Button type="submit" tone="primary" icon="search" busy={found.isFetching}>
              {general.buscar}
            </Button>
          </div>
        </Form>
      </Card>
      <Card>
        {pedido === null ? (
          <EmptyState icon="search" text={textos.ensene} />
        ) : found.isError ? (
          <LecturaFallida de={found} />
        ) : (
          <Resultados key={pedido.vez} rows={found.data} buscado={enPalabras(pedido.busqueda)} />
        )}
      </Card>
    </>
  );
}

/** What was searched for, for the paper. */
const enPalabras = (busqueda: Busqueda): string =>
  busqueda.forma === 'documento'
    ? [busqueda.numeroDocumento, busqueda.complemento].filter(Boolean).join('-')
    : terminoDe(busqueda);

interface ResultadosProps {
  readonly rows: readonly PacienteBuscado[] | undefined;
  readonly buscado: string;
}

function Resultados({ rows, buscado }: ResultadosProps) {
  const [sorts, setSorts] = useState<readonly Sort[]>([]);
  const [page, setPage] = useState(1);
  return (
    <DataTable
      rows={rows ?? []}
      columns={columnas}
      caption={textos.resultados}
      list={textos.archivo}
      rowKey={(row) => row.IdPersona}
      loading={rows === undefined}
      narrowed={buscado}
      empty={<EmptyState text={general.sinResultados} />}
      sorts={sorts}
      onSorts={setSorts}
      page={page}
      onPage={setPage}
    />
  );
}
