import { queryClient, reference } from '#client/query.ts';
import { session } from '#client/session.ts';
import type { Requisito } from '#contract/entities/adjunto.ts';
import { recursos } from '#contract/services/recursos.ts';
import type { Consulta, NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import type { Option } from '#engine/definition/dependentLists.ts';
import type { Field } from '#engine/definition/fields.ts';
import { leerOpciones } from '#engine/definition/references.ts';
import { familias } from '#engine/family/familias.ts';
import { releerPeriodo } from '#engine/notice/usePeriodo.ts';
import { today } from '#lib/dates.ts';
import { takeTurns } from '#lib/turns.ts';
import type { Fila } from '../fila/fila.ts';
import { tiposDeAviso } from '../fila/tipos.ts';
import { camposDeColumnas } from './campos.ts';

/** What all rows are checked with. Lists and requirements fill up as rows need them. */
export interface Contexto extends Pick<ReglaContexto, 'periodo' | 'sinPeriodo'> {
  /** The definitions of the employer's notices by their key: 'alta-cotizante'. */
  readonly definiciones: ReadonlyMap<string, NovedadDefinition>;
  /** Id of the company, and of the regional in which its notices are registered. */
  readonly idEmpresa: number;
  readonly idRegional: number;
  /** The day on which the period was read, yyyy-mm-dd: on another day, or after a refusal, `alDia` reads it again. */
  readonly hoy: string;
  /** Items by list and by the id that the list depends on: 'localidades:0', 'empresasDeRegional:2'. */
  readonly listas: Map<string, readonly Option[]>;
  /** What each type of notice asks for, by the type's id. */
  readonly requisitos: Map<number, readonly Requisito[]>;
}

/** One row that is checked, and how its calls are made. */
export interface Caso {
  readonly fila: Fila;
  readonly definition: NovedadDefinition;
  readonly contexto: Contexto;
  readonly consulta: Consulta & { readonly signal: AbortSignal };
}

/** The text of a row in a column, or ''. */
export const enTexto = ({ valores }: Fila, columna: keyof Fila['valores']): string => String(valores[columna] ?? '');

/** How many lists are asked for at a time. */
const A_LA_VEZ = 4;

const familiasDePersonal: ReadonlySet<string> = new Set(tiposDeAviso.map(({ clase }) => clase));

async function leerDefiniciones(): Promise<ReadonlyMap<string, NovedadDefinition>> {
  const modules = await Promise.all(
    familias()
      .filter(({ id }) => familiasDePersonal.has(id))
      .map(({ formularios }) => formularios()),
  );
  return new Map(modules.flatMap(({ formularios }) => formularios.map((one) => [one.key, one] as const)));
}

type Lista = { readonly nombre: Parameters<typeof leerOpciones>[0]; readonly id: number };

const claveDe = ({ nombre, id }: Lista): string => `${nombre}:${nombre === 'tiposDeNovedad' || id > 0 ? id : 0}`;

/** The types of a notice; a transfer has no field for its only one. */
const tiposDe = ({ idTipoPadre }: NovedadDefinition): Lista => ({ nombre: 'tiposDeNovedad', id: idTipoPadre });

/** The list of a field. `de` is the id in the field that it depends on. */
function listaDe({ list, listOf }: Field, definition: NovedadDefinition, de: number): Lista | null {
  if (listOf) return { nombre: listOf.name, id: de };
  if (list === 'tiposDeNovedad') return tiposDe(definition);
  return list ? { nombre: list, id: 0 } : null;
}

/** The items of a field's list, as far as they are loaded. */
export function opcionesDeCampo(
  { listas }: Pick<Contexto, 'listas'>,
  campo: Field,
  definition: NovedadDefinition,
  de = 0,
): readonly Option[] {
  const lista = listaDe(campo, definition, de);
  return (lista && listas.get(claveDe(lista))) ?? [];
}

/** The types under a notice's parent, with their names. */
export const tiposDeAvisoDe = (
  { listas }: Pick<Contexto, 'listas'>,
  definition: NovedadDefinition,
): readonly Option[] => listas.get(claveDe(tiposDe(definition))) ?? [];

/** Loads lists that are not known yet. Throws a call error if one cannot be loaded. */
async function pedirListas(listas: Contexto['listas'], pedidas: readonly Lista[]): Promise<void> {
  const turno = takeTurns(A_LA_VEZ);
  const nuevas = new Map(pedidas.map((one) => [claveDe(one), one]));
  await Promise.all(
    [...nuevas]
      .filter(([clave]) => !listas.has(clave))
      .map(([clave, { nombre, id }]) => turno(async () => listas.set(clave, await leerOpciones(nombre, id)))),
  );
}

/** Loads the lists that depend on the regionals that some rows go to. */
export const pedirDependientes = (contexto: Contexto, definition: NovedadDefinition, ids: readonly number[]) =>
  pedirListas(
    contexto.listas,
    camposDeColumnas(definition).flatMap(({ campo: { listOf } }) =>
      listOf ? ids.map((id) => ({ nombre: listOf.name, id })) : [],
    ),
  );

/** Loads what some types of notice ask for, once per session. */
export async function pedirRequisitos({ requisitos }: Contexto, idsDeTipo: readonly number[]): Promise<void> {
  const turno = takeTurns(A_LA_VEZ);
  await Promise.all(
    [...new Set(idsDeTipo)]
      .filter((id) => id > 0 && !requisitos.has(id))
      .map((idTipoNovedad) =>
        turno(async () => {
          const found = await queryClient.fetchQuery(reference(recursos.requisitos, { params: { idTipoNovedad } }));
          requisitos.set(idTipoNovedad, found);
        }),
      ),
  );
}

/**
 * Reads what the rows are checked with: definitions, lists, contribution period, company and regional of the session. Throws
 * a call error if a list cannot be loaded, or the signal's reason.
 */
export async function abrirContexto(signal: AbortSignal): Promise<Contexto> {
  const definiciones = await leerDefiniciones();
  const listas: Contexto['listas'] = new Map();
  const propias = [...definiciones.values()].flatMap((definition) => [
    tiposDe(definition),
    ...camposDeColumnas(definition).flatMap(({ campo }) => (campo.listOf ? [] : (listaDe(campo, definition, 0) ?? []))),
  ]);
  const [periodo] = await Promise.all([releerPeriodo(), pedirListas(listas, propias)]);
  signal.throwIfAborted();
  const { user, empresa } = session.getState();
  return {
    ...periodo,
    definiciones,
    idEmpresa: empresa.IdEmpresa,
    idRegional: user?.id_regional ?? 0,
    hoy: today(),
    listas,
    requisitos: new Map(),
  };
}

/**
 * The same context with the period as it is now, if it was read on another day or refused; the lists stay. Throws a call error
 * after a lost session, or the signal's reason.
 */
export async function alDia(contexto: Contexto, signal: AbortSignal): Promise<Contexto> {
  if (contexto.periodo !== null && contexto.hoy === today()) return contexto;
  const { sinPeriodo: _, ...resto } = contexto;
  const periodo = await releerPeriodo();
  signal.throwIfAborted();
  return { ...resto, ...periodo, hoy: today() };
}
