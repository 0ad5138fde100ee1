import type { RegistroOcupacional } from '#contract/entities/ocupacional.ts';
import { canal, tabla, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { type IsoDate, toLocalDate } from '#lib/dates.ts';
import type { Database } from '../db/database.ts';
import { emptyNovedad } from '../db/empty.ts';
import type { Novedad } from '../db/rows.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { exigeEmpresa, novedadVisible } from './access.ts';
import {
  esOrigen,
  estadoDelExamen,
  estadoExamen,
  examenEnCurso,
  examenVigente,
  exigeGestor,
  nombreExamen,
  textoExamen,
} from './ocupacional.ts';
import { estaPagado, ordenDe, quitarDeOrden } from './payments.ts';
import { periodoActivo } from './period.ts';

const tipos: readonly number[] = [tipo.OCUPACIONAL_PRE_OCUPACIONAL, tipo.OCUPACIONAL_POST_OCUPACIONAL];

/**
 * The notice an exam is based on, after all rules of a registration: type, company, person, no exam in progress, and no valid
 * exam unless people confirmed (spec R 5.6).
 */
export function origenDe(
  { db, sesion, today }: { db: Database; sesion: Sesion; today: IsoDate },
  item: RegistroOcupacional,
): Novedad {
  exigeGestor(sesion);
  if (!tipos.includes(item.IdTipoNovedad)) throw new Refusal(textoExamen('sinTipo'));
  exigeEmpresa(sesion, item.IdEmpresa);
  const origen = novedadVisible(db, sesion, item.IdPersonaNovedadOrigen);
  if (origen.IdPersona !== item.IdPersona || origen.IdEmpresa !== item.IdEmpresa) throw sinAcceso();
  const name = db.personas.get(item.IdPersona)?.NombreCompleto ?? '';
  if (!esOrigen(db, origen, item.IdTipoNovedad)) throw new Refusal(textoExamen('sinOrigen', { name }));
  const open = examenEnCurso(db, item.IdPersona, item.IdTipoNovedad);
  if (open) throw new Refusal(textoExamen('enCurso', { name, date: toLocalDate(open.FechaNovedad) }));
  const valid = examenVigente(db, item.IdPersona, item.IdTipoNovedad, today);
  if (valid && !item.TieneOcupacionalVigente)
    throw new Refusal(textoExamen('vigente', { name, date: toLocalDate(valid) }));
  return origen;
}

/** Writes an exam of a person, in the company and regional of the notice it is based on. */
export function insertarExamen(
  db: Database,
  plan: { origen: Novedad; IdTipoNovedad: number; IdEstadoProceso: number; fecha: IsoDate; today: IsoDate },
): Novedad {
  const { origen, today } = plan;
  const year = today.slice(0, 4);
  const saved = db.novedades.put({
    ...emptyNovedad,
    IdPersonaNovedad: db.next('novedades') + 500_000,
    IdPersona: origen.IdPersona,
    IdTipoNovedad: plan.IdTipoNovedad,
    IdEmpresa: origen.IdEmpresa,
    IdRegional: origen.IdRegional,
    IdCanal: canal.virtual,
    FechaNovedad: plan.fecha,
    IdEstadoProceso: plan.IdEstadoProceso,
    IdPersonaEmpresa: origen.IdPersonaEmpresa,
    Cargo: origen.Cargo,
    NumeroDocumento: `${year}-${String(db.next(`aviso-${year}`)).padStart(5, '0')}`,
    Estado: 'ACTIVO',
    Habilitado: true,
    Periodo: Object.values(periodoActivo(today)).join('|'),
    FechaRegistro: today,
    Version: 1,
    ObservacionCaja: '',
  });
  db.ocupacionales.put({
    IdPersonaNovedad: saved.IdPersonaNovedad,
    IdPersonaNovedadOrigen: origen.IdPersonaNovedad,
    FechaConclusion: '',
    Resultado: '',
    NumeroCertificado: '',
  });
  const examenes =
    plan.IdTipoNovedad === tipo.OCUPACIONAL_PRE_OCUPACIONAL
      ? ['LABORATORIO', 'RADIOGRAFÍA DE TÓRAX', 'EVALUACIÓN MÉDICA']
      : ['LABORATORIO', 'EVALUACIÓN MÉDICA'];
  for (const Examen of examenes)
    db.examenesOcupacionales.put({
      IdExamen: db.next('examenesOcupacionales') + 900_000,
      IdPersonaNovedad: saved.IdPersonaNovedad,
      Examen,
      Fecha: '',
      Resultado: '',
    });
  return saved;
}

/** Deletes a registered, unpaid exam with all its data (spec R 4.5). */
export function eliminarExamen(db: Database, n: Novedad): void {
  if (n.IdEstadoProceso !== estadoExamen.registrado || estaPagado(db, n))
    throw new Refusal(textoExamen('noSeElimina', { novelty: nombreExamen(db, n), estado: estadoDelExamen(db, n) }));
  const id = n.IdPersonaNovedad;
  const orden = ordenDe(db, n);
  if (orden) quitarDeOrden(db, orden, id);
  for (const cita of db.citasOcupacionales.by('novedad', id)) db.citasOcupacionales.remove(cita.IdCita);
  for (const examen of db.examenesOcupacionales.by('novedad', id)) db.examenesOcupacionales.remove(examen.IdExamen);
  for (const entry of db.seguimientos.by('registro', `${tabla.novedad}|${id}`))
    db.seguimientos.remove(entry.IdSeguimiento);
  db.ocupacionales.remove(id);
  db.novedades.remove(id);
}

/** Ends an exam on a day. Its examinations get a result, and the person has a valid exam. */
export function concluirExamen(db: Database, n: Novedad, end: { fecha: IsoDate; Resultado: string }): void {
  db.novedades.put({ ...n, IdEstadoProceso: estadoExamen.concluido, Version: n.Version + 1 });
  const kept = db.ocupacionales.get(n.IdPersonaNovedad);
  db.ocupacionales.put({
    IdPersonaNovedad: n.IdPersonaNovedad,
    IdPersonaNovedadOrigen: kept?.IdPersonaNovedadOrigen ?? 0,
    NumeroCertificado: kept?.NumeroCertificado ?? '',
    FechaConclusion: end.fecha,
    Resultado: end.Resultado,
  });
  for (const examen of db.examenesOcupacionales.by('novedad', n.IdPersonaNovedad))
    db.examenesOcupacionales.put({
      ...examen,
      Fecha: examen.Fecha || end.fecha,
      Resultado: examen.Resultado || 'REALIZADO',
    });
}
