import { expect, test } from 'vitest';
import type { Estado } from '#contract/enumerations.ts';
import { altaCotizante, ordenPago, personasNovedad } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { estadoPorId, idDeEstado } from '#sandbox/db/tipos.ts';
import { papelDe } from '#sandbox/rules/transitions.ts';
import { altaForm, aviso, banco, openFund, persona, signIn } from './fund.ts';

const estados: readonly Estado[] = ['registrado', 'observado', 'declarado', 'pagado', 'aceptado', 'anulado'];
const estadoDe = (fund: Sandbox, id: number) => estadoPorId(fund.db.novedades.get(id)?.IdEstadoProceso ?? 0)?.estado;

/** A contributors' notice of the bank in La Paz, in the given state. */
function put(fund: Sandbox, estado: Estado) {
  const row = aviso(fund, 'pendiente');
  return fund.db.novedades.put({
    ...row,
    IdEstadoProceso: idDeEstado(row.IdTipoNovedad, estado),
    Pagado: estado === 'pagado',
  });
}

/** Spec E 4, decisions 7, 8, 9: the states to which each user may change a notice, by its state. */
const table: readonly (readonly [user: string, from: Estado, to: readonly Estado[]])[] = [
  ['empresa', 'registrado', ['declarado']],
  ['empresa', 'observado', ['declarado']],
  ['empresa', 'pagado', ['declarado']],
  ['empresa', 'declarado', []],
  ['empresa', 'aceptado', []],
  ['empresa', 'anulado', []],
  ['personal', 'registrado', ['anulado']],
  ['personal', 'observado', ['anulado']],
  ['personal', 'pagado', ['anulado']],
  ['personal', 'declarado', ['observado', 'aceptado', 'anulado']],
  ['personal', 'aceptado', []],
  ['personal', 'anulado', []],
];

test.each(table)('[E-4-10] [E-4-21] [R-7.10-01] %s brings %s to: %j', async (user, from, reachable) => {
  for (const to of estados) {
    const fund = openFund();
    const row = put(fund, from);
    const who = await signIn(fund, user);
    const { IdPersonaNovedad } = row;
    const IdEstadoProceso = idDeEstado(row.IdTipoNovedad, to);
    const reply =
      to === 'aceptado'
        ? await who.call(altaCotizante.aceptar, {
            body: await altaForm(await signIn(fund, 'empresa'), row.IdPersona, { novedad: { ...row } }),
          })
        : await who.call(personasNovedad.observar, {
            body: { IdPersonaNovedad, IdEstadoProceso, Observacion: 'Falta la firma.', Anular: false },
          });
    const allowed = reachable.includes(to);
    expect(reply.ok, `${from} to ${to}: ${reply.text}`).toBe(allowed);
    expect(estadoDe(fund, IdPersonaNovedad), `${from} to ${to}`).toBe(allowed ? to : from);
    if (!allowed) expect(reply.text).not.toBe('');
  }
});

test.each(['asegurado', 'caducado', 'obligado'])('%s changes no state of the bank’s notices', async (user) => {
  const fund = openFund();
  const { IdPersonaNovedad } = aviso(fund, 'pendiente');
  const who = await signIn(fund, user);
  expect(await who.call(personasNovedad.declarar, { body: { IdPersonaNovedad, IdEstadoProceso: 2 } })).toMatchObject({
    ok: false,
    text: 'No tiene acceso.',
  });
});

test('[E-4-18] [F-9-04] [E-9-07] declaring sets the declaration date to today in Bolivia', async () => {
  // 22:30 in La Paz is already tomorrow in UTC
  const fund = openFund({ now: () => new Date('2026-11-20T22:30:00-04:00') });
  const { IdPersonaNovedad } = aviso(fund, 'pendiente');
  const who = await signIn(fund, 'empresa');
  const body = { IdPersonaNovedad, IdEstadoProceso: 2 };
  expect(await who.call(personasNovedad.declarar, { body })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(IdPersonaNovedad)).toMatchObject({ IdEstadoProceso: 2, FechaDeclaracion: '2026-11-20' });
});

test('[E-4-10] a notice that must be paid is declared only after it is paid', async () => {
  const fund = openFund();
  const { IdPersonaNovedad } = aviso(fund, 'porPagar');
  const who = await signIn(fund, 'empresa');
  const declare = () => who.call(personasNovedad.declarar, { body: { IdPersonaNovedad, IdEstadoProceso: 2 } });
  expect(await declare()).toMatchObject({
    ok: false,
    text: 'La novedad debe ser incluida en una orden de pago y pagada antes de declararla.',
  });
  const inOrder = await who.call(ordenPago.porNovedad, { params: { idPersonaNovedad: IdPersonaNovedad } });
  if (inOrder.Datos === null)
    await who.call(ordenPago.registrarConNovedad, { body: { IdEmpresa: banco, IdPersonaNovedad } });
  await fund.pay(fund.db.ordenes.all().find((o) => o.novedades.includes(IdPersonaNovedad))?.IdOrdenPago ?? 0);
  expect(fund.db.novedades.get(IdPersonaNovedad)).toMatchObject({ IdEstadoProceso: 80, Pagado: true });
  expect(await declare()).toMatchObject({ ok: true });
});

test.each([
  ['no text', '  ', 'La Observación, no tiene información.'],
  ['a text over 200 characters', 'x'.repeat(201), 'La observación debe tener como máximo 200 caracteres.'],
])('[R-7.10-01] [R-9-03] observing with %s is refused', async (_, Observacion, text) => {
  const fund = openFund();
  const { IdPersonaNovedad } = aviso(fund, 'declarado');
  const staff = await signIn(fund, 'personal');
  const body = { IdPersonaNovedad, IdEstadoProceso: 4, Observacion, Anular: false };
  expect(await staff.call(personasNovedad.observar, { body })).toMatchObject({ ok: false, text });
  expect(estadoDe(fund, IdPersonaNovedad)).toBe('declarado');
});

test('[E-4-21] [R-7.10-01] an observation reaches the employer, escaped in the tracking, beside the employer’s own', async () => {
  const fund = openFund();
  const row = fund.db.novedades.put({ ...aviso(fund, 'declarado'), Observacion: 'MÍA' });
  const staff = await signIn(fund, 'personal');
  const Observacion = 'Foto <b>oscura</b>';
  const body = { IdPersonaNovedad: row.IdPersonaNovedad, IdEstadoProceso: 4, Observacion, Anular: false };
  expect(await staff.call(personasNovedad.observar, { body })).toMatchObject({ ok: true });
  const seen = await (await signIn(fund, 'empresa')).call(personasNovedad.porId, {
    params: { id: row.IdPersonaNovedad, n: 0 },
  });
  expect(seen.Datos).toMatchObject({ SegurosPersonasNovedad: { ObservacionCaja: Observacion, Observacion: 'MÍA' } });
  const last = fund.db.seguimientos.by('registro', `seguros_personas_novedad|${row.IdPersonaNovedad}`).at(-1);
  expect(last).toMatchObject({ Asunto: 'Observado', Usuario: 'GUTIÉRREZ AYALA MARTHA' });
  expect(last?.Mensaje).not.toContain('<b>');
});

test('[R-7.10-01] a state of another type is refused', async () => {
  const fund = openFund();
  const { IdPersonaNovedad } = aviso(fund, 'pendiente');
  const who = await signIn(fund, 'empresa');
  const body = { IdPersonaNovedad, IdEstadoProceso: 15 };
  expect(await who.call(personasNovedad.declarar, { body })).toMatchObject({ ok: false });
});

test('[R-7.10-01] who declares a version somebody changed meanwhile is refused, when the version is sent', async () => {
  const fund = openFund();
  const { IdPersonaNovedad, Version } = aviso(fund, 'pendiente');
  const who = await signIn(fund, 'empresa');
  const body = { IdPersonaNovedad, IdEstadoProceso: 2, Version: Version - 1 };
  expect(await who.call(personasNovedad.declarar, { body })).toMatchObject({
    ok: false,
    text: 'Otra persona modificó este aviso. Vuelva a abrirlo para ver los cambios.',
  });
});

test('a notice of another company, another regional or nowhere reads the same: no access', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const foreign = fund.db.novedades.all().filter((n) => n.IdEmpresa !== banco || n.IdRegional !== 1);
  const ids = [foreign.find((n) => n.IdEmpresa !== banco), foreign.find((n) => n.IdEmpresa === banco)];
  for (const id of [...ids.map((n) => n?.IdPersonaNovedad ?? 0), 1])
    expect(await who.call(personasNovedad.porId, { params: { id, n: 0 } })).toMatchObject({
      ok: false,
      Datos: null,
      text: 'No tiene acceso.',
    });
});

test('staff see every company of their regional and no other regional', async () => {
  const fund = openFund();
  const staff = await signIn(fund, 'personal');
  const other = fund.db.novedades.all().find((n) => n.IdEmpresa !== banco && n.IdRegional === 1);
  const far = fund.db.novedades.all().find((n) => n.IdRegional !== 1);
  const open = (id = 0) => staff.call(personasNovedad.porId, { params: { id, n: 0 } });
  expect((await open(other?.IdPersonaNovedad)).ok).toBe(true);
  expect((await open(far?.IdPersonaNovedad)).ok).toBe(false);
});

test('[R-7.10-06] the notices of a person are those the caller may see', async () => {
  const fund = openFund();
  const body = { IdPersona: persona(fund, 'pendiente') };
  const seen = await (await signIn(fund, 'empresa')).call(personasNovedad.dePersona, { body });
  expect(seen.Datos).toMatchObject([{ EstadoProceso: 'Registrado', IdTipoNovedadPadre: 1 }]);
  expect((await (await signIn(fund, 'obligado')).call(personasNovedad.dePersona, { body })).Datos).toEqual([]);
});

test.each([
  ['EXTERNO_EMPRESAS', 501, 'empresa'],
  ['INTERNO', 0, 'caja'],
  ['INTERNO_EXTERNO', 0, 'caja'],
  ['INTERNO_EXTERNO', 501, 'empresa'],
  ['ASEGURADOS', 501, 'ninguno'],
  ['SERVICIOS_API', 0, 'ninguno'],
] as const)('%s in company %i acts as %s', (kind, idEmpresa, role) => {
  expect(papelDe(kind, idEmpresa)).toBe(role);
});
