import { type ElementHandle, expect, type Page, type Response } from '@playwright/test';
import { controllers } from '#contract/controllers.ts';
import { shapes } from '#sandbox/shapes/index.ts';
import { find, pick, type Step } from './azar.ts';
import { control } from './ordenPago.ts';
import { PASSWORD } from './pages.ts';
import { pedidosDe } from './pedidos.ts';

type Field = ElementHandle<HTMLInputElement | HTMLTextAreaElement>;

const lock = (page: Page) => page.getByRole('dialog', { name: 'Su sesión está bloqueada' });

/** Opens the lock-screen with the password, if the session is locked. */
export async function unlock(page: Page): Promise<void> {
  const dialog = lock(page);
  if (!(await dialog.isVisible())) return;
  await control(page, 'faults/clear', {});
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  const robot = dialog.getByRole('checkbox', { name: /robot/i });
  if (await robot.isVisible()) await robot.check();
  await dialog.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(dialog).toBeHidden();
}

/** What goes wrong with one to three of the next calls. */
const trouble: Step = async (page, chance) => {
  const fault = pick(chance, [
    ...[400, 404, 408, 429, 500, 502, 503, 504].map((status) => ({ kind: 'status', status })),
    { kind: 'drop' },
    { kind: 'lose' },
    { kind: 'slow', milliseconds: 1500 },
    { kind: 'refuse', text: 'El servicio está ocupado.' },
    ...shapes.map(({ id }) => ({ kind: 'shape', variant: id })),
  ]);
  const times = 1 + Math.floor(chance() * 3);
  await control(page, 'faults', { path: '/', times, ...fault });
  return `the next ${times} calls: ${JSON.stringify(fault)}`;
};

/** The session ends on the server. The next call opens the lock-screen, and the next step of the walk unlocks it. */
const expire: Step = async (page) => {
  await control(page, 'expire-tokens', {});
  return 'the session expires';
};

/** The person comes back to the window: what is on screen is read again. */
const refocus = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Sends the form of a field, as Enter does. False if it is in none. */
const send = (field: Field) =>
  field.evaluate((element) => {
    element.form?.requestSubmit();
    return element.form !== null;
  });

/** Where 401 is no lost session but a wrong password. */
const ofPasswords = new RegExp(
  `/(${[controllers.empAuth, controllers.login, controllers.reestablecerContrasena].map(({ others }) => others).join('|')})/`,
);

/** Does something until all calls are answered. True if one of them told that the session is over. */
async function losesSession(page: Page, act: () => Promise<unknown>): Promise<boolean> {
  let lost = false;
  const look = (response: Response) => {
    const { authorization } = response.request().headers();
    lost ||= response.status() === 401 && authorization !== undefined && !ofPasswords.test(response.url());
  };
  page.on('response', look);
  try {
    await act();
    await pedidosDe(page).answered();
  } finally {
    page.off('response', look);
  }
  return lost;
}

/** The ways in which what was typed must survive. Each returns what it did, in words. */
const disturbances: readonly ((page: Page, field: Field) => Promise<string>)[] = [
  async (page) => {
    await refocus(page);
    await pedidosDe(page).answered();
    return 'comes back to the window';
  },
  async (page, field) => {
    await control(page, 'faults', { kind: 'status', status: 503, path: '/', times: 'always' });
    const sent = await send(field);
    await pedidosDe(page).answered();
    await control(page, 'faults/clear', {});
    return sent ? 'sends it while no service answers' : 'waits while no service answers';
  },
  async (page, field) => {
    await control(page, 'expire-tokens', {});
    const lost = await losesSession(page, async () => {
      await send(field);
      await refocus(page);
    });
    // A screen that asks for nothing does not learn of it. It is told a moment before the lock-screen comes.
    if (lost) await expect(lock(page)).toBeVisible();
    await unlock(page);
    return 'sends it while the session is over, and unlocks';
  },
];

/** True if a field of the page has the text, or a list or table has it as something saved: a filter's name needs no service. */
const holds = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value.includes(wanted)) ||
      [...document.querySelectorAll('main li, main td, dialog li')].some((one) => one.textContent.includes(wanted)),
    text,
  );

/**
 * The screen that is shown. A new address stands there a moment before its screen does, so both are looked at: what is typed
 * into the screen that is about to go, goes with it.
 */
const screenOf = async (page: Page) => {
  const headings = await page.locator('main h1').allTextContents();
  return `${page.url()} ${headings.join(' ')}`;
};

/** Types a text that nothing else has, disturbs the portal, and looks whether the text is still there. */
const keep: Step = async (page, chance) => {
  const target = pick(chance, await find(page, 'type'));
  const text = `${Math.floor(1e6 + chance() * 9e6)}`;
  if (!target) return 'nowhere to type';
  // The session of an earlier step may be told to be over only now. A password is not kept.
  if (await lock(page).isVisible()) return 'finds the lock-screen';
  const where = await screenOf(page);
  const pedidos = pedidosDe(page);
  await page.mouse.click(target.x, target.y, { clickCount: 3 });
  await page.keyboard.insertText(text);
  const handle = await page.evaluateHandle(() => document.activeElement);
  const field = handle.asElement() as Field | null;
  await page.keyboard.press('Tab');
  await pedidos.answered();
  // Some fields take nothing, or not this; some questions follow at once.
  if (!field || !(await holds(page, text))) return `"${target.label}" takes no ${text}`;
  const dialogs = await page.locator('dialog[open]').count();
  const disturb = pick(chance, disturbances);
  const done = await disturb?.(page, field);
  const what = `types ${text} into "${target.label}" of ${where}, ${done}`;
  const asked = (await page.locator('dialog[open]').count()) !== dialogs;
  if ((await screenOf(page)) === where && !asked) expect(await holds(page, text), `${what}: lost`).toBe(true);
  return what;
};

/** Steps of a walk on which services fail and sessions end, with their share of all steps. */
export const withFaults: readonly (readonly [number, Step])[] = [
  [0.04, trouble],
  [0.003, expire],
  [0.1, keep],
];
