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

/** Keeps rows outside the contribution period from being sent (design 6, `clock`). */
interface Vigia {
  /** Waits until the period is known, if it is to be read. False if the row must not begin now. */
  readonly puedeEmpezar: (uno: EnCorrida) => Promise<boolean>;
  /** Reads the period now. Rows that ask at the same time share one reading. */
  readonly leer: () => Promise<void>;
}

/** Drops the files that rows sent before they waited again: they must not stay behind when such a row is not sent. */
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

/** Watches the period of a run: every 50 rows, on a new date and whenever it is asked to. */
export function vigilarPeriodo({ contexto, puertos, tablero, corredor, mando }: Partes): Vigia {
  const { estado, poner, contarSuceso } = tablero;
  /** Rows that wait for the period before they begin. */
  const porEmpezar = new Set<EnCorrida>();
  let momento: Momento = { periodo: contexto.periodo, hoy: puertos.hoy() };
  let filas = 0;
  let leyendo: Promise<void> | null = null;

  function motivoFuera({ tipo, preparada }: EnCorrida['fila'], antes: Momento): string | null {
    const definition = contexto.definiciones.get(tipo ?? '');
    return definition && preparada ? quedaFuera(definition, preparada, antes, momento) : null;
  }

  /** Reads the period again; rows that it leaves out are taken from the queue, and the run pauses. */
  async function releer(): Promise<void> {
    filas = 0;
    const antes = momento;
    try {
      momento = { periodo: await puertos.periodo(), hoy: puertos.hoy() };
    } catch (error) {
      if (!isCallError(error)) throw error;
      momento = { ...momento, hoy: puertos.hoy() }; // unreadable now: it is read again later, and the services judge every row
      return;
    }
    const changed = !mismoPeriodo(antes.periodo, momento.periodo);
    if (!changed && antes.hoy === momento.hoy) return;
    const isOut = ({ fila, leer }: EnCorrida) => leer === null && motivoFuera(fila, antes) !== null;
    const out = [...corredor.sacar(isOut), ...[...porEmpezar].filter(isOut)];
    for (const { fila } of out) poner(fila.numero, 'problema', sinRegistro(motivoFuera(fila, antes) ?? ''));
    if (out.length > 0) {
      void mando.parar('periodo', textos.periodo(out.length));
      await soltarAdjuntos(puertos, out);
    } else if (changed) contarSuceso(textos.periodoIgual);
  }

  function leer(): Promise<void> {
    leyendo ??= releer().finally(() => {
      leyendo = null;
    });
    return leyendo;
  }

  return {
    leer,
    puedeEmpezar: async (uno) => {
      filas += 1;
      const due = leyendo !== null || filas > FILAS_POR_PERIODO || puertos.hoy() !== momento.hoy;
      if (!due) return true;
      porEmpezar.add(uno);
      await leer();
      porEmpezar.delete(uno);
      if (estado.getState().pasos.get(uno.fila.numero) !== 'enEspera') return false;
      if (!mando.corre()) corredor.encolar([uno], true);
      return mando.corre();
    },
  };
}
