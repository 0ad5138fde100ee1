import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ordenPago, ordenPagoCobro, ordenPagoFormularios } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { NOW } from '#support/clock.ts';
import { aviso, banco, type Caller, openFund, signIn } from './fund.ts';
import { form, idsOf } from './ordenes.ts';

/** What somebody may do next. Orders and notices are chosen by position, so that the numbers shrink well. */
type Step =
  | { readonly act: 'registrar' | 'carrito'; readonly orden: number; readonly novedades: readonly number[] }
  | { readonly act: 'agregar' | 'quitar' | 'formulario' | 'anularNovedad'; readonly novedad: number }
  | { readonly act: 'eliminar' | 'generar' | 'anular' | 'qr' | 'pagar'; readonly orden: number }
  | { readonly act: 'esperar'; readonly dias: number };

const novedad = fc.nat({ max: 3 });
const orden = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    act: fc.constantFrom('registrar', 'carrito'),
    orden,
    novedades: fc.uniqueArray(novedad, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ act: fc.constantFrom('agregar', 'quitar', 'formulario', 'anularNovedad'), novedad }),
  fc.record({ act: fc.constantFrom('eliminar', 'generar', 'anular', 'qr', 'pagar'), orden }),
  // Generating and paying are what this property is about.
  fc.record({ act: fc.constantFrom('generar', 'pagar'), orden }),
  fc.record({ act: fc.constant('esperar' as const), dias: fc.constantFrom(1, 8) }),
);

interface World {
  readonly fund: Sandbox;
  readonly notices: readonly number[];
  who: Caller;
  pass(days: number): Promise<void>;
}

async function world(): Promise<World> {
  let now = NOW;
  const fund = openFund({ now: () => now });
  for (const o of fund.db.ordenes.all()) fund.db.ordenes.remove(o.IdOrdenPago);
  for (const s of fund.db.solicitudes.all()) fund.db.solicitudes.remove(s.CodigoTransaccion);
  const notices = idsOf(fund, 'pendiente', 'porPagar', 'observado', 'pagado');
  const at: World = {
    fund,
    notices,
    who: await signIn(fund, 'empresa'),
    async pass(days) {
      now = new Date(now.getTime() + days * 86_400_000);
      at.who = await signIn(fund, 'empresa');
    },
  };
  return at;
}

/** Performs a step. It may be refused. */
async function take({ fund, who, notices, pass }: World, s: Step): Promise<void> {
  const id = (place: number) => notices[place] ?? 0;
  const orders = fund.db.ordenes.all();
  const ref = (place: number) => ({
    IdOrdenPago: orders[place % Math.max(orders.length, 1)]?.IdOrdenPago ?? 0,
    IdEmpresa: banco,
  });
  switch (s.act) {
    case 'registrar':
      // Position 0 creates a new order. Others change an existing order.
      await who.call(ordenPago.registrar, { body: form(s.novedades.map(id), s.orden === 0 ? {} : ref(s.orden)) });
      return;
    case 'carrito':
      await who.call(ordenPagoCobro.carrito, { body: { IdEmpresa: banco, Novedades: s.novedades.map(id) } });
      return;
    case 'agregar':
      await who.call(ordenPago.registrarConNovedad, {
        body: { IdEmpresa: banco, IdPersonaNovedad: id(s.novedad) },
      });
      return;
    case 'quitar':
      await who.call(ordenPago.quitarNovedad, { params: { idPersonaNovedad: id(s.novedad) } });
      return;
    case 'formulario':
      await who.call(ordenPagoFormularios.descontar, {
        body: { IdEmpresa: banco, IdPersonaNovedad: id(s.novedad) },
      });
      return;
    case 'anularNovedad': {
      const n = fund.db.novedades.get(id(s.novedad));
      if (n && !n.Pagado && n.IdTipoNovedad === 2) fund.db.novedades.put({ ...n, IdEstadoProceso: 24 });
      return;
    }
    case 'eliminar':
      await who.call(ordenPago.eliminar, { body: ref(s.orden) });
      return;
    case 'generar':
      await who.call(ordenPago.generarSolicitud, { body: ref(s.orden) });
      return;
    case 'anular':
      await who.call(ordenPago.anularSolicitud, { body: ref(s.orden) });
      return;
    case 'qr':
      await who.call(ordenPagoCobro.generarQr, { body: ref(s.orden) });
      return;
    case 'pagar':
      await fund.pay(ref(s.orden).IdOrdenPago).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
      return;
    case 'esperar':
      await pass(s.dias);
  }
}

/** How often each notice was charged: by a paid request, or by a physical form. */
function charges({ fund, notices }: World): number[] {
  const paid = fund.db.solicitudes.all().filter((s) => s.Estado === 'pagada');
  return notices.map(
    (id) => paid.filter((s) => s.novedades.includes(id)).length + (fund.db.usosFormulario.get(id) ? 1 : 0),
  );
}

function holds(at: World): void {
  const { fund, notices } = at;
  const orders = fund.db.ordenes.all();
  for (const count of charges(at)) expect(count, 'charged at most once').toBeLessThanOrEqual(1);
  for (const id of notices)
    expect(orders.filter((o) => o.novedades.includes(id)).length, 'in one order').toBeLessThanOrEqual(1);
  for (const o of orders) {
    const mine = fund.db.solicitudes.by('orden', o.IdOrdenPago);
    expect(mine.filter((s) => s.Estado === 'viva').length, 'one live request').toBeLessThanOrEqual(1);
    const bills = fund.db.facturas.all().filter((f) => f.IdOrdenPago === o.IdOrdenPago);
    expect(bills.length, 'an invoice exactly when paid').toBe(o.Cobrado ? 1 : 0);
    if (o.Cobrado) {
      expect(bills[0]).toMatchObject({ Cuf: o.Cuf, IdVenta: o.IdVenta, ImporteTotal: o.novedades.length * 50 });
      for (const id of o.novedades) expect(fund.db.novedades.get(id)?.Pagado).toBe(true);
    }
    const today = fund.db.codigosQr.by('solicitud', o.CodigoTransaccion);
    expect(new Set(today.map((qr) => qr.Vence)).size, 'one QR code for each last day').toBe(today.length);
  }
}

test('no notice is ever charged twice, whatever is called in whatever order', async () => {
  let paid = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const at = await world();
      for (const s of steps) {
        await take(at, s);
        holds(at);
      }
      paid += charges(at).filter((count) => count > 0).length;
    }),
    { numRuns: 60 },
  );
  expect(paid, 'the sequences pay for something at all').toBeGreaterThan(20);
});

test('two people who pay at the same moment pay once', async () => {
  const { fund, who } = await world();
  const [id = 0] = idsOf(fund, 'porPagar');
  const { Datos } = await who.call(ordenPago.registrar, { body: form([id]) });
  const body = { IdOrdenPago: Number(Datos), IdEmpresa: banco };
  const codes = await Promise.all([1, 2, 3].map(() => who.call(ordenPago.generarSolicitud, { body })));
  expect(codes.filter((reply) => reply.ok)).toHaveLength(1);
  const results = await Promise.allSettled([1, 2, 3].map(() => fund.pay(body.IdOrdenPago)));
  expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
  expect(fund.db.facturas.all().filter((f) => f.IdOrdenPago === body.IdOrdenPago)).toHaveLength(1);
  expect(aviso(fund, 'porPagar').Pagado).toBe(true);
});
