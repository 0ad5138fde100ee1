import { dialectos } from '../screens/formas/dialectos.ts';
import { AltaFormScreen, AltaListScreen, ReviewScreen } from './support/alta.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const APAZA = { documento: '6843217', nombre: 'APAZA CHOQUE ROSA' };

/** From now on every answer of the portal's services has these forms. */
async function answersAs(address: string, variants: readonly string[]): Promise<void> {
  for (const variant of variants) {
    const reply = await fetch(`${address}/servicios/control/faults`, {
      method: 'POST',
      headers: { 'X-Sandbox-Control': '1' },
      body: JSON.stringify({ kind: 'shape', path: '/', times: 'always', variant }),
    });
    expect(reply.status, variant).toBe(200);
  }
}

test('with services that write everything otherwise: signed in, registered, declared, reloaded, accepted, printed', async ({
  page,
  portal,
  openBrowser,
}) => {
  await answersAs(portal.address, dialectos['System.Text.Json']);
  const list = new AltaListScreen(page);
  const form = new AltaFormScreen(page);
  await enterAs(page, 'empresa');
  await list.open();
  await list.startNew();
  await form.fillAll(APAZA.documento, { cargo: 'cajera', haber: '4850' });
  await form.save(APAZA.nombre);
  await form.declare();

  const desk = await openBrowser();
  await enterAs(desk, 'personal');
  const review = await new ReviewScreen(desk).openNoticeOf(APAZA.nombre);
  await review.tab('Aviso de alta');
  await expect(review.field('Cargo')).toHaveValue('CAJERA');
  await review.acceptNoticeOf(APAZA.nombre);

  await page.reload();
  await form.stateIs('Aceptado');
  await form.press('Imprimir');
  await expect(page.getByRole('dialog')).toContainText(/1 de 1/);
  await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object/);
});
