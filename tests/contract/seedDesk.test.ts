import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requisitoFotografia, tabla } from '#contract/enumerations.ts';
import { addMonths, toLocalDate, workingDaysBetween } from '#lib/dates.ts';
import { money } from '#lib/money.ts';
import { createDatabase, type Database } from '#sandbox/db/database.ts';
import { ejemplos } from '#sandbox/db/examples.ts';
import { requisitosDe } from '#sandbox/db/requisitos.ts';
import type { Archivo, Novedad } from '#sandbox/db/rows.ts';
import { draw } from '#sandbox/db/seed/seed.ts';
import { estadoPorId } from '#sandbox/db/tipos.ts';
import { bytesDe } from '#sandbox/files/drawn.ts';
import { TODAY } from '#support/clock.ts';
import { allTextsOf, textsOf } from './pdfText.ts';

function drawn(day = TODAY): Database {
  const db = createDatabase();
  draw(db, day, 'full');
  return db;
}
const full = drawn();
const LA_PAZ = 1;
const estado = (n: Novedad) => estadoPorId(n.IdEstadoProceso)?.estado;
const fixed = new Set<string>(Object.values(ejemplos));
const number = (db: Database, n: Novedad) => db.personas.get(n.IdPersona)?.NumeroDocumento ?? '';
const waiting = (db: Database) =>
  db.novedades.all().filter((n) => estado(n) === 'declarado' && !fixed.has(number(db, n)));
const filesOf = (db: Database, n: Novedad) => db.archivos.by('registro', `${tabla.novedad}|${n.IdPersonaNovedad}`);
const trackingOf = (db: Database, n: Novedad) =>
  db.seguimientos.by('registro', `${tabla.novedad}|${n.IdPersonaNovedad}`);

/** The accepted notices of the person that the same staff may see. */
const earlier = (db: Database, n: Novedad) =>
  db.novedades
    .by('persona', n.IdPersona)
    .filter((other) => estado(other) === 'aceptado' && other.IdRegional === n.IdRegional);

/** How a file disagrees with its notice; '' if it agrees. */
function disagreement(db: Database, n: Novedad, { Papel: says, IdRequisito }: Archivo): string {
  if (!says) throw new Error('A file of a declared notice has no fixed content');
  const photo = IdRequisito === requisitoFotografia;
  if (says.persona.IdPersona !== n.IdPersona) return photo ? 'other photograph' : 'other card';
  if (!says.nitido) return photo ? 'blurred photograph' : 'blurred card';
  if (!says.firmado) return 'not signed';
  if (says.persona.FechaNacimiento !== db.personas.get(n.IdPersona)?.FechaNacimiento) return 'other birth';
  if (says.novedad.FechaNovedad !== n.FechaNovedad) return IdRequisito === 8 ? 'other resolution' : 'other date';
  if (Number(says.novedad.HaberMensual) * 10 === n.HaberMensual) return 'digit';
  if (says.novedad.HaberMensual !== n.HaberMensual) return 'other salary';
  return '';
}

/** What there is to find in a notice. */
function findings(db: Database, n: Novedad, day = TODAY): string[] {
  const files = filesOf(db, n);
  const persona = db.personas.get(n.IdPersona);
  const found = files.map((file) => disagreement(db, n, file)).filter(Boolean);
  if (requisitosDe(n.IdTipoNovedad).some((r) => r.Requerido && !files.some((f) => f.IdRequisito === r.IdRequisito)))
    found.push('missing');
  if (persona?.Celular === '70000000' || persona?.Direccion === 'S/N') found.push('mistyped');
  const [identity] = db.identidades.by(
    'documento',
    `${persona?.IdTipoDocumento === 1 ? 1 : 2}|${persona?.NumeroDocumento}`,
  );
  const same =
    identity?.Respuesta === 'contrasta' &&
    !identity.DocumentoObservado &&
    identity.NoVerificados.length === 0 &&
    identity.Nombres === persona?.Nombres &&
    identity.PrimerApellido === persona.ApellidoPaterno &&
    identity.FechaNacimiento === persona.FechaNacimiento;
  if (!same) found.push('identity');
  if (trackingOf(db, n).some((entry) => entry.Asunto === 'Observado')) found.push('corrected');
  if (n.FechaDeclaracion < addMonths(day, -24)) found.push('old');
  return [...new Set(found)];
}

/** The documents of the declared notices with each finding. */
function byFinding(db: Database, day = TODAY): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const n of waiting(db))
    for (const finding of findings(db, n, day)) lists[finding] = [...(lists[finding] ?? []), number(db, n)].sort();
  return lists;
}

test('[D5] most declared notices have an accepted one to compare with, some are the first', () => {
  const list = waiting(full).filter((n) => n.IdRegional === LA_PAZ);
  const compared = list.filter((n) => earlier(full, n).length > 0);
  expect(compared.length / list.length).toBeGreaterThan(0.6);
  expect(compared.length / list.length).toBeLessThan(0.9);
  let [changed, same] = [0, 0];
  for (const n of compared)
    for (const before of earlier(full, n)) {
      expect(before.FechaNovedad < n.FechaDeclaracion).toBe(true);
      expect(trackingOf(full, before).map((entry) => entry.Asunto)).toContain('Aceptado');
      const then = (JSON.parse(before.DatosHistorico) as { BasePersonas: { Celular: string; Direccion: string } })
        .BasePersonas;
      const now = full.personas.get(n.IdPersona);
      if (then.Celular === now?.Celular && then.Direccion === now.Direccion) same += 1;
      else changed += 1;
    }
  expect(changed).toBeGreaterThan(40);
  expect(same).toBeGreaterThan(10);
});

test('the declared notices wait from today to more than two years, and are of several companies', () => {
  const list = waiting(full).filter((n) => n.IdRegional === LA_PAZ);
  const days = list.map((n) => n.FechaDeclaracion).sort();
  expect(days.at(-1)).toBe(TODAY);
  expect(days.filter((day) => day < addMonths(TODAY, -24)).length).toBeGreaterThanOrEqual(3);
  expect(new Set(list.map((n) => n.IdEmpresa)).size).toBeGreaterThanOrEqual(3);
  for (const n of list) {
    const moments = trackingOf(full, n).map((entry) => entry.Fecha);
    expect(moments).toEqual([...moments].sort());
    expect(n.FechaNovedad <= n.FechaDeclaracion && n.FechaRegistro <= n.FechaDeclaracion).toBe(true);
  }
});

test('most declared notices wait for less than five working days, few for more than ten', () => {
  for (const day of [TODAY, '2028-02-29', '2027-01-04']) {
    const db = day === TODAY ? full : drawn(day);
    const waits = waiting(db).map((n) => workingDaysBetween(n.FechaDeclaracion, day));
    const share = (fits: (days: number) => boolean) => waits.filter(fits).length / waits.length;
    expect(share((days) => days < 5)).toBeGreaterThan(0.6);
    expect(share((days) => days > 10)).toBeLessThan(0.2);
    expect(waits.some((days) => days > 10)).toBe(true);
  }
});

test('[D19] what was observed and declared again names fields and files, and part of it was corrected', () => {
  const again = waiting(full).filter((n) => trackingOf(full, n).some((entry) => entry.Asunto === 'Observado'));
  expect(again).toHaveLength(8);
  for (const n of again) {
    const entries = trackingOf(full, n);
    expect(entries.map((entry) => entry.Asunto).slice(2)).toEqual([
      'Observado',
      'Registro actualizado',
      'Cambio de estado',
    ]);
    const labels = [...(entries[2]?.Mensaje ?? '').matchAll(/(?:^|\. )([^:.]+): /g)].map((match) => match[1]);
    expect(labels).toHaveLength(2);
    expect(entries[3]?.Mensaje).toContain(`<b>${labels[0]}:</b>`);
    expect(entries[3]?.Mensaje).not.toContain(`<b>${labels[1]}:</b>`);
  }
});

test('docs/sandbox.md names everybody with something to find, the same people every day', () => {
  const lists = byFinding(full);
  const rows = readFileSync('docs/sandbox.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const inDocs = (words: string) => {
    const row = rows.find((line) => line.startsWith(`| ${words}`)) ?? '';
    return [...row.matchAll(/`([^`]+)`/g)].map((match) => match[1]).sort();
  };
  const named = {
    'other date': inDocs('the paper has another date'),
    'other resolution': inDocs('the resolution has another date'),
    'other birth': inDocs('the birth certificate has another date'),
    'other salary': inDocs('the contract has another salary'),
    'other card': inDocs("the identity card is somebody else's"),
    'blurred card': inDocs('the identity card is blurred'),
    'not signed': inDocs('the worker did not sign'),
    'other photograph': inDocs("the photograph is somebody else's"),
    'blurred photograph': inDocs('the photograph is blurred'),
    missing: inDocs('a required file is missing'),
    digit: inDocs('the salary has a digit too many'),
    mistyped: inDocs('the telephone or the address'),
    identity: inDocs('the identity service has other data'),
    corrected: inDocs('nothing: observed'),
    old: inDocs('nothing: waits'),
  };
  expect(named).toEqual(lists);
  expect(byFinding(drawn('2028-02-29'), '2028-02-29')).toEqual(lists);
});

test('a drawn paper says what its notice says; one that disagrees says something else', async () => {
  const list = waiting(full);
  const read = async (n: Novedad, idRequisito: number) => {
    const file = filesOf(full, n).find((f) => f.IdRequisito === idRequisito);
    return file ? textsOf(new Response(Buffer.from(await bytesDe(full, file)))) : [];
  };
  const contract = (wrong: boolean) =>
    list.find(
      (n) =>
        filesOf(full, n).some((f) => f.IdRequisito === 4) && findings(full, n).join() === (wrong ? 'other salary' : ''),
    );
  const sound = contract(false);
  const other = contract(true);
  if (!sound || !other) throw new Error('The seed has no contracts');
  const text = (await read(sound, 4)).join(' ');
  expect(text).toContain('MUESTRA');
  expect(text).toContain(toLocalDate(sound.FechaNovedad));
  expect(text).toContain(money(sound.HaberMensual));
  expect(text).toContain(number(full, sound));
  expect((await read(other, 4)).join(' ')).not.toContain(money(other.HaberMensual));
  const card = await read(sound, 3);
  expect(card).toContain(number(full, sound));
  expect(card).toContain('MUESTRA');
});

/** The papers that the seed draws besides contracts and cards: what each says if it agrees, and who has a wrong one. */
const papeles = [
  { papel: 'CONVENIO INSTITUCIONAL', requisito: 6, says: 'La práctica comienza el', wrong: null },
  { papel: 'CARTA DE RENUNCIA', requisito: 7, says: 'Mi último día de trabajo es el', wrong: 'other date' },
  { papel: 'RESOLUCIÓN', requisito: 8, says: 'La renta se paga desde el', wrong: 'other resolution' },
  { papel: 'CERTIFICADO DE DEFUNCIÓN', requisito: 9, says: 'Fecha del fallecimiento:', wrong: null },
  { papel: 'CERTIFICADO DE NACIMIENTO', requisito: 10, says: 'Fecha de nacimiento:', wrong: 'other birth' },
] as const;

test.each(papeles)('a drawn $papel can be read and compared with its notice', async ({ papel, requisito, ...one }) => {
  const having = waiting(full).flatMap((n) => {
    const file = filesOf(full, n).find((f) => f.IdRequisito === requisito);
    return file ? [{ n, file }] : [];
  });
  const dateOf = (n: Novedad) =>
    toLocalDate(requisito === 10 ? full.personas.get(n.IdPersona)?.FechaNacimiento : n.FechaNovedad);
  const read = async (file: Archivo) => (await allTextsOf(await bytesDe(full, file))).join(' ');
  const sound = having.find(({ n }) => findings(full, n).length === 0);
  if (!sound) throw new Error(`The seed has no ${papel} that agrees`);
  const text = await read(sound.file);
  for (const part of [
    'MUESTRA',
    papel,
    full.personas.get(sound.n.IdPersona)?.NombreCompleto ?? '',
    number(full, sound.n),
  ])
    expect(text).toContain(part);
  expect(text).toContain(`${one.says} ${dateOf(sound.n)}`);
  if (!one.wrong) return;
  const other = having.find(({ n, file }) => disagreement(full, n, file) === one.wrong);
  if (!other) throw new Error(`The seed has no ${papel} that disagrees`);
  const differs = await read(other.file);
  expect(differs).toContain(one.says);
  expect(differs).not.toContain(`${one.says} ${dateOf(other.n)}`);
});

test('a file says the same after its notice is corrected', async () => {
  const db = drawn();
  const n = waiting(db).find((one) => filesOf(db, one).some((f) => f.IdRequisito === 4));
  const file = n && filesOf(db, n).find((f) => f.IdRequisito === 4);
  if (!n || !file) throw new Error('The seed has no contracts');
  const before = await bytesDe(db, file);
  db.novedades.put({ ...n, HaberMensual: 9999 });
  expect(await bytesDe(db, file)).toEqual(before);
});
