import type { NovedadForm } from '#contract/entities/novedad.ts';
import { cleanDate, type IsoDate } from '#lib/dates.ts';
import type { Novedad, Paciente, Relacion } from '../db/rows.ts';
import { Refusal, refuseIf } from '../refusal.ts';
import { pacienteDe } from './access.ts';
import { impideBaja, type VarianteBaja, varianteDeBaja } from './baja.ts';
import { padreDe } from './catalogo.ts';
import { faltanArchivos } from './files.ts';
import {
  type Aceptacion,
  archivosQueTendra,
  asegurar,
  cerrarAceptada,
  exigeMismoAviso,
  insertarNovedad,
  modificarNovedad,
  type NovedadWrite,
  personaConocida,
} from './novedadWrites.ts';
import { pendiente } from './pending.ts';
import { periodoActivo } from './period.ts';
import { finDeAtencion } from './plazos.ts';
import { texto } from './texts.ts';
import { trabajoEn } from './traslado.ts';

const SIN_TIPO = 'Tipo baja, no tiene información.';

/** Registers that somebody leaves the company. The person does not change. */
export function insertarBaja(write: NovedadWrite): Novedad {
  const relacion = revisar(write, 0);
  return insertarNovedad(write, write.form.BasePersonas.IdPersona, camposDe(write.form, relacion));
}

/** Writes a changed termination. */
export function modificarBaja(write: NovedadWrite, kept: Novedad): void {
  exigeMismoAviso(write, kept, SIN_TIPO);
  modificarNovedad(write, kept, camposDe(write.form, revisar(write, kept.IdPersonaNovedad)));
}

/** Accepts a declared termination. The work ends on its date, and so do the rights of the person and her family. */
export function aceptarBaja(who: Aceptacion, kept: Novedad): void {
  const { db } = who;
  const persona = personaConocida(db, kept.IdPersona);
  const relacion = trabajoEn(db, kept.IdPersona, kept);
  if (!relacion) throw new Refusal(texto('noPertenece', { name: persona.NombreCompleto }));
  db.relaciones.put({ ...relacion, FechaBaja: kept.FechaNovedad });
  const paciente = db.pacientes.put(terminar(asegurar(db, persona), kept.FechaNovedad));
  // Only her own dependants: an intern may be insured under a parent, whose rights continue.
  for (const member of db.pacientes.by('padre', paciente.IdPaciente))
    db.pacientes.put(terminar(member, kept.FechaNovedad));
  cerrarAceptada(who, kept, { persona, paciente, campos: { IdPersonaEmpresa: relacion.IdPersonaEmpresa } });
}

/** Ends the insured record. Attendance continues for a while. */
const terminar = (paciente: Paciente, baja: IsoDate): Paciente => ({
  ...paciente,
  EstadoVigencia: 'NO VIGENTE',
  FechaBaja: baja,
  FechaLimiteAtencion: finDeAtencion(baja),
});

/** The fields of the notice that the employer writes. Position and relation come from the work that ends. */
function camposDe({ SegurosPersonasNovedad: n }: NovedadForm, relacion: Relacion) {
  return {
    IdTipoNovedad: n.IdTipoNovedad,
    FechaNovedad: cleanDate(n.FechaNovedad),
    HaberMensual: n.HaberMensual,
    IdUbicacion: n.IdUbicacion,
    IdProfesion: n.IdProfesion,
    Observacion: n.Observacion,
    Cargo: relacion.Cargo,
    IdPersonaEmpresa: relacion.IdPersonaEmpresa,
  };
}

const missing = (field: string) => texto('sinInformacion', { field });

/** The first error in the notice's own fields (spec E 5.4). */
function falta({ SegurosPersonasNovedad: n }: NovedadForm, v: VarianteBaja): string | null {
  if (cleanDate(n.FechaNovedad) === '') return missing(v.fechaBaja);
  if (typeof n.HaberMensual !== 'number' || !Number.isFinite(n.HaberMensual)) return missing(v.haber);
  if (n.HaberMensual > 9_999_999) return texto('haberMaximo', { field: v.haber });
  if (v.haberMayorACero && n.HaberMensual <= 0) return texto('haberPositivo', { field: v.haber });
  if (n.HaberMensual < 0) return texto('haberNegativo', { field: v.haber });
  if (n.IdUbicacion < 1) return missing('Ubicación empresa');
  return n.Observacion.length > 500 ? texto('muyLargo', { field: 'Observación', max: 500 }) : null;
}

/**
 * Checks all rules of a termination in the order people meet them: type, fields, person, date, files. Returns the work that
 * ends.
 */
function revisar(write: NovedadWrite, own: number): Relacion {
  const { db, form, puesto, today } = write;
  const { IdTipoNovedad, FechaNovedad } = form.SegurosPersonasNovedad;
  const padre = padreDe(db, IdTipoNovedad);
  const variante = varianteDeBaja(padre);
  if (!variante || padre === IdTipoNovedad) throw new Refusal(SIN_TIPO);
  const { IdPersona, NombreCompleto: nombre } = personaConocida(db, form.BasePersonas.IdPersona);
  refuseIf(falta(form, variante));
  const relacion = trabajoEn(db, IdPersona, puesto);
  refuseIf(
    impideBaja({
      nombre,
      variante,
      paciente: pacienteDe(db, IdPersona),
      fecha: cleanDate(FechaNovedad),
      periodo: periodoActivo(today),
      pendiente: pendiente(db, IdPersona, puesto.IdEmpresa, own),
      relacion,
    }),
  );
  refuseIf(faltanArchivos(db, IdTipoNovedad, archivosQueTendra(write, own)), 'error');
  if (!relacion) throw new Refusal(texto('noPertenece', { name: nombre }));
  return relacion;
}
