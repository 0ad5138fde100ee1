import { type Comprobar, luego } from '#blocks/escritura/asentar.ts';
import { nuevoEn } from '#blocks/escritura/nuevoEn.ts';
import { call } from '#client/call.ts';
import { isPersonal, session } from '#client/session.ts';
import type { FilaAfiliacion } from '#contract/entities/afiliacion.ts';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { addDays, cleanDate, type IsoDate, SINCE_ALWAYS, today } from '#lib/dates.ts';
import { fold, tidy } from '#lib/texts.ts';

/** The affiliation notices between two days, of one person or of all (0). */
function listar(IdPersona: number, [FechaDesde, FechaHasta]: readonly [IsoDate, IsoDate]) {
  const IdEmpresa = isPersonal() ? 0 : session.getState().empresa.IdEmpresa;
  const all = { TipoNovedad: 0, IdEstadoProceso: 0, IdRegional: 0, IdCanal: 0 };
  const body = { ...all, FechaDesde, FechaHasta, IdEmpresa, IdPersona };
  return call(afiliacion.lista, { body }, { quiet: true });
}

/** All affiliation notices of a person that the user may see, as the lists show them. Throws the errors of `call`. */
export const listarTodas = (idPersona: number) => listar(idPersona, [SINCE_ALWAYS, today()]);

/** The new notices of a person after a write. They have the date of the write; the services' date may be one day off. */
export function novedadesDe(idPersona: number) {
  const list = nuevoEn<FilaAfiliacion>(
    () => listar(idPersona, [addDays(today(), -1), addDays(today(), 1)]),
    (row) => row.IdPersonaNovedad,
  );
  return {
    recordar: list.recordar,
    /** Looks for a new notice of a type; returns its id. */
    comprobar:
      (idTipoNovedad: number): Comprobar<number> =>
      async () => {
        const found = await list.buscar((row) => row.IdTipoNovedad === idTipoNovedad)();
        return luego(found, (row) => row.IdPersonaNovedad);
      },
  };
}

/**
 * Looks for the affiliation of a person by type and date, among those in a state. A person has at most one open
 * affiliation. A person the fund does not know yet is found by the document.
 */
export const comprobarAfiliada =
  (
    { IdPersona, NumeroDocumento }: BasePersonas,
    { tipo, fecha, estado }: { readonly tipo: number; readonly fecha: IsoDate; readonly estado: number },
  ): Comprobar<true> =>
  async () => {
    const rows = await listar(IdPersona, [fecha, fecha]);
    const documento = fold(tidy(NumeroDocumento));
    const found = rows.filter(
      (row) =>
        row.IdTipoNovedad === tipo &&
        row.IdEstadoProceso === estado &&
        cleanDate(row.FechaNovedad) === fecha &&
        (IdPersona > 0 ? row.IdPersona === IdPersona : fold(tidy(row.NumeroDocumento)) === documento),
    );
    if (found.length > 1) return null;
    return found.length === 1 ? { hecha: true } : 'no aparece';
  };
