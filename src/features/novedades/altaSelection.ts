import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { session } from '#client/session.ts';
import { type NovedadForm, segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import type { PacienteBuscado, PacientePorId } from '#contract/entities/persona.ts';
import { canal } from '#contract/enumerations.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { personasEmpresa } from '#contract/services/personasEmpresa.ts';
import type { Seleccion } from '#engine/definition.ts';
import { engineMessages } from '#engine/messages.ts';
import { ageOn, cleanDate, today, toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { EDAD_MINIMA } from './altaRules.ts';
import { altaMessages } from './messages.ts';
import type { VarianteAlta } from './variants.ts';

/**
 * What the unfinished-notice check means (decision 1): INCONCLUSO, empty or nothing lets the person through; a date is
 * the pending notice's; any other text blocks without a date. null lets through, '' blocks without a date.
 */
export function fechaPendiente(answer: string | null): string | null {
  const text = (answer ?? '').trim();
  if (text === '' || text.toUpperCase() === 'INCONCLUSO' || /^(1900-01-01|01\/01\/1900)/.test(text)) return null;
  return cleanDate(text);
}

const refused = (text: string): Seleccion => ({ ok: false, text });

async function nuevoFormulario(v: VarianteAlta, paciente: PacientePorId, idEmpresa: number): Promise<NovedadForm> {
  const persona = paciente.BasePersonas;
  const relacion = await call(personasEmpresa.relacion, { params: { idPersona: persona.IdPersona, idEmpresa } });
  return {
    BasePersonas: persona,
    SegurosPacientes: {
      ...paciente.SegurosPacientes,
      // The dates of an earlier relation with this company; 1900-01-01 means there is none (spec E 4).
      FechaIngreso: relacion?.FechaIngreso ?? '1900-01-01',
      FechaBaja: relacion?.FechaBaja ?? '1900-01-01',
    },
    SegurosPersonasNovedad: z.parse(segurosPersonasNovedad, {
      IdPersona: persona.IdPersona,
      IdEmpresa: idEmpresa,
      IdCanal: canal.virtual,
      IdTipoNovedad: v.tipos.ingreso,
      IdPersonaEmpresa: relacion?.IdPersonaEmpresa ?? 0,
      IdProfesion: persona.IdProfesion,
    }),
  };
}

/**
 * Checks a chosen person for a registration and builds its form (spec E 5.7): under 18, another notice pending, still
 * active in a company, no insured record. A check that fails as a call lets nobody through.
 */
export const seleccionarAlta =
  (v: VarianteAlta) =>
  async (persona: PacienteBuscado, idEmpresa: number): Promise<Seleccion> => {
    const name = persona.NombreCompleto;
    if (idEmpresa === 0) return refused(general.sinEmpresa);
    if (ageOn(cleanDate(persona.FechaNacimiento), today()) < EDAD_MINIMA)
      return refused(altaMessages.menorDeEdad(name));
    const pending = fechaPendiente(
      await call(altaCotizante.verificarInconclusas, { params: { idPersona: persona.IdPersona, idEmpresa } }),
    );
    if (pending !== null)
      return refused(
        pending ? altaMessages.pendiente(name, toLocalDate(pending)) : altaMessages.pendienteSinFecha(name),
      );
    const activas = await call(personasEmpresa.habilitadas, { params: { idPersona: persona.IdPersona } });
    if (activas.length > 0) return refused(altaMessages.aunActivo(name));
    const paciente = await leer(persona.IdPersona);
    return paciente
      ? { ok: true, form: await nuevoFormulario(v, paciente, idEmpresa) }
      : refused(engineMessages.sinPaciente);
  };

async function leer(idPersona: number): Promise<PacientePorId | null> {
  try {
    return await call(pacientes.porId, { params: { idPersona } }, { quiet: true });
  } catch (error) {
    if (isCallError(error) && session.getState().user) return null; // the sentence of spec E 5.7 says it
    throw error;
  }
}
