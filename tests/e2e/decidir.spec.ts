import { now } from './support/fecha.ts';
import {
  abrirMesa,
  aceptar,
  barra,
  colaEntera,
  conTiempo,
  enCola,
  enDiario,
  escriturasDe,
  MESA,
} from './support/mesa.ts';
import { secondTab } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('[D10] the question shows where Enter leads, after the keyboard and after the mouse', async ({ page }) => {
  await page.clock.install({ time: now() });
  await abrirMesa(page);
  await page.getByRole('button', { name: 'teclas' }).click();
  await page.getByLabel('Tiempo para deshacer').selectOption('Preguntar siempre');
  await page.keyboard.press('Escape');
  const anillo = () =>
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Cancelar' })
      .evaluate((button) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(button);
        return { here: button === document.activeElement, outlineStyle, outlineWidth };
      });
  const shown = { here: true, outlineStyle: 'solid', outlineWidth: '2px' };
  await page.getByRole('button', { name: /^Aceptar/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await anillo()).toEqual(shown);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // A notice that has just appeared ignores its keys for 400 ms.
  await page.clock.runFor(420);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await anillo()).toEqual(shown);
});

test('[D14] a mouse that rests where the bar appears stops nothing; one that moves onto it does', async ({ page }) => {
  await page.clock.install({ time: now() });
  await abrirMesa(page);
  await conTiempo(page);
  const sent = escriturasDe(page);
  await page.mouse.move(600, 785);
  // A notice that has just appeared ignores its keys for 400 ms.
  await page.clock.runFor(420);
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.or(barra(page)).first()).toBeVisible();
  if (await question.isVisible()) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(barra(page)).toBeVisible();
  // From here on the test lets time pass.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  const box = await barra(page).boundingBox();
  expect(box && box.y < 785 && box.y + box.height > 785, 'the mouse rests on the bar').toBe(true);
  const left = async () =>
    Number(
      /\d+/.exec(
        (await barra(page)
          .getByText(/^Se envía en \d+ segundos/)
          .textContent()) ?? '',
      )?.[0],
    );
  const before = await left();
  await page.clock.runFor(2000);
  await expect.poll(left).toBe(before - 2);
  await page.mouse.move(605, 785);
  await expect(barra(page).getByText('En pausa')).toBeAttached();
  await page.clock.runFor(30_000);
  await expect(barra(page).getByText('En pausa')).toBeAttached();
  expect(sent).toEqual([]);
  await page.mouse.move(600, 200);
  await expect(barra(page).getByText('En pausa')).toHaveCount(0);
  await page.clock.runFor(20_000);
  await page.clock.resume();
  await expect.poll(() => sent.length).toBe(1);
});

test('[D12] [D15] two tabs: the row of the one that decides is marked in the other, and is sent once', async ({
  page,
}) => {
  await abrirMesa(page);
  await conTiempo(page);
  const second = await secondTab(page);
  await expect(second.getByRole('button', { name: /^Aceptar/ })).toBeEnabled();
  const sent = [escriturasDe(page), escriturasDe(second)];
  await page.bringToFront();
  const name = await aceptar(page);
  await expect(enCola(second, name)).toContainText('En otra pestaña');
  await barra(page)
    .getByRole('button', { name: /^Deshacer/ })
    .click();
  await expect(enCola(second, name)).not.toContainText('En otra pestaña');
  expect(sent.flat()).toEqual([]);
});

test('[D15] a closed tab: the browser asks; what was held is Sin enviar at the next opening, and is sent by hand', async ({
  page,
  context,
}) => {
  await abrirMesa(page);
  await conTiempo(page);
  const name = await aceptar(page);
  const sent = escriturasDe(page);
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await Promise.all([page.waitForEvent('close'), dialog.accept()]);
  expect(sent).toEqual([]);
  const again = await context.newPage();
  await abrirMesa(again);
  const resent = escriturasDe(again);
  await expect(again.getByText('Sin enviar: 1 decisión')).toBeVisible();
  await again.getByRole('button', { name: `Enviar la decisión sobre ${name}` }).click();
  await expect(again.getByText('Sin enviar: 1 decisión')).toHaveCount(0);
  await expect.poll(() => resent.length).toBe(1);
  await colaEntera(again);
  await again.getByRole('button', { name: /^Filtrar/ }).click();
  await again.getByLabel('Filtrar resultados').fill(name);
  await expect(enCola(again, name)).toHaveCount(0);
});

test('[D15] a killed tab: what it was deciding is offered again to the same person', async ({ page, context }) => {
  await abrirMesa(page);
  const address = page.url();
  await conTiempo(page);
  const name = await aceptar(page);
  await page.close();
  const again = await context.newPage();
  await abrirMesa(again);
  await again.getByRole('button', { name: `Descartar la decisión sobre ${name}` }).click();
  await expect(again.getByText(/^Sin enviar/)).toHaveCount(0);
  // The next opening has nothing to read again, so nothing can be offered a moment after it.
  expect(await enDiario(again)).toEqual([]);
  // With this notice in view: of a long queue only the rows around that one are there.
  await again.goto(address);
  await expect(enCola(again, name)).toBeVisible();
  await expect(again.getByText(/^Sin enviar/)).toHaveCount(0);
});

test('[D15] signing out sends what is held first', async ({ page }) => {
  await abrirMesa(page);
  await conTiempo(page);
  const sent = escriturasDe(page);
  await aceptar(page);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('**/auth');
  expect(sent).toHaveLength(1);
  expect(await enDiario(page)).toEqual([]);
});

test('[D15] leaving the desk sends what is held first', async ({ page }) => {
  await abrirMesa(page);
  await conTiempo(page);
  const sent = escriturasDe(page);
  await aceptar(page);
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(MESA));
  expect(sent).toHaveLength(1);
});

test('[D15] a hidden tab sends at once', async ({ page }) => {
  await abrirMesa(page);
  await conTiempo(page);
  const sent = escriturasDe(page);
  await aceptar(page);
  expect(sent).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => sent.length).toBe(1);
});

test('[D15] the lock-screen: nothing is sent behind it; the same person finds it Sin enviar', async ({
  page,
  watch,
}) => {
  watch.expect(/answer 401/);
  await page.clock.install({ time: now() });
  await abrirMesa(page);
  await conTiempo(page);
  const sent = escriturasDe(page);
  const name = await aceptar(page);
  await page.route('**/ObtenerXIdOld/**', (route) => route.fulfill({ status: 401, body: '' }), { times: 1 });
  const lock = page.getByRole('dialog', { name: 'Su sesión está bloqueada' });
  // For a moment after a notice appears, keys do nothing.
  await page.clock.runFor(420);
  await page.keyboard.press('j');
  await expect(lock).toBeVisible();
  await expect(page.getByText('Sin enviar: 1 decisión')).toBeAttached();
  await lock.getByLabel('Contraseña', { exact: true }).fill('Demo2026');
  await lock.getByRole('checkbox', { name: /No soy un robot/ }).check();
  await lock.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(lock).toHaveCount(0);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: `Enviar la decisión sobre ${name}` }).click();
  await expect.poll(() => sent.length).toBe(1);
});
