import './orden-pago.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mismoFiltro } from '#blocks/lista-filtrada/filtro.ts';
import { NoActualizado, SinFilas } from '#blocks/lista-filtrada/SinFilas.tsx';
import { TextFilter } from '#blocks/lista-filtrada/TextFilter.tsx';
import { useListaFiltrada } from '#blocks/lista-filtrada/useListaFiltrada.ts';
import { aperturaDeOrden } from '#blocks/orden-pago-control/abrirOrden.ts';
import { etapaDe } from '#blocks/orden-pago-control/etapaDe.ts';
import { PorPagar, pagarTexto } from '#blocks/por-pagar/PorPagar.tsx';
import type { PagoPendiente } from '#blocks/por-pagar/porPagar.ts';
import { usePorPagar } from '#blocks/por-pagar/usePorPagar.ts';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import { audience, useSession } from '#client/session.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { facturas } from '#contract/services/facturas.ts';
import { ordenPago as service } from '#contract/services/ordenPago.ts';
import { toLocalDate } from '#lib/dates.ts';
import { localKeys } from '#lib/storage.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { FiltroOrdenes } from './FiltroOrdenes.tsx';
import {
  type Busqueda,
  type Fechas,
  fechasPorDefecto,
  fechasPropias,
  fechasSchema,
  filtroDeOrdenes,
} from './filtroOrdenes.ts';
import { ordenPago } from './messages.ts';
import { accionesDeOrden, columnasPropias, ordenPagoColumns } from './ordenPagoColumns.tsx';
import { PagarDialog } from './pagar/PagarDialog.tsx';
import { papelDeFactura } from './papelDeFactura.ts';
import { useArmar } from './useArmar.ts';

function useOrdenes(busqueda: Busqueda) {
  const IdEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const body = filtroDeOrdenes(IdEmpresa, busqueda);
  return useQuery({ ...query(service.listar, { body }), placeholderData: (before) => before });
}

const LISTA = 'orden-pago-admin-ex';
const vista = { orden: [{ id: 'fecha', desc: true }], columnas: ordenPagoColumns.map(({ id }) => id) };

/** Which orders of the found ones are shown: all, unless the person chose one of the other two. */
const pagos = [
  { id: '', label: ordenPago.todas, tiene: () => true },
  { id: 'porPagar', label: ordenPago.sinPagar, tiene: (orden: OrdenPago) => etapaDe(orden) !== 'pagada' },
  { id: 'pagadas', label: ordenPago.pagadas, tiene: (orden: OrdenPago) => etapaDe(orden) === 'pagada' },
] as const;

/** An insured person reads of payments, not of orders. */
const nombresPropios: Readonly<Record<string, string>> = {
  '': ordenPago.todasPropias,
  pagadas: ordenPago.pagadasPropias,
};

/** Opens an order's invoice in the viewer (spec R 2.6). */
function useFactura() {
  const visor = useVisorPdf();
  const { show } = visor;
  const columns = useMemo(() => {
    const open = (orden: OrdenPago) => {
      const { titulo, archivo } = papelDeFactura(orden);
      return show(titulo, archivo, () => call(facturas.pdfPorCuf, { params: { cuf: orden.Cuf } }));
    };
    return [...(audience() === 'insured' ? columnasPropias : ordenPagoColumns), accionesDeOrden(open)];
  }, [show]);
  return { columns, element: visor.element };
}

/** Asks for a payment when the page opens: its `clave`, from the home. */
interface PedidoDePago {
  readonly pagar?: string;
}

/**
 * What an insured person owes, above the list of her payments. A payment that the home asked for opens once what is owed is
 * known; closing it forgets the request, so that a reload does not open it again.
 */
function LoQueDebo() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const deuda = usePorPagar();
  const [pedido, setPedido] = useState((state as PedidoDePago | null)?.pagar ?? null);
  const [pago, setPago] = useState<PagoPendiente | null>(null);
  // Not from what was owed when the home was opened.
  if (pedido !== null && deuda.pagos !== null && !deuda.fetching) {
    setPedido(null);
    setPago(deuda.pagos.find(({ clave }) => clave === pedido) ?? null);
  }
  const cerrar = () => {
    setPago(null);
    void navigate({ search }, { replace: true, state: null });
  };
  return (
    <>
      <PorPagar
        deuda={deuda}
        className="order-debt"
        accion={(one) => (
          <Button tone="primary" icon="money" aria-haspopup="dialog" onClick={() => setPago(one)}>
            {pagarTexto(one)}
          </Button>
        )}
      />
      {pago ? (
        <DialogPart onClose={cerrar}>
          <PagarDialog pago={pago} onClose={cerrar} />
        </DialogPart>
      ) : null}
    </>
  );
}

/** The company's payment orders, or an insured person's own (spec R 2.6). */
export function OrdenPagoListPage() {
  const navigate = useNavigate();
  const IdEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const propias = audience() === 'insured';
  const defaults = useMemo(() => (propias ? fechasPropias() : fechasPorDefecto()), [propias]);
  const { submitted, submit, resultados } = useListaFiltrada<Fechas>({
    storageKey: localKeys.filtroOrdenPago,
    listName: LISTA,
    defaults,
    schema: fechasSchema,
    editRoute: 'orden-pago-editar-ex',
    vista,
  });
  const { nombre: NombrePersona, mostrar: pago, texto, mirar } = resultados;
  const ordenes = useOrdenes({ ...submitted, NombrePersona });
  const found = ordenes.data;
  const rows = useMemo(
    () => (found ?? []).filter(pagos.find(({ id }) => id === pago)?.tiene ?? (() => true)),
    [found, pago],
  );
  const nombres: Readonly<Record<string, string>> = propias ? nombresPropios : {};
  const chips = pagos.map(({ id, label, tiene }) => ({
    id,
    label: nombres[id] ?? label,
    count: (found ?? []).filter(tiene).length,
  }));
  const { columns, element } = useFactura();
  const nueva = aperturaDeOrden({ IdOrdenPago: 0, IdEmpresa });
  const [armar, arming] = useArmar(IdEmpresa, (ref) => {
    const { to, remember } = aperturaDeOrden(ref);
    remember();
    void navigate(to);
  });
  const asked = { ...submitted, NombrePersona };
  const search = (next: Busqueda) => {
    // A changed filter sends its own request; an unchanged one is loaded again here.
    if (mismoFiltro(next, asked)) void ordenes.refetch();
    const { NombrePersona: nombre, ...fechas } = next;
    mirar({ nombre });
    submit(fechas);
  };
  return (
    <>
      <PageHead
        title={propias ? ordenPago.tituloPropio : ordenPago.titulo}
        lead={propias ? ordenPago.explicacionPropia : ordenPago.explicacion}
        actions={
          <>
            {propias ? null : (
              <Button icon="list" busy={arming} onClick={() => void armar()}>
                {ordenPago.armar}
              </Button>
            )}
            <LinkButton tone={propias ? 'plain' : 'primary'} icon="plus" to={nueva.to} onClick={nueva.remember}>
              {general.nuevo}
            </LinkButton>
          </>
        }
      />
      {propias ? <LoQueDebo /> : null}
      <FiltroOrdenes propias={propias} asked={asked} searching={ordenes.isFetching} onSearch={search} />
      <NoActualizado consulta={ordenes} />
      <Card>
        <DataTable
          rows={rows}
          toolbar={
            <>
              <Chips
                label={propias ? ordenPago.segunPagoPropio : ordenPago.segunPago}
                items={chips}
                active={pago}
                onChange={(id) => mirar({ mostrar: id })}
              />
              <TextFilter value={texto} onChange={(next) => mirar({ texto: next })} />
            </>
          }
          columns={columns}
          caption={propias ? ordenPago.listadoPropio : ordenPago.listado}
          rowKey={(orden) => orden.IdOrdenPago}
          list={ordenPago.archivo}
          loading={ordenes.isPending}
          stale={ordenes.isFetching}
          filter={texto}
          empty={
            <SinFilas
              consulta={ordenes}
              texto={texto}
              hay={(found ?? []).length > 0}
              alQuitar={() => mirar({ mostrar: '', texto: '' })}
            />
          }
          {...resultados.tabla}
          narrowed={[
            `${toLocalDate(submitted.FechaDesde)} – ${toLocalDate(submitted.FechaHasta)}`,
            NombrePersona,
            pago === '' ? '' : (chips.find(({ id }) => id === pago)?.label ?? ''),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      </Card>
      {element}
    </>
  );
}
