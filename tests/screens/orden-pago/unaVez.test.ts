import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { crearEscritura } from '#blocks/escritura/useEscritura.ts';
import { call } from '#client/call.ts';
import { isCallError, ServiceRejection } from '#client/errors.ts';
import { endSession, session } from '#client/session.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { anularSolicitud, eliminarOrden, generarSolicitud, grabarOrden } from '#features/orden-pago/operaciones.ts';
import { crearPago, type Pago } from '#features/orden-pago/pago/pago.ts';
import { pedirQr } from '#features/orden-pago/pago/usePago.ts';
import { today } from '#lib/dates.ts';
import { ejemplos } from '#sandbox/db/examples.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { forgetSandbox, theSandbox } from '#support/services.ts';
import { signInAs } from '#support/session.ts';

/** Actions on two tabs, with answers that arrive in any order. */
type Step =
  | { readonly act: 'registrar'; readonly novedades: readonly number[] }
  | { readonly act: 'generar' | 'generarDosVeces' | 'anular' | 'eliminar'; readonly orden: number }
  | { readonly act: 'abrir'; readonly tab: number; readonly orden: number }
  | { readonly act: 'cerrar' | 'recargar' | 'pedir' | 'verificar' | 'pagar' | 'pagarDosVeces'; readonly tab: number }
  | { readonly act: 'llega'; readonly respuesta: number };

/** A person who confirms every question. */
const medio = () => ({ ...crearEscritura(), preguntar: () => Promise.resolve(true) });

const place = fc.nat({ max: 2 });
const tab = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('registrar' as const), novedades: fc.uniqueArray(place, { minLength: 1 }) }),
  fc.record({ act: fc.constantFrom('generar', 'generarDosVeces', 'anular', 'eliminar'), orden: place }),
  fc.record({ act: fc.constant('generar' as const), orden: place }),
  fc.record({ act: fc.constant('abrir' as const), tab, orden: place }),
  fc.record({ act: fc.constantFrom('cerrar', 'recargar', 'pedir', 'verificar'), tab }),
  fc.record({ act: fc.constantFrom('pagar', 'pagarDosVeces'), tab }),
  fc.record({ act: fc.constant('llega' as const), respuesta: fc.nat({ max: 3 }) }),
  fc.record({ act: fc.constant('llega' as const), respuesta: fc.nat({ max: 3 }) }),
);

interface Tab {
  readonly pago: Pago;
  readonly IdOrdenPago: number;
}

async function world() {
  endSession();
  forgetSandbox();
  await signInAs('empresa');
  const sandbox = await theSandbox();
  const { db } = sandbox;
  for (const o of db.ordenes.all()) db.ordenes.remove(o.IdOrdenPago);
  for (const s of db.solicitudes.all()) db.solicitudes.remove(s.CodigoTransaccion);
  const notices = (['pendiente', 'porPagar', 'observado'] as const).map((name) => {
    const persona = db.personas.all().find((one) => one.NumeroDocumento === ejemplos[name]);
    return db.novedades.by('persona', persona?.IdPersona ?? 0).at(-1)?.IdPersonaNovedad ?? 0;
  });
  const IdEmpresa = session.getState().empresa.IdEmpresa;
  return { sandbox, db, notices, IdEmpresa, tabs: new Map<number, Tab>(), held: [] as (() => Promise<void>)[] };
}
type World = Awaited<ReturnType<typeof world>>;

/** The services answer at once, but the answer arrives when the test allows it. */
function late<T>(at: World, asked: Promise<T>): Promise<T> {
  asked.catch(() => undefined);
  return new Promise((resolve, reject) => at.held.push(() => asked.then(resolve, reject)));
}

function open(at: World, IdOrdenPago: number): Tab {
  const body = { IdOrdenPago, IdEmpresa: at.IdEmpresa };
  const pago = crearPago({
    pedirQr: () => late(at, pedirQr(body)),
    leerOrden: () => late(at, call(ordenPago.obtener, { body }, { quiet: true })),
    textoDe: (error) => (isCallError(error) ? error.message : null),
    rechaza: (error) => error instanceof ServiceRejection,
    sinMensaje: 'Hubo un problema',
    alPagar: () => undefined,
    oculta: () => false,
    hoy: today,
  });
  pago.abrir();
  return { pago, IdOrdenPago };
}

/** Scans the code that a tab shows. The bank accepts it while its request is live. */
async function scan({ db, sandbox, tabs }: World, place: number): Promise<void> {
  const estado = tabs.get(place)?.pago.store.getState().estado;
  if (estado?.fase !== 'esperando') return;
  if (db.solicitudes.get(estado.qr.CodigoTransaccion)?.Estado !== 'viva') return;
  await sandbox.pay(estado.qr.IdOrdenPago).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

const settle = () => new Promise((done) => setTimeout(done, 0));

async function take(at: World, s: Step): Promise<void> {
  const orders = at.db.ordenes.all();
  const chosen = 'orden' in s ? orders[s.orden % Math.max(orders.length, 1)] : undefined;
  const wire = async () =>
    call(
      ordenPago.obtener,
      { body: { IdOrdenPago: chosen?.IdOrdenPago ?? 0, IdEmpresa: at.IdEmpresa } },
      { quiet: true },
    );
  const shown = 'tab' in s ? at.tabs.get(s.tab) : undefined;
  switch (s.act) {
    case 'registrar': {
      const nueva = await call(ordenPago.nueva, { body: { IdEmpresa: at.IdEmpresa } });
      const any = { NombrePersona: '', FechaInicioNovedad: '', FechaFinNovedad: '', IdTipoNovedad: 0, IdOrdenPago: 0 };
      const lines = await call(ordenPago.novedadesCobrar, { body: { ...any, IdEmpresa: at.IdEmpresa } });
      const ids = s.novedades.map((i) => at.notices[i]);
      const Novedades = lines.filter((n) => ids.includes(n.IdPersonaNovedad));
      await grabarOrden(medio(), nueva, { Observacion: '', Novedades });
      return;
    }
    case 'generar':
      if (chosen) await generarSolicitud(medio(), await wire());
      return;
    case 'generarDosVeces': {
      if (!chosen) return;
      const orden = await wire();
      await Promise.all([generarSolicitud(medio(), orden), generarSolicitud(medio(), orden)]);
      return;
    }
    case 'anular':
      if (chosen) await anularSolicitud(medio(), await wire());
      return;
    case 'eliminar':
      if (chosen) await eliminarOrden(medio(), await wire());
      return;
    case 'abrir':
      shown?.pago.cerrar();
      if (chosen) at.tabs.set(s.tab, open(at, chosen.IdOrdenPago));
      return;
    case 'recargar':
      shown?.pago.cerrar();
      if (shown) at.tabs.set(s.tab, open(at, shown.IdOrdenPago));
      return;
    case 'cerrar':
      shown?.pago.cerrar();
      at.tabs.delete(s.tab);
      return;
    case 'pedir':
      void shown?.pago.pedir();
      return;
    case 'verificar':
      void shown?.pago.verificar();
      return;
    case 'pagar':
      return scan(at, s.tab);
    case 'pagarDosVeces':
      await Promise.all([scan(at, s.tab), scan(at, s.tab), scan(at, 1 - s.tab)]);
      return;
    case 'llega':
      await at.held.splice(s.respuesta % Math.max(at.held.length, 1), 1)[0]?.();
  }
}

/** How often each notice was charged. */
const charges = ({ db, notices }: World): number[] => {
  const paid = db.solicitudes.all().filter((s) => s.Estado === 'pagada');
  return notices.map((id) => paid.filter((s) => s.novedades.includes(id)).length);
};

function holds(at: World): void {
  for (const count of charges(at)) expect(count, 'charged at most once').toBeLessThanOrEqual(1);
  for (const o of at.db.ordenes.all()) {
    const live = at.db.solicitudes.by('orden', o.IdOrdenPago).filter((s) => s.Estado === 'viva');
    expect(live.length, 'one live request').toBeLessThanOrEqual(1);
  }
}

/**
 * Waits until every answer has arrived and refreshes each tab. Then it shows the live code or none, and paid orders as paid.
 */
async function settles(at: World): Promise<void> {
  const drain = async () => {
    while (at.held.length > 0) {
      await at.held.shift()?.();
      await settle();
    }
  };
  await drain();
  for (const { pago } of at.tabs.values()) {
    void pago.verificar();
    await drain();
    await settle();
  }
  for (const { pago, IdOrdenPago } of at.tabs.values()) {
    const { estado } = pago.store.getState();
    const orden = at.db.ordenes.get(IdOrdenPago);
    if (orden?.Cobrado) expect(estado.fase).toBe('pagada');
    if (estado.fase === 'esperando') expect(estado.qr.CodigoTransaccion).toBe(orden?.CodigoTransaccion);
    pago.cerrar();
  }
}

test('no sequence of clicks, reloads and late answers on two tabs charges a notice twice', async () => {
  let paid = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      const at = await world();
      // Without an order at the start, most sequences would do nothing.
      await take(at, { act: 'registrar', novedades: [0, 1] });
      await take(at, { act: 'generar', orden: 0 });
      await take(at, { act: 'abrir', tab: 0, orden: 0 });
      for (const s of steps) {
        await take(at, s);
        await settle();
        holds(at);
      }
      await settles(at);
      holds(at);
      paid += charges(at).filter((count) => count > 0).length;
    }),
    { numRuns: 25 },
  );
  expect(paid, 'the sequences pay for something at all').toBeGreaterThan(4);
});
