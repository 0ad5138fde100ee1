import { withItsCode } from '#ui/feedback/withItsCode.ts';
import { download } from '#ui/table/exportTable.ts';
import { type RevisionDeAdjuntos, requisitosDe, sinAdjuntos } from '../comprobar/adjuntos.ts';
import type { Contexto } from '../comprobar/contexto.ts';
import { costoDe } from '../comprobar/costo.ts';
import { textosDe } from '../comprobar/opciones.ts';
import type { Fila } from '../fila/fila.ts';
import type { TiendaDeImportacion } from '../fila/importacion.ts';
import { columnaDeProblemas, informe } from '../lectura/informe.ts';
import { recordarCorrespondencia } from '../lectura/recordadas.ts';
import { plegado } from '../lectura/titulos.ts';
import type { Dueno } from '../registrar/estado.ts';
import type { CuentaDeAdjuntos, Equivalencia, RevisarProps } from '../revisar/revisar.ts';
import { crearComprobacion } from './comprobacion.ts';
import type { TiendaDePantalla } from './estado.ts';
import { visitaMessages as textos } from './messages.ts';
import { releerCon } from './preparacion.ts';

/** What the review needs, besides the rows' files, which change. */
export interface Revision extends Omit<RevisarProps, 'tienda' | 'adjuntos' | 'alRegistrar' | 'alAdjuntar'> {
  /** Begins with rows that were read or kept. */
  readonly cargar: (filas: readonly Fila[], contexto: Contexto) => Promise<void>;
  /** The files were chosen again, or this photograph was cropped. */
  readonly volverARepartir: (cortada?: File) => Promise<void>;
  readonly soltar: () => void;
}

interface Medios {
  readonly pantalla: TiendaDePantalla;
  readonly tienda: TiendaDeImportacion;
  readonly dueno: Dueno;
  /** The services cannot be asked any more, such as after a lost session: why. */
  readonly alFallar: (motivo: string) => void;
}

/** How many of the files that each row has to have are there. */
export function cuentasDeAdjuntos(
  filas: readonly Fila[],
  { porFila }: RevisionDeAdjuntos,
  contexto: Contexto,
): ReadonlyMap<number, CuentaDeAdjuntos> {
  return new Map(
    filas.flatMap((fila) => {
      const piden = requisitosDe(fila, contexto).filter(({ Requerido }) => Requerido);
      if (piden.length === 0) return [];
      const suyos = porFila.get(fila.numero) ?? [];
      const hay = piden.filter(({ IdRequisito }) => suyos.some(({ idRequisito }) => idRequisito === IdRequisito));
      return [[fila.numero, { hay: hay.length, piden: piden.length }] as const];
    }),
  );
}

/** Downloads rows as a file that imports again. Nothing without a file. */
async function descargar({ pantalla }: Medios, filas: readonly Fila[]): Promise<void> {
  const { elegido, correspondencia } = pantalla.getState();
  if (!elegido?.planilla || !correspondencia) return;
  const csv = await informe({ filas, planilla: elegido.planilla, correspondencia, extra: [columnaDeProblemas] });
  download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), textos.problemas);
}

/** Keeps what a text of a column stands for, for this file and the next ones of the company. */
function recordar({ pantalla, dueno }: Medios, { columna, de, a }: Equivalencia): void {
  const { elegido, correspondencia } = pantalla.getState();
  const origen = correspondencia?.[columna];
  if (!elegido?.planilla || !correspondencia || !origen || !('indice' in origen)) return;
  const nueva = {
    ...correspondencia,
    [columna]: { ...origen, equivale: { ...origen.equivale, [plegado(de)]: a } },
  };
  pantalla.setState({ correspondencia: nueva });
  recordarCorrespondencia(dueno.empresa, elegido.planilla, nueva);
}

/** The review of the rows, without React: what is checked, in which order, and when again. */
export function crearRevision(medios: Medios): Revision {
  const { pantalla, tienda } = medios;
  const comprobacion = crearComprobacion(medios);
  return {
    cargar: async (filas, contexto) => {
      tienda.cargar(filas, releerCon(pantalla.getState()));
      // Row numbers of an earlier sheet are other people's.
      pantalla.setState({ contexto, paso: 'revisar', reparto: null, revisados: sinAdjuntos });
      await comprobacion.todo();
    },
    volverARepartir: comprobacion.archivos,
    opcionesDe: (fila, columna) => {
      const { contexto } = pantalla.getState();
      return contexto ? textosDe(fila, columna, contexto) : null;
    },
    costoDe: (filas) => costoDe(filas, pantalla.getState().revisados.porFila),
    alComprobar: (numeros) => void comprobacion.algunas(numeros),
    alComprobarTodo: () => void comprobacion.todo(),
    alCancelar: comprobacion.cancelar,
    alDescargar: (filas) => withItsCode(() => descargar(medios, filas)),
    alRecordar: (equivalencia) => recordar(medios, equivalencia),
    soltar: comprobacion.soltar,
  };
}
