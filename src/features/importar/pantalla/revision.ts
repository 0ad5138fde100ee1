import { isCallError } from '#client/errors.ts';
import { now, timeOfDay } from '#lib/dates.ts';
import { download } from '#ui/table/exportTable.ts';
import { conAdjuntos, type RevisionDeAdjuntos, requisitosDe, sinAdjuntos } from '../comprobar/adjuntos.ts';
import { alDia, type Contexto } from '../comprobar/contexto.ts';
import { costoDe } from '../comprobar/costo.ts';
import { comprobarFormato } from '../comprobar/formato.ts';
import { textosDe } from '../comprobar/opciones.ts';
import { comprobarServicios } from '../comprobar/servicios.ts';
import type { Fila } from '../fila/fila.ts';
import type { TiendaDeImportacion } from '../fila/importacion.ts';
import { columnaDeProblemas, informe } from '../lectura/informe.ts';
import { recordarCorrespondencia } from '../lectura/recordadas.ts';
import { repetidas } from '../lectura/repetidas.ts';
import { plegado } from '../lectura/titulos.ts';
import { seCorto } from '../partes/seCorto.ts';
import type { Dueno } from '../registrar/estado.ts';
import type { CuentaDeAdjuntos, RevisarProps } from '../revisar/revisar.ts';
import { juzgarArchivos, porComprobar, revisarArchivos } from './archivosDeFilas.ts';
import type { TiendaDePantalla } from './estado.ts';
import { pantallaMessages as textos } from './messages.ts';
import { releerCon } from './preparacion.ts';

/** Results are shown together this often, in milliseconds: a table that is drawn for each of 5,000 rows stands still. */
const JUNTAS = 150;

/** What was typed is shown before the whole file is looked at again, after so many milliseconds. */
const TRAS_LA_TECLA = 30;

/** What the review needs, besides the rows' files, which change. */
export interface Revision extends Omit<RevisarProps, 'tienda' | 'adjuntos' | 'onRegistrar' | 'onAdjuntar'> {
  /** Begins with rows that were read or kept. */
  readonly cargar: (filas: readonly Fila[], contexto: Contexto) => Promise<void>;
  /** The files were chosen again, or a photograph was cropped. */
  readonly volverARepartir: () => Promise<void>;
  readonly soltar: () => void;
}

interface Medios {
  readonly pantalla: TiendaDePantalla;
  readonly tienda: TiendaDeImportacion;
  readonly dueno: Dueno;
  /** The services cannot be asked any more, such as after a lost session: why. */
  readonly alFallar: (motivo: string) => void;
}

/** Collects rows and hands them over together. */
function porTandas(entregar: (filas: readonly Fila[]) => void) {
  let juntas: Fila[] = [];
  let reloj: ReturnType<typeof setTimeout> | undefined;
  const ya = () => {
    clearTimeout(reloj);
    reloj = undefined;
    const estas = juntas;
    juntas = [];
    if (estas.length > 0) entregar(estas);
  };
  return {
    sumar: (fila: Fila) => {
      juntas.push(fila);
      reloj ??= setTimeout(ya, JUNTAS);
    },
    ya,
  };
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

/** The review of the rows, without React: what is checked, in which order, and when again. */
export function crearRevision({ pantalla, tienda, dueno, alFallar }: Medios): Revision {
  let completa = new AbortController();
  const todo = new AbortController();
  const filasDe = (numeros: ReadonlySet<number>) => tienda.getState().filas.filter(({ numero }) => numeros.has(numero));

  /** Format, repeats, files, services: in this order (P1). */
  async function comprobar(pedidas: readonly Fila[], signal: AbortSignal, esTodo: boolean): Promise<void> {
    const { contexto } = pantalla.getState();
    if (!contexto) return;
    const numeros = new Set(pedidas.map(({ numero }) => numero));
    tienda.aplicar(await comprobarFormato(pedidas, contexto));
    tienda.repetir(repetidas(tienda.getState().filas));
    const porVer = filasDe(numeros).filter(porComprobar);
    await revisarArchivos({ pantalla, tienda }, filasDe(numeros), { contexto, signal });
    // Another check may have ended with some of them meanwhile, without their files.
    juzgarArchivos({ pantalla, tienda }, new Set(porVer.map(({ numero }) => numero)), contexto);
    const tandas = porTandas((filas) => {
      const { revisados } = pantalla.getState();
      tienda.aplicar(
        filas.map((fila) => (fila.paso === 'comprobando' ? fila : conAdjuntos(fila, revisados, contexto))),
      );
    });
    try {
      await comprobarServicios(filasDe(numeros).filter(porComprobar), contexto, {
        signal,
        alComprobar: tandas.sumar,
        ...(esTodo ? { avance: tienda.avanzar } : {}),
      });
    } finally {
      tandas.ya();
    }
  }

  /** A signal that ends it is no failure; failed calls are told. */
  async function sinFallar(signal: AbortSignal, trabajo: () => Promise<void>): Promise<void> {
    try {
      await trabajo();
    } catch (error) {
      if (seCorto(error, signal)) return;
      if (!isCallError(error)) throw error;
      alFallar(error.message);
    }
  }

  async function comprobarTodo(): Promise<void> {
    completa.abort();
    completa = new AbortController();
    const { signal } = completa;
    const { filas } = tienda.getState();
    tienda.avanzar({ hechas: 0, total: filas.length, resta: null });
    await sinFallar(signal, async () => {
      const { contexto } = pantalla.getState();
      if (contexto) pantalla.setState({ contexto: await alDia(contexto, signal) });
      await comprobar(filas, signal, true);
    });
    // A later check may run already; its progress stays.
    if (completa.signal !== signal) return;
    tienda.avanzar(null);
    if (!signal.aborted) tienda.anotarComprobadas(timeOfDay(now()));
  }

  return {
    cargar: async (filas, contexto) => {
      tienda.cargar(filas, releerCon(pantalla.getState()));
      // Row numbers of an earlier sheet are other people's.
      pantalla.setState({ contexto, paso: 'revisar', reparto: null, revisados: sinAdjuntos });
      await comprobarTodo();
    },
    volverARepartir: async () => {
      const { contexto, paso } = pantalla.getState();
      if (!contexto || paso !== 'revisar') return;
      const { signal } = todo;
      const { filas } = tienda.getState();
      await sinFallar(signal, async () => {
        await revisarArchivos({ pantalla, tienda }, filas, { contexto, signal });
        juzgarArchivos({ pantalla, tienda }, new Set(filas.map(({ numero }) => numero)), contexto);
      });
    },
    opcionesDe: (fila, columna) => {
      const { contexto } = pantalla.getState();
      return contexto ? textosDe(fila, columna, contexto) : null;
    },
    costoDe: (filas) => costoDe(filas, pantalla.getState().revisados.porFila),
    onComprobar: (numeros) =>
      void sinFallar(todo.signal, async () => {
        await new Promise((resolve) => setTimeout(resolve, TRAS_LA_TECLA));
        if (todo.signal.aborted) return;
        const antes = new Set(tienda.getState().filas);
        tienda.repetir(repetidas(tienda.getState().filas));
        const pedidas = filasDe(new Set(numeros)).filter(porComprobar);
        // Rows that repeat none any more. The others that wait were left out on purpose: their check was cancelled.
        const otras = tienda
          .getState()
          .filas.filter((fila) => porComprobar(fila) && !antes.has(fila) && !numeros.includes(fila.numero));
        await comprobar([...pedidas, ...otras], todo.signal, false);
      }),
    onComprobarTodo: () => void comprobarTodo(),
    onCancelar: () => completa.abort(),
    onDescargar: async (filas) => {
      const { elegido, correspondencia } = pantalla.getState();
      if (!elegido?.planilla || !correspondencia) return;
      const csv = await informe({ filas, planilla: elegido.planilla, correspondencia, extra: [columnaDeProblemas] });
      download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), textos.problemas);
    },
    onRecordar: ({ columna, de, a }) => {
      const { elegido, correspondencia } = pantalla.getState();
      const origen = correspondencia?.[columna];
      if (!elegido?.planilla || !correspondencia || !origen || !('indice' in origen)) return;
      const nueva = {
        ...correspondencia,
        [columna]: { ...origen, equivale: { ...origen.equivale, [plegado(de)]: a } },
      };
      pantalla.setState({ correspondencia: nueva });
      recordarCorrespondencia(dueno.empresa, elegido.planilla, nueva);
    },
    soltar: () => {
      completa.abort();
      todo.abort();
    },
  };
}
