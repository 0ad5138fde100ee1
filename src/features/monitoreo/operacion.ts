import { useState } from 'react';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { BajaPendiente, ResultadoOperacion } from '#contract/entities/bdpa.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { cifra } from './cifras.ts';
import { operaciones as textos } from './messages.ts';
import type { Periodo } from './periodo.ts';

/** What an operation did, to be told. */
interface Resultado {
  readonly titulo: string;
  readonly texto: string;
  readonly tono: 'ok' | 'warn';
}

/** An act on the registry: what is asked before, and the one call it makes. */
export interface Operacion {
  readonly titulo: string;
  readonly aceptar: string;
  readonly pregunta: string;
  readonly detalle: string;
  readonly hacer: () => Promise<Omit<Resultado, 'titulo'>>;
}

/** Everything the screen reads: any act may change any of it. */
const leidos = [
  afiliacionBdpa.detalle,
  afiliacionBdpa.detalleFecha,
  afiliacionBdpa.detalleHistorico,
  afiliacionBdpa.detalleRegionalHistorico,
  afiliacionBdpa.monitorRegional,
  afiliacionBdpa.noEnviados,
  afiliacionBdpa.poblacion,
  bdpa.bajasPendientes,
  bdpa.estadisticasBajasMes,
  bdpa.estadisticasBajasPeriodo,
  bdpa.listarPoblacion,
  bdpa.poblacionAfiliadaDia,
  bdpa.poblacionAfiliadaMes,
  bdpa.poblacionNoEnviadaDia,
  bdpa.poblacionValidadaGestion,
  bdpa.poblacionValidadaMes,
  bdpa.revisarPoblacion,
] as const;

export interface Operaciones {
  readonly resultado: Resultado | null;
  readonly cerrar: () => void;
  /** True when the act was done. */
  readonly operar: (operacion: Operacion) => Promise<boolean>;
  readonly busy: boolean;
}

/**
 * Asks, makes the one call of an act, tells what it did, and reads the figures again. A call that failed is announced by
 * the client and never made again by itself: it may have been carried out, so the figures are read again then too.
 */
export function useOperaciones(): Operaciones {
  const [resultado, setResultado] = useState<Resultado | null>(null);
  const [operar, busy] = useTask(async ({ titulo, aceptar, pregunta, detalle, hacer }: Operacion) => {
    const question = { title: titulo, message: pregunta, accept: aceptar, focus: 'cancel' } as const;
    if (!(await confirm({ ...question, detail: detalle }))) return false;
    setResultado(null);
    try {
      const { texto, tono } = await hacer();
      (tono === 'ok' ? toast.success : toast.warning)(texto);
      setResultado({ titulo, texto, tono });
      return true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      return false;
    } finally {
      await forget(...leidos);
    }
  });
  return { resultado, cerrar: () => setResultado(null), operar, busy };
}

const contado = async (task: Promise<ResultadoOperacion>): Promise<Omit<Resultado, 'titulo'>> => {
  const { Procesados, Observados } = await task;
  const texto = fill(textos.resultado, { procesados: cifra(Procesados), observados: cifra(Observados) });
  return { texto, tono: Observados > 0 ? 'warn' : 'ok' };
};

const deTodas = (
  { titulo, boton, pregunta }: { titulo: string; boton: string; pregunta: string },
  hacer: () => Promise<ResultadoOperacion>,
): Operacion => ({
  titulo,
  aceptar: boton,
  pregunta,
  detalle: textos.deTodas,
  hacer: () => contado(hacer()),
});

/** Writes the whole population down to be sent. */
export const grabarPoblacion = deTodas(textos.grabar, () => call(afiliacionBdpa.grabarPoblacion, {}));
/** Sends what is written down to the registry. */
export const enviarPoblacion = deTodas(textos.enviar, () => call(afiliacionBdpa.enviarPoblacion, {}));
/** Sends again what the registry has not taken. */
export const enviarNoEnviados = deTodas(textos.reenviar, () => call(afiliacionBdpa.enviarNoEnviados, {}));

const delPeriodo = (
  text: Parameters<typeof deTodas>[0],
  endpoint: typeof bdpa.corregirPoblacion | typeof bdpa.regularizarBajas | typeof bdpa.grabarPoblacionNoEnviadaDia,
  { desde, hasta }: Periodo,
): Operacion => ({
  ...deTodas(text, () => call(endpoint, { params: { desde, hasta } })),
  detalle: fill(textos.delPeriodo, { desde: toLocalDate(desde), hasta: toLocalDate(hasta) }),
});

/** Writes down who was not sent in a period. */
export const grabarPeriodo = (periodo: Periodo) =>
  delPeriodo(textos.grabarPeriodo, bdpa.grabarPoblacionNoEnviadaDia, periodo);
/** Puts the rows of a period right by the fund's data. */
export const corregirPeriodo = (periodo: Periodo) => delPeriodo(textos.corregir, bdpa.corregirPoblacion, periodo);
/** Tells the registry every termination of a period. */
export const regularizarPeriodo = (periodo: Periodo) =>
  delPeriodo(textos.regularizarTodas, bdpa.regularizarBajas, periodo);

/** Puts the fund's data of one person into the registry. */
export const actualizarRegistro = (aceptar: string, idRegistro: number, nombre: string): Operacion => ({
  titulo: textos.actualizar.titulo,
  aceptar,
  pregunta: fill(textos.actualizar.pregunta, { nombre }),
  detalle: textos.deUna,
  hacer: async () => {
    await call(afiliacionBdpa.actualizar, { params: { idRegistro } });
    return { texto: afiliacionBdpa.actualizar.success ?? '', tono: 'ok' };
  },
});

/** Tells the registry of one termination. */
export const regularizarBaja = (aceptar: string, baja: BajaPendiente): Operacion => {
  const { IdPersona: idPersona, IdEmpresa: idEmpresa, NombreCompleto: nombre, FechaBaja } = baja;
  return {
    titulo: textos.regularizar.titulo,
    aceptar,
    pregunta: fill(textos.regularizar.pregunta, { nombre, fecha: FechaBaja }),
    detalle: textos.deUna,
    hacer: async () => {
      await call(afiliacionBdpa.regularizarBaja, { params: { idPersona, idEmpresa, fechaBaja: cleanDate(FechaBaja) } });
      return { texto: fill(textos.regularizar.hecho, { nombre }), tono: 'ok' };
    },
  };
};
