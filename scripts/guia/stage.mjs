import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { build, preview } from 'vite';
import { chromiumFlags, findTestBrowser } from '../chromium.mjs';
import { DEMO_PASSWORD, isBuilt, root } from '../portal.mjs';
import { openSources } from '../sources.mjs';

/** The day and time of all pictures, and their size. */
const DAY = '2026-11-20';
const NOW = `${DAY}T14:00:00-04:00`;
const SIZE = { width: 1040, height: 640 };
/** The desk needs a wide screen. */
const WIDE = { width: 1440, height: 886 };
const QUALITY = 55;
/** A screen stands still when so many pictures, this long apart, are the same: milliseconds. */
const STILL = 3;
const MOMENT = 400;

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Starts the sandbox's build on a free port, with the first data of the pictures' day. */
async function startPortal(folder) {
  if (!isBuilt()) await build({ root, mode: 'sandbox', logLevel: 'warn' });
  const sources = await openSources();
  const { SEED_VERSION } = await sources.load('src/sandbox/db/seed/seed.ts');
  await sources.close();
  const file = join(folder, 'datos.json');
  writeFileSync(
    file,
    `${JSON.stringify({ version: SEED_VERSION, seed: 'full', dia: DAY, clave: 'guia'.repeat(16) })}\n`,
  );
  process.env.SANDBOX_FILE = file;
  process.env.PORT = String(await freePort());
  const server = await preview({ root, mode: 'sandbox', logLevel: 'warn' });
  const address = `http://127.0.0.1:${process.env.PORT}`;
  const reply = await fetch(`${address}/servicios/control/clock`, {
    method: 'POST',
    headers: { 'X-Sandbox-Control': '1' },
    body: JSON.stringify({ set: NOW }),
  });
  if (!reply.ok) throw new Error(`The sandbox did not set its clock: ${reply.status}`);
  return { address, close: () => server.close() };
}

/** Waits until everything that a screen asked for is there. What is behind the lock-screen waits for the person. */
async function settled(page) {
  await page.waitForLoadState('networkidle');
  const lock = page.locator('dialog.lock');
  const seen = (await lock.count()) > 0 ? lock : page.locator('body');
  await expect(seen.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
}

/** Puts a frame around what a step is about. The picture is taken, then the frame is removed. */
async function framed(target, take) {
  const draw = (element, style) => Object.assign(element.style, style);
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await target.evaluate(draw, { outline: '3px solid #d9480f', outlineOffset: '3px' });
  const picture = await take();
  await target.evaluate(draw, { outline: '', outlineOffset: '' });
  return picture;
}

/** A person in front of the portal: a page, and what the walks do with it. */
async function personAt(browser, address, wide) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: wide ? WIDE : SIZE,
    locale: 'es-BO',
    timezoneId: 'America/La_Paz',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(NOW));
  const cdp = await context.newCDPSession(page);
  const shot = async () => (await cdp.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })).data;
  const take = async () => {
    await settled(page);
    // A caret that blinks would never stand still.
    await page.evaluate(() => Object.assign(document.documentElement.style, { caretColor: 'transparent' }));
    // The picture is taken when nothing changes any more.
    let data = await shot();
    for (let same = 0; same < STILL; ) {
      await new Promise((resolve) => setTimeout(resolve, MOMENT));
      const next = await shot();
      same = next === data ? same + 1 : 0;
      data = next;
    }
    return Buffer.from(data, 'base64');
  };
  return {
    page,
    /** Takes a picture of the screen; with `target`, after it is in view and framed. */
    picture: (target) => (target ? framed(target, take) : take()),
    close: () => context.close(),
  };
}

async function signIn(page, user) {
  await page.goto('/auth');
  await page.getByLabel(/^Usuario/).fill(user);
  await page
    .getByLabel(/^Contraseña/)
    .first()
    .fill(DEMO_PASSWORD);
  await page.getByRole('checkbox', { name: /robot/i }).check();
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.waitForURL('**/system');
  await expect(page.locator('h1').first()).toBeVisible();
  // What the home page counts stands in the menu of all later pictures.
  await settled(page);
}

/**
 * Walks each task with its own page, signed in as its user, and keeps its pictures with `keep(name, bytes)`. A walk that
 * fails stops everything, with the task's name.
 */
export async function takePictures(walks, keep) {
  const folder = mkdtempSync(join(tmpdir(), 'guia-'));
  const portal = await startPortal(folder);
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: chromiumFlags });
  try {
    for (const { task, user, wide = false, act } of walks) {
      const person = await personAt(browser, portal.address, wide);
      let taken = 0;
      const picture = async (target) => {
        taken += 1;
        keep(`${task}-${taken}.webp`, await person.picture(target));
      };
      try {
        if (user) await signIn(person.page, user);
        await act(person.page, picture);
      } catch (cause) {
        throw new Error(`The walk of ${task} stopped after ${taken} pictures`, { cause });
      }
      await person.close();
    }
  } finally {
    await browser.close();
    await portal.close();
    rmSync(folder, { recursive: true });
  }
}
