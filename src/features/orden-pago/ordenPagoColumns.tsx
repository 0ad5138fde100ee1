import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { money } from '#lib/money.ts';
import { fill } from '#lib/texts.ts';
import { Pill } from '#ui/layout/Pill.tsx';
import type { Column } from '#ui/table/column.ts';
import { ordenPago } from './messages.ts';

/** Invoice number and payment date of a paid order; '' for one that is not. */
export function datosDelPago({ NumeroFactura, FechaPago }: OrdenPago): string {
  if (NumeroFactura === 0) return '';
  return [fill(ordenPago.factura, { numero: NumeroFactura }), toLocalDate(FechaPago)].filter(Boolean).join(' · ');
}

const lineas = ({ Novedades }: OrdenPago) => Novedades.map((n) => `${n.Novedad} - ${n.NombreCompleto}`);

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
    header: ordenPago.detalle,
    cell: (row) => (
      <ul className="order-lines">
        {row.Novedades.map((n) => (
          <li key={n.IdPersonaNovedad}>
            <b>{n.NombreCompleto}</b>
            <span>{n.Novedad}</span>
          </li>
        ))}
      </ul>
    ),
    text: (row) => lineas(row).join('; '),
  },
  {
    id: 'codigo',
    header: ordenPago.codigo,
    cell: (row) => row.CodigoTransaccion,
    text: (row) => row.CodigoTransaccion,
  },
  {
    id: 'total',
    header: ordenPago.total,
    cell: (row) => money(row.Total),
    text: (row) => money(row.Total),
    sortValue: (row) => row.Total,
    align: 'end',
  },
  {
    id: 'pago',
    header: ordenPago.pago,
    cell: (row) => datosDelPago(row) || <Pill tone="info">{ordenPago.sinPagar}</Pill>,
    text: (row) => datosDelPago(row) || ordenPago.sinPagar,
  },
  { id: 'observacion', header: ordenPago.observacion, cell: (row) => row.Observacion, text: (row) => row.Observacion },
];
