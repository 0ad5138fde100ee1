import { type ReactNode, useMemo } from 'react';
import { EnlaceACarpeta } from '#blocks/carpeta/EnlaceACarpeta.tsx';
import { useTask } from '#client/useTask.ts';
import { Button } from '#ui/buttons/Button.tsx';
import type { Column } from '#ui/table/column.ts';
import { acciones } from './columnas.tsx';
import { type Lectura, Lista } from './Lista.tsx';
import type { Operacion } from './operacion.ts';
import { PeriodoForm } from './PeriodoForm.tsx';
import { type Periodo, periodoEnPalabras } from './periodo.ts';
import type { VistaProps } from './vista.ts';

/** A row about a person. IdPersona 0: the fund does not know her. */
interface DePersona {
  readonly IdPersona: number;
  readonly NombreCompleto: string;
}

interface Props<T> {
  readonly vista: VistaProps;
  readonly periodo: Periodo;
  /** The list holds what waits: all dates may be chosen. */
  readonly espera?: boolean;
  /** What the rows are narrowed to besides the period, for the paper. */
  readonly acotado?: string;
  readonly consulta: Lectura<T>;
  readonly columnas: readonly Column<T>[];
  /** The action on one row: its button, its accessible name, and the operation. Rows that do not allow it have none. */
  readonly una: {
    readonly boton: string;
    readonly nombre: (row: T) => string;
    readonly operacion: (row: T) => Operacion | null;
  };
  /** The action on all rows of the period. */
  readonly todas: { readonly boton: string; readonly operacion: () => Operacion };
  readonly textos: {
    readonly titulo: string;
    readonly archivo: string;
    readonly nota?: string;
    readonly porPeriodo: string;
    readonly ninguna: string;
  };
  readonly rowKey: (row: T) => number;
  /** Between the period and the list. */
  readonly children?: ReactNode;
}

/** What has to be corrected in the registry for a period, one by one or all at once (spec F 7.4, 7.5). */
export function ListaDePeriodo<T extends DePersona>(props: Props<T>) {
  const { vista, periodo, espera = false, acotado = '', consulta, columnas, una, todas, textos, rowKey } = props;
  const { ver, operaciones, alTerminar } = vista;
  const [hacer] = useTask(async (operacion: Operacion | null) => {
    if (operacion && (await operaciones.operar(operacion))) alTerminar();
  });
  const columns = useMemo(
    () => [
      ...columnas,
      acciones((row: T) => (
        <>
          <EnlaceACarpeta idPersona={row.IdPersona} nombre={row.NombreCompleto} />
          <Button tone="ghost" onClick={() => void hacer(una.operacion(row))} aria-label={una.nombre(row)}>
            {una.boton}
          </Button>
        </>
      )),
    ],
    [columnas, una, hacer],
  );
  return (
    <>
      <PeriodoForm
        periodo={periodo}
        nota={textos.porPeriodo}
        searching={consulta.isFetching}
        espera={espera}
        alCambiarPeriodo={(next) => ver({ ...next })}
      />
      {props.children}
      <Lista
        titulo={textos.titulo}
        archivo={textos.archivo}
        {...(textos.nota ? { nota: textos.nota } : {})}
        consulta={consulta}
        columns={columns}
        rowKey={rowKey}
        vacio={textos.ninguna}
        acotado={[periodoEnPalabras(periodo), acotado].filter(Boolean).join(' · ')}
        acciones={
          <Button icon="send" busy={operaciones.busy} onClick={() => void hacer(todas.operacion())}>
            {todas.boton}
          </Button>
        }
      />
    </>
  );
}
