import { type Ref, useCallback, useMemo } from 'react';
import { buscarOpcion } from '#engine/definition/opciones.ts';
import type { Option } from '#ui/fields/Field.tsx';
import { EditGrid } from '#ui/grid/EditGrid.tsx';
import type { GridColumn, GridHandle, GridTicks } from '#ui/grid/grid.ts';
import { type Fila, sePuedeMarcar } from '../fila/fila.ts';
import { columnaEscrita } from './columnas.tsx';
import { revisarMessages as textos } from './messages.ts';
import { notasDeCelda } from './notas.ts';
import type { RevisarProps } from './revisar.ts';

const numeroDe = ({ numero }: Fila): number => numero;
const nombreDeFila = ({ numero }: Fila): string => textos.nombreDeFila(numero);

/** The options of a cell. The one that its text stands for has that text: 'EL ALTO' is chosen in 'EL ALTO · LA PAZ'. */
function opcionesCon(lista: readonly string[], escrito: string): readonly Option[] {
  const suya = buscarOpcion(
    lista.map((label, value) => ({ value, label })),
    escrito,
  )?.value;
  return lista.map((texto, at) => ({ value: at === suya ? escrito : texto, label: texto }));
}

interface Props extends Pick<RevisarProps, 'tienda' | 'opcionesDe' | 'alComprobar'> {
  readonly filas: readonly Fila[];
  readonly columnas: readonly GridColumn<Fila>[];
  readonly mando: Ref<GridHandle>;
}

/** The rows, to correct them cell by cell. */
export function Tabla({ tienda, filas, columnas, opcionesDe, alComprobar, mando }: Props) {
  const opciones = useCallback(
    (fila: Fila, id: string) => {
      const columna = columnaEscrita(id);
      const lista = columna === null || id === 'documento' ? null : opcionesDe(fila, columna);
      return columna === null || lista === null ? null : opcionesCon(lista, fila.textos[columna] ?? '');
    },
    [opcionesDe],
  );
  const marcas = useMemo<GridTicks<Fila>>(
    () => ({
      label: ({ numero }) => textos.registrarFila(numero),
      ticked: ({ marcada }) => marcada,
      can: sePuedeMarcar,
      onTick: ({ numero }, si) => tienda.marcar([numero], si),
    }),
    [tienda],
  );
  const editar = ({ numero }: Fila, id: string, texto: string) => {
    const columna = columnaEscrita(id);
    if (columna === null) return;
    // The document is typed in one piece, and the reading splits it.
    tienda.editar([numero], id === 'documento' ? { NumeroDocumento: texto, Complemento: '' } : { [columna]: texto });
    alComprobar([numero]);
  };
  return (
    <EditGrid<Fila>
      label={textos.tabla}
      rows={filas}
      columns={columnas}
      keyOf={numeroDe}
      rowName={nombreDeFila}
      notesOf={notasDeCelda}
      optionsOf={opciones}
      ticks={marcas}
      onEdit={editar}
      handle={mando}
    />
  );
}
