import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { familias } from '#engine/family/familias.ts';
import { cargarNovedad, type LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { ejemplo } from '#support/screens.ts';
import { signInAs } from '#support/session.ts';

/** The definition of a type of notice. */
export async function definicionDe(idTipoPadre: number): Promise<NovedadDefinition> {
  const all = await Promise.all(familias().map(({ formularios }) => formularios()));
  const found = all.flatMap(({ formularios }) => formularios).find((one) => one.idTipoPadre === idTipoPadre);
  if (!found) throw new Error(`No form has the type ${idTipoPadre}`);
  return found;
}

/** The declared notice of the seed as the staff open it, with its person and the services' data. */
export async function avisoDeclarado() {
  const { db, persona, novedad } = await ejemplo('declarado');
  await signInAs('personal');
  const loaded: LoadedNovedad = await cargarNovedad(novedad().IdPersonaNovedad);
  return { db, persona, novedad, loaded, definition: await definicionDe(loaded.idTipoPadre) };
}

/** The same notice with other values. */
export const conNovedad = (
  loaded: LoadedNovedad,
  novedad: Partial<LoadedNovedad['form']['SegurosPersonasNovedad']>,
): LoadedNovedad => ({
  ...loaded,
  form: { ...loaded.form, SegurosPersonasNovedad: { ...loaded.form.SegurosPersonasNovedad, ...novedad } },
});

/** The same notice about a person with other values. */
export const conPersona = (
  loaded: LoadedNovedad,
  persona: Partial<LoadedNovedad['form']['BasePersonas']>,
): LoadedNovedad => ({
  ...loaded,
  form: { ...loaded.form, BasePersonas: { ...loaded.form.BasePersonas, ...persona } },
});
