import { segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import type { BasePersonas, PacienteBuscado } from '#contract/entities/persona.ts';
import { canal, tipoNovedad } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import type { Consulta, Previo, Seleccion } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { pacienteDe, rechazada, trabajoDe } from '#engine/family/seleccion.ts';
import { general } from '#messages/general.ts';

/**
 * Checks a chosen person for a transfer and builds its form: the person works in the company (spec E 5.7). Destination,
 * date, location, number and state start empty, even if another person was chosen before (spec E 4).
 */
export async function seleccionarTransferencia(
  { IdPersona: idPersona, NombreCompleto: name }: PacienteBuscado,
  idEmpresa: number,
  _nueva: BasePersonas | null,
  _previo: Previo,
  consulta: Consulta = {},
): Promise<Seleccion> {
  if (idEmpresa === 0) return rechazada(general.sinEmpresa);
  const work = await trabajoDe(idPersona, idEmpresa, consulta);
  if (!work) return rechazada(avisoMessages.sinPertenencia(name), 'ajeno');
  const paciente = await pacienteDe(idPersona, consulta);
  if (!paciente) return rechazada(engineMessages.sinPaciente);
  return {
    ok: true,
    form: {
      BasePersonas: paciente.BasePersonas,
      SegurosPacientes: { ...paciente.SegurosPacientes, IdDepartamento: 0 },
      SegurosPersonasNovedad: filled(segurosPersonasNovedad, {
        IdPersona: idPersona,
        IdEmpresa: idEmpresa,
        IdCanal: canal.virtual,
        IdTipoNovedad: tipoNovedad.TRANSFERENCIA_COTIZANTE,
        IdPersonaEmpresa: work.IdPersonaEmpresa,
        IdProfesion: paciente.BasePersonas.IdProfesion,
      }),
    },
  };
}
