import { porAtender } from '#blocks/cuentas/porAtender.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import type { NombreDeColumna } from '#engine/definition/listDefinition.ts';
import { plazoDeDeclaracion } from '#engine/notice/plazo.ts';
import { dayKey, localDay } from '#lib/days.ts';
import { Pill } from '#ui/layout/Pill.tsx';
import type { Column } from '#ui/table/column.ts';
import { listadoMessages as textos } from './listMessages.ts';
import './novedad-list.css';

/** The notice's number; 0 means none (spec R 4.2). */
const numeroDe = ({ NumeroNovedad }: FilaNovedad) => (NumeroNovedad === '0' ? '' : NumeroNovedad);

const siNo = (value: boolean) => (value ? textos.si : textos.no);

/** By when the notice of a row has to be declared; null once it is declared. */
const plazoDeFila = (row: FilaNovedad) => {
  const estado = estadoPorNombre(row.EstadoProceso);
  return porAtender.some((one) => one === estado) ? plazoDeDeclaracion(row.FechaNovedad) : null;
};

/** How many days are left to declare the notice of a row; nothing once it is declared. */
function PlazoDeFila({ row }: { readonly row: FilaNovedad }) {
  const plazo = plazoDeFila(row);
  if (!plazo) return null;
  return (
    <span className={plazo.quedan < 0 ? 'plazo plazo-vencido' : 'plazo'} title={plazo.fuente}>
      {plazo.texto}
    </span>
  );
}

/** Columns of the notice lists (spec E 2.1, 2.3, 2.5). Each list picks the ones it shows. */
export const columnas = {
  nombre: {
    id: 'nombre',
    header: textos.columnas.nombre,
    cell: (row: FilaNovedad) => <span className="table-strong">{row.NombreCompleto}</span>,
    text: (row: FilaNovedad) => row.NombreCompleto,
  },
  documento: {
    id: 'documento',
    header: textos.columnas.documento,
    cell: (row: FilaNovedad) => row.NumeroDocumento,
    text: (row: FilaNovedad) => row.NumeroDocumento,
    className: 'columna-corta',
  },
  fecha: {
    id: 'fecha',
    header: textos.columnas.fecha,
    cell: (row: FilaNovedad) => localDay(row.FechaNovedad),
    text: (row: FilaNovedad) => localDay(row.FechaNovedad),
    sortValue: (row: FilaNovedad) => dayKey(row.FechaNovedad),
    className: 'columna-corta',
  },
  tipo: {
    id: 'tipo',
    header: textos.columnas.tipo,
    cell: (row: FilaNovedad) => row.Novedad,
    text: (row: FilaNovedad) => row.Novedad,
    searchable: false,
  },
  novedad: {
    id: 'novedad',
    header: textos.columnas.novedad,
    cell: (row: FilaNovedad) => row.Novedad,
    text: (row: FilaNovedad) => row.Novedad,
    searchable: false,
  },
  empresa: {
    id: 'empresa',
    header: textos.columnas.empresa,
    cell: (row: FilaNovedad) => row.Empresa,
    text: (row: FilaNovedad) => row.Empresa,
  },
  pagado: {
    id: 'pagado',
    header: textos.columnas.pagado,
    cell: (row: FilaNovedad) => siNo(row.Pagado),
    text: (row: FilaNovedad) => siNo(row.Pagado),
    searchable: false,
  },
  estado: {
    id: 'estado',
    header: textos.columnas.estado,
    cell: (row: FilaNovedad) => (
      <Pill fondo={row.ColorFondo} letra={row.ColorLetra}>
        {row.EstadoProceso}
      </Pill>
    ),
    text: (row: FilaNovedad) => row.EstadoProceso,
  },
  plazo: {
    id: 'plazo',
    header: textos.columnas.plazo,
    cell: (row: FilaNovedad) => <PlazoDeFila row={row} />,
    text: (row: FilaNovedad) => plazoDeFila(row)?.texto ?? '',
    sortValue: (row: FilaNovedad) => plazoDeFila(row)?.vence ?? null,
    searchable: false,
    className: 'table-short',
  },
  numero: {
    id: 'numero',
    header: textos.columnas.numero,
    cell: (row: FilaNovedad) => numeroDe(row),
    text: (row: FilaNovedad) => numeroDe(row),
    searchable: false,
    optional: true,
  },
} as const satisfies Record<NombreDeColumna, Column<FilaNovedad>>;
