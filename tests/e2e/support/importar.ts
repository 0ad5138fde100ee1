import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { createSandbox } from '#sandbox/app.ts';
import type { Database } from '#sandbox/db/database.ts';
import { fileStore } from '#sandbox/db/store.ts';
import { libres as todosLosLibres } from '#support/libres.ts';
import { chromiumFlags, findTestBrowser } from '../../../scripts/chromium.mjs';
import { moveClock } from './fecha.ts';
import { contrato } from './novedad.ts';
import { atHome, PASSWORD, Screen } from './pages.ts';
import type { RunningPortal } from './portal.ts';
import { findViolations, fits } from './test.ts';

/** Somebody of the seed whom any company may register. */
export interface Libre {
  readonly IdPersona: number;
  readonly NumeroDocumento: string;
  readonly ApellidoPaterno: string;
  readonly ApellidoMaterno: string;
  readonly Nombres: string;
  /** yyyy-mm-dd. */
  readonly FechaNacimiento: string;
  /** The text of the column Motivo; unset for INGRESO. */
  readonly Motivo?: string;
}

/** What the services have now. The running portal's own file is left alone: opening it may rewrite it. */
export function datosDe({ file }: RunningPortal): Database {
  const folder = mkdtempSync(join(tmpdir(), 'datos-'));
  const copy = join(folder, 'datos.json');
  copyFileSync(file, copy);
  const { db, close } = createSandbox({ store: fileStore(copy) });
  close();
  rmSync(folder, { recursive: true });
  return db;
}

/** What was there before something is done, to tell afterwards what is new. */
export function antesDe(portal: RunningPortal) {
  const db = datosDe(portal);
  return {
    avisos: new Set(db.novedades.all().map(({ IdPersonaNovedad }) => IdPersonaNovedad)),
    archivos: new Set(db.archivos.all().map(({ IdRecurso }) => IdRecurso)),
  };
}

/**
 * What the services have that they did not have before, of anybody: the notices, how many the person with most of them has,
 * and how many files. An orphan belongs to none of the new notices, or to another person than its notice: also a file that
 * waits under nobody.
 */
export function loNuevo(portal: RunningPortal, antes: ReturnType<typeof antesDe>) {
  const db = datosDe(portal);
  const avisos = db.novedades.all().filter(({ IdPersonaNovedad }) => !antes.avisos.has(IdPersonaNovedad));
  const deQuien = new Map(avisos.map(({ IdPersonaNovedad, IdPersona }) => [IdPersonaNovedad, IdPersona]));
  const archivos = db.archivos.all().filter(({ IdRecurso }) => !antes.archivos.has(IdRecurso));
  const porAviso = (id: number) =>
    archivos.filter(({ IdTabla }) => IdTabla === id).map(({ IdRequisito }) => IdRequisito);
  return {
    db,
    avisos,
    personas: new Set(avisos.map(({ IdPersona }) => IdPersona)).size,
    estados: avisos.map((one) => db.estadosDeTipo.get(one.IdEstadoProceso)?.estado),
    archivos: archivos.length,
    /** The requirements of each notice's files, in order; one text for each combination. */
    requisitos: new Set(avisos.map(({ IdPersonaNovedad }) => porAviso(IdPersonaNovedad).sort().join(' '))),
    huerfanos: archivos.filter(({ IdTabla, IdPersona }) => deQuien.get(IdTabla) !== IdPersona).length,
  };
}

/** So many people whom any company may register. */
export function libres(db: Database, cuantas: number): readonly Libre[] {
  const found = todosLosLibres(db);
  expect(found.length).toBeGreaterThanOrEqual(cuantas);
  return found.slice(0, cuantas);
}

/** People who worked in this company and regional only, and left. Nothing of theirs is unfinished. */
export function retiradas(
  db: Database,
  donde: { readonly IdEmpresa: number; readonly IdRegional: number },
  cuantas: number,
) {
  const cerrados: readonly unknown[] = ['aceptado', 'anulado'];
  const found = db.personas
    .all()
    .filter(({ IdPersona }) => {
      const [una, otra] = db.relaciones.by('persona', IdPersona);
      return (
        una && !otra && una.FechaBaja !== '' && una.IdEmpresa === donde.IdEmpresa && una.IdRegional === donde.IdRegional
      );
    })
    .filter(({ IdPersona }) =>
      db.novedades
        .by('persona', IdPersona)
        .every((one) => cerrados.includes(db.estadosDeTipo.get(one.IdEstadoProceso)?.estado)),
    )
    .filter(
      (one) => one.IdTipoDocumento === 1 && one.ComplementoDocumento === '' && one.Zona !== '' && one.Celular !== '',
    );
  expect(found.length).toBeGreaterThanOrEqual(cuantas);
  return found.slice(0, cuantas);
}

const local = (iso: string): string => iso.split('-').reverse().join('/');

const titulos = [
  'TipoAviso',
  'Motivo',
  'TipoDocumento',
  'NumeroDocumento',
  'ApellidoPaterno',
  'ApellidoMaterno',
  'Nombres',
  'FechaNacimiento',
  'FechaAviso',
  'Cargo',
  'HaberMensual',
  'Ubicacion',
] as const;

/** A file in the own template with an entry for each person. `fecha` is dd/mm/yyyy. */
function planillaDeAltas(personas: readonly Libre[], fecha: string): string {
  const rows = personas.map((one) => [
    ...[
      'ALTA',
      one.Motivo ?? 'INGRESO',
      'CI',
      one.NumeroDocumento,
      one.ApellidoPaterno,
      one.ApellidoMaterno,
      one.Nombres,
    ],
    ...[local(one.FechaNacimiento), fecha, 'CAJERO', '3500.50', 'EL ALTO'],
  ]);
  return `\uFEFF${[titulos, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}

/** A folder on the disk with the file of entries, and another with a photograph and an identity card for each person. */
export function archivosDeAltas(personas: readonly Libre[], fecha: string, foto: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'importar-'));
  const [planilla, adjuntos] = [join(folder, 'altas.csv'), join(folder, 'adjuntos')];
  writeFileSync(planilla, planillaDeAltas(personas, fecha));
  mkdirSync(adjuntos);
  for (const { NumeroDocumento } of personas) {
    writeFileSync(join(adjuntos, `${NumeroDocumento}_foto.jpg`), foto);
    writeFileSync(join(adjuntos, `${NumeroDocumento}_ci.pdf`), contrato.buffer);
  }
  return { planilla, adjuntos, quitar: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The screen that registers many notices from one file. */
export class ImportarScreen extends Screen {
  async open(): Promise<void> {
    await this.page.goto('/seguros/importar-planilla');
    await this.shows('Importar planilla');
  }

  button(name: string | RegExp): Locator {
    return this.page.locator('button', { hasText: name });
  }

  /** The current step, by its name. */
  async stepIs(step: string): Promise<void> {
    await expect(
      this.page.getByRole('list', { name: 'Pasos de la importación' }).locator('[aria-current="step"]'),
    ).toContainText(step);
  }

  /** Every row was checked at the services. */
  async checked(): Promise<void> {
    await expect(this.page.getByText(/comprobadas con la caja a las/)).toBeVisible();
  }

  /** Presses a button for files and chooses a file or a folder in the system's window. */
  async choose(button: Locator, path: string): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), button.click()]);
    await chooser.setFiles(path);
  }
}

const DESK = { width: 1440, height: 900 };
/** A phone, and a desk at 400 % zoom. */
const narrow = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** What changes something. On a phone an import is only looked at (A2). */
const ACTS =
  /^(Ajustar|Elegir|Quitar|Cambiar|Continuar|Comprobar|Aplicar|Confirmar|Deshacer|Registrar|Pausar|Detener|Reintentar|Leer|Declarar|Crear|Terminar)/;

/**
 * Looks at a step at a desk, on a phone and at 320 px, light and dark: axe finds nothing and nothing scrolls sideways. On a
 * phone and at 320 px it says that it is only looked at, and nothing there changes anything.
 */
export async function lookAt(page: Page, step: string): Promise<void> {
  for (const size of [DESK, ...narrow]) {
    await page.setViewportSize(size);
    await fits(page, `${step}, ${size.width} px`);
    if (size !== DESK) {
      await expect(page.getByText(/^En el teléfono puede mirar esta importación/)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: ACTS })).toHaveCount(0);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found = await findViolations(page, colorScheme === 'dark');
      expect.soft(found, `${step}, ${size.width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
}

/** A browser with its own folder, as people have one, that can be killed. */
async function navegador(folder: string) {
  const child = spawn(
    findTestBrowser(),
    [...chromiumFlags, '--headless', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
    // Debian starts the browser from a script: the group has both.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(said)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context');
  await moveClock(context);
  return {
    page: await context.newPage(),
    matar: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}

/** The import in a browser that can be killed: the employer signs in and opens it. Nothing but its folder outlives it. */
export async function importarEn(folder: string, { address }: RunningPortal) {
  const { page, matar } = await navegador(folder);
  const screen = new ImportarScreen(page);
  await page.setViewportSize(DESK);
  await page.goto(`${address}/auth`);
  await screen.field('Usuario').fill('empresa');
  await screen.field('Contraseña').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /robot/i }).check();
  await screen.press('Iniciar Sesión');
  await atHome(page);
  await page.goto(`${address}/seguros/importar-planilla`);
  await screen.shows('Importar planilla');
  return { page, matar };
}

/** What left a killed browser and never reached the services is read again by the clerk, and then sent. */
export async function leerOtraVez(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /^Leer otra vez el aviso de/ });
  for (let left = await buttons.count(); left > 0; left = await buttons.count()) {
    await buttons.first().click();
    await expect(buttons).toHaveCount(left - 1);
  }
}
