import { isCallError } from '#client/errors.ts';
import type { Ids, NovedadDefinition } from '#engine/definition/definition.ts';
import type { Fila, Paso } from '../fila/fila.ts';
import { type Asiento, type Diario, deOtros } from './diario.ts';
import { esperaDe, type Fin } from './fin.ts';
import { buscadaDe, leerIncierta, porHallar } from './leerFila.ts';
import { registrarMessages as textos } from './messages.ts';
import type { Puertos } from './puertos.ts';

/** What a row that is sent or read needs. */
export interface Medios {
  readonly puertos: Puertos;
  readonly diario: Diario;
  /** Sets the new step of the row. */
  readonly poner: (paso: Paso) => void;
}

/** The journal's first entry of a row. */
export const vacio = (fila: Fila, conocidos: readonly number[]): Asiento => ({
  ...{ paso: 'subiendo', conocidos, dudosa: false, idPersonaNovedad: 0 },
  ...porHallar(buscadaDe(fila, undefined)),
});

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

/** The row is registered: the journal has it before its number is read. */
export async function registrada(
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

/** A row of which the services may have something. */
interface Leida {
  readonly fila: Fila;
  readonly definition: NovedadDefinition | undefined;
}

/** Looks for what an attempt left at the services, which the journal knows. `esperas` are the times before each reading. */
async function buscarHecha(
  medios: Medios,
  { fila, definition }: Leida,
  { asiento, esperas }: { readonly asiento: Asiento; readonly esperas: readonly number[] | undefined },
) {
  const { puertos, diario } = medios;
  const read = await leerIncierta(puertos, buscadaDe(fila, asiento), deOtros(diario, asiento.conocidos), esperas);
  if (read.tipo !== 'hallada') return read;
  const { IdPersona: idPersona, IdPersonaNovedad: idPersonaNovedad } = read.aviso;
  const fin = await registrada(medios, fila, asiento, {
    ids: { idPersona, idPersonaNovedad },
    definition,
    dudosa: true,
  });
  return { tipo: 'registrada', fin } as const;
}

/** What is said of a row that the services do not show, or could not be asked about. */
function porQueNoSeSabe(leida: boolean, deOtroDocumento: boolean): string {
  if (!leida) return textos.noSeLeyo;
  return deOtroDocumento ? textos.otroDocumento : textos.noSeSabe;
}

/**
 * Reads an uncertain row until its end is known or cannot be found out. `contestada`: the services answered that they
 * failed, so a row that they do not have was not registered. A row that was sent with another document than it has now
 * is never sent again.
 */
export async function resolverIncierta(
  medios: Medios,
  una: Leida,
  { contestada, esperas }: { readonly contestada: string | null; readonly esperas?: readonly number[] },
): Promise<Fin> {
  const { diario, poner } = medios;
  const { numero } = una.fila;
  const asiento = diario.asientos().get(numero) ?? vacio(una.fila, []);
  poner('leyendo');
  const read = await buscarHecha(medios, una, { asiento, esperas });
  if (read.tipo === 'registrada') return read.fin;
  if (read.tipo === 'interrumpida') {
    poner('incierta');
    return { tipo: 'suspendida', por: read.por, espera: esperaDe(read.error) };
  }
  const leida = read.tipo === 'no aparece';
  if (leida && contestada !== null) {
    await diario.anotar(numero, { ...asiento, paso: 'rechazada', dudosa: true });
    return { tipo: 'rechazada', motivo: contestada, dudosa: true, dicho: false };
  }
  await diario.anotar(numero, { ...asiento, paso: 'sinConfirmar', dudosa: true });
  const deOtro = buscadaDe(una.fila, asiento).enviado !== undefined;
  return { tipo: 'sinConfirmar', leida: leida && !deOtro, motivo: porQueNoSeSabe(leida, deOtro) };
}

/**
 * A refusal may be the answer to a copy: browsers send a call again by themselves when a kept connection breaks before the
 * answer, and the services refuse the second. So the person's notices are read once before a refusal is believed. If they
 * cannot be read now, the next attempt settles it.
 */
export async function creerRechazo(
  medios: Medios,
  una: Leida,
  { asiento, fin }: { readonly asiento: Asiento; readonly fin: Fin },
): Promise<Fin> {
  const read = await buscarHecha(medios, una, { asiento, esperas: [0] });
  if (read.tipo === 'registrada') return read.fin;
  await medios.diario.anotar(una.fila.numero, { ...asiento, paso: 'rechazada', dudosa: read.tipo !== 'no aparece' });
  return fin;
}
