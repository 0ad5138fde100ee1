import type { ReactNode } from 'react';
import { aperturaDeOrden } from '#blocks/orden-pago-control/abrirOrden.ts';
import { estaPagada } from '#blocks/orden-pago-control/estaPagada.ts';
import { etapaDe } from '#blocks/orden-pago-control/etapaDe.ts';
import { queSePaga } from '#blocks/por-pagar/enPalabras.ts';
import { llaveDeLinea } from '#blocks/por-pagar/porPagar.ts';
import { audience } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { amountOf, money } from '#lib/money.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn, textColumn } from '#ui/table/columns.ts';
import { ordenPago } from './messages.ts';
import { papelDeFactura } from './papelDeFactura.ts';

/** Invoice or receipt, and payment date of a paid order; '' if it is not paid. */
function datosDelPago(orden: OrdenPago): string {
  if (!estaPagada(orden)) return '';
  const { NumeroFactura, NumeroComprobante, FechaPago } = orden;
  const paper = NumeroFactura
    ? fill(ordenPago.factura, { numero: NumeroFactura })
    : NumeroComprobante && fill(ordenPago.comprobante, { numero: NumeroComprobante });
  return [paper || ordenPago.pagada, toLocalDate(FechaPago)].filter(Boolean).join(' · ');
}

/** The stage of an unpaid order, in one word. */
const pendiente = {
  borrador: { texto: ordenPago.borrador, tone: 'neutral' },
  generada: { texto: ordenPago.sinPagar, tone: 'info' },
  vencida: { texto: ordenPago.vencida, tone: 'warn' },
  pagada: { texto: '', tone: 'ok' },
} as const;

const pagoTexto = (row: OrdenPago) => datosDelPago(row) || pendiente[etapaDe(row)].texto;

/** The maximum number of notices shown in an order's row; the others are counted, and shown when this is pressed. */
const MOST_LINES = 3;

const lineas = ({ Novedades }: OrdenPago) => Novedades.map((n) => `${n.Novedad} - ${n.NombreCompleto}`);

function Lineas({
  novedades,
  children,
}: {
  readonly novedades: OrdenPago['Novedades'];
  readonly children?: ReactNode;
}) {
  return (
    <ul className="order-lines">
      {novedades.map((n, at) => (
        <li key={llaveDeLinea(n, at)}>
          <b>{n.NombreCompleto}</b>
          <span>{audience() === 'insured' ? queSePaga(n) : n.Novedad}</span>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Columns of the payment-order list (spec R 2.6). */
export const ordenPagoColumns: readonly Column<OrdenPago>[] = [
  {
    id: 'fecha',
    header: ordenPago.fecha,
    cell: (row) => toLocalDate(row.FechaOrdenPago),
    text: (row) => toLocalDate(row.FechaOrdenPago),
    sortValue: (row) => cleanDate(row.FechaOrdenPago),
  },
  {
    id: 'detalle',
    names: true,
    header: ordenPago.detalle,
    cell: (row) => (
      <Lineas novedades={row.Novedades.slice(0, MOST_LINES)}>
        {row.Novedades.length > MOST_LINES ? (
          <li>
            <details className="order-more">
              <summary>{fill(ordenPago.masNovedades, { n: row.Novedades.length - MOST_LINES })}</summary>
              <Lineas novedades={row.Novedades.slice(MOST_LINES)} />
            </details>
          </li>
        ) : null}
      </Lineas>
    ),
    text: (row) => lineas(row).join('; '),
  },
  {
    id: 'codigo',
    header: ordenPago.codigo,
    cell: (row) => <span className="num">{row.CodigoTransaccion}</span>,
    text: (row) => row.CodigoTransaccion,
  },
  {
    id: 'total',
    header: ordenPago.total,
    cell: (row) => <span className="num">{money(row.Total)}</span>,
    text: (row) => money(row.Total),
    sortValue: (row) => amountOf(row.Total),
    align: 'end',
  },
  {
    id: 'pago',
    header: ordenPago.pago,
    cell: (row) => datosDelPago(row) || <Pill tone={pendiente[etapaDe(row)].tone}>{pagoTexto(row)}</Pill>,
    text: pagoTexto,
  },
  textColumn('observacion', ordenPago.observacion, (row) => row.Observacion),
  textColumn('numero', ordenPago.numero, (row) => String(row.IdOrdenPago), {
    sortValue: (row) => row.IdOrdenPago,
    searchable: false,
    optional: true,
  }),
];

/** The same columns in the words of an insured person, with what is paid as people call it. */
export const columnasPropias: readonly Column<OrdenPago>[] = ordenPagoColumns.map((column) => {
  const header = ordenPago.propias[column.id as keyof typeof ordenPago.propias];
  return header ? { ...column, header } : column;
});

/** The actions on a row: view or edit the order, and its invoice if there is one (spec R 2.6). */
export const accionesDeOrden = (alVerFactura: (orden: OrdenPago) => Promise<void>): Column<OrdenPago> =>
  actionsColumn(ordenPago.acciones, (row) => {
    const { to, remember } = aperturaDeOrden(row);
    const editable = etapaDe(row) === 'borrador';
    const propia = audience() === 'insured';
    const [editar, ver] = propia
      ? [ordenPago.editarPropia, ordenPago.verPropia]
      : [ordenPago.editarOrden, ordenPago.verOrden];
    return (
      <span className="order-actions">
        {row.Cuf ? <VerFactura orden={row} alVerFactura={alVerFactura} /> : null}
        <LinkButton
          tone="ghost"
          to={to}
          onClick={remember}
          aria-label={fill(editable ? editar : ver, { numero: row.IdOrdenPago })}
        >
          {editable ? general.editar : general.ver}
        </LinkButton>
      </span>
    );
  });

function VerFactura({
  orden,
  alVerFactura,
}: {
  readonly orden: OrdenPago;
  readonly alVerFactura: (orden: OrdenPago) => Promise<void>;
}) {
  const [abrir, opening] = useTask(alVerFactura);
  return (
    <Button
      tone="ghost"
      icon="file-text"
      busy={opening}
      aria-label={papelDeFactura(orden).boton}
      onClick={() => void abrir(orden)}
    >
      {ordenPago.verFactura}
    </Button>
  );
}
