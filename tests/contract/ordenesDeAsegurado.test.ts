import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { novedadDeOrden, ordenPago as orden } from '#contract/entities/ordenPago.ts';
import { acceso as fila } from '#contract/entities/sesion.ts';
import { tabla } from '#contract/enumerations.ts';
import { accesosExternos, facturas, ordenPago, ordenPagoCobro, seguimiento } from '#contract/services/index.ts';
import { payOrder } from '#sandbox/rules/ordenesSolicitud.ts';
import { NOW, TODAY } from '#support/clock.ts';
import { banco, type Caller, persona, signIn } from './fund.ts';
import { draft, form, idsOf, ordersFund, raw, refused, register } from './ordenes.ts';

const filtro = {
  IdTipoNovedad: 0,
  IdEmpresa: banco,
  NombrePersona: '',
  FechaInicio: '2020-01-01',
  FechaFin: TODAY,
  OrdenGenerada: null,
  NumeroFactura: 0,
  GeneradoEmpresa: true,
};
const sinFiltro = {
  IdEmpresa: banco,
  IdOrdenPago: 0,
  IdTipoNovedad: 0,
  NombrePersona: '',
  FechaInicioNovedad: '',
  FechaFinNovedad: '',
};
const denied = { ok: false, text: 'No tiene acceso.' };

async function open() {
  const { fund, who: empresa } = await ordersFund();
  const pagos = await signIn(fund, 'pagos');
  const mine = persona(fund, 'examenRegistrado');
  const exam = fund.db.novedades.by('persona', mine).find((n) => fund.db.ocupacionales.get(n.IdPersonaNovedad));
  if (!exam) throw new Error('The seed has no exam to pay');
  return { fund, pagos, empresa, exam: exam.IdPersonaNovedad, mine };
}
const listar = async (who: Caller) =>
  z.parse(z.array(orden), (await who.call(ordenPago.listar, { body: filtro })).Datos).map((o) => o.IdOrdenPago);

test('[F-6-02] [R-6-01] [R-1-07] the module grants an insured person the payment orders, and only to whom it was given', async () => {
  const { fund, pagos } = await open();
  const menu = await pagos.call(accesosExternos.menu, { query: { IdRegional: 1, IdSistema: 2 } });
  expect(z.parse(z.array(fila), menu.Datos).map((a) => a.Ruta)).toContain('orden-pago-admin-ex');
  const other = await signIn(fund, 'asegurado');
  expect(await other.call(accesosExternos.menu, { query: { IdRegional: 1, IdSistema: 2 } })).toMatchObject(denied);
  expect(await other.call(ordenPago.listar, { body: filtro })).toMatchObject(denied);
});

test('[R-1-02] [F-7.2-04] [R-4.4-02] [R-4.4-05] she gathers her exam into an order of her own, generates its request, pays it and reads its invoice', async () => {
  const { fund, pagos, exam, mine } = await open();
  expect(await listar(pagos)).toEqual([]);
  const offered = await pagos.call(ordenPago.novedadesCobrar, { body: sinFiltro });
  expect(z.parse(z.array(novedadDeOrden), offered.Datos).map((n) => n.IdPersonaNovedad)).toEqual([exam]);
  const id = Number((await register(pagos, [exam])).Datos);
  expect(await listar(pagos)).toEqual([id]);
  const ref = { IdOrdenPago: id, IdEmpresa: banco };
  const code = await pagos.call(ordenPago.generarSolicitud, { body: ref });
  expect(code).toMatchObject({ ok: true, Datos: expect.stringMatching(/^TX\d+$/) });
  expect(await pagos.call(ordenPagoCobro.generarQr, { body: ref })).toMatchObject({
    ok: true,
    text: expect.stringContaining('código de transacción'),
  });
  const entry = { IdTabla: id, Tabla: tabla.ordenPago, Asunto: 'Orden', Mensaje: 'x', Correos: [], TipoSeguimiento: 1 };
  expect(await pagos.call(seguimiento.registrar, { body: entry })).toMatchObject({ ok: true });
  payOrder(fund.db, id, NOW);
  const paid = z.parse(orden, (await pagos.call(ordenPago.obtener, { body: ref })).Datos);
  expect(paid).toMatchObject({ Cobrado: true, NumeroFactura: expect.any(Number) });
  expect((await pagos.fetch(facturas.pdfPorCuf, { params: { cuf: paid.Cuf } })).status).toBe(200);
  const buyer = fund.db.personas.get(mine);
  expect(fund.db.facturas.by('cuf', paid.Cuf)).toMatchObject([
    { RazonSocial: buyer?.NombreCompleto, NumeroDocumento: buyer?.NumeroDocumento },
  ]);
});

test('her order is nobody else’s: not her employer’s, not another insured person’s', async () => {
  const { fund, pagos, empresa, exam } = await open();
  const before = await listar(empresa);
  const id = Number((await register(pagos, [exam])).Datos);
  const ref = { IdOrdenPago: id, IdEmpresa: banco };
  expect(await listar(empresa)).toEqual(before);
  for (const who of [empresa, await signIn(fund, 'asegurado'), await signIn(fund, 'personal')]) {
    expect(await who.call(ordenPago.obtener, { body: ref })).toMatchObject(denied);
    await refused(fund, () => who.call(ordenPago.eliminar, { body: ref }));
  }
  await refused(fund, () => empresa.call(ordenPago.quitarNovedad, { params: { idPersonaNovedad: exam } }));
  expect(await refused(fund, () => register(empresa, [exam]))).toMatchObject({
    text: `La novedad ya está incluida en la orden de pago ${id}.`,
  });
  expect(await empresa.call(seguimiento.lista, { body: { IdTabla: id, Tabla: tabla.ordenPago } })).toMatchObject(
    denied,
  );
});

test('she neither sees her employer’s orders nor puts anything but her family’s exams into hers', async () => {
  const { fund, pagos, empresa, exam, mine } = await open();
  const theirs = await draft(fund, empresa, 'porPagar');
  expect(await pagos.call(ordenPago.obtener, { body: theirs })).toMatchObject(denied);
  const hired = fund.db.novedades.by('persona', mine).find((n) => n.IdPersonaNovedad !== exam);
  for (const id of [...idsOf(fund, 'pendiente'), hired?.IdPersonaNovedad ?? 0]) {
    expect(await refused(fund, () => register(pagos, [id]))).toMatchObject(denied);
    await refused(fund, () => pagos.call(ordenPagoCobro.carrito, { body: { IdEmpresa: banco, Novedades: [id] } }));
  }
  expect(
    await refused(fund, () => raw(pagos, ordenPago.registrar, form([exam], { IdEmpresa: banco + 1 }))),
  ).toMatchObject(denied);
});

test('of an employer’s order that pays for her she learns her own part, and nobody else’s name', async () => {
  const { fund, pagos, empresa, exam, mine } = await open();
  const { IdOrdenPago } = await draft(fund, empresa, 'porPagar');
  const kept = fund.db.ordenes.get(IdOrdenPago);
  if (kept) fund.db.ordenes.put({ ...kept, novedades: [...kept.novedades, exam] });
  const own = { Novedades: [{ IdPersonaNovedad: exam }], Total: expect.any(Number) };
  const byNotice = await pagos.call(ordenPago.porNovedad, { params: { idPersonaNovedad: exam } });
  expect(byNotice.Datos).toMatchObject(own);
  const byPerson = await pagos.call(ordenPagoCobro.porPersona, { params: { idPersona: mine } });
  expect(byPerson.Datos).toMatchObject([own]);
  const porPagar = fund.db.personas.get(persona(fund, 'porPagar'))?.NombreCompleto ?? '?';
  expect(JSON.stringify([byNotice, byPerson])).not.toContain(porPagar);
});
