import { session } from '#client/session.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { tipoAsegurado } from '#contract/enumerations.ts';
import type { Consulta, Seleccion } from '#engine/definition/definition.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { pacienteDe, rechazada } from '#engine/family/seleccion.ts';
import { general } from '#messages/general.ts';
import { pasivoMessages as textos } from './messages.ts';

/** A retiree of the company in the session's regional. */
const esDeLaEmpresa = ({ SegurosPacientes: s }: PacientePorId, idEmpresa: number): boolean =>
  s.IdEmpresa === idEmpresa && s.IdDepartamento === (session.getState().user?.id_regional ?? 0);

/**
 * The insured record of a retiree of the company, or the reason why the person cannot be chosen. If the person is not a
 * retiree, the search opens again (spec R 5.3, 8, decision 6).
 */
export async function retiradoDe(
  { IdPersona, NombreCompleto }: { readonly IdPersona: number; readonly NombreCompleto: string },
  idEmpresa: number,
  consulta: Consulta,
): Promise<{ readonly paciente: PacientePorId } | { readonly impedido: Seleccion }> {
  if (idEmpresa === 0) return { impedido: rechazada(general.sinEmpresa) };
  const paciente = await pacienteDe(IdPersona, consulta);
  if (!paciente || paciente.SegurosPacientes.IdPaciente === 0)
    return { impedido: rechazada(avisoMessages.sinPaciente) };
  if (paciente.SegurosPacientes.IdTipoAsegurado !== tipoAsegurado.pasivo)
    return { impedido: { ok: false, text: textos.noEsPasivo, otraVez: true } };
  if (!esDeLaEmpresa(paciente, idEmpresa))
    return { impedido: rechazada(avisoMessages.sinPertenencia(NombreCompleto), 'ajeno') };
  return { paciente };
}
