import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { cerrarMessages } from '#blocks/cerrar/messages.ts';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { type PropsDeFiltro, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { desdeOpcional, enOrden, hastaOpcional } from '#blocks/formulario/rango.ts';
import { mismoFiltro } from '#blocks/lista-filtrada/filtro.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { totalDe } from '#blocks/orden-pago-control/seguimientoOrden.ts';
import { query } from '#client/query.ts';
import type { NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPago as service } from '#contract/services/ordenPago.ts';
import { bolivianos } from '#lib/money.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import type { Column, Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { columnasNovedad, columnaTotal } from './OrdenLineas.tsx';
import { cuantas, textosDeForm, textosDeListado } from './textosOrden.ts';

const filtroSchema = z
  .object({
    FechaInicioNovedad: desdeOpcional,
    FechaFinNovedad: hastaOpcional,
    NombrePersona: z.string().check(z.trim()),
  })
  .check(enOrden('FechaInicioNovedad', 'FechaFinNovedad'));
type Filtro = z.infer<typeof filtroSchema>;

// All pending notices of any age: an order is there to pay all that is left.
const sinFiltro: Filtro = { FechaInicioNovedad: '', FechaFinNovedad: '', NombrePersona: '' };

interface Props {
  readonly orden: OrdenPago;
  /** Notices already in the form, saved or not: they are not offered (spec R 2.7). */
  readonly incluidas: readonly NovedadDeOrden[];
  readonly alAceptar: (lines: readonly NovedadDeOrden[]) => void;
  readonly onClose: () => void;
}

/** Adds notices to an order (spec R 2.7). Chosen notices stay chosen during further searches. */
export function NovedadesDialog({ orden, incluidas, alAceptar, onClose }: Props) {
  const textos = textosDeListado();
  const [filtro, setFiltro] = useState(sinFiltro);
  const [Novedades, setNovedades] = useState<readonly NovedadDeOrden[]>([]);
  const [sorts, setSorts] = useState<readonly Sort[]>([{ id: 'fecha', desc: true }]);
  const [page, setPage] = useState(1);
  const { IdEmpresa, IdOrdenPago } = orden;
  const found = useQuery({
    ...query(service.novedadesCobrar, { body: { ...filtro, IdEmpresa, IdOrdenPago, IdTipoNovedad: 0 } }),
    placeholderData: (before) => before,
  });
  const rows = useMemo(() => {
    const there = new Set(incluidas.map((n) => n.IdPersonaNovedad));
    return (found.data ?? []).filter((n) => !there.has(n.IdPersonaNovedad));
  }, [found.data, incluidas]);
  const columns = useMemo(columnas, []);
  const chosen = new Set(Novedades.map((n) => n.IdPersonaNovedad));
  const missing = rows.filter((n) => !chosen.has(n.IdPersonaNovedad));
  const all = rows.length > 0 && missing.length === 0;
  const chooseAll = (on: boolean) =>
    setNovedades(on ? [...Novedades, ...missing] : Novedades.filter((n) => !rows.some((row) => esLaMisma(row, n))));
  const search = (next: Filtro) => {
    setPage(1);
    if (mismoFiltro(next, filtro)) void found.refetch();
    setFiltro(next);
  };
  const close = useCerrar({
    dirty: Novedades.length > 0,
    onClose,
    question: { message: cerrarMessages.descartarEleccion },
  });
  return (
    <Modal
      title={textos.titulo}
      size="xl"
      onClose={close}
      footer={
        <>
          <p className="novedades-cuenta" role="status">
            {Novedades.length === 0
              ? textos.ninguna
              : fill(textos.seleccionadas, {
                  n: cuantas(Novedades.length),
                  total: bolivianos(totalDe({ Novedades: [...Novedades] })),
                })}
          </p>
          <Button onClick={close}>{general.cancelar}</Button>
          <Button tone="primary" onClick={() => alAceptar(Novedades)}>
            {general.aceptar}
          </Button>
        </>
      }
    >
      <FiltroNovedades asked={filtro} searching={found.isFetching} onSearch={search} />
      {found.isError ? (
        <LecturaFallida de={found} />
      ) : (
        <DataTable
          rows={rows}
          columns={columns}
          selection={{ rows: Novedades, onRows: setNovedades, label: nombreDe }}
          caption={textos.resultados}
          rowKey={(n) => n.IdPersonaNovedad}
          loading={found.isPending}
          stale={found.isFetching}
          empty={<EmptyState text={general.sinRegistros} />}
          sorts={sorts}
          onSorts={setSorts}
          page={page}
          onPage={setPage}
          toolbar={
            rows.length > 0 ? (
              <label className="novedades-todas">
                <input type="checkbox" checked={all} onChange={(event) => chooseAll(event.target.checked)} />
                {textos.seleccionarTodas}
              </label>
            ) : null
          }
        />
      )}
    </Modal>
  );
}

const esLaMisma = (one: NovedadDeOrden, other: NovedadDeOrden): boolean =>
  one.IdPersonaNovedad === other.IdPersonaNovedad;
const nombreDe = (n: NovedadDeOrden): string =>
  fill(textosDeListado().seleccionarA, { novedad: n.Novedad, nombre: n.NombreCompleto });

const columnaEstado = (header: string): Column<NovedadDeOrden> => ({
  id: 'estado',
  header,
  cell: (n) => (
    <Pill fondo={n.ColorFondo} letra={n.ColorLetra}>
      {n.EstadoProceso}
    </Pill>
  ),
  text: (n) => n.EstadoProceso,
});
const columnas = () => [
  ...columnasNovedad(),
  columnaTotal(textosDeForm().totalBs),
  columnaEstado(textosDeListado().estado),
];

/** The filter of the dialog; Enter and Buscar search. The dates are optional. */
function FiltroNovedades({ asked, searching, onSearch }: PropsDeFiltro<Filtro>) {
  const textos = textosDeListado();
  const form = useFormularioDeFiltro(filtroSchema, asked);
  return (
    <Form form={form} className="novedades-filtro" onSubmit={onSearch}>
      <FormDate form={form} name="FechaInicioNovedad" label={textos.desde} />
      <FormDate form={form} name="FechaFinNovedad" label={textos.hasta} />
      <FormText form={form} name="NombrePersona" label={textos.empleado} upper />
      <Button type="submit" icon="search" searching={searching}>
        {general.buscar}
      </Button>
    </Form>
  );
}
