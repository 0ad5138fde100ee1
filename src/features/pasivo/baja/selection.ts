import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { session } from '#client/session.ts';
import { bajaPasivoForm, type PacienteFallecido } from '#contract/entities/pasivo.ts';
import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { canal, tipoNovedad } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { bajaPasivo } from '#contract/services/bajaPasivo.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import type { Seleccion } from '#engine/definition/definition.ts';
import { impedimentoPendiente, rechazada } from '#engine/family/seleccion.ts';
import { cleanDate } from '#lib/dates.ts';
import { retiradoDe } from '../selection.ts';

/** What is asked about a death: the person's last notice, or the person where there is none (decision 34). */
async function referenciaDe(idPersona: number): Promise<number> {
  const rows = await call(personasNovedad.dePersona, { body: { IdPersona: idPersona } }, { quiet: true });
  return rows.reduce((last, row) => Math.max(last, row.IdPersonaNovedad), 0) || idPersona;
}

/** The death the fund knows of; undefined for none, and where it cannot be read: then people fill in what they know. */
async function fallecimientoDe(idPersona: number): Promise<PacienteFallecido | undefined> {
  try {
    const idPersonaNovedad = await referenciaDe(idPersona);
    const [death] = await call(bajaPasivo.buscarFallecido, { params: { idPersonaNovedad } }, { quiet: true });
    return death;
  } catch (error) {
    if (isCallError(error) && session.getState().user) return undefined;
    throw error;
  }
}

/**
 * Checks a chosen person for a deregistration and builds its form: a retiree of the company without another notice
 * pending; what the fund knows of the death is filled in (spec R 5.3, 7.4). A check that fails as a call lets nobody
 * through.
 */
export async function seleccionarBajaPasivo(persona: PacienteBuscado, idEmpresa: number): Promise<Seleccion> {
  const found = await retiradoDe(persona, idEmpresa);
  if ('impedido' in found) return found.impedido;
  const { IdPersona: idPersona, NombreCompleto: name } = persona;
  const answer = await call(bajaPasivo.verificarInconclusas, { params: { idPersona, idEmpresa } });
  const pending = impedimentoPendiente(name, answer);
  if (pending !== null) return rechazada(pending);
  const { BasePersonas, SegurosPacientes, NombreCompletoTitular, IdPersonaTitular } = found.paciente;
  const death = await fallecimientoDe(idPersona);
  return {
    ok: true,
    form: filled(bajaPasivoForm, {
      BasePersonas,
      SegurosPacientes,
      SegurosPersonasNovedad: {
        IdPersona: idPersona,
        IdEmpresa: idEmpresa,
        IdCanal: canal.virtual,
        IdTipoNovedad: tipoNovedad.BAJA_PASIVO,
        IdProfesion: BasePersonas.IdProfesion,
        // Of the notice, not of the person: it has none of its own until the services number it (spec R 4.2, decision 35).
        NumeroDocumento: '0',
        FechaNovedad: cleanDate(death?.FechaFallecimiento ?? ''),
        IdLugarFallecimiento: death?.IdLugarFallecimiento,
        IdUbicacionFallecimiento: death?.IdLocalidadFallecimiento,
        NombreCompletoTitular,
        IdPersonaTitular,
      },
    }),
  };
}
