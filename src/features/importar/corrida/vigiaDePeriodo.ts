import { isCallError } from '#client/errors.ts';
import type { ContextoDeCorrida } from '../registrar/estado.ts';
import { registrarMessages as textos } from '../registrar/messages.ts';
import type { Puertos } from '../registrar/puertos.ts';
import type { EnCorrida, Filas } from './enCorrida.ts';
import type { Mando } from './mando.ts';
import { type Momento, mismoPeriodo, quedaFuera } from './periodo.ts';
import { sinRegistro, type Tablero } from './tablero.ts';

/** The period is read again after so many rows. */
const FILAS_POR_PERIODO = 50;

interface Partes {
  readonly contexto: ContextoDeCorrida;
  readonly puertos: Pick<Puertos, 'hoy' | 'periodo' | 'soltarPendientes'>;
  readonly tablero: Tablero;
  readonly corredor: Filas;
  readonly mando: Mando;
}

/** Keeps rows outside the contribution period from being sent. */
interface Vigia {
  /** Waits while the period has to be read. False if the row must not begin now. */
  readonly puedeEmpezar: (uno: EnCorrida) => Promise<boolean>;
  /** Reads the period now. Rows that ask at the same time share one reading. */
  readonly leer: () => Promise<void>;
}

/**
 * Deletes the files of rows that were tried and then waited again. Such files must not stay behind when their row is
 * not sent.
 */
export async function soltarAdjuntos(
  { soltarPendientes }: Pick<Puertos, 'soltarPendientes'>,
  unos: readonly EnCorrida[],
): Promise<void> {
  for (const { fila, veces } of unos) {
    if (veces === 0 || !fila.preparada) continue;
    const { form, idTipoNovedad } = fila.preparada;
    try {
      await soltarPendientes({ idPersona: form.BasePersonas.IdPersona, idTipoNovedad });
    } catch (error) {
      if (!isCallError(error)) throw error;
      return; // the services are away; the next notice of the person finds these files and drops them
    }
  }
}

/** The period and the date that rows are checked against, and how many rows began since they were read. */
interface Vista {
  momento: Momento;
  filas: number;
  /** Rows that wait for the period before they begin. */
  readonly porEmpezar: Set<EnCorrida>;
}

/** Why a row may not be sent any more; null if it may. */
function motivoFuera({ contexto }: Partes, { fila }: EnCorrida, antes: Momento, ahora: Momento): string | null {
  const definition = contexto.definiciones.get(fila.tipo ?? '');
  return definition && fila.preparada ? quedaFuera(definition, fila.preparada, antes, ahora) : null;
}

/**
 * The current period and date. If the period cannot be read, the earlier one is kept: it is read again later, and the
 * services check every row.
 */
async function leerMomento({ puertos }: Partes, { periodo }: Momento): Promise<{ momento: Momento; leido: boolean }> {
  try {
    return { momento: { periodo: await puertos.periodo(), hoy: puertos.hoy() }, leido: true };
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { momento: { periodo, hoy: puertos.hoy() }, leido: false };
  }
}

/** Reads the period again; rows that it leaves out are taken from the queue, and the run pauses. */
async function releer(partes: Partes, vista: Vista): Promise<void> {
  const { tablero, corredor, mando, puertos } = partes;
  vista.filas = 0;
  const antes = vista.momento;
  const { momento, leido } = await leerMomento(partes, antes);
  vista.momento = momento;
  const changed = !mismoPeriodo(antes.periodo, momento.periodo);
  if (!leido || (!changed && antes.hoy === momento.hoy)) return;
  const motivoDe = (uno: EnCorrida) => motivoFuera(partes, uno, antes, momento);
  const isOut = (uno: EnCorrida) => uno.leer === null && motivoDe(uno) !== null;
  const out = [...corredor.sacar(isOut), ...[...vista.porEmpezar].filter(isOut)];
  for (const uno of out) tablero.poner(uno.fila.numero, 'problema', sinRegistro(motivoDe(uno) ?? ''));
  if (out.length > 0) {
    void mando.parar('periodo', textos.periodo(out.length));
    await soltarAdjuntos(puertos, out);
  } else if (changed) tablero.contarSuceso(textos.periodoIgual);
}

/** Watches the period of a run: every 50 rows, on a new date and whenever it is asked to. */
export function vigilarPeriodo(partes: Partes): Vigia {
  const { contexto, puertos, tablero, corredor, mando } = partes;
  const vista: Vista = {
    momento: { periodo: contexto.periodo, hoy: contexto.hoy },
    filas: 0,
    porEmpezar: new Set(),
  };
  let leyendo: Promise<void> | null = null;

  function leer(): Promise<void> {
    leyendo ??= releer(partes, vista).finally(() => {
      leyendo = null;
    });
    return leyendo;
  }

  return {
    leer,
    puedeEmpezar: async (uno) => {
      vista.filas += 1;
      const due = leyendo !== null || vista.filas > FILAS_POR_PERIODO || puertos.hoy() !== vista.momento.hoy;
      if (!due) return true;
      vista.porEmpezar.add(uno);
      await leer();
      vista.porEmpezar.delete(uno);
      if (tablero.estado.getState().pasos.get(uno.fila.numero) !== 'enEspera') return false;
      if (!mando.corre()) corredor.encolar([uno], true);
      return mando.corre();
    },
  };
}
