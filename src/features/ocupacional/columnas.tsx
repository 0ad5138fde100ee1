import { EnlaceACarpeta } from '#blocks/carpeta/EnlaceACarpeta.tsx';
import type { FilaOcupacional } from '#contract/entities/ocupacional.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn, dateColumn, textColumn } from '#ui/table/columns.ts';
import { opensRow } from '#ui/table/rowFocus.ts';
import { ocupacionalMessages as textos } from './messages.ts';

/** Data columns of the exams (spec R 2.8). */
export const columnas: readonly Column<FilaOcupacional>[] = [
  textColumn('regional', textos.regional, (row) => row.Regional),
  textColumn('empresa', textos.empresa, (row) => row.NombreEmpresa),
  {
    id: 'nombre',
    header: textos.nombre,
    cell: (row) => <span className="table-strong">{row.NombreCompleto}</span>,
    text: (row) => row.NombreCompleto,
    className: 'ocu-titulo',
    names: true,
  },
  textColumn('novedad', textos.novedad, (row) => row.Novedad),
  dateColumn('fecha', textos.fecha, (row) => row.FechaNovedad),
  {
    id: 'estado',
    header: textos.estado,
    cell: (row) => (
      <Pill fondo={row.ColorFondo} letra={row.ColorLetra}>
        {row.Estado}
      </Pill>
    ),
    text: (row) => row.Estado,
  },
];

/** An exam may only be deleted in the state OCUPACIONAL_REGISTRADO (spec R 4.5); states are compared by name. */
const esRegistrado = (row: FilaOcupacional): boolean => estadoPorNombre(row.Estado) === 'registrado';

/** The actions on an exam. Users who may not delete get no delete button. Only the staff get the link to the folder. */
export const columnaAcciones = (acts: {
  readonly cita: (row: FilaOcupacional) => void;
  readonly reporte: (row: FilaOcupacional) => void;
  readonly eliminar: ((row: FilaOcupacional) => void) | null;
  readonly conCarpeta: boolean;
}): Column<FilaOcupacional> =>
  actionsColumn(textos.acciones, (row) => (
    <>
      {acts.eliminar && esRegistrado(row) ? (
        <Button
          tone="ghost"
          icon="trash"
          aria-label={textos.eliminarDe(row.NombreCompleto)}
          onClick={() => acts.eliminar?.(row)}
        >
          {textos.eliminar}
        </Button>
      ) : null}
      <Button
        tone="ghost"
        icon="calendar"
        aria-label={textos.citaDe(row.NombreCompleto)}
        onClick={() => acts.cita(row)}
      >
        {textos.cita}
      </Button>
      <Button
        {...opensRow}
        tone="ghost"
        icon="file-text"
        aria-label={textos.reporteDe(row.NombreCompleto)}
        onClick={() => acts.reporte(row)}
      >
        {textos.verReporte}
      </Button>
      {acts.conCarpeta ? <EnlaceACarpeta idPersona={row.IdPersona} nombre={row.NombreCompleto} /> : null}
    </>
  ));
