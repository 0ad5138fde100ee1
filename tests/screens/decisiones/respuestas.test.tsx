import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { cargarNovedad } from '#engine/notice/cargarNovedad.ts';
import { vistoDe } from '#engine/notice/visto.ts';
import { enviarDeNuevo, retener } from '#engine/queue/cola.ts';
import { type Decision, pendienteDe } from '#engine/queue/decision.ts';
import { hoy } from '#engine/queue/hoy.ts';
import { leerObservacion } from '#engine/values/drafts.ts';
import { server, theSandbox } from '#support/services.ts';
import {
  abrirMesa,
  barra,
  calma,
  enBarra,
  enDiario,
  llega,
  pasar,
  preparar,
  pulsar,
  rechaza,
  sinRespuesta,
  urgente,
} from './mesa.tsx';

const CAMBIO = 'El aviso cambió mientras lo revisaba. No se envió nada.';

test.each([
  ['another version', { Version: 99 }],
  ['another declaration', { FechaDeclaracion: '2026-11-19' }],
])('[D15] nothing is sent about a notice with %s', async (_, part) => {
  const { decision, db, escrituras, candados, estado } = await preparar();
  abrirMesa();
  const one = decision(0);
  await retener(one);
  const kept = db.novedades.get(one.idPersonaNovedad);
  if (kept) db.novedades.put({ ...kept, ...part });
  await pasar(5);
  await llega(() => expect(enBarra().getByText(CAMBIO)).toBeVisible());
  expect(enBarra().getByText(/^No se aceptó/)).toBeVisible();
  expect(urgente()).toContain(CAMBIO);
  expect(escrituras).toEqual([]);
  expect(estado(one.idPersonaNovedad)).toBe('declarado');
  expect(enDiario()).toEqual([]);
  await llega(() => expect(candados.tomados()).toEqual([]));
  expect(enBarra().queryByRole('button', { name: /Reintentar/ })).toBeNull();
  await pulsar(enBarra().getByRole('button', { name: 'Entendido' }));
  expect(barra()).toBeNull();
});

/** The services keep no version of a notice. */
function sinVersion(): void {
  server.use(
    http.get('*/ObtenerXIdOld/*', async ({ request }) => {
      const { app } = await theSandbox();
      const reply = (await (await app.fetch(request.clone())).json()) as Record<string, Record<string, unknown>>;
      const told = JSON.stringify(reply, (name, value) => (name === 'Version' ? undefined : value));
      return new HttpResponse(told, { headers: { 'content-type': 'application/json' } });
    }),
  );
}

test('[D15] without a version, a notice that was corrected and declared again on the same day is another one', async () => {
  const { decision, db, escrituras, estado } = await preparar();
  sinVersion();
  abrirMesa();
  const [a, b] = [decision(0), decision(1)];
  const visto = async (one: Decision): Promise<Decision> => ({
    ...one,
    visto: vistoDe(await cargarNovedad(one.idPersonaNovedad)),
  });
  const vista = await visto(a);
  expect(vista.visto).toMatchObject({ version: undefined, huella: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await retener(vista);
  await retener(await visto(b));
  const kept = db.novedades.get(a.idPersonaNovedad);
  if (kept) db.novedades.put({ ...kept, HaberMensual: 4321 });
  await pasar(5);
  await llega(() => expect(enBarra().getByText(CAMBIO)).toBeVisible());
  expect(estado(a.idPersonaNovedad)).toBe('declarado');
  await llega(() => expect(estado(b.idPersonaNovedad)).toBe('aceptado'));
  expect(escrituras.map(({ id }) => id)).toEqual([b.idPersonaNovedad]);
});

test.each(['aceptado', 'observado'] as const)('[D15] nor about one that somebody else left %s', async (otro) => {
  const { decision, escrituras, pasarA } = await preparar();
  abrirMesa();
  await retener(decision(0));
  pasarA(decision(0).idPersonaNovedad, otro);
  await pasar(5);
  await llega(() => expect(enBarra().getByText(CAMBIO)).toBeVisible());
  expect(escrituras).toEqual([]);
  expect(hoy()).toEqual({ aceptados: 0, observados: 0 });
});

test('[E-1-03] [E-7.5-02] [E-8-01] [D15] a refusal is shown in the services’ words; the notice can be decided again', async () => {
  const { decision, escrituras, candados, estado } = await preparar();
  abrirMesa();
  rechaza('El aviso no se puede aceptar en el estado Anulado.');
  const [a, b] = [decision(0), decision(1)];
  await retener(a);
  await pasar(5);
  await llega(() =>
    expect(urgente()).toContain(`No se aceptó: ${a.nombre}. El aviso no se puede aceptar en el estado`),
  );
  expect(pendienteDe(a.idPersonaNovedad)).toMatchObject({
    estado: 'fallida',
    motivo: 'El aviso no se puede aceptar en el estado Anulado.',
    reintentable: false,
  });
  expect(hoy().aceptados).toBe(0);
  expect(enDiario()).toEqual([]);
  await llega(() => expect(candados.tomados()).toEqual([]));
  // A refused decision has ended: it is decided anew, not sent again.
  enviarDeNuevo(a.idPersonaNovedad);
  expect(pendienteDe(a.idPersonaNovedad)?.estado).toBe('fallida');
  server.resetHandlers();
  expect(await retener({ ...a, que: 'observar', texto: 'Falta algo.' })).toBe(true);
  await retener(b);
  await pasar(5);
  await llega(() => expect(barra()).toBeNull());
  expect(estado(a.idPersonaNovedad)).toBe('observado');
  expect(escrituras).toHaveLength(0); // the handlers that record were removed
});

test.each([0, 504] as const)('[D15] no answer (%i), but it was done: it counts as done, once', async (status) => {
  const { decision, estado, candados } = await preparar();
  abrirMesa();
  sinRespuesta(status);
  await retener(decision(0));
  await pasar(5);
  await llega(() => expect(barra()).toBeNull());
  expect(estado(decision(0).idPersonaNovedad)).toBe('aceptado');
  expect(hoy().aceptados).toBe(1);
  expect(enDiario()).toEqual([]);
  await llega(() => expect(candados.tomados()).toEqual([]));
});

test.each([0, 504] as const)(
  '[E-1-03] [D15] no answer (%i), and not done: it says so, and is sent again by hand only',
  async (status) => {
    const { decision, estado, escrituras } = await preparar();
    abrirMesa();
    sinRespuesta(status, false);
    const one = decision(0, 'observar', 'Falta la firma.');
    await retener(one);
    await pasar(5);
    await llega(() => expect(enBarra().getByText(/^No se envió/)).toBeVisible());
    expect(urgente()).toContain(`No se envió: ${one.nombre}.`);
    expect(enDiario()).toHaveLength(1);
    server.resetHandlers();
    await pasar(600);
    await calma();
    expect(estado(one.idPersonaNovedad)).toBe('declarado');
    expect(escrituras).toEqual([]);
    await pulsar(enBarra().getByRole('button', { name: `Reintentar la decisión sobre ${one.nombre}` }));
    await llega(() => expect(barra()).toBeNull());
    expect(estado(one.idPersonaNovedad)).toBe('observado');
    expect(enDiario()).toEqual([]);
  },
);

test('[D15] a write that arrives late is found when it is tried again, and not made twice', async () => {
  const { decision, estado, pasarA, escrituras } = await preparar();
  abrirMesa();
  sinRespuesta(504, false);
  const one = decision(0);
  await retener(one);
  await pasar(5);
  await llega(() => expect(enBarra().getByRole('button', { name: /^Reintentar/ })).toBeVisible());
  pasarA(one.idPersonaNovedad, 'aceptado');
  await pulsar(enBarra().getByRole('button', { name: /^Reintentar/ }));
  await llega(() => expect(barra()).toBeNull());
  expect(estado(one.idPersonaNovedad)).toBe('aceptado');
  expect(hoy().aceptados).toBe(1);
  expect(escrituras).toEqual([]);
});

test('[D15] a notice that cannot be reread is not decided', async () => {
  const { decision, escrituras } = await preparar();
  abrirMesa();
  server.use(http.get('*/ObtenerXIdOld/*', () => new HttpResponse('', { status: 500 })));
  await retener(decision(0));
  await pasar(5);
  await llega(() => expect(enBarra().getByText(/^No se envió/)).toBeVisible());
  expect(escrituras).toEqual([]);
});

test('[E-1-03] [D13] a failure does not stop the decisions after it', async () => {
  const { decision, estado } = await preparar();
  abrirMesa();
  const [a, b] = [decision(0), decision(1)];
  await retener(a);
  await retener(b);
  await pasar(1);
  server.use(http.get(`*/ObtenerXIdOld/${a.idPersonaNovedad}/*`, () => HttpResponse.error()));
  await pasar(4);
  await llega(() => expect(estado(b.idPersonaNovedad)).toBe('aceptado'));
  expect(estado(a.idPersonaNovedad)).toBe('declarado');
  await llega(() => expect(enBarra().getAllByRole('listitem')).toHaveLength(1));
});

test('[E-1-03] [E-7.5-02] [D13] [D15] an observation that is refused keeps its text for the next try', async () => {
  const { decision } = await preparar();
  abrirMesa();
  rechaza('El aviso no se puede observar.');
  const observada = { ...decision(0), que: 'observar', texto: 'Haber mensual: no coincide.' } as const;
  await retener(observada);
  await pasar(5);
  await llega(() => expect(urgente()).toContain('El aviso no se puede observar.'));
  expect(leerObservacion(observada.idPersonaNovedad)).toBe('Haber mensual: no coincide.');
});
