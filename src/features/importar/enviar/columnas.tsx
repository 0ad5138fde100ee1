import type { Column } from '#ui/table/column.ts';
import { textColumn } from '#ui/table/columns.ts';
import { documentoDe, type Fila, nombreDe } from '../fila/fila.ts';
import { EstadoDeEnvio, type Situacion } from './EstadoDeEnvio.tsx';
import { enviarMessages as textos } from './messages.ts';

/** A row with what the run says of it. */
export interface FilaEnviada {
  readonly fila: Fila;
  readonly situacion: Situacion;
  readonly detalle: string;
}

/** The columns of the rows while they are sent, and of the result; `sortable` is false while the rows move by themselves. */
export const columnasDeEnvio = (detalle: string, sortable = true): readonly Column<FilaEnviada>[] =>
  columnas(detalle).map((columna) => ({ ...columna, sortable }));

const columnas = (detalle: string): readonly Column<FilaEnviada>[] => [
  textColumn('fila', textos.fila, ({ fila }) => String(fila.numero), {
    sortValue: ({ fila }) => fila.numero,
    className: 'num',
  }),
  textColumn('documento', textos.documento, ({ fila }) => documentoDe(fila), { className: 'num' }),
  textColumn('nombre', textos.nombre, ({ fila }) => nombreDe(fila), { names: true, className: 'table-strong' }),
  textColumn('estado', textos.estado, ({ situacion }) => textos.categorias[situacion], {
    cell: ({ situacion }) => <EstadoDeEnvio situacion={situacion} />,
  }),
  textColumn('detalle', detalle, (una) => una.detalle, { className: 'envio-detalle' }),
];
