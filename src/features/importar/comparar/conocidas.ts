import { buscarPersonas } from '#blocks/buscar-persona/buscarPersonas.ts';
import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { rolAfiliacion } from '#contract/enumerations.ts';
import { trabajoDe } from '#engine/family/seleccion.ts';
import { takeTurns } from '#lib/turns.ts';
import type { Contexto } from '../comprobar/contexto.ts';
import { A_LA_VEZ, cronometro, type Seguida } from '../comprobar/servicios.ts';
import { idTipoDocumentoDe } from '../comprobar/valores.ts';
import type { Fila } from '../fila/fila.ts';
import { documentoComparable } from '../fila/valores.ts';
import { reunirPlantel } from './plantel.ts';

/** A job of a person in the company. */
export type Trabajo = NonNullable<Awaited<ReturnType<typeof trabajoDe>>>;

/** A person with her job here, if she has one now. */
export interface Conocida {
  readonly persona: PacienteBuscado;
  readonly trabajo: Trabajo | null;
}

/** The number of a row's document, as it is compared. */
export const numeroDe = ({ valores }: Fila): string => documentoComparable(String(valores.NumeroDocumento ?? ''));

/** Runs over items, a few at a time. */
export async function deAPocos<T, R>(items: readonly T[], tarea: (item: T) => Promise<R>): Promise<readonly R[]> {
  const turno = takeTurns(A_LA_VEZ);
  return Promise.all(items.map((item) => turno(() => tarea(item))));
}

/** Requests the jobs of people. A person is active here if one of her jobs has no end date, in this regional. */
async function conTrabajos(
  personas: readonly PacienteBuscado[],
  { idEmpresa }: Contexto,
  { signal, avance }: Seguida,
): Promise<readonly Conocida[]> {
  const contar = cronometro(personas.length, avance);
  return deAPocos(personas, async (persona) => {
    const desde = performance.now();
    const trabajo = await trabajoDe(persona.IdPersona, idEmpresa, { quiet: true, signal });
    contar(performance.now() - desde);
    return { persona, trabajo };
  });
}

/** The people of some rows, each searched by her own document in the company. `rol` 0 is any. */
async function buscarDeFilas(filas: readonly Fila[], contexto: Contexto, signal: AbortSignal, rol: number) {
  const found = await deAPocos(filas, async (fila) => {
    const numeroDocumento = String(fila.valores.NumeroDocumento ?? '');
    const busqueda = { forma: 'documento', numeroDocumento, complemento: '' } as const;
    const tipoDocumento = idTipoDocumentoDe(fila, contexto);
    const donde = { idEmpresa: contexto.idEmpresa, rol };
    const personas = await buscarPersonas({ ...busqueda, tipoDocumento }, donde, signal);
    // The search may find longer numbers that begin like this one.
    return personas.filter((one) => documentoComparable(one.NumeroDocumento) === numeroDe(fila));
  });
  return [...new Map(found.flat().map((one) => [one.IdPersona, one])).values()];
}

interface Plantel {
  readonly conocidas: readonly Conocida[];
  /** True if the list has everybody who is active here. */
  readonly completo: boolean;
}

/**
 * The people to compare with. A list by beginnings of documents counts as complete only if it has every holder who is active
 * here by her own document: the services may not know such searches, or may answer fewer people than assumed. Interns and
 * volunteers that are no holders are in no such list; the file's own are compared all the same.
 */
export async function leerPlantel(filas: readonly Fila[], contexto: Contexto, seguida: Seguida): Promise<Plantel> {
  const { signal, avance } = seguida;
  const consulta = { quiet: true, signal };
  const alReunir = (hechas: number) => avance?.({ hechas, total: Math.max(hechas, filas.length), resta: null });
  const reunidas = (await reunirPlantel(contexto, consulta, alReunir)) ?? [];
  const numeros = new Set(reunidas.map((one) => documentoComparable(one.NumeroDocumento)));
  const sinLista = filas.filter((fila) => !numeros.has(numeroDe(fila)));
  const fuera = await buscarDeFilas(sinLista, contexto, signal, rolAfiliacion.noAplica);
  const ids = new Set(reunidas.map(({ IdPersona }) => IdPersona));
  const conocidas = await conTrabajos(
    [...reunidas, ...fuera.filter((one) => !ids.has(one.IdPersona))],
    contexto,
    seguida,
  );
  const faltaban = conocidas.filter(({ persona, trabajo }) => trabajo !== null && !ids.has(persona.IdPersona));
  const susNumeros = new Set(faltaban.map(({ persona }) => documentoComparable(persona.NumeroDocumento)));
  const suyas = sinLista.filter((fila) => susNumeros.has(numeroDe(fila)));
  const titulares = await buscarDeFilas(suyas, contexto, signal, rolAfiliacion.titular);
  const faltaba = faltaban.some(({ persona }) => titulares.some(({ IdPersona }) => IdPersona === persona.IdPersona));
  return { conocidas, completo: reunidas.length > 0 && !faltaba };
}
