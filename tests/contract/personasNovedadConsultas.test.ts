import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filaNovedad } from '#contract/entities/filaNovedad.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { personasNovedad } from '#contract/services/index.ts';
import type { Novedad } from '#sandbox/db/rows.ts';
import { estadoPorId, idDeEstado, padreDe } from '#sandbox/db/tipos.ts';
import { aviso, banco, openFund, persona, type Reply, signIn } from './fund.ts';

const denied = { ok: false, text: 'No tiene acceso.' };
const filas = (reply: Reply) => z.parse(z.array(filaNovedad), reply.Datos);
const filtro = {
  FechaDesde: '2025-11-01',
  FechaHasta: '2026-12-31',
  TipoNovedad: 0,
  IdEmpresa: banco,
  IdPersona: 0,
  IdEstadoProceso: 0,
  IdRegional: 1,
  IdCanal: 1,
};

async function open() {
  const fund = openFund();
  const [empresa, personal, ajena] = await Promise.all(
    ['empresa', 'personal', 'obligado'].map((user) => signIn(fund, user)),
  );
  if (!empresa || !personal || !ajena) throw new Error('nobody signed in');
  return { fund, empresa, personal, ajena };
}

test('[R-7.10-05] [R-7.2-02] a notice by either id is the same record, for who may see it', async () => {
  const { fund, empresa, ajena } = await open();
  const params = { id: aviso(fund, 'declarado').IdPersonaNovedad, n: 0 };
  const now = await empresa.call(personasNovedad.porIdActual, { params });
  expect(now).toMatchObject({ ok: true, Datos: { SegurosPersonasNovedad: { IdPersonaNovedad: params.id } } });
  expect(now.Datos).toEqual((await empresa.call(personasNovedad.porId, { params })).Datos);
  expect(await ajena.call(personasNovedad.porIdActual, { params })).toMatchObject(denied);
  for (const [id, n] of [
    ['x', 0],
    [params.id, 'x'],
  ] as const)
    expect((await empresa.call(personasNovedad.porIdActual, { params: { id, n } })).status).toBe(400);
});

test('[R-7.10-04] notices by filter are those of the very type, person, state and channel', async () => {
  const { fund, empresa } = await open();
  const ask = async (part: object) =>
    filas(await empresa.call(personasNovedad.porFiltro, { body: { ...filtro, ...part } }));
  const mine = fund.db.novedades.by('empresa', `${banco}|1`);
  const ofType = (id: number) => mine.filter((n) => n.IdTipoNovedad === id && n.FechaNovedad >= filtro.FechaDesde);
  const entries = await ask({ TipoNovedad: tipo.COTIZANTE_INGRESO_EMPRESA });
  expect(entries).toHaveLength(ofType(tipo.COTIZANTE_INGRESO_EMPRESA).length);
  expect(entries.length).toBeGreaterThan(0);
  expect(await ask({ TipoNovedad: tipo.AVISO_COTIZANTE_ALTA_COTIZANTE })).toEqual([]);
  const IdPersona = persona(fund, 'pendiente');
  expect(await ask({ IdPersona })).toMatchObject([{ IdPersona, EstadoProceso: 'Registrado' }]);
  expect(await ask({ IdPersona, IdEstadoProceso: 2 })).toEqual([]);
  expect(await ask({ IdCanal: 2 })).toEqual([]);
  const { FechaNovedad } = aviso(fund, 'pendiente');
  expect(await ask({ IdPersona, FechaDesde: FechaNovedad, FechaHasta: FechaNovedad })).toHaveLength(1);
  expect(await ask({ IdPersona, FechaHasta: filtro.FechaDesde })).toEqual([]);
});

test('[R-7.10-03] notices by parent are those of every type below it', async () => {
  const { fund, empresa } = await open();
  const TipoNovedad = tipo.AVISO_COTIZANTE_ALTA_COTIZANTE;
  const { IdCanal: _, ...body } = { ...filtro, TipoNovedad };
  const found = filas(await empresa.call(personasNovedad.porFiltroDePadre, { body }));
  const wanted = fund.db.novedades
    .by('empresa', `${banco}|1`)
    .filter((n) => padreDe(n.IdTipoNovedad) === TipoNovedad && n.FechaNovedad >= body.FechaDesde);
  expect(found.map((n) => n.IdPersonaNovedad).sort()).toEqual(wanted.map((n) => n.IdPersonaNovedad).sort());
  expect(new Set(found.map((n) => n.IdTipoNovedad)).size).toBeGreaterThan(1);
  const IdPersona = persona(fund, 'pendiente');
  const ask = async (part: object) =>
    filas(await empresa.call(personasNovedad.porFiltroDePadre, { body: { ...body, IdPersona, ...part } }));
  expect(await ask({})).toMatchObject([{ IdPersona, EstadoProceso: 'Registrado' }]);
  expect(await ask({ IdEstadoProceso: 2 })).toEqual([]);
  expect(await ask({ FechaHasta: body.FechaDesde })).toEqual([]);
});

test.each([
  [personasNovedad.porFiltro, tipo.COTIZANTE_INGRESO_EMPRESA],
  [personasNovedad.porFiltroDePadre, tipo.AVISO_COTIZANTE_ALTA_COTIZANTE],
])(
  '[R-7.10-03] [R-7.10-04] a filter of another company or regional, or without dates, is refused',
  async (endpoint, TipoNovedad) => {
    const { fund, empresa } = await open();
    const ask = (body: typeof filtro) => empresa.call(endpoint, { body });
    expect(await ask({ ...filtro, IdEmpresa: 502 })).toMatchObject(denied);
    expect(await ask({ ...filtro, IdRegional: 2 })).toMatchObject(denied);
    expect(await ask({ ...filtro, FechaDesde: '' })).toMatchObject({
      ok: false,
      text: 'Debe ingresar la fecha desde.',
    });
    const asegurado = await signIn(fund, 'asegurado');
    // An insured person reads her own notices there, and has none (decision 59). She sees no other company's.
    const body = { ...filtro, TipoNovedad };
    expect(filas(await ask(body)).length).toBeGreaterThan(0);
    expect(await asegurado.call(endpoint, { body }, 'others')).toMatchObject({ ok: true, Datos: [] });
    expect(await asegurado.call(endpoint, { body: { ...filtro, IdEmpresa: 502 } }, 'others')).toMatchObject(denied);
    const { FechaHasta: __, ...short } = filtro;
    const bad = await empresa.call(endpoint, { body: short as typeof filtro });
    expect(bad).toMatchObject({ status: 400, text: 'El dato FechaHasta no tiene el formato esperado.' });
  },
);

/** A person of the bank with a second, older notice. */
async function withTwo() {
  const opened = await open();
  const { fund } = opened;
  const last = aviso(fund, 'pendiente');
  const first = fund.db.novedades.put({
    ...last,
    IdPersonaNovedad: 1,
    IdTipoNovedad: tipo.BAJA_COTIZANTE,
    IdEstadoProceso: idDeEstado(tipo.BAJA_COTIZANTE, 'aceptado'),
    FechaNovedad: '2025-01-31',
  });
  return { ...opened, last, first, idPersona: last.IdPersona };
}

test('[R-7.10-05] the notices of a person in a company, and her way through them', async () => {
  const { empresa, ajena, last, first, idPersona } = await withTwo();
  const ids = (reply: Reply) => filas(reply).map((n) => n.IdPersonaNovedad);
  const inCompany = (idEmpresa: number) =>
    empresa.call(personasNovedad.deEmpresa, { params: { idPersona, idEmpresa } });
  expect(ids(await inCompany(banco))).toEqual([last.IdPersonaNovedad, first.IdPersonaNovedad]);
  expect(ids(await inCompany(502))).toEqual([]);
  const way = (idTipoNovedad: number) => ({ params: { idPersona, idTipoNovedad } });
  expect(ids(await empresa.call(personasNovedad.camino, way(0)))).toEqual([
    first.IdPersonaNovedad,
    last.IdPersonaNovedad,
  ]);
  expect(ids(await empresa.call(personasNovedad.camino, way(tipo.AVISO_COTIZANTE_BAJA_COTIZANTE)))).toEqual([1]);
  expect(ids(await ajena.call(personasNovedad.camino, way(0)))).toEqual([]);
  expect((await empresa.call(personasNovedad.camino, { params: { idPersona: 'x', idTipoNovedad: 0 } })).status).toBe(
    400,
  );
});

test.each([personasNovedad.idDado, personasNovedad.idPor])(
  '[R-7.10-06] the id of a person’s last notice of a type in a company, 0 when there is none',
  async (endpoint) => {
    const { empresa, ajena, last, first, idPersona } = await withTwo();
    const ask = (who: typeof empresa, idTipoNovedad: number, idEmpresa = banco) =>
      who.call(endpoint, { params: { idPersona, idEmpresa, idTipoNovedad } });
    expect((await ask(empresa, last.IdTipoNovedad)).Datos).toBe(last.IdPersonaNovedad);
    expect((await ask(empresa, tipo.AVISO_COTIZANTE_BAJA_COTIZANTE)).Datos).toBe(first.IdPersonaNovedad);
    expect((await ask(empresa, tipo.BAJA_PASIVO)).Datos).toBe(0);
    expect((await ask(empresa, last.IdTipoNovedad, 502)).Datos).toBe(0);
    expect((await ask(ajena, last.IdTipoNovedad)).Datos).toBe(0);
  },
);

test('[R-7.10-06] [R-6-01] [R-1-07] [F-6-02] an insured person asks at a door of her own, and sees her family’s notices only', async () => {
  const { fund, last } = await withTwo();
  const asegurado = await signIn(fund, 'asegurado');
  const way = { params: { idPersona: last.IdPersona, idTipoNovedad: 0 } };
  expect((await asegurado.call(personasNovedad.camino, way)).Datos).toEqual([]);
  expect(await asegurado.call(personasNovedad.camino, way, 'others')).toMatchObject(denied);
  const mine = fund.db.novedades.put({ ...last, IdPersonaNovedad: 2, IdPersona: persona(fund, 'asegurado') });
  const own = { params: { idPersona: mine.IdPersona, idTipoNovedad: 0 } };
  const seen = filas(await asegurado.call(personasNovedad.camino, own)).map((row) => row.IdPersonaNovedad);
  expect(seen).toContain(2);
  const kept = fund.db.novedades.by('persona', mine.IdPersona).map((n) => n.IdPersonaNovedad);
  expect(seen.toSorted()).toEqual(kept.toSorted());
});

test.each([
  ['reingreso', true],
  ['activo', false],
  ['registrable', false],
  ['asegurado', false],
] as const)('[R-7.10-05] has the holder of %s left her work: %s', async (who, left) => {
  const { fund, empresa } = await open();
  const params = { idPersona: persona(fund, who) };
  expect((await empresa.call(personasNovedad.titularTieneBaja, { params })).Datos).toBe(left);
});

test('[R-7.10-05] whose holder left is asked of one’s own family only', async () => {
  const { fund } = await open();
  const asegurado = await signIn(fund, 'asegurado');
  const ask = (idPersona: number | string) =>
    asegurado.call(personasNovedad.titularTieneBaja, { params: { idPersona } }, 'others');
  expect(await ask(persona(fund, 'activo'))).toMatchObject(denied);
  const holder = fund.db.pacientes.by('persona', persona(fund, 'asegurado'))[0];
  const child = fund.db.pacientes.by('padre', holder?.IdPaciente ?? 0)[0];
  expect(await ask(child?.IdPersona ?? 0)).toMatchObject({ ok: true, Datos: false });
  expect((await ask('x')).status).toBe(400);
});

const estadoDe = (n: Novedad | undefined) => estadoPorId(n?.IdEstadoProceso ?? 0)?.estado;

test('[R-7.10-02] the staff ends a declared notice: accepted with its consequences, or annulled', async () => {
  for (const to of ['aceptado', 'anulado'] as const) {
    const { fund, personal } = await open();
    const { IdPersonaNovedad, IdTipoNovedad, IdPersona } = aviso(fund, 'declarado');
    const body = { IdPersonaNovedad, IdEstadoProceso: idDeEstado(IdTipoNovedad, to) };
    expect(await personal.call(personasNovedad.modificarEstadoFinalizado, { body })).toMatchObject({ ok: true });
    const kept = fund.db.novedades.get(IdPersonaNovedad);
    expect(estadoDe(kept)).toBe(to);
    expect(fund.db.relaciones.by('persona', IdPersona)).toHaveLength(to === 'aceptado' ? 1 : 0);
    expect(kept?.DatosHistorico === '').toBe(to === 'anulado');
  }
});

test('[R-7.10-02] nobody else ends a notice, none is ended twice, and no other state is an end', async () => {
  const { fund, empresa, personal, ajena } = await open();
  const { IdPersonaNovedad, IdTipoNovedad } = aviso(fund, 'declarado');
  const end = (who: typeof empresa, IdEstadoProceso = idDeEstado(IdTipoNovedad, 'aceptado')) =>
    who.call(personasNovedad.modificarEstadoFinalizado, { body: { IdPersonaNovedad, IdEstadoProceso } });
  expect(await end(empresa)).toMatchObject(denied);
  expect(await end(ajena)).toMatchObject(denied);
  for (const estado of ['registrado', 'observado'] as const)
    expect(await end(personal, idDeEstado(IdTipoNovedad, estado))).toMatchObject({
      ok: false,
      text: 'El estado solicitado no corresponde a la novedad.',
    });
  expect(estadoDe(fund.db.novedades.get(IdPersonaNovedad))).toBe('declarado');
  expect((await end(personal)).ok).toBe(true);
  expect((await end(personal)).ok).toBe(false);
  const bad = await personal.call(personasNovedad.modificarEstadoFinalizado, {
    body: { IdPersonaNovedad } as { IdPersonaNovedad: number; IdEstadoProceso: number },
  });
  expect(bad).toMatchObject({ status: 400, text: 'El dato IdEstadoProceso no tiene el formato esperado.' });
});

test('[R-7.10-02] the staff keeps the form of an accepted notice that has no snapshot, once', async () => {
  const { fund, empresa, personal } = await open();
  const row = fund.db.novedades.by('empresa', `${banco}|1`).find((n) => n.IdEstadoProceso === 3);
  if (!row) throw new Error('the seed has no accepted notice');
  fund.db.novedades.put({ ...row, DatosHistorico: '' });
  const keep = (who: typeof empresa, idEstadoProceso: number | string = 3) =>
    who.call(personasNovedad.guardarHistorico, {
      params: { idPersonaNovedad: row.IdPersonaNovedad, idEstadoProceso },
    });
  expect(await keep(empresa)).toMatchObject(denied);
  expect((await keep(personal, 'x')).status).toBe(400);
  expect((await keep(personal, 2)).ok).toBe(false);
  expect(fund.db.novedades.get(row.IdPersonaNovedad)?.DatosHistorico).toBe('');
  expect((await keep(personal)).ok).toBe(true);
  expect(fund.db.novedades.get(row.IdPersonaNovedad)?.DatosHistorico).toContain('BasePersonas');
  expect(await keep(personal)).toMatchObject({ ok: false, text: 'El historial de la novedad ya fue guardado.' });
  const { IdPersonaNovedad, IdEstadoProceso } = aviso(fund, 'declarado');
  const early = { params: { idPersonaNovedad: IdPersonaNovedad, idEstadoProceso: IdEstadoProceso } };
  expect(await personal.call(personasNovedad.guardarHistorico, early)).toMatchObject({
    ok: false,
    text: 'El aviso está en estado Declarado y no tiene historial que guardar.',
  });
});
