import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { parentesco, rolAfiliacion, tipoAsegurado } from '#contract/enumerations.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { cleanDate } from '#lib/dates.ts';
import { fold, tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { Paciente, Persona } from '../db/rows.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { exigeEmpresa, exigeUsuario, familiaDe, pacienteDe, vePersona } from '../rules/access.ts';
import { pacienteBuscado } from '../rules/afiliacionListas.ts';
import { pacienteCompleto } from '../rules/pacienteCompleto.ts';
import { type Call, number, type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** More rows than a person reads: with this many, the user should narrow the search. */
const MAXIMUM = 200;

/** Role 0 means any: holders are 1, dependants 2, private patients 4 (spec F 3.11). */
function hasRole(paciente: Paciente | undefined, rol: number): boolean {
  if (rol === rolAfiliacion.noAplica) return true;
  if (rol === rolAfiliacion.particular) return paciente?.IdTipoAsegurado === tipoAsegurado.particular;
  const holder = paciente?.IdRelacionParentesco === parentesco.titular;
  return rol === rolAfiliacion.titular ? holder : paciente !== undefined && !holder;
}

type Match = (persona: Persona, paciente: Paciente | undefined) => boolean;

/** How each search compares. Accents, case and extra spaces do not matter. A number may include its complement: 123-1A. */
const matches = {
  documento: (term: string): Match => {
    const wanted = fold(tidy(term)).replaceAll(' ', '');
    return (p) =>
      fold(`${p.NumeroDocumento}${p.ComplementoDocumento && `-${p.ComplementoDocumento}`}`).startsWith(wanted);
  },
  nombre: (term: string): Match => {
    const words = fold(tidy(term)).replaceAll(',', ' ').split(' ').filter(Boolean);
    return (p) => {
      const name = fold(p.NombreCompleto);
      return words.every((word) => name.includes(word));
    };
  },
  historia: (term: string): Match => {
    const wanted = tidy(term);
    return (_, paciente) => paciente?.HistoriaClinica.startsWith(wanted) ?? false;
  },
  matricula: (term: string): Match => {
    const wanted = fold(tidy(term));
    return (_, paciente) =>
      paciente !== undefined &&
      (fold(paciente.MatriculaTitular).startsWith(wanted) || fold(paciente.MatriculaBeneficiario).startsWith(wanted));
  },
};

/** A retiree is insured through a company without working there. */
const esSuPasivo = (paciente: Paciente | undefined, idEmpresa: number): boolean =>
  paciente?.IdTipoAsegurado === tipoAsegurado.pasivo && paciente.IdEmpresa === idEmpresa;

/**
 * The first people who match, at most MAXIMUM, sorted by name. Insured persons search only in their own family (decision 59).
 */
function search(db: Database, sesion: Sesion, match: Match, rol: number, idEmpresa = 0): PacienteBuscado[] {
  exigeUsuario(sesion);
  const inCompany = new Set(idEmpresa ? db.relaciones.by('empresa', idEmpresa).map((r) => r.IdPersona) : []);
  const family = sesion.tipo === 'ASEGURADOS' ? familiaDe(db, sesion.usuario.IdPersona) : null;
  const people = family ? family.flatMap((p) => db.personas.get(p.IdPersona) ?? []) : db.personas.all();
  const rows: PacienteBuscado[] = [];
  for (const persona of people) {
    const paciente = pacienteDe(db, persona.IdPersona);
    if (idEmpresa && !inCompany.has(persona.IdPersona) && !esSuPasivo(paciente, idEmpresa)) continue;
    if (hasRole(paciente, rol) && match(persona, paciente)) rows.push(pacienteBuscado(persona, paciente));
    if (rows.length === MAXIMUM) break;
  }
  return rows.sort((a, b) => a.NombreCompleto.localeCompare(b.NombreCompleto, 'es'));
}

/** Insured persons (spec F 7.6). */
export function servePacientes(at: Services): void {
  serve(at, pacientes.porId, ({ params, db, sesion, today }) => {
    const idPersona = number(params.idPersona, 'idPersona');
    if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
    const persona = db.personas.get(idPersona);
    return persona ? pacienteCompleto(db, persona, today) : null;
  });

  serve(at, pacientes.grupoFamiliar, ({ params, db, sesion }) => {
    const idPersona = number(params.idPersona, 'idPersona');
    if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
    return familiaDe(db, idPersona).flatMap((paciente) => {
      const persona = db.personas.get(paciente.IdPersona);
      return persona ? [pacienteBuscado(persona, paciente)] : [];
    });
  });

  serve(at, pacientes.porDatos, ({ body, db, sesion }) => search(db, sesion, porDatos(body), 0));
  serveSearches(at);
}

/** All fields that were filled in must match: document and birth date exactly, names by their beginning. */
function porDatos(body: Call<typeof pacientes.porDatos>['body']): Match {
  const { IdTipoDocumento, FechaNacimiento } = body;
  const exact = ['NumeroDocumento', 'ComplementoDocumento'] as const;
  const begins = ['ApellidoPaterno', 'ApellidoMaterno', 'Nombres'] as const;
  const birth = cleanDate(FechaNacimiento);
  if (FechaNacimiento && !birth) throw new Refusal('Fecha de nacimiento, es incorrecta.');
  if (!birth && [...exact, ...begins].every((name) => tidy(body[name]) === ''))
    throw new Refusal('Debe registrar número de documento de identidad.');
  return (p) =>
    (IdTipoDocumento === 0 || p.IdTipoDocumento === IdTipoDocumento) &&
    (birth === '' || p.FechaNacimiento === birth) &&
    exact.every((name) => tidy(body[name]) === '' || fold(p[name]) === fold(tidy(body[name]))) &&
    begins.every((name) => fold(p[name]).startsWith(fold(tidy(body[name]))));
}

function serveSearches(at: Services): void {
  const everywhere = [
    [pacientes.porDocumento, matches.documento],
    [pacientes.porNombre, matches.nombre],
    [pacientes.porHistoriaClinica, matches.historia],
    [pacientes.porMatricula, matches.matricula],
  ] as const;
  for (const [endpoint, match] of everywhere)
    serve(at, endpoint, ({ params, db, sesion }) => search(db, sesion, match(params.term), number(params.rol, 'rol')));

  const inCompany = [
    [pacientes.porDocumentoEnEmpresa, matches.documento],
    [pacientes.porNombreEnEmpresa, matches.nombre],
    [pacientes.porHistoriaClinicaEnEmpresa, matches.historia],
    [pacientes.porMatriculaEnEmpresa, matches.matricula],
  ] as const;
  for (const [endpoint, match] of inCompany)
    serve(at, endpoint, ({ params, db, sesion }) => {
      const idEmpresa = number(params.idEmpresa, 'idEmpresa');
      exigeEmpresa(sesion, idEmpresa);
      return search(db, sesion, match(params.term), number(params.rol, 'rol'), idEmpresa);
    });
}
