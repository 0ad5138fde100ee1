import { isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { Ids, NovedadDefinition } from '#engine/definition/definition.ts';
import type { AdjuntoDeFila, AvisoDelServicio, Fila, Paso, Preparada } from '../fila/fila.ts';
import { ArchivoRechazado, soltar, subir } from './archivosDeFila.ts';
import type { Asiento, Diario } from './diario.ts';
import {
  avisosDe,
  buscadaDe,
  conOtroDocumento,
  elMismo,
  leerIncierta,
  type Prueba,
  porHallar,
  pruebaDe,
} from './leerFila.ts';
import { registrarMessages as textos } from './messages.ts';
import type { Puertos } from './puertos.ts';

/**
 * How an attempt ended. 'vuelve': nothing was done (design R5), so the row waits again. 'suspendida': it is uncertain, and
 * cannot be read now. `dudosa`: it was uncertain on the way.
 */
export type Fin =
  | {
      readonly tipo: 'registrada';
      readonly ids: Ids;
      readonly nroAviso: string;
      readonly seguimiento: boolean;
      readonly dudosa: boolean;
    }
  | {
      readonly tipo: 'rechazada';
      readonly motivo: string;
      readonly dudosa: boolean;
      /** The services said it. */
      readonly dicho: boolean;
      /** The requirement whose file is the reason. */
      readonly idRequisito?: number;
      /** The notice that is there already. */
      readonly aviso?: AvisoDelServicio;
    }
  | {
      readonly tipo: 'sinConfirmar';
      readonly motivo: string;
      /** The services were read, and do not have it. */
      readonly leida: boolean;
    }
  | {
      readonly tipo: 'vuelve' | 'suspendida';
      readonly por: Exclude<Prueba, null>;
      /** Asked by the services, in milliseconds. */
      readonly espera: number;
    };

/** One row on its way to the services. */
interface Envio {
  readonly fila: Fila;
  readonly definition: NovedadDefinition;
  readonly preparada: Preparada;
  readonly adjuntos: readonly AdjuntoDeFila[];
}

interface Medios {
  readonly puertos: Puertos;
  readonly diario: Diario;
  /** The row stands there now. */
  readonly poner: (paso: Paso) => void;
}

const vacio = (fila: Fila, conocidos: readonly number[]): Asiento => ({
  ...{ paso: 'subiendo', conocidos, dudosa: false, idPersonaNovedad: 0 },
  ...porHallar(buscadaDe(fila, undefined)),
});

/** What the journal knows of earlier attempts of a row; nothing if they were about somebody else. */
function anteriorDe(diario: Diario, numero: number, idPersona: number): Asiento | undefined {
  const uno = diario.asientos().get(numero);
  const deOtra = uno !== undefined && uno.idPersona > 0 && idPersona > 0 && uno.idPersona !== idPersona;
  return deOtra ? undefined : uno;
}

/** Reads the number of a registered row and writes its tracking. Neither fails the row. */
async function completar(
  { puertos }: Medios,
  definition: NovedadDefinition | undefined,
  ids: Ids,
): Promise<{ nroAviso: string; seguimiento: boolean }> {
  let nroAviso = '';
  try {
    nroAviso = await puertos.numeroDe(ids.idPersonaNovedad);
  } catch (error) {
    // The notice is registered; its number is missing in the report.
    if (!isCallError(error)) throw error;
  }
  return { nroAviso, seguimiento: definition ? await puertos.seguimiento(definition, ids) : false };
}

async function registrada(
  medios: Medios,
  { numero }: Fila,
  asiento: Asiento,
  { ids, definition, dudosa }: { ids: Ids; definition: NovedadDefinition | undefined; dudosa: boolean },
): Promise<Fin> {
  const hecho: Asiento = { ...asiento, ...ids, paso: 'registrada' };
  await medios.diario.anotar(numero, hecho);
  const completado = await completar(medios, definition, ids);
  // The report of a later visit has the number without asking again.
  if (completado.nroAviso !== '') await medios.diario.anotar(numero, { ...hecho, nroAviso: completado.nroAviso });
  return { tipo: 'registrada', ids, dudosa, ...completado };
}

const esperaDe = (error: unknown): number =>
  error instanceof TransportFailure && error.wait > 0 ? error.wait : ESPERA_SIN_DECIR;

/** How long to wait after a 429 that does not say it, in milliseconds. */
export const ESPERA_SIN_DECIR = 10_000;

/**
 * Reads an uncertain row until its end is known or nobody can tell (design R4). `contestada`: the services answered that
 * they failed, so a row that they do not have was not registered.
 */
export async function resolverIncierta(
  medios: Medios,
  { fila, definition }: { readonly fila: Fila; readonly definition: NovedadDefinition | undefined },
  { contestada, esperas }: { readonly contestada: string | null; readonly esperas?: readonly number[] },
): Promise<Fin> {
  const { puertos, diario, poner } = medios;
  const asiento = diario.asientos().get(fila.numero) ?? vacio(fila, []);
  const buscada = buscadaDe(fila, asiento);
  if (conOtroDocumento(buscada, asiento)) return { tipo: 'sinConfirmar', leida: false, motivo: textos.otroDocumento };
  poner('leyendo');
  const read = await leerIncierta(puertos, buscada, asiento.conocidos, esperas);
  if (read.tipo === 'hallada') {
    const { IdPersona: idPersona, IdPersonaNovedad: idPersonaNovedad } = read.aviso;
    return registrada(medios, fila, asiento, { ids: { idPersona, idPersonaNovedad }, definition, dudosa: true });
  }
  if (read.tipo === 'interrumpida') {
    poner('incierta');
    return { tipo: 'suspendida', por: read.por, espera: esperaDe(read.error) };
  }
  if (read.tipo === 'no aparece' && contestada !== null) {
    await diario.anotar(fila.numero, { ...asiento, paso: 'rechazada', dudosa: true });
    return { tipo: 'rechazada', motivo: contestada, dudosa: true, dicho: false };
  }
  await diario.anotar(fila.numero, { ...asiento, paso: 'sinConfirmar', dudosa: true });
  const leida = read.tipo === 'no aparece';
  return { tipo: 'sinConfirmar', leida, motivo: leida ? textos.noSeSabe : textos.noSeLeyo };
}

/** What a failed call before the write leads to: nothing was registered. */
function finDe(error: unknown, puertos: Puertos): Fin {
  if (error instanceof ArchivoRechazado) {
    const { message: motivo, idRequisito, causa } = error;
    return { tipo: 'rechazada', motivo, dudosa: false, dicho: causa instanceof ServiceRejection, idRequisito };
  }
  if (!isCallError(error)) throw error;
  const por = pruebaDe(error, puertos);
  if (por !== null) return { tipo: 'vuelve', por, espera: esperaDe(error) };
  return { tipo: 'rechazada', motivo: error.message, dudosa: false, dicho: error instanceof ServiceRejection };
}

/**
 * A refusal may be the answer to a copy: browsers send a call again by themselves when a kept connection breaks before the
 * answer, and the services refuse the second. So the person's notices are read once before a refusal is believed. If they
 * cannot be read now, the next attempt settles it.
 */
async function creerRechazo(
  medios: Medios,
  { fila, definition }: { readonly fila: Fila; readonly definition: NovedadDefinition },
  { asiento, fin }: { readonly asiento: Asiento; readonly fin: Fin },
): Promise<Fin> {
  const { puertos, diario } = medios;
  const read = await leerIncierta(puertos, buscadaDe(fila, asiento), asiento.conocidos, [0]);
  if (read.tipo === 'hallada') {
    const { IdPersona: idPersona, IdPersonaNovedad: idPersonaNovedad } = read.aviso;
    return registrada(medios, fila, asiento, { ids: { idPersona, idPersonaNovedad }, definition, dudosa: true });
  }
  await diario.anotar(fila.numero, { ...asiento, paso: 'rechazada', dudosa: read.tipo !== 'no aparece' });
  return fin;
}

/** The person has a notice of this type and date, which this row did not make. */
function yaEsta({
  NumeroNovedad: nroAviso,
  IdPersona: idPersona,
  IdPersonaNovedad: idPersonaNovedad,
}: FilaNovedad): Fin {
  const aviso = { nroAviso, idPersona, idPersonaNovedad };
  return { tipo: 'rechazada', motivo: textos.yaRegistrada(nroAviso), dudosa: false, dicho: false, aviso };
}

/** Sends the write itself, once, after the journal has it. */
async function insertar(medios: Medios, { fila, definition, preparada }: Envio, asiento: Asiento): Promise<Fin> {
  const { puertos, diario, poner } = medios;
  const { numero } = fila;
  await diario.anotar(numero, { ...asiento, paso: 'enviando' });
  poner('enviando');
  let ids: Ids;
  try {
    ids = await puertos.insertar(definition, preparada.form);
  } catch (error) {
    const fin = finDe(error, puertos);
    const failed = error instanceof TransportFailure && error.status >= 500;
    const late = error instanceof TransportFailure && error.kind === 'sinRespuesta';
    if (fin.tipo === 'vuelve') {
      // The network may have gone after the write left: only the next reading of the person's notices can tell.
      const salio = fin.por === 'conexion';
      const paso = salio ? 'enviando' : 'subiendo';
      await diario.anotar(numero, { ...asiento, paso, dudosa: asiento.dudosa || salio });
      return fin;
    }
    if (!(failed || late)) return creerRechazo(medios, { fila, definition }, { asiento, fin });
    await diario.anotar(numero, { ...asiento, paso: 'enviando', dudosa: true });
    poner('incierta');
    return resolverIncierta(medios, { fila, definition }, { contestada: failed ? error.message : null });
  }
  return registrada(medios, fila, asiento, { ids, definition, dudosa: false });
}

/**
 * Sends one row (design R2): its person's notices, leftover files, its files, the journal, the write, its number and its
 * tracking. A row that was uncertain before and is found now is registered. Throws nothing but defects.
 */
export async function enviarFila(medios: Medios, envio: Envio): Promise<Fin> {
  const { puertos, diario, poner } = medios;
  const { fila, definition, preparada } = envio;
  const espera = { idPersona: preparada.form.BasePersonas.IdPersona, idTipoNovedad: preparada.idTipoNovedad };
  const before = anteriorDe(diario, fila.numero, espera.idPersona);
  let asiento: Asiento | null = null;
  let subidos = false;
  try {
    poner('recomprobando');
    const buscada = buscadaDe(fila, before);
    const avisos = await avisosDe(puertos, buscada);
    const known = before?.conocidos ?? avisos.map(({ IdPersonaNovedad }) => IdPersonaNovedad);
    asiento = { ...(before ?? vacio(fila, known)), ...porHallar(buscada), conocidos: known };
    const same = elMismo(avisos, buscada);
    if (same && before?.dudosa && !known.includes(same.IdPersonaNovedad)) {
      const ids = { idPersona: same.IdPersona, idPersonaNovedad: same.IdPersonaNovedad };
      return await registrada(medios, fila, asiento, { ids, definition, dudosa: true });
    }
    if (same) return yaEsta(same);
    await diario.anotar(fila.numero, { ...asiento, paso: 'subiendo' });
    poner('subiendo');
    await puertos.soltarPendientes(espera);
    subidos = envio.adjuntos.length > 0;
    for (const uno of envio.adjuntos) await subir(puertos, espera, uno);
    const fin = await insertar(medios, envio, asiento);
    if (fin.tipo === 'rechazada' && subidos) await soltar(puertos, espera);
    return fin;
  } catch (error) {
    const fin = finDe(error, puertos);
    if (fin.tipo === 'rechazada' && asiento) await diario.anotar(fila.numero, { ...asiento, paso: 'rechazada' });
    if (fin.tipo === 'rechazada' && subidos) await soltar(puertos, espera);
    return fin;
  }
}
