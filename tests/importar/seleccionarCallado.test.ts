import '#app/familias.ts';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { callFailed } from '#client/announcements.ts';
import { session } from '#client/session.ts';
import { familias } from '#engine/family/familias.ts';
import { buildPacienteBuscado } from '#support/builders.ts';
import { server, theSandbox } from '#support/services.ts';
import { signInAs } from '#support/session.ts';

const definiciones = async () =>
  (await Promise.all(familias().map(({ formularios }) => formularios()))).flatMap(({ formularios }) => [
    ...formularios,
  ]);

/** A person of the seed whose selection asks the services in every notice. */
async function unaPersona() {
  const { db } = await theSandbox();
  const [persona] = db.personas.all().filter(({ NumeroDocumento }) => NumeroDocumento === '6843217');
  if (!persona) throw new Error('the seed has no example');
  return buildPacienteBuscado({ ...persona, HistoriaClinica: '940512ACR' });
}

test('[E-1-04] [E-1-05] [E-1-06] every notice has a selection, the seven of the employer first', async () => {
  expect((await definiciones()).map(({ key }) => key).slice(0, 7)).toEqual([
    ...['alta-cotizante', 'alta-pasante', 'alta-voluntario'],
    ...['baja-cotizante', 'baja-pasante', 'baja-voluntario'],
    'transferencia-cotizante',
  ]);
});

test('[P2] asked quietly, a failed call is thrown and told to nobody; otherwise nobody passes all the same', async () => {
  await signInAs('empresa');
  const persona = await unaPersona();
  const told: unknown[] = [];
  onTestFinished(callFailed.on((error) => told.push(error)));
  server.use(http.all('*/servicios/*', () => HttpResponse.error()));
  const { IdEmpresa } = session.getState().empresa;
  for (const { key, seleccionar } of await definiciones()) {
    const asked = seleccionar(persona, IdEmpresa, null, {}, { quiet: true });
    await expect(asked, key).rejects.toMatchObject({ name: 'TransportFailure' });
  }
  expect(told).toEqual([]);
  for (const { key, seleccionar } of await definiciones()) {
    const loud = await seleccionar(persona, IdEmpresa, null, {}).then(
      ({ ok }) => ok,
      () => false,
    );
    expect(loud, key).toBe(false);
  }
  expect(told.length).toBeGreaterThan(0);
});

test('[P2] [P7] a signal ends the calls of every selection', async () => {
  await signInAs('empresa');
  const persona = await unaPersona();
  const { IdEmpresa } = session.getState().empresa;
  for (const { key, seleccionar } of await definiciones()) {
    const asked = seleccionar(persona, IdEmpresa, null, {}, { quiet: true, signal: AbortSignal.abort() });
    await expect(asked, key).rejects.toMatchObject({ kind: 'cancelado' });
  }
});
