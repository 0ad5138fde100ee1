import { call } from '#client/call.ts';
import { bajaPasivoForm, type PacienteFallecido } from '#contract/entities/pasivo.ts';
import type { BasePersonas, PacienteBuscado } from '#contract/entities/persona.ts';
import { canal, tipoNovedad } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { bajaPasivo } from '#contract/services/bajaPasivo.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import type { Consulta, Previo, Seleccion } from '#engine/definition/definition.ts';
import { impedimentoPendiente, rechazada, seCalla } from '#engine/family/seleccion.ts';
import { cleanDate } from '#lib/dates.ts';
import { retiradoDe } from '../selection.ts';

/** The id to look up a death with: the person's last notice, or the person if there is none (decision 34). */
async function referenciaDe(idPersona: number, consulta: Consulta): Promise<number> {
  const rows = await call(personasNovedad.dePersona, { body: { IdPersona: idPersona } }, { ...consulta, quiet: true });
  return rows.reduce((last, row) => Math.max(last, row.IdPersonaNovedad), 0) || idPersona;
}

/** The death the fund knows of. undefined if there is none or it cannot be loaded: then the user fills it in. */
async function fallecimientoDe(idPersona: number, consulta: Consulta): Promise<PacienteFallecido | undefined> {
  try {
    const idPersonaNovedad = await referenciaDe(idPersona, consulta);
    const [death] = await call(
      bajaPasivo.buscarFallecido,
      { params: { idPersonaNovedad } },
      { ...consulta, quiet: true },
    );
    return death;
  } catch (error) {
    if (seCalla(error, consulta)) return undefined;
    throw error;
  }
}

/**
 * Checks a chosen person for a deregistration and builds its form: a retiree of the company without another pending
 * notice. What the fund knows of the death is filled in (spec R 5.3, 7.4). If a check fails as a call, nobody passes.
 */
export async function seleccionarBajaPasivo(
  persona: PacienteBuscado,
  idEmpresa: number,
  _nueva: BasePersonas | null,
  _previo: Previo,
  consulta: Consulta = {},
): Promise<Seleccion> {
  const found = await retiradoDe(persona, idEmpresa, consulta);
  if ('impedido' in found) return found.impedido;
  const { IdPersona: idPersona, NombreCompleto: name } = persona;
  const answer = await call(bajaPasivo.verificarInconclusas, { params: { idPersona, idEmpresa } }, consulta);
  const pending = impedimentoPendiente(name, answer);
  if (pending !== null) return rechazada(pending, 'pendiente');
  const { BasePersonas, SegurosPacientes, NombreCompletoTitular, IdPersonaTitular } = found.paciente;
  const death = await fallecimientoDe(idPersona, consulta);
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
        // The notice's number, not the person's: it is empty until the services assign one (spec R 4.2, decision 35).
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
