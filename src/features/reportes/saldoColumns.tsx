import type { SaldoFormulario } from '#contract/entities/formularioFisico.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn, textColumn } from '#ui/table/columns.ts';
import { opensRow } from '#ui/table/rowFocus.ts';
import { BarraUso, porcentajeUsado } from './BarraUso.tsx';
import { Interruptor } from './Interruptor.tsx';
import { saldo } from './saldoMessages.ts';

type Row = SaldoFormulario;

const cantidad = (id: string, header: string, value: (row: Row) => number): Column<Row> => ({
  id,
  header,
  text: (row) => String(value(row)),
  cell: (row) => <span className="num">{value(row)}</span>,
  sortValue: value,
  align: 'end',
});

/** Columns of the balance (spec R 2.9); on a phone the notice is the title of the card. */
export const saldoColumns = (onDetail: (row: Row) => void): readonly Column<Row>[] => [
  textColumn('regional', saldo.regional, (row) => row.Regional),
  textColumn('empresa', saldo.empresa, (row) => row.Empresa),
  textColumn('novedad', saldo.novedad, (row) => row.Novedad, {
    className: 'table-strong',
    names: true,
  }),
  cantidad('asignado', saldo.asignado, (row) => row.TotalAsignado),
  {
    ...cantidad('usado', saldo.usado, (row) => row.TotalUsado),
    cell: (row) => (
      <span className="saldo-used">
        <span className="saldo-used-figures">
          <b className="num">{row.TotalUsado}</b>
          <small>{fill(saldo.porcentaje, { n: porcentajeUsado(row.TotalUsado, row.TotalAsignado) })}</small>
        </span>
        <BarraUso usado={row.TotalUsado} asignado={row.TotalAsignado} />
      </span>
    ),
  },
  cantidad('disponible', saldo.disponible, (row) => row.TotalDisponible),
  {
    id: 'habilitado',
    header: saldo.habilitado,
    text: (row) => (row.Habilitado ? saldo.si : saldo.no),
    cell: (row) => <Interruptor row={row} />,
    className: 'saldo-enabled',
  },
  actionsColumn(saldo.acciones, (row) => (
    <Button
      {...opensRow}
      tone="ghost"
      aria-label={fill(saldo.detalleDe, { novedad: row.Novedad, empresa: row.Empresa })}
      onClick={() => onDetail(row)}
    >
      {saldo.detalle}
    </Button>
  )),
];
