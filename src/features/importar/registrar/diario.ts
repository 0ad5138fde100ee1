import * as z from 'zod/mini';
import { readKept } from '#contract/read.ts';
import { type Durable, keptName, openDurable } from '#lib/durable.ts';
import { browser, databases, localKeys } from '#lib/storage.ts';
import type { Fila, Paso } from '../fila/fila.ts';
import type { Dueno } from './estado.ts';
import { registrarMessages as textos } from './messages.ts';

/** How long a journal is kept: 30 days, in milliseconds. */
const DIAS_DE_DIARIO = 30 * 86_400_000;

/**
 * A row of the journal. It has no names and no documents: only ids and the date (yyyy-mm-dd) that was sent. A person
 * without an id is known by a hash of the document: a notice is recognised if its person has the document that was
 * sent. `conocidos` are the ids of the notices that the person had before the row was sent; `dudosa`: an attempt had no
 * certain end; `nroAviso` is the number of the registered notice, once it was read; `declarada`: it was declared too;
 * `declaracionDudosa`: a try to declare it got no certain answer.
 */
const asiento = z.object({
  paso: z.enum(['subiendo', 'enviando', 'registrada', 'rechazada', 'sinConfirmar']),
  conocidos: z.readonly(z.array(z.number())),
  dudosa: z.boolean(),
  idTipoNovedad: z.number(),
  idPersona: z.number(),
  fecha: z.optional(z.string()),
  documento: z.optional(z.string()),
  idPersonaNovedad: z.number(),
  nroAviso: z.optional(z.string()),
  declarada: z.optional(z.boolean()),
  declaracionDudosa: z.optional(z.boolean()),
});
export type Asiento = z.infer<typeof asiento>;

const cabecera = z.object({ total: z.number(), desde: z.number() });

/** The journal of one file of one company, or of one sheet of it. It outlives the tab and the browser. */
export interface Diario {
  /** False if the browser keeps nothing: the journal ends with the page. */
  readonly persistente: () => boolean;
  readonly asientos: () => ReadonlyMap<number, Asiento>;
  /** Notes that so many rows are to be registered in all. */
  readonly comenzar: (total: number) => Promise<void>;
  /** Resolves when the row is on the disk. */
  readonly anotar: (numero: number, asiento: Asiento) => Promise<void>;
  readonly borrar: () => Promise<void>;
}

/** The notices that a row has already, or that its person had before: none of them is the one that a row is to be found by. */
export function deOtros({ asientos }: Pick<Diario, 'asientos'>, conocidos: readonly number[]): readonly number[] {
  const suyos = [...asientos().values()].flatMap(({ paso, idPersonaNovedad }) =>
    paso === 'registrada' ? [idPersonaNovedad] : [],
  );
  return [...conocidos, ...suyos];
}

/** An import that began earlier and whose journal is still there. `desde` is a moment in milliseconds. */
export interface Empezada {
  readonly huella: string;
  readonly desde: number;
  readonly total: number;
  readonly registradas: number;
  /** Rows that were sent and whose end is not known yet. */
  readonly inciertas: number;
}

let base: Durable | null = null;
const diarios = (): Durable => {
  base ??= openDurable(databases.diarios);
  return base;
};

const prefijoDe = ({ usuario, empresa }: Dueno): string => `${usuario}:${empresa}:`;

async function leerAsientos(grupo: string): Promise<Map<number, Asiento>> {
  const kept = await diarios().group(grupo);
  return new Map(
    [...kept].flatMap(([part, value]) => {
      const read = part === '' ? null : readKept(asiento, value);
      return read ? [[Number(part), read] as const] : [];
    }),
  );
}

const leerCabecera = async (grupo: string) => {
  const [value] = await diarios().read(keptName(grupo, ''));
  return readKept(cabecera, value);
};

/** Opens the journal of a file, or of a sheet of a workbook, by its mark, with what an earlier visit wrote in it. */
export async function abrirDiario(dueno: Dueno, huella: string): Promise<Diario> {
  const grupo = `${prefijoDe(dueno)}${huella}`;
  const asientos = await leerAsientos(grupo);
  return {
    persistente: () => diarios().persistent(),
    asientos: () => asientos,
    comenzar: async (total) => {
      browser.write(localKeys.importaciones, '1');
      const before = await leerCabecera(grupo);
      const desde = before?.desde ?? Date.now();
      // A later visit may send fewer: the total is that of the whole import.
      const todas = Math.max(total, before?.total ?? 0);
      await diarios().write({ [keptName(grupo, '')]: { total: todas, desde } }, desde);
    },
    anotar: async (numero, uno) => {
      asientos.set(numero, uno);
      await diarios().write({ [keptName(grupo, numero)]: uno }, Date.now());
    },
    borrar: async () => {
      asientos.clear();
      await diarios().removeGroup(grupo);
    },
  };
}

/** The imports of a company that a user began and did not end, the newest first: for the banner that offers to go on. */
export async function importacionesEmpezadas(dueno: Dueno): Promise<readonly Empezada[]> {
  const prefijo = prefijoDe(dueno);
  const found: Empezada[] = [];
  for (const grupo of (await diarios().groups()).filter((one) => one.startsWith(prefijo))) {
    const [head, asientos] = [await leerCabecera(grupo), await leerAsientos(grupo)];
    if (!head) continue;
    const pasos = [...asientos.values()].map(({ paso }) => paso);
    found.push({
      huella: grupo.slice(prefijo.length),
      desde: head.desde,
      total: head.total,
      registradas: pasos.filter((paso) => paso === 'registrada').length,
      inciertas: pasos.filter((paso) => paso === 'enviando' || paso === 'sinConfirmar').length,
    });
  }
  return found.sort((a, b) => b.desde - a.desde);
}

/** Removes the journals that are older than 30 days. */
export const barrerDiarios = (ahora: number): Promise<void> => diarios().sweep(DIAS_DE_DIARIO, ahora);

const alEnviar: readonly Paso[] = ['enEspera', 'recomprobando', 'subiendo', 'enviando', 'incierta', 'leyendo'];

/** A row that was being sent and was certainly not sent gets the step that its check had given it. */
const sinEnviar = (fila: Fila): Fila =>
  alEnviar.includes(fila.paso)
    ? { ...fila, paso: fila.hallazgos.some(({ nivel }) => nivel === 'aviso') ? 'aviso' : 'lista' }
    : fila;

/** A row that only the comparison added is known by its person: its number may have belonged to another person. */
export const esDeOtra = ({ idPersona }: Asiento, fila: Fila): boolean =>
  fila.idPersona !== undefined && idPersona > 0 && idPersona !== fila.idPersona;

/** A row as the journal left it; null if it was certainly not sent. */
function comoQuedo(fila: Fila, uno: Asiento): Fila | null {
  const { idPersona, idPersonaNovedad, nroAviso = '' } = uno;
  if (uno.paso === 'registrada')
    return { ...fila, paso: 'registrada', resultado: { motivo: '', nroAviso, idPersona, idPersonaNovedad } };
  if (uno.paso === 'rechazada') {
    const motivo = textos.rechazadaAntes;
    return { ...fila, paso: 'rechazada', resultado: { motivo, nroAviso: '', idPersona: 0, idPersonaNovedad: 0 } };
  }
  if (uno.paso === 'enviando') return { ...fila, paso: 'incierta' };
  return uno.paso === 'sinConfirmar' ? { ...fila, paso: 'sinConfirmar' } : null;
}

/**
 * The rows of a file that was read again, or of a working copy, with what the journal knows. Rows that it knows as
 * registered or refused get that step. Rows that were sent and got no answer wait to be read. The others keep the step
 * from their check.
 */
export function aplicarDiario(filas: readonly Fila[], diario: Pick<Diario, 'asientos'>): readonly Fila[] {
  const asientos = diario.asientos();
  return filas.map((fila): Fila => {
    const uno = asientos.get(fila.numero);
    const quedo = uno && !esDeOtra(uno, fila) ? comoQuedo(fila, uno) : null;
    return quedo ? { ...quedo, marcada: true } : sinEnviar(fila);
  });
}
