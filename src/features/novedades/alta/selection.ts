import { call } from '#client/call.ts';
import type { Datos } from '#contract/endpoint.ts';
import { type NovedadForm, segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import {
  type BasePersonas,
  type PacienteBuscado,
  type PacientePorId,
  segurosPacientes,
} from '#contract/entities/persona.ts';
import { canal, type Estado } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { personasEmpresa } from '#contract/services/personasEmpresa.ts';
import type { Consulta, Previo, Seleccion } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { conNacionalidad, impedimentoPendiente, pacienteDe, rechazada } from '#engine/family/seleccion.ts';
import { ageOn, cleanDate, today } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { accionesConPago } from '../accionesConPago.ts';
import { altaMessages } from './messages.ts';
import { EDAD_MINIMA } from './rules.ts';
import type { VarianteAlta } from './variants.ts';

type Relacion = Datos<typeof personasEmpresa.relacion>;

/** The dates of an earlier relation with the company of the notice; 1900-01-01 means there is none (spec E 4). */
const fechasDe = (relacion: Relacion) => ({
  FechaIngreso: relacion?.FechaIngreso ?? '1900-01-01',
  FechaBaja: relacion?.FechaBaja ?? '1900-01-01',
});

/** The form of a chosen person, with an earlier relation with the company if there is one (spec E 4). */
const formularioDe = (
  v: VarianteAlta,
  paciente: { readonly BasePersonas: BasePersonas; readonly SegurosPacientes: object },
  idEmpresa: number,
  relacion: Relacion = null,
): NovedadForm => ({
  BasePersonas: conNacionalidad(paciente.BasePersonas),
  SegurosPacientes: filled(segurosPacientes, {
    ...paciente.SegurosPacientes,
    ...fechasDe(relacion),
  }),
  SegurosPersonasNovedad: filled(segurosPersonasNovedad, {
    IdPersona: paciente.BasePersonas.IdPersona,
    IdEmpresa: idEmpresa,
    IdCanal: canal.virtual,
    IdTipoNovedad: v.tipos.ingreso,
    IdPersonaEmpresa: relacion?.IdPersonaEmpresa ?? 0,
    IdProfesion: paciente.BasePersonas.IdProfesion,
  }),
});

/** The form of a person who passed all checks. If her record has no nationality, the one in the form is the default. */
const aceptada = (form: NovedadForm, { IdNacionalidad }: BasePersonas): Seleccion => ({
  ok: true,
  form,
  supuestos: IdNacionalidad ? [] : ['BasePersonas.IdNacionalidad'],
});

async function nuevoFormulario(
  v: VarianteAlta,
  paciente: PacientePorId,
  idEmpresa: number,
  consulta: Consulta,
): Promise<NovedadForm> {
  const { IdPersona: idPersona } = paciente.BasePersonas;
  const relacion = await call(personasEmpresa.relacion, { params: { idPersona, idEmpresa } }, consulta);
  return formularioDe(v, paciente, idEmpresa, relacion);
}

/**
 * A saved registration that may still be edited has the dates of the relation with its company, like a new one: the record
 * of the insured has those of the last company, which may be another.
 */
export async function abrirAlta(form: NovedadForm, estado: Estado | null): Promise<NovedadForm> {
  if (estado === null || !accionesConPago[estado].includes('editar')) return form;
  const { IdPersona: idPersona, IdEmpresa: idEmpresa } = form.SegurosPersonasNovedad;
  const relacion = await call(personasEmpresa.relacion, { params: { idPersona, idEmpresa } }, { quiet: true });
  return { ...form, SegurosPacientes: { ...form.SegurosPacientes, ...fechasDe(relacion) } };
}

/**
 * Checks a chosen person for a registration and builds its form (spec E 5.7). Refuses a person who is under 18, has
 * another pending notice, is still active in a company, or has no insured record. If a check fails as a call, nobody
 * passes.
 */
export const seleccionarAlta =
  (v: VarianteAlta) =>
  async (
    persona: PacienteBuscado,
    idEmpresa: number,
    nueva: BasePersonas | null,
    _previo: Previo,
    consulta: Consulta = {},
  ): Promise<Seleccion> => {
    const name = persona.NombreCompleto;
    if (idEmpresa === 0) return rechazada(general.sinEmpresa);
    if (ageOn(cleanDate(persona.FechaNacimiento), today()) < EDAD_MINIMA)
      return rechazada(altaMessages.menorDeEdad(name), 'menor');
    if (nueva) return aceptada(formularioDe(v, { BasePersonas: nueva, SegurosPacientes: {} }, idEmpresa), nueva);
    const { IdPersona: idPersona } = persona;
    const pending = impedimentoPendiente(
      name,
      await call(altaCotizante.verificarInconclusas, { params: { idPersona, idEmpresa } }, consulta),
    );
    if (pending !== null) return rechazada(pending, 'pendiente');
    const activas = await call(personasEmpresa.habilitadas, { params: { idPersona } }, consulta);
    if (activas.length > 0) return rechazada(avisoMessages.aunActivo(name), 'activo');
    const paciente = await pacienteDe(idPersona, consulta);
    return paciente
      ? aceptada(await nuevoFormulario(v, paciente, idEmpresa, consulta), paciente.BasePersonas)
      : rechazada(engineMessages.sinPaciente);
  };
