import { call } from '#client/call.ts';
import { segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import type { BasePersonas, PacienteBuscado, PacientePorId } from '#contract/entities/persona.ts';
import { canal, parentesco, tipoBeneficiario } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { bajaCotizante } from '#contract/services/bajaCotizante.ts';
import type { Consulta, Previo, Seleccion } from '#engine/definition/definition.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { impedimentoPendiente, pacienteDe, rechazada, trabajoDe } from '#engine/family/seleccion.ts';
import { general } from '#messages/general.ts';
import type { VarianteBaja } from './variants.ts';

/** Whether the insured record is of the kind that a termination ends (spec E 5.7). */
export const corresponde = (
  v: VarianteBaja,
  s: Pick<PacientePorId['SegurosPacientes'], 'IdTipoBeneficiario' | 'IdRelacionParentesco'>,
): boolean =>
  (s.IdTipoBeneficiario === v.beneficiario && s.IdRelacionParentesco === parentesco.titular) ||
  (s.IdTipoBeneficiario === tipoBeneficiario.cotizante && s.IdRelacionParentesco === v.relacion);

/**
 * Checks a chosen person for a termination and builds its form (spec E 5.7). Refuses a person who has another pending
 * notice, has no insured record, is not of the kind that leaves, or does not work in the company. If a check fails as a
 * call, nobody passes.
 */
export const seleccionarBaja =
  (v: VarianteBaja) =>
  async (
    { IdPersona: idPersona, NombreCompleto: name }: PacienteBuscado,
    idEmpresa: number,
    _nueva: BasePersonas | null,
    _previo: Previo,
    consulta: Consulta = {},
  ): Promise<Seleccion> => {
    if (idEmpresa === 0) return rechazada(general.sinEmpresa);
    const pending = impedimentoPendiente(
      name,
      await call(bajaCotizante.verificarInconclusas, { params: { idPersona, idEmpresa } }, consulta),
    );
    if (pending !== null) return rechazada(pending, 'pendiente');
    const paciente = await pacienteDe(idPersona, consulta);
    if (!paciente || paciente.SegurosPacientes.IdPaciente === 0) return rechazada(avisoMessages.sinPaciente);
    const { BasePersonas, SegurosPacientes } = paciente;
    if (!corresponde(v, SegurosPacientes)) return rechazada(v.noCorresponde);
    const work = await trabajoDe(idPersona, idEmpresa, consulta);
    if (!work) return rechazada(avisoMessages.sinPertenencia(name), 'ajeno');
    return {
      ok: true,
      form: {
        BasePersonas,
        SegurosPacientes: { ...SegurosPacientes, FechaIngreso: work.FechaIngreso },
        // What the services know of the job that ends is filled in.
        SegurosPersonasNovedad: filled(segurosPersonasNovedad, {
          IdPersona: idPersona,
          IdEmpresa: idEmpresa,
          IdCanal: canal.virtual,
          IdTipoNovedad: v.idTipo,
          IdPersonaEmpresa: work.IdPersonaEmpresa,
          IdProfesion: BasePersonas.IdProfesion,
          Cargo: work.Cargo,
          HaberMensual: work.HaberMensual,
          IdUbicacion: SegurosPacientes.IdUbicacionEmpresa,
        }),
      },
    };
  };
