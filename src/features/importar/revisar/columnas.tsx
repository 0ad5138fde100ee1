import { toLocalDate } from '#lib/dates.ts';
import { money } from '#lib/money.ts';
import { type GridColumn, TICKS } from '#ui/grid/grid.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { type Columna, columnas } from '../fila/columnas.ts';
import { documentoDe, type Estado, estadoDe, type Fila, nombreDe } from '../fila/fila.ts';
import { tiposDeAviso } from '../fila/tipos.ts';
import { columnaMessages } from '../partes/messages.ts';
import { revisarMessages as textos } from './messages.ts';
import { type IdDeColumna, parteDelNombre, partesDe } from './notas.ts';
import type { CuentaDeAdjuntos } from './revisar.ts';

const formas: Readonly<Record<Estado, readonly [icono: IconName, tono: string]>> = {
  lista: ['check-circle', 'ok'],
  aviso: ['alert', 'warn'],
  problema: ['x-circle', 'bad'],
  pendiente: ['clock', 'nada'],
  registrada: ['check-circle', 'ok'],
  rechazada: ['x-circle', 'bad'],
  sinConfirmar: ['alert', 'warn'],
};

const nombreDeEstado = (fila: Fila): string =>
  fila.paso === 'comprobando' ? textos.comprobandoFila : textos.estados[estadoDe(fila)];

/** The state of a row by icon and word. */
function EstadoDeFila({ fila }: { fila: Fila }) {
  const [icono, tono] = formas[estadoDe(fila)];
  const revisa = fila.paso === 'comprobando';
  return (
    <span className={`revisar-estado revisar-${tono}`}>
      <Icon name={revisa ? 'rotate' : icono} className={revisa ? 'icon-spin' : ''} />
      {nombreDeEstado(fila)}
    </span>
  );
}

const fechas: ReadonlySet<Columna> = new Set(['FechaAviso', 'FechaNacimiento', 'FechaFinContrato']);

/** A cell as it is shown: dates and amounts that could be read in the portal's form, otherwise as the file has them. */
function mostrado({ textos: escritos, valores }: Fila, columna: Columna): string {
  const texto = escritos[columna] ?? '';
  const valor = valores[columna];
  if (texto === '' || valor === undefined || valor === null) return texto;
  if (fechas.has(columna)) return typeof valor === 'string' ? toLocalDate(valor) : texto;
  return columna === 'HaberMensual' && typeof valor === 'number' ? money(valor) : texto;
}

type Clase = 'alta' | 'baja' | 'transferencia';

/** The kind of notice that all rows are about; null for several, or none. */
export function claseUnica(filas: readonly Fila[]): Clase | null {
  const claves = new Set(filas.map(({ tipo }) => tipo));
  const [unica, ...mas] = new Set(tiposDeAviso.filter(({ tipo }) => claves.has(tipo)).map(({ clase }) => clase));
  return mas.length === 0 ? (unica ?? null) : null;
}

/** Whole pixels in rem: otherwise a line of a column that is scrolled away is seen beside those that stay. */
const pixeles = (ancho: number): number => ancho / 16;

/** Widths in rem of the columns that are not of the usual width. */
const anchos: Readonly<Partial<Record<Columna, number>>> = {
  TipoAviso: 8.5,
  FechaAviso: pixeles(93),
  Cargo: pixeles(90),
  HaberMensual: pixeles(77),
  Ubicacion: pixeles(94),
  Direccion: 12,
  Observacion: 12,
  Correo: 11,
};

/** Room for the title: half a rem for each letter. */
const anchoDe = (header: string): number => Math.max(8, header.length / 2);

/** Shown under other names than in the template, because they are short. */
const cortos: Readonly<Partial<Record<Columna, string>>> = {
  Cargo: textos.columnas.cargo,
  HaberMensual: textos.columnas.haber,
  Ubicacion: textos.columnas.ubicacion,
};

function columnaDe(columna: Columna, header: string): GridColumn<Fila> {
  return {
    id: columna,
    header,
    name: columnaMessages[columna],
    width: anchos[columna] ?? anchoDe(header),
    text: (fila) => mostrado(fila, columna),
    edit: (fila) => (fechas.has(columna) ? mostrado(fila, columna) : (fila.textos[columna] ?? '')),
    ...(columna === 'HaberMensual' ? { align: 'end' as const } : {}),
    ...(fechas.has(columna) ? { placeholder: textos.fechaComo } : {}),
  };
}

/** The columns that come first after the name, as far as the file has them. The others follow, out of view. */
const primordiales = ['FechaAviso', 'Cargo', 'HaberMensual', 'Ubicacion'] as const satisfies readonly Columna[];

/** A column of the grid, and whether it is always in view: these are what a phone shows. */
export type ColumnaDeRevision = GridColumn<Fila> & { readonly principal: boolean };

/** The columns that every grid has: they hold the row together. */
const fijas = (
  adjuntos: ReadonlyMap<number, CuentaDeAdjuntos>,
): { readonly primeras: readonly GridColumn<Fila>[]; readonly deAdjuntos: GridColumn<Fila> } => ({
  primeras: [
    { id: TICKS, header: textos.registrar, width: pixeles(34), pinned: true, text: () => '' },
    {
      id: 'fila',
      header: textos.columnas.fila,
      width: pixeles(44),
      pinned: true,
      text: ({ numero }) => String(numero),
      className: 'revisar-numero',
    },
    {
      id: 'estado',
      header: textos.columnas.estado,
      width: pixeles(120),
      pinned: true,
      text: nombreDeEstado,
      cell: (fila) => <EstadoDeFila fila={fila} />,
    },
    {
      id: 'documento',
      header: textos.columnas.documento,
      width: pixeles(92),
      pinned: true,
      text: documentoDe,
      edit: documentoDe,
    },
    {
      id: 'nombre',
      header: textos.columnas.nombre,
      width: pixeles(144),
      pinned: true,
      grows: true,
      names: true,
      text: nombreDe,
      editedIn: parteDelNombre,
    },
  ],
  deAdjuntos: {
    id: 'adjuntos',
    header: textos.columnas.adjuntos,
    name: textos.columnas.adjuntosNombre,
    width: pixeles(46),
    text: ({ numero }) => {
      const cuenta = adjuntos.get(numero);
      return cuenta ? `${cuenta.hay}/${cuenta.piden}` : '';
    },
  },
});

/** What decides which columns a grid has. */
interface Pedido {
  /** The columns with a text or a finding. */
  readonly conTexto: ReadonlySet<Columna>;
  /** The columns that the clerk asked for, or did not want. */
  readonly elegidas: ReadonlyMap<Columna, boolean>;
  /** What all rows are about; null for several kinds of notice. */
  readonly clase: Clase | null;
  readonly adjuntos: ReadonlyMap<number, CuentaDeAdjuntos>;
}

const enNombre: ReadonlySet<Columna> = new Set(partesDe.nombre);
const enDocumento: ReadonlySet<Columna> = new Set(partesDe.documento);

/** The columns that can be shown or not: all but those that hold a row together. */
export const elegibles: readonly Columna[] = columnas.filter(
  (columna) => columna !== 'FechaAviso' && !enNombre.has(columna) && !enDocumento.has(columna),
);

/** Whether a column of the file is shown. */
export const seMuestra = ({ conTexto, elegidas }: Pick<Pedido, 'conTexto' | 'elegidas'>, columna: Columna): boolean =>
  elegidas.get(columna) ?? conTexto.has(columna);

/** The columns of the grid: what is looked at most in view, everything else beside it. */
export function columnasDeRevision(pedido: Pedido): readonly ColumnaDeRevision[] {
  const { clase, adjuntos } = pedido;
  const fecha = textos.fechas[clase ?? 'varias'];
  const { primeras, deAdjuntos } = fijas(adjuntos);
  const primero: readonly Columna[] = [...(clase === null ? (['TipoAviso'] as const) : []), ...primordiales];
  const enVista = primero.filter((columna) => columna === 'FechaAviso' || seMuestra(pedido, columna));
  const otras = columnas.filter(
    (columna) =>
      !enVista.includes(columna) && !enDocumento.has(columna) && (enNombre.has(columna) || seMuestra(pedido, columna)),
  );
  const principales = [
    ...primeras,
    ...enVista.map((columna) =>
      columnaDe(columna, columna === 'FechaAviso' ? fecha : (cortos[columna] ?? columnaMessages[columna])),
    ),
    ...(adjuntos.size > 0 ? [deAdjuntos] : []),
  ];
  return [
    ...principales.map((columna) => ({ ...columna, principal: true })),
    ...otras.map((columna) => ({ ...columnaDe(columna, columnaMessages[columna]), principal: false })),
  ];
}

/** The column whose text a cell of the grid writes; null for a cell that is only looked at. */
export function columnaEscrita(id: string): Columna | null {
  if (id === ('documento' satisfies IdDeColumna)) return 'NumeroDocumento';
  return columnas.find((columna) => columna === id) ?? null;
}
