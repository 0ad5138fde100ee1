import type { BajaPasivoForm } from '#contract/entities/pasivo.ts';
import { cleanDate, type IsoDate } from '#lib/dates.ts';
import { localidades } from '../db/referencias.ts';
import { lugaresFallecimiento } from '../db/referenciasMedicas.ts';
import type { Novedad, Paciente } from '../db/rows.ts';
import { Refusal, refuseIf } from '../refusal.ts';
import { familiaDe } from './access.ts';
import { faltanArchivos } from './files.ts';
import {
  type Aceptacion,
  archivosQueTendra,
  cerrarAceptada,
  exigeMismoAviso,
  insertarNovedad,
  modificarNovedad,
  type NovedadWrite,
  personaConocida,
} from './novedadWrites.ts';
import { titularDe } from './pacienteCompleto.ts';
import { ampliarHistorico, esBajaPasivo, exigeSinPendiente, retiradoDe, textoPasivo } from './pasivo.ts';
import { finDeAtencion } from './plazos.ts';
import { texto } from './texts.ts';

/** A retiree's deregistration to write. */
type BajaPasivoWrite = NovedadWrite & { readonly form: BajaPasivoForm };

/** Registers that a retiree died. The person does not change until the notice is accepted. */
export function insertarBajaPasivo(write: BajaPasivoWrite): Novedad {
  revisar(write, 0);
  return insertarNovedad(write, write.form.BasePersonas.IdPersona, camposDe(write));
}

/** Writes a changed deregistration. */
export function modificarBajaPasivo(write: BajaPasivoWrite, kept: Novedad): void {
  exigeMismoAviso(write, kept, textoPasivo('sinTipo'));
  revisar(write, kept.IdPersonaNovedad);
  modificarNovedad(write, kept, camposDe(write));
}

/** Accepts a declared deregistration. The person is marked as dead, and her rights and those of her dependants end. */
export function aceptarBajaPasivo(who: Aceptacion, kept: Novedad): void {
  const { db } = who;
  const before = personaConocida(db, kept.IdPersona);
  const paciente = retiradoDe(db, kept.IdPersona, kept);
  const persona = db.personas.put({ ...before, FechaFallecimiento: kept.FechaNovedad });
  const ended = db.pacientes.put(terminar(paciente, kept.FechaNovedad, kept.FechaNovedad));
  // A dependant's death does not end anybody else's rights.
  if (paciente.IdPacientePadre === 0)
    for (const member of familiaDe(db, kept.IdPersona))
      if (member.IdPersona !== kept.IdPersona)
        db.pacientes.put(terminar(member, kept.FechaNovedad, finDeAtencion(kept.FechaNovedad)));
  db.fallecidos.put({
    IdPersona: kept.IdPersona,
    FechaFallecimiento: kept.FechaNovedad,
    IdLugarFallecimiento: Number(kept.IdLugarFallecimiento ?? 0),
    IdLocalidadFallecimiento: Number(kept.IdUbicacionFallecimiento ?? 0),
  });
  cerrarAceptada(who, kept, { persona, paciente: ended });
  ampliarHistorico(db, kept.IdPersonaNovedad, titularDe(db, paciente));
}

const terminar = (paciente: Paciente, FechaBaja: IsoDate, FechaLimiteAtencion: IsoDate): Paciente => ({
  ...paciente,
  EstadoVigencia: 'NO VIGENTE',
  FechaBaja,
  FechaLimiteAtencion,
});

function camposDe({ db, form, puesto }: BajaPasivoWrite) {
  const { SegurosPersonasNovedad: n } = form;
  return {
    IdTipoNovedad: n.IdTipoNovedad,
    FechaNovedad: cleanDate(n.FechaNovedad),
    IdUbicacion: n.IdUbicacion,
    IdLugarFallecimiento: n.IdLugarFallecimiento,
    IdUbicacionFallecimiento: n.IdUbicacionFallecimiento,
    Observacion: n.Observacion.toUpperCase(),
    ...titularDe(db, retiradoDe(db, form.BasePersonas.IdPersona, puesto)),
  };
}

const missing = (field: string) => texto('sinInformacion', { field });

/** A place of death that can be registered: the unknown one is not offered (spec R 3.2). */
const esLugar = (id: number): boolean =>
  lugaresFallecimiento.some((l) => l.Id === id && l.Descripcion !== 'DESCONOCIDO');

/** The first error in the notice's own fields (spec R 5.3). */
function falta({ SegurosPersonasNovedad: n }: BajaPasivoForm, today: IsoDate): string | null {
  const fecha = cleanDate(n.FechaNovedad);
  if (fecha === '') return missing('Fecha de baja');
  if (fecha > today) return texto('futura', { label: 'fecha de baja' });
  if (n.IdUbicacion < 1) return missing('Localidad de registro');
  if (!esLugar(n.IdLugarFallecimiento)) return missing('Lugar de fallecimiento');
  if (!localidades.some((l) => l.Id === n.IdUbicacionFallecimiento)) return missing('Ubicación de fallecimiento');
  return n.Observacion.length > 500 ? texto('muyLargo', { field: 'Observación', max: 500 }) : null;
}

/**
 * Checks all rules of a deregistration: type, fields, person, date, files. There is no rule on the contribution period,
 * because deaths are often reported late (decision 14).
 */
function revisar(write: BajaPasivoWrite, own: number): void {
  const { db, form, puesto, today } = write;
  const { IdTipoNovedad, FechaNovedad } = form.SegurosPersonasNovedad;
  if (!esBajaPasivo(IdTipoNovedad)) throw new Refusal(textoPasivo('sinTipo'));
  const persona = personaConocida(db, form.BasePersonas.IdPersona);
  refuseIf(falta(form, today));
  retiradoDe(db, persona.IdPersona, puesto);
  exigeSinPendiente(db, persona, { idEmpresa: puesto.IdEmpresa, own });
  if (cleanDate(FechaNovedad) < persona.FechaNacimiento) throw new Refusal(textoPasivo('antesDeNacer'));
  const files = archivosQueTendra(write, own);
  refuseIf(faltanArchivos(db, IdTipoNovedad, files, { fotografiaSegunRequisito: true }), 'error');
}
