import { atados, type PorAtar } from '#blocks/adjuntos/atados.ts';
import type { Comprobar } from '#blocks/escritura/asentar.ts';
import { quitado } from '#blocks/escritura/quitado.ts';
import { mismaVersion } from '#blocks/escritura/version.ts';
import { call } from '#client/call.ts';
import { isPersonal, session } from '#client/session.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { type Estado, estadoPorNombre } from '#contract/enumerations.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import type { Ids, NovedadDefinition } from '#engine/definition/definition.ts';
import { type Field, valorEn } from '#engine/definition/fields.ts';
import { camposCambiados } from '#engine/values/changes.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { cleanDate, today } from '#lib/dates.ts';
import { fold, tidy } from '#lib/texts.ts';
import { cargarNovedad, type LoadedNovedad } from './cargarNovedad.ts';
import { estadoDelTipo } from './estados.ts';

const registro = async (id: number) =>
  (await call(personasNovedad.porId, { params: { id, n: 0 } }, { quiet: true })).SegurosPersonasNovedad;

/** Loads a notice in the shape its form uses, without the cache. Throws the errors of `call`. */
async function leerAviso(definition: NovedadDefinition, id: number): Promise<NovedadForm> {
  const { form, estado } = await cargarNovedad(id);
  return definition.alAbrir ? definition.alAbrir(form, estado) : form;
}

/** Matches by the person's id if the row has one, otherwise by the document: a new person has no id yet. */
const esDe =
  (persona: BasePersonas) =>
  (row: FilaNovedad): boolean =>
    persona.IdPersona > 0 && row.IdPersona > 0
      ? row.IdPersona === persona.IdPersona
      : fold(tidy(row.NumeroDocumento)) === fold(tidy(persona.NumeroDocumento));

const cerrados: readonly (Estado | null)[] = ['aceptado', 'anulado'];

/** The company's notices of one type, from a day on. */
async function avisosDesde({ idTipoPadre }: NovedadDefinition, dia: string): Promise<FilaNovedad[]> {
  const { user, empresa } = session.getState();
  const [FechaDesde = dia, FechaHasta = dia] = [dia, today()].sort();
  const body = {
    FechaDesde,
    FechaHasta,
    IdTipoNovedad: idTipoPadre,
    IdEstadoProceso: 0,
    IdEmpresa: isPersonal() ? 0 : empresa.IdEmpresa,
    IdRegional: user?.id_regional ?? 0,
  };
  return call(listaNovedades.porFiltro, { body }, { quiet: true });
}

/**
 * Looks for a new notice in the company's list, by type, day and person. A person has at most one unfinished notice of
 * a company (spec E 5.7), so the match is the new notice.
 */
export const buscarInsertado =
  (definition: NovedadDefinition, form: NovedadForm): Comprobar<Ids> =>
  async () => {
    const fecha = cleanDate(form.SegurosPersonasNovedad.FechaNovedad);
    const rows = (await avisosDesde(definition, fecha))
      .filter(esDe(form.BasePersonas))
      .filter((row) => cleanDate(row.FechaNovedad) === fecha)
      .filter((row) => !cerrados.includes(estadoPorNombre(row.EstadoProceso)));
    const [row, ...others] = rows;
    if (!row) return 'no aparece';
    if (others.length > 0) return null;
    const { IdPersonaNovedad: idPersonaNovedad } = row;
    const idPersona = form.BasePersonas.IdPersona || row.IdPersona || (await registro(idPersonaNovedad)).IdPersona;
    return { hecha: { idPersona, idPersonaNovedad } };
  };

const igual = (field: Field, a: NovedadForm, b: NovedadForm, definition: NovedadDefinition): boolean => {
  const text = (form: NovedadForm) => fold(tidy(String(valorEn(aFormulario(definition, form), field.path) ?? '')));
  return text(a) === text(b);
};

/** What an edit sent: the form before and after the edit, and the files that it should attach. */
interface Enviado {
  readonly before: LoadedNovedad;
  readonly sent: NovedadForm;
  readonly archivos: readonly PorAtar[];
}

/**
 * Checks whether an edit was written: by the fields it changed, otherwise by the files it should attach. Another user
 * may have raised the version, so a new version proves nothing; an unchanged version proves that the edit was not
 * written. If the edit changed neither fields nor files, it was written if the notice holds what was sent and has
 * another version, or is Registrado again after it was observed.
 */
export const comprobarModificado =
  (definition: NovedadDefinition, { before, sent, archivos }: Enviado): Comprobar<true> =>
  async () => {
    const { IdPersonaNovedad: id, Version } = sent.SegurosPersonasNovedad;
    const now = await leerAviso(definition, id);
    const misma = mismaVersion(Version, now.SegurosPersonasNovedad.Version);
    if (misma) return 'sin hacer';
    const fields = todosLosCampos(definition);
    const changed = fields.filter((f) => !igual(f, before.form, sent, definition));
    if (changed.length > 0) {
      if (changed.every((f) => igual(f, now, sent, definition))) return { hecha: true };
      return changed.every((f) => igual(f, now, before.form, definition)) ? 'sin hacer' : null;
    }
    if (archivos.length > 0) return atados(sent.SegurosPersonasNovedad, archivos);
    const moved = now.SegurosPersonasNovedad.IdEstadoProceso !== before.form.SegurosPersonasNovedad.IdEstadoProceso;
    const observed = before.estado === 'observado';
    const told = observed ? moved : misma === false && !moved;
    return told && fields.every((f) => igual(f, now, sent, definition)) ? { hecha: true } : null;
  };

/** Checks whether a notice is deleted: the services refuse to show it, and its list no longer has it. */
export const comprobarEliminado =
  (definition: NovedadDefinition, { SegurosPersonasNovedad }: NovedadForm): Comprobar<true> =>
  () => {
    const { IdPersonaNovedad: id, FechaNovedad } = SegurosPersonasNovedad;
    const esElla = (row: { readonly IdPersonaNovedad: number }) => row.IdPersonaNovedad === id;
    return quitado(
      async () => esElla(await registro(id)),
      async () => (await avisosDesde(definition, cleanDate(FechaNovedad))).some(esElla),
    );
  };

/** Checks whether a notice changed from one state to another. */
export const comprobarEstado =
  (definition: NovedadDefinition, id: number, { desde, a }: { desde: Estado; a: Estado }): Comprobar<true> =>
  async () => {
    const { IdEstadoProceso: now } = await registro(id);
    const state = await estadoDelTipo(definition.idTipoPadre, ({ IdEstadoProceso }) => IdEstadoProceso === now);
    const estado = estadoPorNombre(state?.Nombre ?? '');
    if (estado === a) return { hecha: true };
    return estado === desde ? 'sin hacer' : null;
  };

/**
 * Whether the notice at the services differs from the one shown: by its version, or, if the services keep no version,
 * by its state and its fields. The calls that change a state carry no version (spec R 7.2). Throws the errors of
 * `call`.
 */
export async function cambioEntreTanto(definition: NovedadDefinition, { form }: LoadedNovedad): Promise<boolean> {
  const shown = form.SegurosPersonasNovedad;
  const now = await registro(shown.IdPersonaNovedad);
  const misma = mismaVersion(shown.Version, now.Version);
  if (misma !== null) return !misma;
  if (shown.IdEstadoProceso !== now.IdEstadoProceso) return true;
  const fresh = await leerAviso(definition, shown.IdPersonaNovedad);
  const values = (one: NovedadForm) => aFormulario(definition, one);
  return camposCambiados(todosLosCampos(definition), values(form), values(fresh), String).length > 0;
}
