import type { NovedadForm } from '#contract/entities/novedad.ts';
import { cleanDate } from '#lib/dates.ts';
import type { Novedad, Relacion } from '../db/rows.ts';
import { Refusal, refuseIf } from '../refusal.ts';
import { familiaDe, pacienteDe } from './access.ts';
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
import { texto } from './texts.ts';
import { esPadreDeTransferencia, faltaEnTransferencia, impideTransferencia, SIN_TIPO } from './transferencia.ts';
import { destinoDe, trabajoEn, trasladado, trasladar } from './traslado.ts';

/** Registers that somebody goes to work in another regional. The person does not change. */
export function insertarTransferencia(write: NovedadWrite): Novedad {
  const relacion = revisar(write, 0);
  return insertarNovedad(write, write.form.BasePersonas.IdPersona, camposDe(write.form, relacion));
}

/** Writes a changed transfer. */
export function modificarTransferencia(write: NovedadWrite, kept: Novedad): void {
  exigeMismoAviso(write, kept, SIN_TIPO);
  modificarNovedad(write, kept, camposDe(write.form, revisar(write, kept.IdPersonaNovedad)));
}

/** Accepts a declared transfer. From its date on the person works in the destination, and her family is attended there. */
export function aceptarTransferencia(who: Aceptacion, kept: Novedad): void {
  const { db } = who;
  const persona = personaConocida(db, kept.IdPersona);
  const from = trabajoEn(db, kept.IdPersona, kept);
  if (!from) throw new Refusal(texto('noPertenece', { name: persona.NombreCompleto }));
  const to = destinoDe(kept);
  if (db.empresas.get(to.IdEmpresa)?.patronales[to.IdRegional] === undefined)
    throw new Refusal('La empresa de transferencia no trabaja en la regional elegida.');
  const relacion = trasladar(db, from, to, kept.FechaNovedad);
  asegurar(db, persona);
  for (const member of familiaDe(db, kept.IdPersona)) db.pacientes.put(trasladado(member, kept));
  const paciente = pacienteDe(db, kept.IdPersona) ?? asegurar(db, persona);
  cerrarAceptada(who, kept, { persona, paciente, campos: { IdPersonaEmpresa: relacion.IdPersonaEmpresa } });
}

/** The fields of the notice that the employer writes. Position, salary and relation come from the work that continues. */
function camposDe({ SegurosPersonasNovedad: n }: NovedadForm, relacion: Relacion) {
  return {
    IdTipoNovedad: n.IdTipoNovedad,
    FechaNovedad: cleanDate(n.FechaNovedad),
    IdEmpresaDestino: n.IdEmpresaDestino,
    IdUbicacion: n.IdUbicacion,
    IdProfesion: n.IdProfesion,
    Observacion: n.Observacion,
    Cargo: relacion.Cargo,
    HaberMensual: relacion.HaberMensual,
    IdPersonaEmpresa: relacion.IdPersonaEmpresa,
  };
}

/** Checks all rules of a transfer in the order people meet them: type, fields, person, destination, date, files. */
function revisar(write: NovedadWrite, own: number): Relacion {
  const { db, form, puesto, today } = write;
  const { IdTipoNovedad, FechaNovedad, IdEmpresaDestino, IdUbicacion } = form.SegurosPersonasNovedad;
  const padre = padreDe(db, IdTipoNovedad);
  if (!esPadreDeTransferencia(padre) || padre === IdTipoNovedad) throw new Refusal(SIN_TIPO);
  const { IdPersona, NombreCompleto: nombre } = personaConocida(db, form.BasePersonas.IdPersona);
  refuseIf(faltaEnTransferencia(form));
  const relacion = trabajoEn(db, IdPersona, puesto);
  refuseIf(
    impideTransferencia({
      nombre,
      fecha: cleanDate(FechaNovedad),
      periodo: periodoActivo(today),
      regionalPropia: puesto.IdRegional,
      regionalDestino: form.SegurosPacientes.IdDepartamento,
      empresaDestino: db.empresas.get(IdEmpresaDestino),
      idUbicacion: IdUbicacion,
      pendiente: pendiente(db, IdPersona, puesto.IdEmpresa, own),
      relacion,
    }),
  );
  refuseIf(faltanArchivos(db, IdTipoNovedad, archivosQueTendra(write, own)), 'error');
  if (!relacion) throw new Refusal(texto('noPertenece', { name: nombre }));
  return relacion;
}
