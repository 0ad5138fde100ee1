import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { cleanDate, type IsoDate, toLocalDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { Novedad } from '../db/rows.ts';
import { reporteOcupacional } from '../files/reporteOcupacional.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { papel } from '../rules/access.ts';
import { personaConocida } from '../rules/novedadWrites.ts';
import {
  esOrigen,
  estadoDelExamen,
  estadoExamen,
  examenEnCurso,
  examenVisible,
  exigeSinConcluir,
  nombreExamen,
  textoExamen,
} from '../rules/ocupacional.ts';
import { concluirExamen, insertarExamen } from '../rules/ocupacionalWrites.ts';
import { type Services, serve, serveFile } from '../serve.ts';
import type { Sesion } from '../session.ts';
import { impresoDe, pdf } from './reportes.ts';

/** The data of an exam, and its end. Only staff may write them (spec R 7.7). */
export function serveOcupacionalExamen(at: Services): void {
  serve(at, ocupacional.examenes, ({ body, db, sesion }) => {
    examenVisible(db, sesion, body.IdPersonaNovedad);
    return db.examenesOcupacionales.by('novedad', body.IdPersonaNovedad).map((e) => ({ ...e }));
  });

  serve(at, ocupacional.eliminarExamen, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    const n = examenVisible(db, sesion, body.IdPersonaNovedad);
    exigeSinConcluir(db, n);
    if (db.examenesOcupacionales.get(body.IdExamen)?.IdPersonaNovedad !== n.IdPersonaNovedad) throw sinAcceso();
    db.examenesOcupacionales.remove(body.IdExamen);
    return true;
  });

  serve(at, ocupacional.concluir, ({ body, db, sesion, today }) => {
    exigeCaja(sesion);
    const n = examenVisible(db, sesion, body.IdPersonaNovedad);
    if (n.IdEstadoProceso !== estadoExamen.programado)
      throw new Refusal(textoExamen('noProgramado', { novelty: nombreExamen(db, n), estado: estadoDelExamen(db, n) }));
    const Resultado = tidy(body.Resultado);
    if (Resultado === '') throw new Refusal(textoExamen('sinResultado'));
    concluirExamen(db, n, { fecha: today, Resultado });
    return true;
  });

  serveFile(at, ocupacional.reporte, async ({ body, db, sesion, today }) => {
    const novedad = examenVisible(db, sesion, body.IdPersonaNovedad);
    const persona = personaConocida(db, novedad.IdPersona);
    const [cita] = db.citasOcupacionales.by('novedad', novedad.IdPersonaNovedad);
    const bytes = await reporteOcupacional(impresoDe(db, { novedad, persona }, today), {
      ocupacional: db.ocupacionales.get(novedad.IdPersonaNovedad),
      examenes: db.examenesOcupacionales.by('novedad', novedad.IdPersonaNovedad),
      cita,
      medico: db.medicosOcupacionales.get(cita?.IdMedico ?? 0),
    });
    return pdf(bytes, `ExamenOcupacional-${novedad.NumeroDocumento}.pdf`);
  });

  serveInso(at);
}

function exigeCaja(sesion: Sesion): void {
  if (papel(sesion) !== 'caja') throw sinAcceso();
}

interface Certificado {
  readonly NumeroCertificado: string;
  readonly FechaExamen: string;
  readonly Resultado: string;
}

/** The certificate to store, after its rules were checked. `own` is the exam that already has it, 0 for a new one. */
function certificado(db: Database, sent: Certificado, own: number, today: IsoDate) {
  const NumeroCertificado = tidy(sent.NumeroCertificado);
  const fecha = cleanDate(sent.FechaExamen);
  if (NumeroCertificado === '') throw new Refusal(textoExamen('sinCertificado'));
  if (fecha === '') throw new Refusal(textoExamen('sinFechaExamen'));
  if (fecha > today) throw new Refusal(textoExamen('fechaExamen'));
  const twin = db.ocupacionales
    .all()
    .find((o) => o.NumeroCertificado === NumeroCertificado && o.IdPersonaNovedad !== own);
  if (twin) throw new Refusal(textoExamen('certificadoRepetido'));
  return { NumeroCertificado, fecha, Resultado: tidy(sent.Resultado) || 'APTO' };
}

/** A pre-occupational exam made by the national institute. It is concluded when it is registered. */
function serveInso(at: Services): void {
  serve(at, ocupacional.registrarInso, ({ body, db, sesion, today }) => {
    exigeCaja(sesion);
    const kept = certificado(db, body, 0, today);
    const pre = tipo.OCUPACIONAL_PRE_OCUPACIONAL;
    const name = db.personas.get(body.IdPersona)?.NombreCompleto ?? '';
    const origen = origenEn(db, sesion, body, pre);
    if (!origen) throw new Refusal(textoExamen('sinOrigen', { name }));
    const open = examenEnCurso(db, body.IdPersona, pre);
    if (open) throw new Refusal(textoExamen('enCurso', { name, date: toLocalDate(open.FechaNovedad) }));
    const plan = { origen, IdTipoNovedad: pre, IdEstadoProceso: estadoExamen.registrado, fecha: kept.fecha, today };
    const n = insertarExamen(db, plan);
    concluirExamen(db, n, kept);
    guardar(db, n, kept.NumeroCertificado);
    return n.IdPersonaNovedad;
  });

  serve(at, ocupacional.modificarInso, ({ body, db, sesion, today }) => {
    exigeCaja(sesion);
    const n = examenVisible(db, sesion, body.IdPersonaNovedad);
    if (n.IdPersona !== body.IdPersona || n.IdEmpresa !== body.IdEmpresa) throw sinAcceso();
    if (!db.ocupacionales.get(n.IdPersonaNovedad)?.NumeroCertificado)
      throw new Refusal(textoExamen('noEsInso', { novelty: nombreExamen(db, n) }));
    const kept = certificado(db, body, n.IdPersonaNovedad, today);
    concluirExamen(db, { ...n, FechaNovedad: kept.fecha }, kept);
    guardar(db, n, kept.NumeroCertificado);
    return true;
  });
}

/** The latest registration of a person in a company and the caller's regional. */
const origenEn = (
  db: Database,
  sesion: Sesion,
  { IdEmpresa, IdPersona }: { IdEmpresa: number; IdPersona: number },
  idTipo: number,
): Novedad | undefined =>
  db.novedades
    .by('empresa', `${IdEmpresa}|${sesion.idRegional}`)
    .filter((n) => n.IdPersona === IdPersona && esOrigen(db, n, idTipo))
    .at(-1);

function guardar(db: Database, n: Novedad, NumeroCertificado: string): void {
  const kept = db.ocupacionales.get(n.IdPersonaNovedad);
  if (kept) db.ocupacionales.put({ ...kept, NumeroCertificado });
}
