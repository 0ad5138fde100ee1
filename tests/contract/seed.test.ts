import { expect, test } from 'vitest';
import { tipoNovedad } from '#contract/enumerations.ts';
import { ageOn, isIsoDate } from '#lib/dates.ts';
import { createDatabase, type Database } from '#sandbox/db/database.ts';
import { ejemplos } from '#sandbox/db/examples.ts';
import { localidades } from '#sandbox/db/referencias.ts';
import type { Novedad } from '#sandbox/db/rows.ts';
import { sowCompany } from '#sandbox/db/seed/company.ts';
import { sowCrowd } from '#sandbox/db/seed/crowd.ts';
import { draw, sizes } from '#sandbox/db/seed/seed.ts';
import type { Change } from '#sandbox/db/table.ts';
import { estadoPorId, estadosDeTipo, idDeEstado, padreDe, tipos } from '#sandbox/db/tipos.ts';
import { matricula } from '#sandbox/rules/matricula.ts';
import { pendiente } from '#sandbox/rules/pending.ts';
import { TODAY } from '#support/clock.ts';
import { contrast } from '#ui/layout/colour.ts';

function drawn(day = TODAY, size: 'full' | 'small' = 'full'): Database {
  const db = createDatabase();
  draw(db, day, size);
  return db;
}
const full = drawn();
const count = <T>(list: readonly T[], of: (item: T) => string | number) => {
  const counts: Record<string, number> = {};
  for (const item of list) counts[of(item)] = (counts[of(item)] ?? 0) + 1;
  return counts;
};

test('the same day gives the same rows; another day other dates', () => {
  expect(drawn().dump()).toEqual(full.dump());
  expect(drawn('2027-02-28').dump()).not.toEqual(full.dump());
});

test.each(['2026-01-01', '2026-02-28', '2028-02-29', '2026-12-31', '2027-03-01'])('any day can be sown: %s', (day) => {
  const db = drawn(day);
  expect(db.personas.size).toBe(3000);
  // The histories depend on the day: who was old enough to work, and how long ago.
  expect(Math.abs(db.novedades.size - full.novedades.size)).toBeLessThan(100);
  expect(db.personas.all().every((p) => isIsoDate(p.FechaNacimiento) && p.FechaNacimiento <= day)).toBe(true);
  expect(db.novedades.all().every((n) => isIsoDate(n.FechaNovedad) && n.FechaNovedad <= day)).toBe(true);
});

test('the whole seed has the promised size', () => {
  const active = full.relaciones.all().filter((r) => r.FechaBaja === '');
  expect({
    personas: full.personas.size,
    empresas: full.empresas.size,
    novedades: full.novedades.size,
    regionales: new Set(full.empresas.all().flatMap((e) => Object.keys(e.patronales))).size,
  }).toEqual({ personas: 3000, empresas: 4, novedades: 3498, regionales: 9 });
  expect(active.length).toBeGreaterThan(850);
  expect(active.length).toBeLessThan(950);
  const workers = new Set(full.relaciones.all().map((r) => r.IdPersona));
  const free = full.personas.all().filter((p) => !workers.has(p.IdPersona) && ageOn(p.FechaNacimiento, TODAY) >= 18);
  expect(free.length).toBeGreaterThan(200);
  expect(full.personas.all().filter((p) => ageOn(p.FechaNacimiento, TODAY) < 18).length).toBeGreaterThan(300);
});

test('every family of notices is there in every state it has', () => {
  const seen = new Set(full.novedades.all().map((n) => `${padreDe(n.IdTipoNovedad)} ${n.IdEstadoProceso}`));
  for (const parent of tipos.filter((t) => t.IdTipoNovedadPadre === 0))
    for (const state of estadosDeTipo(parent.IdTipoNovedad))
      expect(seen, `${parent.Novedad} ${state.Nombre}`).toContain(`${parent.IdTipoNovedad} ${state.IdEstadoProceso}`);
  const months = new Set(full.novedades.all().map((n) => n.FechaNovedad.slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(12);
});

test('ids are unique where they must be: documents, notice numbers, states of a type', () => {
  const twice = (counts: Record<string, number>) => Object.entries(counts).filter(([, n]) => n > 1);
  const document = (p: { IdTipoDocumento: number; NumeroDocumento: string }) =>
    `${p.IdTipoDocumento}|${p.NumeroDocumento}`;
  expect(twice(count(full.personas.all(), document))).toEqual([]);
  expect(twice(count(full.novedades.all(), (n) => n.NumeroDocumento))).toEqual([]);
  expect(new Set(localidades.map((l) => l.Id)).size).toBe(localidades.length);
});

test('nobody has two unfinished notices in a company, works twice, or is registered while at work', () => {
  for (const n of full.novedades.all()) {
    const other = pendiente(full, n.IdPersona, n.IdEmpresa, n.IdPersonaNovedad);
    const estado = estadoPorId(n.IdEstadoProceso)?.estado;
    if (other && estado !== 'aceptado' && estado !== 'anulado' && padreDe(n.IdTipoNovedad) !== 30)
      throw new Error(`${n.IdPersonaNovedad} and ${other.IdPersonaNovedad} are both unfinished`);
  }
  const active = count(
    full.relaciones.all().filter((r) => r.FechaBaja === ''),
    (r) => r.IdPersona,
  );
  expect(Math.max(...Object.values(active))).toBe(1);
  const open = full.novedades.all().filter((n) => [1, 2, 4, 80].includes(n.IdEstadoProceso));
  for (const n of open) expect(active[n.IdPersona], String(n.IdPersonaNovedad)).toBeUndefined();
});

/** The day of the accepted termination of the job that a registration began; undefined if there is none. */
const ended = (n: Novedad) =>
  full.novedades
    .by('persona', n.IdPersona)
    .filter((other) => other.IdTipoNovedad === tipoNovedad.BAJA_COTIZANTE && other.IdEmpresa === n.IdEmpresa)
    .map((other) => other.FechaNovedad)
    .filter((day) => day > n.FechaNovedad)
    .sort()[0];

test('a third of those who have worked have two to six accepted notices, and what was written then differs', () => {
  const worked = new Set(full.relaciones.all().map((r) => r.IdPersona));
  const counts = [...worked].map(
    (id) =>
      full.novedades.by('persona', id).filter((n) => estadoPorId(n.IdEstadoProceso)?.estado === 'aceptado').length,
  );
  expect(Math.max(...counts)).toBeLessThanOrEqual(6);
  const many = counts.filter((n) => n >= 2).length / worked.size;
  expect(many).toBeGreaterThan(0.32);
  expect(many).toBeLessThan(0.36);
  const changed = [...worked].filter((id) => {
    const written = full.novedades
      .by('persona', id)
      .filter((n) => n.DatosHistorico !== '')
      .map((n) => JSON.parse(n.DatosHistorico).BasePersonas as { Direccion: string; Celular: string });
    return new Set(written.map((p) => `${p.Direccion}|${p.Celular}`)).size > 1;
  });
  expect(changed.length).toBeGreaterThan(400);
});

test('who is accepted works in the company since that date, or worked there; the notice keeps its snapshot', () => {
  const accepted = full.novedades.all().filter((n) => n.IdEstadoProceso === idDeEstado(1, 'aceptado'));
  expect(accepted.length).toBeGreaterThan(250);
  for (const n of accepted) {
    const works = full.relaciones.by('persona', n.IdPersona);
    const work = works.find((r) => r.FechaIngreso === n.FechaNovedad);
    expect(work).toMatchObject({ IdEmpresa: n.IdEmpresa, IdRegional: n.IdRegional });
    // Who no longer works there has the termination of that job, or was hired again.
    const again = full.novedades
      .by('persona', n.IdPersona)
      .some((other) => other.IdPersonaNovedad < n.IdPersonaNovedad);
    if (!again && work?.FechaBaja !== '') expect(ended(n)).toBe(work?.FechaBaja);
    expect(JSON.parse(n.DatosHistorico)).toMatchObject({ BasePersonas: { IdPersona: n.IdPersona } });
  }
});

test('every notice stands where its company works; what is paid is in a paid order or used a form', () => {
  const paid = new Set(
    full.ordenes
      .all()
      .filter((o) => o.Cobrado)
      .flatMap((o) => o.novedades),
  );
  for (const use of full.usosFormulario.all()) {
    expect(paid).not.toContain(use.IdPersonaNovedad);
    expect(full.novedades.get(use.IdPersonaNovedad)?.Pagado).toBe(true);
    paid.add(use.IdPersonaNovedad);
  }
  for (const n of full.novedades.all()) {
    expect(full.empresas.get(n.IdEmpresa)?.patronales[n.IdRegional], `${n.IdPersonaNovedad}`).toBeDefined();
    if (n.Pagado) expect(paid).toContain(n.IdPersonaNovedad);
  }
});

test('names and documents have the forms of the country', () => {
  const people = full.personas.all();
  const some = (is: (p: (typeof people)[number]) => boolean) => people.some(is);
  expect(some((p) => p.NombreCompleto.includes('Ñ'))).toBe(true);
  expect(some((p) => p.ApellidoMaterno === '')).toBe(true);
  expect(some((p) => p.NombreCompleto.length > 70)).toBe(true);
  expect(some((p) => /^\d[A-Z]$/.test(p.ComplementoDocumento))).toBe(true);
  expect(some((p) => p.IdTipoDocumento === 2 && /^E-\d{7}$/.test(p.NumeroDocumento))).toBe(true);
  expect(some((p) => p.IdTipoDocumento === 3)).toBe(true);
  for (const paciente of full.pacientes
    .all()
    .filter((p) => p.IdPacientePadre === 0)
    .slice(0, 200)) {
    const person = full.personas.get(paciente.IdPersona);
    expect(person && matricula(person)).toBe(paciente.MatriculaTitular);
  }
});

test('state colours can be read', () => {
  for (const { Nombre, ColorFondo, ColorLetra } of estadosDeTipo(1))
    expect(contrast(ColorFondo ?? '', ColorLetra ?? ''), Nombre).toBeGreaterThanOrEqual(4.5);
});

test('the small seed has the same examples, families and states', () => {
  const small = drawn(TODAY, 'small');
  for (const [name, number] of Object.entries(ejemplos))
    for (const db of [small, full])
      expect(
        db.personas.all().filter((p) => p.NumeroDocumento === number),
        name,
      ).toHaveLength(1);
  const kinds = (db: Database) =>
    new Set(db.novedades.all().map((n) => `${padreDe(n.IdTipoNovedad)} ${n.IdEstadoProceso}`));
  expect(kinds(small)).toEqual(kinds(full));
});

test('a crowd comes on top of what was sown: more companies with people and notices of their own', () => {
  const db = drawn();
  const before = db.dump();
  sowCrowd({ db, dia: TODAY }, sizes.full, 5000);
  expect([db.personas.size >= 5000, db.novedades.size, db.empresas.size]).toEqual([
    true,
    full.novedades.size + 1500,
    8,
  ]);
  const sequences = (change: Change) => change.table === 'secuencias';
  const after = new Map(db.dump().map((change) => [`${change.table} ${change.key}`, change.row]));
  const changed = before.filter(
    (change) => !sequences(change) && after.get(`${change.table} ${change.key}`) !== change.row,
  );
  expect(changed).toEqual([]);
  const documents = db.personas.all().map((p) => `${p.IdTipoDocumento} ${p.NumeroDocumento} ${p.ComplementoDocumento}`);
  expect(new Set(documents).size).toBe(documents.length);
  expect(db.novedades.by('empresa', '1001|1').length).toBeGreaterThan(50);
});

test('one company comes on top with very many people and registrations, all within its place and of the last years', () => {
  const db = drawn(TODAY, 'small');
  const before = [db.personas.size, db.novedades.size];
  const known = new Set(db.novedades.all().map((n) => n.IdPersonaNovedad));
  sowCompany({ db, dia: TODAY }, 'company');
  expect([db.personas.size, db.novedades.size]).toEqual([(before[0] ?? 0) + 10_000, (before[1] ?? 0) + 50_000]);
  const more = db.novedades.by('empresa', '501|1').filter((n) => !known.has(n.IdPersonaNovedad));
  expect(more).toHaveLength(50_000);
  for (const n of more) {
    const fits = db.personas.get(n.IdPersona) && n.FechaNovedad > '2014-01-01' && n.FechaNovedad <= TODAY;
    const state = estadosDeTipo(n.IdTipoNovedad).some((e) => e.IdEstadoProceso === n.IdEstadoProceso);
    if (!fits || !state) throw new Error(`Notice ${n.IdPersonaNovedad} does not fit`);
  }
});
