import type {
  CodigoBdpa,
  ComparacionBdpa,
  ConsultaBdpa,
  Diferencia,
  MensajeBdpa,
  RegistroBdpa,
} from '#contract/entities/bdpa.ts';
import { tipoDocumentoBdpa } from '#contract/entities/bdpa.ts';
import { tipoDocumento } from '#contract/enumerations.ts';
import { toLocalDate } from '#lib/dates.ts';
import { escapeHtml, fold, tidy } from '#lib/texts.ts';
import type { Registro } from '../db/bdpaRows.ts';
import type { Database } from '../db/database.ts';
import type { Paciente, Persona } from '../db/rows.ts';
import { sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { exigeUsuario, papel } from './access.ts';

/** Refuses callers who are not the fund's staff. Only staff see figures and maintain the registry. */
export function exigeCaja(sesion: Sesion): void {
  if (papel(sesion) !== 'caja') throw sinAcceso();
}

/** The registry's name for a document type. Only 1 is an identity card (spec E 9). */
export const tipoBdpaDe = (idTipoDocumento: number): 'CI' | 'PAS' =>
  idTipoDocumento === tipoDocumento.carnet ? tipoDocumentoBdpa.carnet : tipoDocumentoBdpa.otro;

const same = (a: string, b: string) => fold(tidy(a)) === fold(tidy(b));

/** True if the query matches the person in document, complement and birth date. */
const names = (q: ConsultaBdpa, p: Persona) =>
  tipoBdpaDe(p.IdTipoDocumento) === q.TipoDocumentoIdentidad &&
  same(p.NumeroDocumento, q.NumeroDocumento) &&
  same(p.ComplementoDocumento, q.ComplementoDocumento) &&
  p.FechaNacimiento === q.FechaNacimiento;

/** Staff and employers, once they have chosen their company, may look up anybody; insured persons only themselves. */
export function exigeConsulta(db: Database, sesion: Sesion, q: ConsultaBdpa): void {
  exigeUsuario(sesion);
  if (sesion.tipo !== 'ASEGURADOS') return;
  const own = db.personas.get(sesion.usuario.IdPersona);
  if (!own || !names(q, own)) throw sinAcceso();
}

/** What the fund and the registry have for a query. */
export interface Hallazgo {
  readonly persona: Persona | null;
  /** This fund's row if there is one, else another fund's. */
  readonly registro: Registro | null;
  /** True if the registry has the document, even with another birth date. */
  readonly documentoConocido: boolean;
}

/** Looks a person up on both sides. Each side may have its own birth date or complement. */
export function buscar(db: Database, q: ConsultaBdpa): Hallazgo {
  const numero = tidy(q.NumeroDocumento).toUpperCase();
  const complemento = tidy(q.ComplementoDocumento).toUpperCase();
  const rows = db.registros.by('documento', `${q.TipoDocumentoIdentidad}|${numero}`);
  const asked = rows.filter((r) => r.ComplementoDocumento === complemento && r.FechaNacimiento === q.FechaNacimiento);
  const types =
    q.TipoDocumentoIdentidad === 'CI' ? [tipoDocumento.carnet] : [tipoDocumento.extranjero, tipoDocumento.pasaporte];
  const known = types
    .flatMap((type) => db.personas.by('documento', `${type}|${numero}|${complemento}`))
    .find((p) => p.FechaNacimiento === q.FechaNacimiento);
  const linked = asked.flatMap((r) => db.personas.get(r.IdPersona) ?? [])[0];
  const persona = known ?? linked ?? null;
  const registro = (persona ? registroDe(db, persona.IdPersona) : undefined) ?? asked[0] ?? null;
  return { persona, registro, documentoConocido: rows.length > 0 };
}

/** A person's row: this fund's first, else an active one of another fund, else any. */
function registroDe(db: Database, idPersona: number): Registro | undefined {
  const rows = db.registros.by('persona', idPersona);
  return rows.find((r) => r.OtroEnte === '') ?? rows.find((r) => r.Estado === 'ACTIVO') ?? rows[0];
}

/** A person's row of this fund. */
export const registroPropio = (db: Database, idPersona: number): Registro | undefined =>
  db.registros.by('persona', idPersona).find((r) => r.OtroEnte === '');

const campos = [
  ['ApellidoPaterno', 'Apellido paterno'],
  ['ApellidoMaterno', 'Apellido materno'],
  ['Nombres', 'Nombres'],
  ['ComplementoDocumento', 'Complemento'],
  ['FechaNacimiento', 'Fecha de nacimiento'],
] as const;
type Datos = Pick<Persona, (typeof campos)[number][0]>;

/** Every field of the registry next to the fund's. */
export const cotejo = (caja: Datos, bdpa: Datos): (Diferencia & { igual: boolean })[] =>
  campos.map(([field, Campo]) => {
    const shown = (value: string) => (field === 'FechaNacimiento' ? toLocalDate(value) : value);
    return {
      Campo,
      ValorCaja: shown(caja[field]),
      ValorBdpa: shown(bdpa[field]),
      igual: same(caja[field], bdpa[field]),
    };
  });

/** The fields that differ. Accents and case do not count. */
export const diferencias = (caja: Datos, bdpa: Datos): Diferencia[] =>
  cotejo(caja, bdpa)
    .filter((d) => !d.igual)
    .map(({ igual: _, ...d }) => d);

/** Differences as a list for people to read; '' for none. Texts are escaped (spec F 3.8). */
export const diferenciasHtml = (list: readonly Diferencia[]): string =>
  list.length === 0
    ? ''
    : `<ul>${list.map((d) => `<li><strong>${d.Campo}</strong>: ${escapeHtml(d.ValorCaja || 'sin dato')} en la caja, ${escapeHtml(d.ValorBdpa || 'sin dato')} en la BDPA</li>`).join('')}</ul>`;

const mensajes: Readonly<Record<CodigoBdpa, string>> = {
  COINCIDE: 'Los datos coinciden con la BDPA.',
  DIFERENCIAS: 'Los datos no coinciden con la BDPA.',
  NO_ENCONTRADO: 'No se encontró a la persona en la BDPA.',
  OTRO_ENTE: 'La persona está registrada en otro ente gestor.',
  NO_ENVIADO: 'El registro todavía no fue enviado a la BDPA.',
  OBSERVADO: 'La BDPA observó el registro.',
  SOLO_BDPA: 'La persona está en la BDPA y no está registrada en la caja.',
  BAJA: 'La persona está dada de baja en la BDPA.',
};

function codigoDe({ persona, registro }: Hallazgo): CodigoBdpa {
  if (!registro) return 'NO_ENCONTRADO';
  if (registro.OtroEnte !== '' && registro.Estado === 'ACTIVO') return 'OTRO_ENTE';
  if (!persona) return 'SOLO_BDPA';
  if (registro.Estado === 'BAJA') return 'BAJA';
  if (registro.EstadoEnvio === 'REGISTRADO' || registro.EstadoEnvio === 'NO_ENVIADO') return 'NO_ENVIADO';
  if (diferencias(persona, registro).length > 0) return 'DIFERENCIAS';
  return registro.EstadoEnvio === 'OBSERVADO' ? 'OBSERVADO' : 'COINCIDE';
}

/** The registry's verdict. The HTML names the other fund and the registry's observation, for staff. */
export function veredicto(found: Hallazgo): MensajeBdpa {
  const Codigo = codigoDe(found);
  const { registro } = found;
  const lines = [
    mensajes[Codigo],
    registro?.OtroEnte ? `Ente gestor: ${registro.OtroEnte}` : '',
    registro?.FechaBaja ? `Fecha de baja: ${toLocalDate(registro.FechaBaja)}` : '',
    registro?.Observacion ?? '',
  ];
  const ObservacionHTML = lines
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
  return { Codigo, Mensaje: mensajes[Codigo], ObservacionHTML };
}

/** The fund's data about a person: validity and remarks of the insured record. */
export function observacionCaja(paciente: Paciente | undefined): string {
  if (!paciente) return '<p>La persona no está afiliada a la caja.</p>';
  const lines = [`Vigencia: ${paciente.EstadoVigencia}`, paciente.observaciones];
  return lines
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

/** A row as the services send it. */
export const registroWire =
  (db: Database) =>
  (r: Registro): RegistroBdpa => {
    const { OtroEnte, FechaRegistro: _, ...row } = r;
    return {
      ...row,
      EnteGestor: OtroEnte || db.codigo,
      FechaAfiliacion: toLocalDate(r.FechaAfiliacion),
      FechaEnvio: toLocalDate(r.FechaEnvio),
      FechaValidacion: toLocalDate(r.FechaValidacion),
      FechaBaja: toLocalDate(r.FechaBaja),
    };
  };

/** True if somebody is insured by the fund on a day. Retirees keep the date on which they left their work. */
export function afiliadoEn(paciente: Paciente, dia: string): boolean {
  if (paciente.FechaAfiliacion === '' || paciente.FechaAfiliacion > dia) return false;
  if (paciente.EstadoVigencia === 'VIGENTE') return true;
  return paciente.FechaBaja !== '' && paciente.FechaBaja > dia;
}

/** The person as both sides have her. */
export const comparacion = (db: Database, { persona, registro }: Hallazgo): ComparacionBdpa => {
  const Diferencias = persona && registro ? diferencias(persona, registro) : [];
  return {
    IdPersona: persona?.IdPersona ?? 0,
    NombreCompleto: persona?.NombreCompleto ?? nombreDe(registro),
    Caja: persona,
    Bdpa: registro && registroWire(db)(registro),
    Diferencias,
    DiferenciaHTML: diferenciasHtml(Diferencias),
  };
};

/** The name in a record, surnames first; '' if there is no record. */
export const nombreDe = (r: Registro | null): string =>
  r ? [r.ApellidoPaterno, r.ApellidoMaterno, r.Nombres].filter(Boolean).join(' ') : '';
