import type { ResultadoOperacion } from '#contract/entities/bdpa.ts';
import type { IsoDate } from '#lib/dates.ts';
import type { Registro } from '../db/bdpaRows.ts';
import type { Database } from '../db/database.ts';
import type { Paciente, Persona } from '../db/rows.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { pacienteDe } from './access.ts';
import { afiliadoEn, diferencias, registroPropio, tipoBdpaDe } from './bdpa.ts';
import { bajasPendientes, type Periodo, propios } from './bdpaFigures.ts';
import { contrastar, identidades, noCoinciden } from './segip.ts';

/** The fields of a row that come from the fund's person. */
export const datosDe = (p: Persona) => ({
  TipoDocumentoIdentidad: tipoBdpaDe(p.IdTipoDocumento),
  NumeroDocumento: p.NumeroDocumento,
  ComplementoDocumento: p.ComplementoDocumento,
  FechaNacimiento: p.FechaNacimiento,
  ApellidoPaterno: p.ApellidoPaterno,
  ApellidoMaterno: p.ApellidoMaterno,
  Nombres: p.Nombres,
});

/** A row that is recorded for sending. */
export const registrado = (
  IdRegistro: number,
  persona: Persona,
  paciente: Pick<Paciente, 'IdDepartamento' | 'FechaAfiliacion'>,
  hoy: IsoDate,
): Registro => ({
  IdRegistro,
  IdPersona: persona.IdPersona,
  ...datosDe(persona),
  OtroEnte: '',
  Estado: 'ACTIVO',
  EstadoEnvio: 'REGISTRADO',
  IdRegional: paciente.IdDepartamento,
  FechaAfiliacion: paciente.FechaAfiliacion,
  FechaRegistro: hoy,
  FechaEnvio: '',
  FechaValidacion: '',
  FechaBaja: '',
  Observacion: '',
});

/**
 * Records the people who are insured by the fund and not in the registry. People who were removed from it are added again.
 */
export function grabar(db: Database, hoy: IsoDate, cuando: Periodo): ResultadoOperacion {
  let Procesados = 0;
  for (const paciente of db.pacientes.all()) {
    if (!afiliadoEn(paciente, hoy) || !cuando(paciente.FechaAfiliacion)) continue;
    const persona = db.personas.get(paciente.IdPersona);
    const earlier = registroPropio(db, paciente.IdPersona);
    if (!persona || earlier?.Estado === 'ACTIVO') continue;
    db.registros.put(registrado(earlier?.IdRegistro ?? db.next('registros'), persona, paciente, hoy));
    Procesados += 1;
  }
  return { Procesados, Observados: 0 };
}

/** Why a row cannot be sent; '' if it can. */
function impedimento(db: Database, persona: Persona): string {
  if (!persona.NumeroDocumento || !persona.FechaNacimiento) return 'Falta el documento o la fecha de nacimiento.';
  if (!persona.Nombres || !(persona.ApellidoPaterno || persona.ApellidoMaterno)) return 'Faltan nombres o apellidos.';
  const other = db.registros.by('persona', persona.IdPersona).find((r) => r.OtroEnte && r.Estado === 'ACTIVO');
  return other ? `Registrado en ${other.OtroEnte}.` : '';
}

/** What the registry finds when it compares a person with the identity records; '' if it accepts them. */
function observacion(db: Database, p: Persona): string {
  const question = {
    tipoPersona: tipoBdpaDe(p.IdTipoDocumento) === 'CI' ? (1 as const) : (2 as const),
    ci: p.NumeroDocumento,
    complemento: p.ComplementoDocumento,
    apellidoPaterno: p.ApellidoPaterno,
    apellidoMaterno: p.ApellidoMaterno,
    nombres: p.Nombres,
    fechaNacimiento: p.FechaNacimiento,
  };
  const [identidad, another] = identidades(db, question);
  if (!identidad || another) return 'El documento no se pudo verificar en el SEGIP.';
  const wrong = noCoinciden(contrastar(identidad, question));
  return wrong.length === 0 ? '' : `No coincide con el SEGIP: ${wrong.join(', ')}.`;
}

/** Sends the rows of a state. Each is accepted, observed, or stays because it cannot be sent. */
export function enviar(db: Database, hoy: IsoDate, estado: 'REGISTRADO' | 'NO_ENVIADO'): ResultadoOperacion {
  const result = { Procesados: 0, Observados: 0 };
  for (const row of propios(db)) {
    const persona = row.EstadoEnvio === estado ? db.personas.get(row.IdPersona) : undefined;
    if (!persona) continue;
    const obstacle = impedimento(db, persona);
    if (obstacle) {
      db.registros.put({ ...row, EstadoEnvio: 'NO_ENVIADO', Observacion: obstacle });
      result.Observados += 1;
      continue;
    }
    const Observacion = observacion(db, persona);
    db.registros.put({
      ...row,
      ...datosDe(persona),
      Observacion,
      FechaEnvio: hoy,
      EstadoEnvio: Observacion ? 'OBSERVADO' : 'VALIDADO',
      FechaValidacion: Observacion ? '' : hoy,
    });
    result.Procesados += 1;
  }
  return result;
}

const conDatos = (row: Registro, persona: Persona, hoy: IsoDate): Registro => ({
  ...row,
  ...datosDe(persona),
  EstadoEnvio: 'VALIDADO',
  FechaEnvio: row.FechaEnvio || hoy,
  FechaValidacion: hoy,
  Observacion: '',
});

/** Writes the fund's data to one of its rows. */
export function actualizar(db: Database, id: number, hoy: IsoDate): Registro {
  const row = db.registros.get(id);
  const persona = row && db.personas.get(row.IdPersona);
  if (!row || !persona) throw new Refusal('No se encontró el registro en la BDPA.');
  if (row.OtroEnte) throw new Refusal('El registro pertenece a otro ente gestor.');
  if (row.Estado === 'BAJA') throw new Refusal('El registro está dado de baja en la BDPA.');
  if (row.EstadoEnvio === 'VALIDADO' && diferencias(persona, row).length === 0)
    throw new Refusal('El registro ya está actualizado en la BDPA.');
  const obstacle = impedimento(db, persona);
  if (obstacle) throw new Refusal(obstacle);
  return db.registros.put(conDatos(row, persona, hoy));
}

/** Writes the fund's data to every sent row that differs. Rows the registry cannot accept are skipped. */
export function corregir(db: Database, hoy: IsoDate, cuando: Periodo): ResultadoOperacion {
  const result = { Procesados: 0, Observados: 0 };
  for (const { row, persona } of conDiferencias(db, cuando)) {
    if (impedimento(db, persona)) result.Observados += 1;
    else {
      db.registros.put(conDatos(row, persona, hoy));
      result.Procesados += 1;
    }
  }
  return result;
}

/** The fund's rows that were sent and differ from its data, by the day of affiliation. */
export const conDiferencias = (db: Database, cuando: Periodo): { row: Registro; persona: Persona }[] =>
  propios(db).flatMap((row) => {
    const sent = row.Estado === 'ACTIVO' && row.FechaEnvio !== '' && cuando(row.FechaAfiliacion);
    const persona = sent ? db.personas.get(row.IdPersona) : undefined;
    return persona && diferencias(persona, row).length > 0 ? [{ row, persona }] : [];
  });

/** Reports every termination of the period to the registry. */
export function regularizarBajas(db: Database, cuando: Periodo): ResultadoOperacion {
  const pending = bajasPendientes(db, cuando);
  for (const { paciente, registro } of pending)
    db.registros.put({ ...registro, Estado: 'BAJA', FechaBaja: paciente.FechaBaja });
  return { Procesados: pending.length, Observados: 0 };
}

/** Reports to the registry that a person left a company on a day. */
export function regularizarBaja(db: Database, idPersona: number, idEmpresa: number, fecha: IsoDate): Registro {
  if (!db.personas.get(idPersona)) throw sinAcceso();
  const paciente = pacienteDe(db, idPersona);
  const work = db.relaciones.by('persona', idPersona);
  // Families and retirees have no work of their own. Their insured record has the date they left.
  const left = [...work, ...(paciente ? [paciente] : [])].some(
    (r) => r.IdEmpresa === idEmpresa && r.FechaBaja === fecha,
  );
  if (!left) throw new Refusal('La persona no tiene una baja en esa empresa con esa fecha.');
  if (paciente?.EstadoVigencia === 'VIGENTE') throw new Refusal('La persona sigue vigente en la caja.');
  const row = registroPropio(db, idPersona);
  if (!row) throw new Refusal('No se encontró el registro en la BDPA.');
  if (row.Estado !== 'ACTIVO') throw new Refusal('La baja ya está regularizada en la BDPA.');
  return db.registros.put({ ...row, Estado: 'BAJA', FechaBaja: fecha });
}
