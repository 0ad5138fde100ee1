import { call } from '#client/call.ts';
import { pacientesDerechoHabiente } from '#contract/entities/gruposPasivo.ts';
import { type NovedadForm, segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import {
  type BasePersonas,
  type PacienteBuscado,
  type PacientePorId,
  type SegurosPacientes,
  segurosPacientes,
} from '#contract/entities/persona.ts';
import { canal, tipoAsegurado } from '#contract/enumerations.ts';
import { filled, readOrNull } from '#contract/read.ts';
import { altaPasivo } from '#contract/services/altaPasivo.ts';
import { personasEmpresa } from '#contract/services/personasEmpresa.ts';
import type { Consulta, Previo, Seleccion } from '#engine/definition/definition.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { conNacionalidad, fechaPendiente, pacienteDe, rechazada } from '#engine/family/seleccion.ts';
import { config } from '#lib/config.ts';
import { toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { altaPasivoMessages as textos } from './messages.ts';
import type { VarianteAltaPasivo } from './variants.ts';

/** Default values for a newly loaded person; numbers of the specification (R 5.2, decision 65). */
const porDefecto = { IdEstadoCivil: 6, IdGradoInstruccion: 5 } as const;

/** The person with the defaults in the empty fields. */
export const conDefectos = (persona: BasePersonas): BasePersonas => ({
  ...conNacionalidad(persona),
  IdEstadoCivil: persona.IdEstadoCivil || porDefecto.IdEstadoCivil,
  IdGradoInstruccion: persona.IdGradoInstruccion || porDefecto.IdGradoInstruccion,
});

const formularioDe = (
  v: VarianteAltaPasivo,
  { BasePersonas, SegurosPacientes: paciente }: Pick<PacientePorId, 'BasePersonas'> & { SegurosPacientes: object },
  idEmpresa: number,
  previo: Previo,
): NovedadForm => ({
  BasePersonas: conDefectos(BasePersonas),
  SegurosPacientes: filled(segurosPacientes, { ...paciente, IdTipoPasivo: v.tipoPasivo }),
  SegurosPersonasNovedad: filled(segurosPersonasNovedad, {
    IdPersona: BasePersonas.IdPersona,
    IdEmpresa: idEmpresa,
    IdCanal: canal.virtual,
    IdTipoNovedad: v.idTipo,
    IdProfesion: BasePersonas.IdProfesion,
  }),
  ...previo,
});

/** The sentence that blocks a person with an unfinished notice (spec R 5.2, decision 1); null lets the person pass. */
async function pendiente(
  { IdPersona: idPersona, NombreCompleto: name }: PacienteBuscado,
  idEmpresa: number,
  consulta: Consulta,
) {
  const answer = await call(altaPasivo.verificarInconclusas, { params: { idPersona, idEmpresa } }, consulta);
  const date = fechaPendiente(answer);
  if (date === null) return null;
  return date ? textos.pendiente(name, toLocalDate(date)) : textos.pendienteSinFecha(name);
}

/** Whether the person is the chosen holder: nobody can be their own dependant. */
function esSuTitular(persona: PacienteBuscado, previo: Previo): boolean {
  const holder = readOrNull(pacientesDerechoHabiente, previo.PacientesDerechoHabiente);
  return holder !== null && persona.IdPersona > 0 && holder.IdPersona === persona.IdPersona;
}

const conDerechos = (s: SegurosPacientes) =>
  s.IdTipoAsegurado === tipoAsegurado.pasivo && s.EstadoVigencia === 'VIGENTE';

/**
 * Checks a chosen person for a retiree's registration and builds its form (spec R 5.2). A person who retires must have
 * a clinical history; otherwise the search opens again. Refuses a person who has another pending notice, still works,
 * or already is a retiree. If a check fails as a call, nobody passes.
 */
export const seleccionarAltaPasivo =
  (v: VarianteAltaPasivo) =>
  async (
    persona: PacienteBuscado,
    idEmpresa: number,
    nueva: BasePersonas | null,
    previo: Previo,
    consulta: Consulta = {},
  ): Promise<Seleccion> => {
    const { IdPersona: idPersona, NombreCompleto: name } = persona;
    if (idEmpresa === 0) return rechazada(general.sinEmpresa);
    if (nueva)
      return { ok: true, form: formularioDe(v, { BasePersonas: nueva, SegurosPacientes: {} }, idEmpresa, previo) };
    if (esSuTitular(persona, previo)) return { ok: false, text: textos.suPropioTitular, otraVez: true };
    if (v.conHistoria && persona.HistoriaClinica.trim() === '')
      return { ok: false, text: textos.sinHistoria(config().caja.codigo), otraVez: true };
    const open = await pendiente(persona, idEmpresa, consulta);
    if (open !== null) return rechazada(open, 'pendiente');
    const works = await call(personasEmpresa.habilitadas, { params: { idPersona } }, consulta);
    if (works.length > 0) return rechazada(avisoMessages.aunActivo(name), 'activo');
    const paciente = await pacienteDe(idPersona, consulta);
    if (!paciente) return rechazada(textos.sinPersona);
    if (conDerechos(paciente.SegurosPacientes)) return rechazada(textos.yaEsPasivo(name));
    return { ok: true, form: formularioDe(v, paciente, idEmpresa, previo) };
  };
