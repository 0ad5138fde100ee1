import { expect, type Page } from '@playwright/test';
import { enterAs } from './pages.ts';

/** The desk's address. */
export const MESA = '/seguros/revision-admin';

/** Writes of the staff, as the services get them. */
export function escriturasDe(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /\/(Acepta\w*|ModificarEstado)$/.test(pathname)) sent.push(pathname);
  });
  return sent;
}

/** The first notices whose checks find nothing are accepted with one key, all others after the question. */
export async function aceptar(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: /^Aceptar/ })).toBeEnabled();
  const name = (await heading.textContent()) ?? '';
  await page.getByRole('button', { name: /^Aceptar/ }).click();
  const question = page.getByRole('alertdialog');
  const held = barra(page).getByText(name);
  await expect(question.or(held).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Aceptar' }).click();
  // While the pointer moves on the bar, nothing is counted down: a slow machine has as much time as it needs.
  await barra(page).hover({ position: { x: 4, y: 4 } });
  await expect(barra(page).getByText('En pausa')).toBeAttached();
  await expect(heading).not.toHaveText(name);
  return name;
}

/** The decisions that are held. */
export const barra = (page: Page) => page.getByRole('region', { name: 'Decisiones por enviar' });
/** A person's row in the queue. */
export const enCola = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Por revisar' }).getByRole('listitem').filter({ hasText: name });

/** Waits until all kinds of notices have answered: what is not in the queue then, waits no more. */
export const colaEntera = (page: Page) => expect(page.getByRole('tab', { name: /^Por revisar ?\d+$/ })).toBeVisible();

/** The decisions in the journal of this browser. The desk reads their notices at its next opening, and offers them again. */
export const enDiario = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('decisiones:')));

/** Signs in as staff and opens the desk with its first notice. */
export async function abrirMesa(page: Page): Promise<void> {
  await enterAs(page, 'personal');
  await page.goto(MESA);
  await expect(page.getByRole('button', { name: /^Aceptar/ })).toBeEnabled();
}

/** More time to undo than it takes to move the pointer onto the bar. */
export async function conTiempo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'teclas' }).click();
  await page.getByLabel('Tiempo para deshacer').selectOption('20 segundos');
  await page.keyboard.press('Escape');
  // Under a dialog the keys of the desk do nothing.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
