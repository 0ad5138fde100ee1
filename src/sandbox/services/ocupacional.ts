import type { CandidatoOcupacional, FilaOcupacional, FiltroOcupacional } from '#contract/entities/ocupacional.ts';
import { codigoOcupacional } from '#contract/entities/ocupacional.ts';
import { nombreRegional, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { type IsoDate, toLocalDate } from '#lib/dates.ts';
import { own } from '#lib/own.ts';
import { fold, tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { Novedad } from '../db/rows.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import {
  exigeEmpresa,
  exigeUsuario,
  familiaDe,
  novedadVisible,
  pacienteDe,
  papel,
  vePersona,
} from '../rules/access.ts';
import { estadoPorId, nombreDeTipo } from '../rules/catalogo.ts';
import {
  esExamen,
  esOrigen,
  estadoExamen,
  examenEnCurso,
  examenVigente,
  examenVisible,
  exigeGestor,
  nombreExamen,
  textoExamen,
} from '../rules/ocupacional.ts';
import { eliminarExamen, insertarExamen, origenDe } from '../rules/ocupacionalWrites.ts';
import { exigeRango } from '../rules/rango.ts';
import { personaWire } from '../rules/wire.ts';
import { number, type Services, serve, WithMessage } from '../serve.ts';
import type { Sesion } from '../session.ts';
import { serveOcupacionalExamen } from './ocupacionalExamen.ts';

/** Occupational exams (spec R 2.8, 7.7). Company and regional are the session's. Those in the body are only compared. */
export function serveOcupacional(at: Services): void {
  serve(at, ocupacional.listar, ({ body, db, sesion }) => listar(db, sesion, body));
  serve(at, ocupacional.candidatos, ({ body, db, sesion, today }) => candidatos(db, sesion, body, today));

  serve(at, ocupacional.registrar, ({ body, db, sesion, today }) => {
    exigeGestor(sesion);
    if (body.length === 0) throw new Refusal(textoExamen('sinEmpleados'), 'info');
    return body.map((item) => {
      const origen = origenDe({ db, sesion, today }, item);
      const { IdTipoNovedad } = item;
      const plan = { origen, IdTipoNovedad, IdEstadoProceso: estadoExamen.registrado, fecha: today, today };
      return insertarExamen(db, plan).IdPersonaNovedad;
    });
  });

  serve(at, ocupacional.validarNovedad, ({ body, db, sesion, today }) => {
    origenDe({ db, sesion, today }, body);
    return true;
  });

  serve(at, ocupacional.eliminar, ({ body, db, sesion }) => {
    exigeGestor(sesion);
    const n = examenVisible(db, sesion, body.IdPersonaNovedad);
    if (n.IdPersona !== body.IdPersona || n.IdEmpresa !== body.IdEmpresa || n.IdTipoNovedad !== body.IdTipoNovedad)
      throw sinAcceso();
    eliminarExamen(db, n);
    return new WithMessage(true, `Se eliminó correctamente el ${nombreExamen(db, n)}.`, 'success');
  });

  serveBasics(at);
  serveQuestions(at);
  serveOcupacionalExamen(at);
}

function serveBasics(at: Services): void {
  serve(at, ocupacional.personaBasico, ({ body, db, sesion, today }) => {
    const persona = db.personas.get(body.IdPersona);
    if (!persona || !vePersona(db, sesion, body.IdPersona)) throw sinAcceso();
    const { IdPersona, NombreCompleto, NumeroDocumento, ComplementoDocumento, FechaNacimiento, Edad, IdSexo } =
      personaWire(persona, today);
    return { IdPersona, NombreCompleto, NumeroDocumento, ComplementoDocumento, FechaNacimiento, Edad, IdSexo };
  });

  serve(at, ocupacional.empresaBasico, ({ body, db, sesion }) => {
    if (sesion.tipo === 'ASEGURADOS') exigeEmpresaPropia(db, sesion, body.IdEmpresa);
    else exigeEmpresa(sesion, body.IdEmpresa);
    const empresa = db.empresas.get(body.IdEmpresa);
    if (!empresa) throw sinAcceso();
    const { IdEmpresa, IdEmpresaAnterior, RazonSocial, patronales } = empresa;
    return { IdEmpresa, IdEmpresaAnterior, RazonSocial, NumeroPatronal: patronales[sesion.idRegional] ?? '' };
  });

  serve(at, ocupacional.pacienteBasico, ({ body, db, sesion }) => {
    exigeGestor(sesion);
    const paciente = pacienteDe(db, body.IdPersona);
    if (!paciente) throw new Refusal('No se pudo recuperar información del paciente.');
    const { IdPaciente, IdPersona, HistoriaClinica, MatriculaTitular, EstadoVigencia } = paciente;
    return { IdPaciente, IdPersona, HistoriaClinica, MatriculaTitular, EstadoVigencia };
  });
}

/** Insured persons may name only the company of their own insurance. */
function exigeEmpresaPropia(db: Database, sesion: Sesion, idEmpresa: number): void {
  if (pacienteDe(db, sesion.usuario.IdPersona)?.IdEmpresa !== idEmpresa) throw sinAcceso();
}

function serveQuestions(at: Services): void {
  serve(at, ocupacional.altaValida, ({ params, db, sesion, today }) => {
    const n = novedadVisible(db, sesion, number(params.idPersonaNovedad, 'idPersonaNovedad'));
    const pre = tipo.OCUPACIONAL_PRE_OCUPACIONAL;
    return esOrigen(db, n, pre) && examenVigente(db, n.IdPersona, pre, today) !== '';
  });

  serve(at, ocupacional.realizado, ({ params, db, sesion }) => {
    const idPersona = number(params.idPersona, 'idPersona');
    if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
    return db.novedades
      .by('persona', idPersona)
      .some((n) => esExamen(db, n) && n.IdEstadoProceso === estadoExamen.concluido);
  });
}

/** The exams the caller may see: of the company, for staff of every company, for insured persons of the family. */
function alcance(db: Database, sesion: Sesion, idEmpresaAnterior: string): Novedad[] {
  const who = papel(sesion);
  if (who === 'empresa') {
    if (idEmpresaAnterior !== sesion.concod) throw sinAcceso();
    return db.novedades.by('empresa', `${sesion.idEmpresa}|${sesion.idRegional}`);
  }
  if (who === 'ninguno')
    return sesion.tipo === 'ASEGURADOS'
      ? familiaDe(db, sesion.usuario.IdPersona).flatMap((p) => db.novedades.by('persona', p.IdPersona))
      : [];
  const empresa = db.empresas.by('anterior', idEmpresaAnterior)[0];
  const everyCompany = idEmpresaAnterior === '' || idEmpresaAnterior === '0';
  return everyCompany
    ? db.novedades.by('regional', sesion.idRegional)
    : db.novedades.by('empresa', `${empresa?.IdEmpresa ?? 0}|${sesion.idRegional}`);
}

const tipoDeCodigo: Readonly<Record<string, number>> = {
  [codigoOcupacional.pre]: tipo.OCUPACIONAL_PRE_OCUPACIONAL,
  [codigoOcupacional.post]: tipo.OCUPACIONAL_POST_OCUPACIONAL,
};

/** True if every word of the search is in the name, ignoring accents and case. */
function conNombre(name: string, search: string): boolean {
  const folded = fold(name);
  return fold(tidy(search))
    .split(' ')
    .every((word) => folded.includes(word));
}

function listar(db: Database, sesion: Sesion, filtro: FiltroOcupacional): FilaOcupacional[] {
  exigeUsuario(sesion);
  const { desde, hasta } = exigeRango(filtro.FechaInicio, filtro.FechaFin);
  const idTipo = own(tipoDeCodigo, filtro.TipoOcupacional) ?? 0;
  return alcance(db, sesion, filtro.IdEmpresaAnterior)
    .filter(
      (n) =>
        esExamen(db, n) &&
        n.FechaNovedad >= desde &&
        n.FechaNovedad <= hasta &&
        (idTipo === 0 || n.IdTipoNovedad === idTipo) &&
        (filtro.IdEstadoProceso === 0 || n.IdEstadoProceso === filtro.IdEstadoProceso) &&
        (filtro.Pagado === null || n.Pagado === filtro.Pagado),
    )
    .sort((a, b) => b.FechaNovedad.localeCompare(a.FechaNovedad) || b.IdPersonaNovedad - a.IdPersonaNovedad)
    .map((n) => filaDe(db, n))
    .filter((row) => conNombre(row.NombreCompleto, filtro.NombrePersona));
}

function filaDe(db: Database, n: Novedad): FilaOcupacional {
  const estado = estadoPorId(db, n.IdEstadoProceso);
  return {
    Regional: nombreRegional(n.IdRegional),
    NombreEmpresa: db.empresas.get(n.IdEmpresa)?.RazonSocial ?? '',
    NombreCompleto: db.personas.get(n.IdPersona)?.NombreCompleto ?? '',
    Novedad: nombreDeTipo(db, n.IdTipoNovedad),
    FechaNovedad: toLocalDate(n.FechaNovedad),
    Estado: estado?.Nombre ?? '',
    ColorLetra: estado?.ColorLetra ?? '',
    ColorFondo: estado?.ColorFondo ?? '',
    IdEstadoProceso: n.IdEstadoProceso,
    IdEmpresa: n.IdEmpresa,
    IdPersonaNovedad: n.IdPersonaNovedad,
    IdTipoNovedad: n.IdTipoNovedad,
    IdPersonaEmpresa: n.IdPersonaEmpresa,
    IdPersona: n.IdPersona,
  };
}

/** The notices of a company in the caller's regional. For staff who name no company, those of every company. */
const novedadesDe = (db: Database, sesion: Sesion, idEmpresa: number): readonly Novedad[] =>
  idEmpresa === 0
    ? db.novedades.all().filter((n) => n.IdRegional === sesion.idRegional)
    : db.novedades.by('empresa', `${idEmpresa}|${sesion.idRegional}`);

/** The people an exam may be registered for, by name, each with the latest notice it would be based on. */
function candidatos(
  db: Database,
  sesion: Sesion,
  filtro: { IdEmpresa: number; TipoOcupacional: 'P' | 'T'; NombrePersona: string },
  today: IsoDate,
): CandidatoOcupacional[] {
  if (sesion.tipo === 'ASEGURADOS') return [];
  exigeEmpresa(sesion, filtro.IdEmpresa);
  const idTipo = own(tipoDeCodigo, filtro.TipoOcupacional) ?? 0;
  const latest = new Map<number, Novedad>();
  for (const n of novedadesDe(db, sesion, filtro.IdEmpresa)) {
    const known = latest.get(n.IdPersona);
    if (esOrigen(db, n, idTipo) && (!known || known.FechaNovedad <= n.FechaNovedad)) latest.set(n.IdPersona, n);
  }
  return [...latest.values()]
    .map((n) => candidatoDe(db, n, idTipo, today))
    .filter((row) => conNombre(row.NombreCompleto, filtro.NombrePersona))
    .sort((a, b) => a.NombreCompleto.localeCompare(b.NombreCompleto, 'es'));
}

function candidatoDe(db: Database, origen: Novedad, idTipo: number, today: IsoDate): CandidatoOcupacional {
  const valid = examenVigente(db, origen.IdPersona, idTipo, today);
  const open = examenEnCurso(db, origen.IdPersona, idTipo);
  return {
    NombreEmpresa: db.empresas.get(origen.IdEmpresa)?.RazonSocial ?? '',
    NombreCompleto: db.personas.get(origen.IdPersona)?.NombreCompleto ?? '',
    NovedadOrigen: nombreDeTipo(db, origen.IdTipoNovedad),
    FechaNovedadOrigen: toLocalDate(origen.FechaNovedad),
    EstadoProceso: estadoPorId(db, origen.IdEstadoProceso)?.Nombre ?? '',
    Observacion: open ? `Tiene un ${nombreExamen(db, open)} en curso del ${toLocalDate(open.FechaNovedad)}.` : '',
    TieneOcupacionalVigente: valid !== '',
    FechaOcupacionalVigente: toLocalDate(valid),
    IdPersonaNovedad: origen.IdPersonaNovedad,
    IdEmpresa: origen.IdEmpresa,
    IdPersona: origen.IdPersona,
    IdPersonaEmpresa: origen.IdPersonaEmpresa,
  };
}
