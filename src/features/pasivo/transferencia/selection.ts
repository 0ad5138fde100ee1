import { segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import type { BasePersonas, PacienteBuscado } from '#contract/entities/persona.ts';
import { canal, tipoNovedad } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import type { Consulta, Previo, Seleccion } from '#engine/definition/definition.ts';
import { retiradoDe } from '../selection.ts';

/**
 * Checks a chosen person for a transfer and builds its form: a retiree of the company (spec R 2.5, 6). The destination
 * starts empty, even if another person was chosen before.
 */
export async function seleccionarTransferenciaPasivo(
  persona: PacienteBuscado,
  idEmpresa: number,
  _nueva: BasePersonas | null,
  _previo: Previo,
  consulta: Consulta = {},
): Promise<Seleccion> {
  const found = await retiradoDe(persona, idEmpresa, consulta);
  if ('impedido' in found) return found.impedido;
  const { BasePersonas, SegurosPacientes } = found.paciente;
  return {
    ok: true,
    form: {
      BasePersonas,
      SegurosPacientes: { ...SegurosPacientes, IdDepartamento: 0 },
      SegurosPersonasNovedad: filled(segurosPersonasNovedad, {
        IdPersona: persona.IdPersona,
        IdEmpresa: idEmpresa,
        IdCanal: canal.virtual,
        IdTipoNovedad: tipoNovedad.TRANSFERENCIA_PASIVO,
        IdProfesion: BasePersonas.IdProfesion,
      }),
    },
  };
}
