import { tabla, tipoNovedad as tipo, tipoSeguimiento } from '#contract/enumerations.ts';
import { addDays, type IsoDate } from '#lib/dates.ts';
import { esPadreDeAlta } from '#sandbox/rules/alta.ts';
import { ampliarHistorico } from '#sandbox/rules/pasivo.ts';
import type { Database } from '../database.ts';
import type { Novedad, Persona, Relacion } from '../rows.ts';
import { padreDe } from '../tipos.ts';
import { firmaDe } from '../usuarios.ts';
import { calles, cargos, zonas } from './names.ts';
import { type NoticePlan, sowNotices } from './notices.ts';
import type { Sowing } from './people.ts';

/** A person some years ago: she lived elsewhere, had another telephone, was not married yet. Some stay as they are. */
export function before({ random }: Sowing, persona: Persona): Persona {
  const changed = (percent: number) => random.chance(percent);
  if (changed(20)) return persona;
  return {
    ...persona,
    ...(changed(60) && { Zona: random.pick(zonas), Direccion: `${random.pick(calles)} N° ${random.int(10, 2999)}` }),
    ...(changed(55) && { Celular: `7${random.int(1_000_000, 9_999_999)}` }),
    ...(changed(25) && { CorreoElectronico: `anterior.${persona.IdPersona}@correo.bo` }),
    ...(changed(35) && { IdEstadoCivil: 1 }),
    ...(changed(20) && { IdProfesion: 7, IdGradoInstruccion: 3 }),
  };
}

/** What the work was before: a lower salary, sometimes another position. */
const workBefore = ({ random }: Sowing, relacion: Relacion): Relacion => ({
  ...relacion,
  HaberMensual: Math.max(2500, Math.round((relacion.HaberMensual * random.int(55, 100)) / 10_000) * 100),
  Cargo: random.chance(50) ? random.pick(cargos) : relacion.Cargo,
});

/** Which notice came before a declared one: its type and date. */
function earlierOf(n: Novedad, { FechaIngreso, FechaBaja }: Relacion): Pick<NoticePlan, 'idTipo' | 'fecha'> {
  const padre = padreDe(n.IdTipoNovedad);
  if (padre === tipo.ALTA_PASIVO) return { idTipo: tipo.BAJA_COTIZANTE, fecha: FechaBaja };
  if (padre === tipo.BAJA_PASIVO || padre === tipo.TRANSFERENCIA_PASIVO)
    return { idTipo: tipo.ALTA_PASIVO_POR_JUBILACION, fecha: addDays(FechaBaja, 30) };
  const entries: Readonly<Record<number, number>> = {
    [tipo.NOVEDAD_PASANTE_ALTA]: tipo.PASANTE_INGRESO_EMPRESA,
    [tipo.NOVEDAD_PASANTE_BAJA]: tipo.PASANTE_INGRESO_EMPRESA,
    [tipo.NOVEDAD_VOLUNTARIADO_ALTA]: tipo.VOLUNTARIADO_INGRESO_EMPRESA,
    [tipo.NOVEDAD_VOLUNTARIADO_BAJA]: tipo.VOLUNTARIADO_INGRESO_EMPRESA,
  };
  return { idTipo: entries[padre] ?? tipo.COTIZANTE_INGRESO_EMPRESA, fecha: FechaIngreso };
}

/** The person's last work where the notice is reviewed. If all her work was in other regionals, an older one is added. */
function workOf({ db, random }: Sowing, n: Novedad): Relacion | undefined {
  const works = db.relaciones.by('persona', n.IdPersona).sort((a, b) => a.FechaIngreso.localeCompare(b.FechaIngreso));
  const here = works.filter((r) => r.IdRegional === n.IdRegional).at(-1);
  const [first] = works;
  if (here || !first) return here;
  const FechaIngreso = addDays(first.FechaIngreso, -random.int(500, 1500));
  const { IdEmpresa, IdRegional } = n;
  return db.relaciones.put({
    ...first,
    IdPersonaEmpresa: db.next('relaciones') + 300_000,
    IdEmpresa,
    IdRegional,
    FechaIngreso,
    FechaBaja: addDays(first.FechaIngreso, -random.int(30, 300)),
  });
}

/** Adds the notice that was accepted before each of these, for people who have worked. */
export function sowEarlier(sowing: Sowing, list: readonly Novedad[]): void {
  const { db } = sowing;
  const plans = list.flatMap((n, at): NoticePlan[] => {
    const persona = db.personas.get(n.IdPersona);
    const work = workOf(sowing, n);
    if (!persona || !work) return [];
    const sown = {
      persona: before(sowing, persona),
      paciente: db.pacientes.by('persona', n.IdPersona)[0] ?? null,
      relacion: workBefore(sowing, work),
      variante: 'cotizante' as const,
      regional: work.IdRegional,
    };
    const plan = {
      sown,
      puesto: { IdEmpresa: work.IdEmpresa, IdRegional: work.IdRegional },
      estado: 'aceptado' as const,
    };
    const earlier: NoticePlan = { ...plan, ...earlierOf(n, work) };
    // Some of those who come back have the notice of their leaving, too.
    const left =
      esPadreDeAlta(padreDe(n.IdTipoNovedad)) && earlier.idTipo === tipo.COTIZANTE_INGRESO_EMPRESA && at % 4 === 0;
    return left && work.FechaBaja
      ? [earlier, { ...plan, idTipo: tipo.BAJA_COTIZANTE, fecha: work.FechaBaja }]
      : [earlier];
  });
  for (const kept of sowNotices(sowing, plans))
    if (kept.IdTipoNovedad === tipo.ALTA_PASIVO_POR_JUBILACION) retire(db, kept);
}

/** A retiree's notice has no data about work, and an empty group of each kind. */
function retire(db: Database, n: Novedad): void {
  const told = { HaberMensual: null, Cargo: '' };
  const form = JSON.parse(n.DatosHistorico) as { SegurosPersonasNovedad: object };
  const DatosHistorico = JSON.stringify({
    ...form,
    SegurosPersonasNovedad: { ...form.SegurosPersonasNovedad, ...told },
  });
  db.novedades.put({ ...n, ...told, DatosHistorico });
  const groups = { PacientesAlgoritmo: null, PacientesResolucion: null, PacientesDerechoHabiente: null };
  db.gruposPasivo.put({ IdPersonaNovedad: n.IdPersonaNovedad, ...groups });
  ampliarHistorico(db, n.IdPersonaNovedad, groups);
}

interface Entry {
  readonly on: IsoDate;
  readonly Asunto: string;
  readonly Mensaje: string;
}

/** Writes the tracking of a notice again. The staff sign their observations, the company signs the rest. */
export function retrack(db: Database, today: IsoDate, n: Novedad, entries: readonly Entry[]): void {
  for (const entry of db.seguimientos.by('registro', `${tabla.novedad}|${n.IdPersonaNovedad}`))
    db.seguimientos.remove(entry.IdSeguimiento);
  entries.forEach(({ on, Asunto, Mensaje }, at) => {
    db.seguimientos.put({
      IdSeguimiento: db.next('seguimientos'),
      Tabla: tabla.novedad,
      IdTabla: n.IdPersonaNovedad,
      Asunto,
      Mensaje,
      Correos: [],
      TipoSeguimiento: tipoSeguimiento.MENSAJE,
      // Today's moments are just after midnight in La Paz, which is always in the past.
      Fecha: `${on}T${on === today ? '04' : '14'}:${String(at * 5).padStart(2, '0')}:00.000Z`,
      Usuario: firmaDe(Asunto === 'Observado' ? null : n.IdEmpresa),
    });
  });
}
