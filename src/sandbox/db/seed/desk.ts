import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { addDays, addMonths, daysBetween, firstOfMonth, type IsoDate, toLocalDate, weekday } from '#lib/dates.ts';
import { esPadreDeAlta } from '#sandbox/rules/alta.ts';
import { etiquetas } from '#sandbox/rules/altaFields.ts';
import { varianteDeBaja } from '#sandbox/rules/baja.ts';
import { registrado } from '#sandbox/rules/bdpaWrites.ts';
import { ejemplos } from '../examples.ts';
import type { Novedad } from '../rows.ts';
import { estadoPorId, padreDe } from '../tipos.ts';
import { alOtroEnte } from './bdpaExamples.ts';
import { retrack, sowEarlier } from './deskHistory.ts';
import { disagreements, disagreementsOfRetirees, fixPapers, type Picker, sowOptional } from './deskPapers.ts';
import { earlier } from './notices.ts';
import type { Sowing } from './people.ts';

/** The regional where the demo user of the staff works. What is wrong on purpose is there. */
const DESK = 1;

function picker(list: readonly Novedad[]): Picker {
  const left = [...list];
  return {
    take(count, fits) {
      const chosen = left.filter(fits).slice(0, count);
      for (const one of chosen) left.splice(left.indexOf(one), 1);
      return chosen;
    },
  };
}

/** The declared notices, by person: an order that does not depend on the day. Examples are left as they are. */
function waiting({ db }: Sowing): Novedad[] {
  const fixed = new Set<string>(Object.values(ejemplos));
  return db.novedades
    .all()
    .filter((n) => estadoPorId(n.IdEstadoProceso)?.estado === 'declarado')
    .filter((n) => !fixed.has(db.personas.get(n.IdPersona)?.NumeroDocumento ?? ''))
    .sort((a, b) => a.IdPersona - b.IdPersona);
}

/**
 * Adds what the staff need to judge the declared notices: earlier accepted notices, old and corrected ones, data that was
 * typed wrong, answers of the identity service that differ, and papers that agree with the notice or not.
 */
export function sowDesk(sowing: Sowing): void {
  const { db, random } = sowing;
  const all = waiting(sowing);
  const here = picker(random.shuffle(all.filter((n) => n.IdRegional === DESK)));
  const plan = {
    old: here.take(4, (n) => sinceLong(sowing, n)),
    corrected: here.take(8, (n) => n.FechaDeclaracion >= addDays(sowing.dia, -60)),
    papers: disagreements(here),
    mistyped: here.take(9, (n) => n.HaberMensual !== null),
    identity: here.take(6, () => true),
    retirees: disagreementsOfRetirees(here),
  };
  const special = new Set([...plan.old, ...plan.corrected].map((n) => n.IdPersonaNovedad));
  const ordered = new Set(db.ordenes.all().flatMap((orden) => orden.novedades));
  for (const [at, n] of all.entries())
    if (!(special.has(n.IdPersonaNovedad) || ordered.has(n.IdPersonaNovedad) || n.Pagado)) hasten(sowing, n, at);
  // A first notice has nothing to be compared with. Nearly all people who can have an earlier notice get one.
  sowEarlier(
    sowing,
    all.filter((_, at) => at % 12 !== 7),
  );
  for (const [at, n] of plan.old.entries()) age(sowing, n, at);
  for (const [at, n] of plan.corrected.entries()) correct(sowing, n, at);
  for (const n of all) sowOptional(db, n);
  for (const { IdPersonaNovedad: id } of all) fixPapers(sowing, id, plan.papers.get(id) ?? plan.retirees.get(id));
  // After the papers, which say what is true.
  for (const [at, n] of plan.mistyped.entries()) mistype(sowing, n, at);
  for (const [at, n] of plan.identity.entries()) differ(sowing, n, at);
  for (const [at, n] of all.entries()) if (at % 6 > 0) recordElsewhere(sowing, n);
}

/** True if the person's last work began and ended long enough ago for a notice of three years ago. */
function sinceLong({ db, dia }: Sowing, n: Novedad): boolean {
  const works = db.relaciones.by('persona', n.IdPersona);
  const latest =
    works
      .map((r) => r.FechaBaja || r.FechaIngreso)
      .sort()
      .at(-1) ?? '';
  return !n.Pagado && latest < addMonths(dia, -48) && padreDe(n.IdTipoNovedad) !== tipo.BAJA_PASIVO;
}

/** The day that lies so many working days before another. */
function workingDaysBefore(day: IsoDate, days: number): IsoDate {
  let before = day;
  for (let left = days; left > 0; ) {
    before = addDays(before, -1);
    if (weekday(before) !== 0 && weekday(before) !== 6) left -= 1;
  }
  return before;
}

/**
 * Moves a notice towards today: a fund decides most notices within five working days, some within ten, and few wait for
 * longer. The days between its dates stay.
 */
function hasten({ db, dia }: Sowing, n: Novedad, at: number): void {
  const turn = at % 16;
  if (turn === 15) return;
  const wait = turn < 13 ? (at * 7) % 5 : 5 + (at % 5);
  const days = daysBetween(n.FechaDeclaracion, workingDaysBefore(dia, wait));
  if (days <= 0) return;
  const FechaNovedad = addDays(n.FechaNovedad, days);
  const FechaRegistro = addDays(n.FechaRegistro, days);
  const year = FechaRegistro.slice(0, 4);
  const saved = db.novedades.put({
    ...n,
    FechaNovedad,
    FechaRegistro,
    FechaDeclaracion: addDays(n.FechaDeclaracion, days),
    FechaFinNovedad: n.FechaFinNovedad && addDays(n.FechaFinNovedad, days),
    Periodo: period(FechaNovedad),
    ...(year !== n.FechaRegistro.slice(0, 4) && {
      NumeroDocumento: `${year}-${String(db.next(`aviso-${year}`)).padStart(5, '0')}`,
    }),
  });
  retrack(db, dia, saved, [
    { on: saved.FechaRegistro, Asunto: 'Cambio de estado', Mensaje: 'Sin estado -> Registrado' },
    { on: saved.FechaDeclaracion, Asunto: 'Cambio de estado', Mensaje: 'Registrado -> Declarado' },
  ]);
}

const period = (fecha: string) => `${firstOfMonth(fecha)}|${addDays(addMonths(firstOfMonth(fecha), 1), -1)}`;

/** A notice that waits for more than two years. */
function age({ db, dia }: Sowing, n: Novedad, at: number): void {
  const FechaNovedad = addDays(addMonths(dia, -25 - at * 5), -3);
  const year = FechaNovedad.slice(0, 4);
  const saved = db.novedades.put({
    ...n,
    FechaNovedad,
    FechaRegistro: addDays(FechaNovedad, 1),
    FechaDeclaracion: addDays(FechaNovedad, 2),
    Periodo: period(FechaNovedad),
    NumeroDocumento: `${year}-${String(db.next(`aviso-${year}`)).padStart(5, '0')}`,
  });
  retrack(db, dia, saved, [
    { on: saved.FechaRegistro, Asunto: 'Cambio de estado', Mensaje: 'Sin estado -> Registrado' },
    { on: saved.FechaDeclaracion, Asunto: 'Cambio de estado', Mensaje: 'Registrado -> Declarado' },
  ]);
}

/** The label of the notice's date in its form. */
function labelOfDate(n: Novedad): string {
  const padre = padreDe(n.IdTipoNovedad);
  if (esPadreDeAlta(padre)) return etiquetas(padre).fecha;
  return varianteDeBaja(padre)?.fechaBaja ?? 'Fecha de transferencia';
}

/** A notice that was observed, corrected and declared again. Not all that was asked for was corrected. */
function correct({ db, dia, random }: Sowing, n: Novedad, at: number): void {
  const days = random.int(6, 14);
  const [registered, declared] = [addDays(n.FechaDeclaracion, -days), addDays(n.FechaDeclaracion, 1 - days)];
  const FechaNovedad = earlier(n.FechaNovedad, registered);
  const saved = db.novedades.put({ ...n, FechaNovedad, FechaRegistro: registered, Version: 4 });
  const label = labelOfDate(n);
  const points = [
    `${label}: no coincide con el documento adjunto.`,
    at % 2 === 0 ? 'Fotografía: no cumple el formato.' : 'Observación: falta indicar el motivo.',
  ];
  const wrong = toLocalDate(addDays(FechaNovedad, -2));
  const change = `<li><b>${label}:</b> <small>${wrong}</small> -&gt; ${toLocalDate(FechaNovedad)}</li>`;
  retrack(db, dia, saved, [
    { on: registered, Asunto: 'Cambio de estado', Mensaje: 'Sin estado -> Registrado' },
    { on: declared, Asunto: 'Cambio de estado', Mensaje: 'Registrado -> Declarado' },
    { on: addDays(declared, 2), Asunto: 'Observado', Mensaje: points.join(' ') },
    {
      on: n.FechaDeclaracion,
      Asunto: 'Registro actualizado',
      Mensaje: `<p>Observado -&gt; Registrado</p><ul>${change}</ul>`,
    },
    { on: n.FechaDeclaracion, Asunto: 'Cambio de estado', Mensaje: 'Registrado -> Declarado' },
  ]);
}

/** Data that somebody typed wrong: a salary with one digit too many, a telephone and an address that cannot be true. */
function mistype({ db }: Sowing, n: Novedad, at: number): void {
  const persona = db.personas.get(n.IdPersona);
  const now = db.novedades.get(n.IdPersonaNovedad);
  if (!persona || !now) return;
  if (at % 3 === 0) db.novedades.put({ ...now, HaberMensual: Number(now.HaberMensual) * 10 });
  if (at % 3 === 1) db.personas.put({ ...persona, Celular: '70000000' });
  if (at % 3 === 2) db.personas.put({ ...persona, Zona: 'S/Z', Direccion: 'S/N' });
}

/** The identity service has other data about the person: names, a surname, the birth date, or a number not verified. */
function differ({ db }: Sowing, n: Novedad, at: number): void {
  const persona = db.personas.get(n.IdPersona);
  const type = persona?.IdTipoDocumento === 1 ? 1 : 2;
  const [known] = db.identidades.by('documento', `${type}|${persona?.NumeroDocumento ?? ''}`);
  if (!persona || !known) return;
  const answers = [
    {
      Nombres:
        persona.Nombres.split(' ')[0] === persona.Nombres
          ? `${persona.Nombres} LUZ`
          : (persona.Nombres.split(' ')[0] ?? ''),
    },
    { PrimerApellido: `${persona.ApellidoPaterno.slice(0, -1)}Z` },
    { FechaNacimiento: addDays(persona.FechaNacimiento, 27) },
    { NoVerificados: ['SegundoApellido'] as const },
    { DocumentoObservado: true },
    { Respuesta: 'homonimia' as const },
  ];
  db.identidades.put({ ...known, ...answers[at % answers.length] });
}

/** Most people whom the fund insures for the first time were insured by another fund before. */
function recordElsewhere({ db }: Sowing, n: Novedad): void {
  const persona = db.personas.get(n.IdPersona);
  if (!persona || db.registros.by('persona', n.IdPersona).length > 0) return;
  const since = addMonths(n.FechaRegistro, -30);
  const row = registrado(
    db.next('registros'),
    persona,
    { IdDepartamento: n.IdRegional, FechaAfiliacion: since },
    since,
  );
  db.registros.put(alOtroEnte(row, row.IdRegistro, { Estado: 'BAJA', FechaBaja: addMonths(n.FechaRegistro, -6) }));
}
