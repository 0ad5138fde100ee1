import type { VisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import type { Factura } from '#contract/entities/factura.ts';
import { cleanDate, toLocalMoment } from '#lib/dates.ts';
import { amountOf, money } from '#lib/money.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn, textColumn } from '#ui/table/columns.ts';
import { AccionesFactura } from './AccionesFactura.tsx';
import { cufMessages, facturas as textos } from './messages.ts';
import { revisarCuf } from './revisarCuf.ts';

/** A date in an unknown format is shown unchanged. */
const fechaDe = ({ fechaEmision }: Factura) => toLocalMoment(fechaEmision);
const estadoDe = ({ estado }: Factura) => estado.toUpperCase();

/** An annulled invoice must not look like a valid one; other states stay neutral. */
function tono(estado: string): 'ok' | 'bad' | 'neutral' {
  if (/^V[AÁ]LID/.test(estado)) return 'ok';
  return /ANULAD|RECHAZAD/.test(estado) ? 'bad' : 'neutral';
}

/** The code, as a button that shows it in words; marked if it does not match its row. */
function Cuf({ factura, alLeer }: { readonly factura: Factura; readonly alLeer: (factura: Factura) => void }) {
  const { problemas } = revisarCuf(factura);
  return (
    <>
      <button
        type="button"
        className="fac-cuf"
        aria-label={cufMessages.leer(factura.numeroFactura, factura.cuf)}
        onClick={() => alLeer(factura)}
      >
        <code className="fac-codigo">{factura.cuf || '—'}</code>
      </button>
      {problemas.length > 0 ? (
        <span className="fac-aviso">
          <Icon name="alert" />
          {cufMessages.revisar}
        </span>
      ) : null}
    </>
  );
}

/** The texts that the free text searches (spec F 5.4): the shown values, and the date as the services write it. */
export const textosDeFila: readonly ((row: Factura) => string)[] = [
  (row) => row.estado,
  (row) => row.documentoSector,
  (row) => String(row.numeroFactura),
  (row) => row.cuf,
  (row) => fechaDe(row),
  (row) => row.fechaEmision,
  (row) => money(row.importeTotal),
];

/** Data columns of the invoices (spec F 2.4). */
export const columnasDeDatos = (alLeer: (factura: Factura) => void): readonly Column<Factura>[] => [
  {
    id: 'estado',
    header: textos.estado,
    cell: (row) => <Pill tone={tono(estadoDe(row))}>{estadoDe(row)}</Pill>,
    text: estadoDe,
  },
  textColumn('sector', textos.sector, (row) => row.documentoSector),
  {
    id: 'numero',
    header: textos.numero,
    cell: (row) => row.numeroFactura,
    text: (row) => String(row.numeroFactura),
    sortValue: (row) => row.numeroFactura,
    align: 'end',
    className: 'fac-titulo',
    names: true,
  },
  {
    id: 'cuf',
    header: textos.cuf,
    cell: (row) => <Cuf factura={row} alLeer={alLeer} />,
    text: (row) => row.cuf,
    className: 'fac-columna-cuf',
  },
  {
    id: 'fecha',
    header: textos.fecha,
    cell: (row) => fechaDe(row),
    text: (row) => fechaDe(row),
    className: 'fac-fecha',
    sortValue: (row) => (cleanDate(row.fechaEmision) === '' ? '' : row.fechaEmision),
  },
  {
    id: 'monto',
    header: textos.monto,
    cell: (row) => money(row.importeTotal),
    text: (row) => money(row.importeTotal),
    sortValue: (row) => amountOf(row.importeTotal),
    align: 'end',
  },
];

/** The actions on an invoice; `show` opens its document. */
export const columnaAcciones = (show: VisorPdf['show']): Column<Factura> =>
  actionsColumn(textos.acciones, (row) => <AccionesFactura factura={row} show={show} />);
