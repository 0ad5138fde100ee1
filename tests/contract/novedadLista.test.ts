import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filaNovedad } from '#contract/entities/filaNovedad.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { listaNovedades, personasNovedad } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Novedad } from '#sandbox/db/rows.ts';
import { estadoPorId } from '#sandbox/db/tipos.ts';
import { familiaDe } from '#sandbox/rules/access.ts';
import { aviso, banco, type Caller, enter, openFund, persona, type Reply, signIn } from './fund.ts';

const filter = {
  FechaDesde: '2026-11-01',
  FechaHasta: '2026-11-30',
  IdEstadoProceso: 0,
  IdTipoNovedad: 0,
  IdEmpresa: 0,
  IdRegional: 0,
};
const denied = { ok: false, text: 'No tiene acceso.' };
const ids = (reply: Reply) => z.parse(z.array(filaNovedad), reply.Datos).map((row) => row.IdPersonaNovedad);
const list = (who: Caller, part: object = {}) => who.call(listaNovedades.porFiltro, { body: { ...filter, ...part } });

/** Makes these the only notices of the fund: copies of one of the bank in La Paz, with the ids 1, 2, 3 and so on. */
function only(fund: Sandbox, ...parts: Partial<Novedad>[]): Novedad {
  const row = { ...aviso(fund, 'pendiente'), FechaNovedad: '2026-11-12' };
  for (const n of fund.db.novedades.all()) fund.db.novedades.remove(n.IdPersonaNovedad);
  parts.forEach((part, at) => {
    fund.db.novedades.put({ ...row, IdPersonaNovedad: at + 1, ...part });
  });
  return row;
}

test('two rows of the list, every field: the fund’s observation comes before the employer’s own', async () => {
  const fund = openFund();
  const row = only(
    fund,
    { Observacion: 'MÍA', ObservacionCaja: 'FALTA LA FIRMA', IdEstadoProceso: 4, NumeroDocumento: '2026-00001' },
    {
      ...{ Observacion: 'MÍA', ObservacionCaja: '', IdEstadoProceso: 2, NumeroDocumento: '2026-00002' },
      ...{ FechaNovedad: '2026-11-09', FechaDeclaracion: '2026-11-12', Pagado: true },
      IdTipoNovedad: tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL,
    },
  );
  const who = fund.db.personas.get(row.IdPersona);
  const same = {
    IdPersona: row.IdPersona,
    NombreCompleto: who?.NombreCompleto,
    NumeroDocumento: '7756012',
    IdTipoNovedadPadre: 1,
    Empresa: 'Banco Altiplano S.A.',
  };
  const [observed, declared] = [4, 2].map(estadoPorId);
  expect((await list(await signIn(fund, 'empresa'))).Datos).toEqual([
    {
      ...same,
      IdPersonaNovedad: 1,
      IdTipoNovedad: tipo.COTIZANTE_INGRESO_EMPRESA,
      FechaNovedad: '12/11/2026',
      Novedad: 'INGRESO A LA EMPRESA',
      Pagado: false,
      EstadoProceso: 'Observado',
      ColorFondo: observed?.ColorFondo,
      ColorLetra: observed?.ColorLetra,
      FechaDeclaracion: '',
      Observacion: 'FALTA LA FIRMA',
      NumeroNovedad: '2026-00001',
    },
    {
      ...same,
      IdPersonaNovedad: 2,
      IdTipoNovedad: tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL,
      FechaNovedad: '09/11/2026',
      Novedad: 'CAMBIO DE RAZÓN SOCIAL',
      Pagado: true,
      EstadoProceso: 'Declarado',
      ColorFondo: declared?.ColorFondo,
      ColorLetra: declared?.ColorLetra,
      FechaDeclaracion: '12/11/2026',
      Observacion: 'MÍA',
      NumeroNovedad: '2026-00002',
    },
  ]);
});

test('what the fund does not know of a notice is an empty text', async () => {
  const fund = openFund();
  only(fund, { IdPersona: 1, IdEmpresa: 999, IdEstadoProceso: 999 });
  const none = { NombreCompleto: '', NumeroDocumento: '', EstadoProceso: '', ColorFondo: '', ColorLetra: '' };
  expect((await list(await signIn(fund, 'personal'))).Datos).toMatchObject([{ ...none, Empresa: '' }]);
});

test('the newest day comes first, and in a day what was registered last', async () => {
  const fund = openFund();
  const days = ['2026-11-10', '2026-11-12', '2026-11-09', '2026-11-12', '2026-11-10'];
  only(fund, ...days.map((FechaNovedad) => ({ FechaNovedad })));
  expect(ids(await list(await signIn(fund, 'empresa')))).toEqual([4, 2, 5, 1, 3]);
});

test('the first and the last day of the range are in the list, the days beside them are not', async () => {
  const fund = openFund();
  only(fund, ...['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((FechaNovedad) => ({ FechaNovedad })));
  expect(ids(await list(await signIn(fund, 'empresa')))).toEqual([3, 2]);
});

test('staff read their regional: all of it, a state, a company, or a state of a company', async () => {
  const fund = openFund();
  only(
    fund,
    { IdEstadoProceso: 2 },
    { IdEstadoProceso: 1 },
    { IdEstadoProceso: 2, IdEmpresa: 502 },
    { IdEstadoProceso: 2, IdRegional: 2 },
    { IdEstadoProceso: 1, IdEmpresa: 502, IdRegional: 2 },
  );
  const staff = await signIn(fund, 'personal');
  for (const IdRegional of [0, 1]) {
    expect(ids(await list(staff, { IdRegional }))).toEqual([3, 2, 1]);
    expect(ids(await list(staff, { IdRegional, IdEstadoProceso: 2 }))).toEqual([3, 1]);
    expect(ids(await list(staff, { IdRegional, IdEmpresa: 502 }))).toEqual([3]);
    expect(ids(await list(staff, { IdRegional, IdEmpresa: banco, IdEstadoProceso: 2 }))).toEqual([1]);
  }
});

test('an employer reads the company and regional it chose, named or not; before it chose, nothing', async () => {
  const fund = openFund();
  only(fund, {}, { IdEmpresa: 502 }, { IdRegional: 2 });
  const who = await signIn(fund, 'empresa');
  for (const part of [{}, { IdEmpresa: banco }, { IdRegional: 1 }]) expect(ids(await list(who, part))).toEqual([1]);
  expect(await list(await enter(fund, 'empresa'))).toMatchObject({ ok: false });
});

test('an insured person reads her family’s notices in the company and regional she chose', async () => {
  const fund = openFund();
  const [own, husband] = familiaDe(fund.db, persona(fund, 'asegurado'));
  if (!own || !husband) throw new Error('The seed has no family');
  const { IdPersona } = own;
  only(
    fund,
    { IdPersona },
    { IdPersona: husband.IdPersona },
    { IdPersona, IdEmpresa: 502 },
    { IdPersona, IdRegional: 2 },
    {},
  );
  const insured = await signIn(fund, 'asegurado');
  const ask = (IdEmpresa: number) =>
    insured.call(listaNovedades.porFiltro, { body: { ...filter, IdEmpresa } }, 'others');
  expect(ids(await ask(0))).toEqual([2, 1]);
  expect(ids(await ask(banco))).toEqual([2, 1]);
  expect(await ask(502)).toMatchObject(denied);
  const undecided = await enter(fund, 'asegurado');
  expect(await undecided.call(listaNovedades.porFiltro, { body: filter }, 'others')).toMatchObject(denied);
});

test('the type of a filter is the notice’s own or the one above it; state, person and channel narrow further', async () => {
  const fund = openFund();
  const IdTipoNovedad = tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL;
  const other = persona(fund, 'activo');
  only(fund, {}, { IdTipoNovedad }, { IdTipoNovedad: tipo.BAJA_COTIZANTE }, { IdCanal: 2 }, { IdPersona: other });
  const who = await signIn(fund, 'empresa');
  expect(ids(await list(who, { IdTipoNovedad }))).toEqual([2]);
  expect(ids(await list(who, { IdTipoNovedad: tipo.AVISO_COTIZANTE_ALTA_COTIZANTE }))).toEqual([5, 4, 2, 1]);
  expect(ids(await list(who, { IdCanal: 2 }))).toEqual([4]);
  const { IdTipoNovedad: _, ...body } = { ...filter, TipoNovedad: 0, IdPersona: 0, IdCanal: 0 };
  const ask = async (part: object) => ids(await who.call(personasNovedad.porFiltro, { body: { ...body, ...part } }));
  expect(await ask({})).toEqual([5, 4, 3, 2, 1]);
  expect(await ask({ IdPersona: other })).toEqual([5]);
  expect(await ask({ IdPersona: other, IdCanal: 2 })).toEqual([]);
});
