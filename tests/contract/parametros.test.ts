import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { estadoProceso, type FilaNovedad, filaNovedad, tipoNovedadItem } from '#contract/entities/filaNovedad.ts';
import { localidad, referencia } from '#contract/entities/referencia.ts';
import { nombreRegional, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { listaNovedades, parametros, tipoNovedad } from '#contract/services/index.ts';
import { fromLocalDate } from '#lib/dates.ts';
import { estadoPorId, tipos } from '#sandbox/db/tipos.ts';
import { banco, type Caller, openFund, type Reply, signIn } from './fund.ts';

const filter = {
  FechaDesde: '2025-01-01',
  FechaHasta: '2026-12-31',
  IdEstadoProceso: 0,
  IdTipoNovedad: 0,
  IdEmpresa: banco,
  IdRegional: 1,
};
const rows = (reply: Reply): FilaNovedad[] => z.parse(z.array(filaNovedad), reply.Datos);
const list = (who: Caller, part: Partial<typeof filter> = {}) =>
  who.call(listaNovedades.porFiltro, { body: { ...filter, ...part } });

test('[E-7.4-01] [E-1-01] [E-3-09] [E-3-10] an employer lists the notices of the company in the regional, newest first', async () => {
  const fund = openFund();
  const all = rows(await list(await signIn(fund, 'empresa')));
  const expected = fund.db.novedades
    .all()
    .filter((n) => n.IdEmpresa === banco && n.IdRegional === 1 && n.FechaNovedad >= filter.FechaDesde);
  expect(all.map((r) => r.IdPersonaNovedad).sort()).toEqual(expected.map((n) => n.IdPersonaNovedad).sort());
  const dates = all.map((r) => fromLocalDate(r.FechaNovedad));
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates).not.toContain('');
  expect(new Set(all.map((r) => r.Empresa))).toEqual(new Set(['Banco Altiplano S.A.']));
});

test('[E-3-10] each row has the facts of its notice: type, person, date, payment, and the state with its colours', async () => {
  const fund = openFund();
  const all = rows(await list(await signIn(fund, 'empresa')));
  expect(new Set(all.map((row) => row.Pagado))).toEqual(new Set([true, false]));
  for (const row of all) {
    const n = fund.db.novedades.get(row.IdPersonaNovedad);
    const who = fund.db.personas.get(n?.IdPersona ?? 0);
    const state = estadoPorId(n?.IdEstadoProceso ?? 0);
    expect(row).toMatchObject({
      IdTipoNovedad: n?.IdTipoNovedad,
      NombreCompleto: who?.NombreCompleto,
      NumeroDocumento: who?.NumeroDocumento,
      FechaNovedad: n?.FechaNovedad.split('-').reverse().join('/'),
      Novedad: tipos.find((one) => one.IdTipoNovedad === n?.IdTipoNovedad)?.Novedad,
      Pagado: n?.Pagado,
      EstadoProceso: state?.Nombre,
      ColorFondo: state?.ColorFondo,
      ColorLetra: state?.ColorLetra,
    });
  }
});

test('[E-3-09, E-7.4-01] the filters narrow: dates inclusive, type by child or parent, state', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const day = rows(await list(who, { FechaDesde: '2026-11-17', FechaHasta: '2026-11-17' }));
  expect(day.length).toBeGreaterThan(0);
  expect(new Set(day.map((r) => r.FechaNovedad))).toEqual(new Set(['17/11/2026']));
  const parent = rows(await list(who, { IdTipoNovedad: tipo.AVISO_COTIZANTE_ALTA_COTIZANTE }));
  expect(new Set(parent.map((r) => r.IdTipoNovedadPadre))).toEqual(new Set([1]));
  const child = rows(await list(who, { IdTipoNovedad: tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL }));
  expect(new Set(child.map((r) => r.Novedad))).toEqual(new Set(['CAMBIO DE RAZÓN SOCIAL']));
  const declared = rows(await list(who, { IdTipoNovedad: 1, IdEstadoProceso: 2 }));
  expect(new Set(declared.map((r) => r.EstadoProceso))).toEqual(new Set(['Declarado']));
});

test.each([
  ['company', { IdEmpresa: 502 }],
  ['regional', { IdRegional: 2 }],
])('[E-6-02, E-1-01, E-3-09] the list of another %s is refused to an employer', async (_, part) => {
  const who = await signIn(openFund(), 'empresa');
  expect(await list(who, part)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
});

test('[E-3-09, E-7.4-01] staff list every company of their regional, or one of them', async () => {
  const fund = openFund();
  const staff = await signIn(fund, 'personal');
  const all = rows(await list(staff, { IdEmpresa: 0 }));
  expect(new Set(all.map((r) => r.Empresa)).size).toBe(3);
  expect(new Set(rows(await list(staff, { IdEmpresa: 502 })).map((r) => r.Empresa))).toEqual(
    new Set(['Seguros Illimani S.A.']),
  );
  expect(await list(staff, { IdRegional: 2 })).toMatchObject({ ok: false });
});

test.each([
  ['FechaDesde', 'Debe ingresar la fecha desde.'],
  ['FechaHasta', 'Debe ingresar la fecha hasta.'],
])('[E-5.1-01] [E-5.1-02] a list without %s is refused', async (field, text) => {
  const who = await signIn(openFund(), 'empresa');
  expect(await list(who, { [field]: '' })).toMatchObject({ ok: false, text });
});

test('a list that ends before it starts is refused; one day is a range', async () => {
  const who = await signIn(openFund(), 'empresa');
  const days = (FechaDesde: string, FechaHasta: string) => list(who, { FechaDesde, FechaHasta });
  expect(await days('2026-11-18', '2026-11-17')).toMatchObject({
    ok: false,
    text: 'La fecha hasta no puede ser menor que la fecha desde.',
  });
  expect(await days('2026-11-17', '2026-11-17')).toMatchObject({ ok: true });
});

test('[E-3-09] a filter outside the contract answers 400 with the field’s name', async () => {
  const who = await signIn(openFund(), 'empresa');
  const body = JSON.parse(JSON.stringify({ ...filter, IdTipoNovedad: 'todas' }));
  expect(await who.call(listaNovedades.porFiltro, { body })).toMatchObject({
    status: 400,
    ok: false,
    text: expect.stringContaining('IdTipoNovedad'),
  });
});

test('[E-7.4-02] [F-7.7-01] [R-7.1-04] each type has its states, the documented ones with their numbers', async () => {
  const who = await signIn(openFund(), 'empresa');
  const states = async (id: number) => {
    const reply = await who.call(listaNovedades.estadosPorTipo, { params: { id } });
    return Object.fromEntries(z.parse(z.array(estadoProceso), reply.Datos).map((e) => [e.Nombre, e.IdEstadoProceso]));
  };
  const alta = { Registrado: 1, Declarado: 2, Aceptado: 3, Observado: 4, Anulado: 24, Pagado: 80 };
  expect(await states(tipo.AVISO_COTIZANTE_ALTA_COTIZANTE)).toEqual(alta);
  expect(await states(tipo.COTIZANTE_REINGRESO)).toEqual(alta);
  expect(await states(tipo.AVISO_COTIZANTE_BAJA_COTIZANTE)).toEqual({
    Registrado: 14,
    Declarado: 15,
    Observado: 16,
    Aceptado: 17,
    Anulado: 25,
    Pagado: 81,
  });
  for (const id of [tipo.NOVEDAD_PASANTE_ALTA, tipo.NOVEDAD_VOLUNTARIADO_ALTA])
    expect(Object.keys(await states(id)).sort()).toEqual(Object.keys(alta).sort());
  const assumed = [tipo.NOVEDAD_PASANTE_ALTA, tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE, tipo.BAJA_PASIVO];
  for (const id of assumed) for (const state of Object.values(await states(id))) expect(state).toBeGreaterThan(200);
  expect(await states(999)).toEqual({});
});

test('[E-7.4-03] [E-7.4-04] [F-7.7-05] [F-7.7-01] parents by their ids joined by a bar, and the children of each', async () => {
  const who = await signIn(openFund(), 'empresa');
  const items = (reply: Reply) => z.parse(z.array(tipoNovedadItem), reply.Datos);
  const parents = items(await who.call(tipoNovedad.padres, { params: { ids: '1|8|10' } }));
  expect(parents.map((t) => t.Novedad)).toEqual([
    'AVISO DE ALTA DE COTIZANTE',
    'ALTA DE PASANTE',
    'ALTA DE VOLUNTARIADO',
  ]);
  const children = items(await who.call(tipoNovedad.hijos, { params: { id: 1 } }));
  expect(children.map((t) => t.Novedad)).toEqual([
    'INGRESO A LA EMPRESA',
    'REINGRESO',
    'FUSIÓN DE EMPRESA',
    'CAMBIO DE RAZÓN SOCIAL',
  ]);
  expect(items(await who.call(listaNovedades.novedadPorId, { params: { id: 3 } }))).toMatchObject([
    { IdTipoNovedadPadre: 1 },
  ]);
});

test('[F-7.7-01] the reference lists have the documented ids', async () => {
  const who = await signIn(openFund(), 'empresa');
  const { sexos, extensiones, paises, tiposDocumentos, estadosCiviles, gradosInstruccion, departamentos, profesiones } =
    parametros;
  const names = async (reply: Promise<Reply>) =>
    Object.fromEntries(z.parse(z.array(referencia), (await reply).Datos).map((r) => [r.Id, r.Descripcion]));
  const all = { params: { valor: 0 } };
  expect(await names(who.call(sexos, all))).toEqual({
    1: 'MASCULINO',
    2: 'FEMENINO',
    3: 'DESCONOCIDO',
    4: 'INDETERMINADO',
  });
  expect(await names(who.call(extensiones, all))).toEqual({
    1: 'LA PAZ',
    2: 'COCHABAMBA',
    3: 'SANTA CRUZ',
    4: 'ORURO',
    5: 'POTOSÍ',
    6: 'CHUQUISACA',
    7: 'TARIJA',
    8: 'BENI',
    9: 'PANDO',
    10: 'EXTRANJERO',
    11: 'SIN EXTENSIÓN',
  });
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(nombreRegional)).toEqual([
    ...['Ninguno.', 'La Paz', 'Cochabamba', 'Santa Cruz', 'Oruro', 'Potosí', 'Chuquisaca', 'Tarija', 'Beni', 'Pando'],
    'Ninguno.',
  ]);
  expect(await names(who.call(paises, all))).toMatchObject({ 1: 'BOLIVIA', 1999999999: 'DESCONOCIDO' });
  expect(await names(who.call(tiposDocumentos, all))).toMatchObject({ 1: 'CARNET DE IDENTIDAD' });
  expect((await names(who.call(estadosCiviles, all)))[6]).toBeTruthy();
  expect((await names(who.call(gradosInstruccion, all)))[5]).toBeTruthy();
  expect(Object.keys(await names(who.call(departamentos, all)))).toHaveLength(9);
  expect(Object.values(await names(who.call(profesiones, all)))).toContain('DESCONOCIDO');
});

test('[F-7.7-01] localities carry their department and may be asked for by id or by part of a name', async () => {
  const who = await signIn(openFund(), 'empresa');
  const ask = async (valor: string) =>
    z.parse(z.array(localidad), (await who.call(parametros.localidades, { params: { valor } })).Datos);
  expect((await ask('0')).length).toBeGreaterThan(40);
  expect(await ask('colcha k (v.martin)')).toMatchObject([{ Departamento: 'POTOSÍ' }]);
  expect(await ask('zudanez')).toMatchObject([{ Descripcion: 'ZUDAÑEZ', IdDepartamento: 6 }]);
  expect((await who.call(parametros.localidadPorId, { params: { id: 101 } })).Datos).toMatchObject({
    Descripcion: 'NUESTRA SEÑORA DE LA PAZ',
    IdDepartamento: 1,
  });
  expect((await who.call(parametros.localidadPorId, { params: { id: 1 } })).Datos).toBeNull();
});
