import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { type NovedadForm, segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import type { PacienteBuscado, PacientePorId } from '#contract/entities/persona.ts';
import { canal } from '#contract/enumerations.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { personasEmpresa } from '#contract/services/personasEmpresa.ts';
import type { Seleccion } from '#engine/definition.ts';
import { engineMessages } from '#engine/messages.ts';
import { ageOn, cleanDate, today } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { EDAD_MINIMA } from './altaRules.ts';
import { altaMessages } from './messages.ts';
import { impedimentoPendiente, pacienteDe, refused } from './seleccion.ts';
import type { VarianteAlta } from './variants.ts';

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
    const { IdPersona: idPersona } = persona;
    const pending = impedimentoPendiente(
      name,
      await call(altaCotizante.verificarInconclusas, { params: { idPersona, idEmpresa } }),
    );
    if (pending !== null) return refused(pending);
    const activas = await call(personasEmpresa.habilitadas, { params: { idPersona } });
    if (activas.length > 0) return refused(altaMessages.aunActivo(name));
    const paciente = await pacienteDe(idPersona);
    return paciente
      ? { ok: true, form: await nuevoFormulario(v, paciente, idEmpresa) }
      : refused(engineMessages.sinPaciente);
  };
