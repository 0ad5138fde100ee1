import { isCallError } from '#client/errors.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { Option } from '#engine/definition/dependentLists.ts';
import { leerOpciones, type NombreReferencia } from '#engine/definition/references.ts';
import { type Semilla, sembrar } from '#engine/values/semilla.ts';
import { camposDe } from '#engine/values/validar.ts';
import { today } from '#lib/dates.ts';
import { leerPeriodo } from './usePeriodo.ts';

/** A list's items; null if it cannot be loaded: then nothing of it is chosen in advance. */
async function opcionesDe(name: NombreReferencia, idTipoPadre: number): Promise<readonly Option[] | null> {
  try {
    return await leerOpciones(name, idTipoPadre);
  } catch (error) {
    if (isCallError(error)) return null;
    throw error;
  }
}

/**
 * The initial form of a new notice with a seed. It waits for the lists and for the period that decide which values may
 * be used; without a seed it waits for nothing.
 */
export async function formularioSembrado(
  definition: NovedadDefinition,
  form: NovedadForm,
  semilla: Semilla,
): Promise<NovedadForm> {
  const fields = camposDe(definition, 'novedad').filter(({ path }) => Object.hasOwn(semilla, path));
  if (fields.length === 0) return form;
  const names = [...new Set(fields.flatMap(({ list }) => list ?? []))];
  const [periodo, ...items] = await Promise.all([
    fields.some(({ kind }) => kind === 'date') ? leerPeriodo(form.SegurosPersonasNovedad.IdEmpresa) : null,
    ...names.map((name) => opcionesDe(name, definition.idTipoPadre)),
  ]);
  const known = new Map(names.map((name, at) => [name, items[at]]));
  return sembrar(definition, form, semilla, {
    limites: { periodo, today: today() },
    ofrece: ({ list }, id) => {
      if (!list) return true;
      if (list === 'tiposDeNovedad' && !definition.seOfrece(id, form)) return false;
      return known.get(list)?.some(({ value }) => value === id) ?? false;
    },
  });
}
