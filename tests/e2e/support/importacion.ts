import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { today } from '#lib/dates.ts';
import { jpegDe } from '#support/imagenes.ts';
import { now } from './fecha.ts';
import { archivosDeAltas, datosDe, ImportarScreen, type Libre, libres } from './importar.ts';
import { enterAs, PASSWORD } from './pages.ts';
import type { RunningPortal } from './portal.ts';

/** What registers one row. */
export const INSERTAR = '**/AltaCotizante/InsertarAltaCotizante';

const foto = Buffer.from(jpegDe({ width: 400, height: 500 }));
const hoy = () => today(now()).split('-').reverse().join('/');

/** A company's import of some people who may be hired, with its files. */
export function importacionDe(portal: RunningPortal, count: number) {
  const personas = libres(datosDe(portal), count);
  return { personas, ...archivosDeAltas(personas, hoy(), foto) };
}

export type Archivos = ReturnType<typeof importacionDe>;

/** The screen of an import, in the user's words. */
export class Importacion extends ImportarScreen {
  /** Opens the file and its folder, and waits until all rows are checked. */
  async revisar({ planilla, adjuntos, personas }: Archivos): Promise<void> {
    await this.choose(this.button('Elegir planilla'), planilla);
    await this.choose(this.button('Elegir carpeta'), adjuntos);
    await this.press('Continuar');
    await this.lista(personas.length);
  }

  /** All rows are checked and ticked. */
  async lista(count: number): Promise<void> {
    await expect(this.registrar(count)).toBeEnabled();
  }

  registrar(count: number) {
    return this.page.getByRole('button', { name: count === 1 ? 'Registrar 1 aviso' : `Registrar ${count} avisos` });
  }

  /**
   * The pace of the import does not slow down: by the page's clock no row takes any time, so that four are under way at a time
   * on a slow machine too. Its timers go on.
   */
  async aPlenoPaso(): Promise<void> {
    await this.page.clock.setFixedTime(now());
  }

  /** Asks for the one confirmation and gives it. */
  async comenzar(count: number): Promise<void> {
    await this.registrar(count).click();
    await this.dialog('Confirmar el registro')
      .getByRole('button', { name: /^Registrar/ })
      .click();
  }

  async termina(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: text })).toBeVisible();
  }

  /** Unlocks the session with the password. */
  async desbloquear(): Promise<void> {
    const lock = this.dialog('Su sesión está bloqueada');
    await expect(lock).toBeVisible();
    await lock.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
    await lock.getByRole('checkbox', { name: /robot/i }).check();
    await lock.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expect(lock).toBeHidden();
  }
}

/** Signs in as an employer and goes as far as the review of an import. */
export async function revisarEnPortal(page: Page, una: Archivos): Promise<Importacion> {
  await enterAs(page, 'empresa');
  const screen = new Importacion(page);
  await screen.open();
  await screen.revisar(una);
  return screen;
}

/** What the services have of some people: how many notices each, their files, and files that belong to no notice or nobody. */
export function enServicios(portal: RunningPortal, personas: readonly Libre[]) {
  const db = datosDe(portal);
  const ids = new Set(personas.map(({ IdPersona }) => IdPersona));
  const files = db.archivos.all().filter(({ IdPersona }) => ids.has(IdPersona) || IdPersona === 0);
  return {
    avisos: personas.map(({ IdPersona }) => db.novedades.by('persona', IdPersona).length),
    archivos: files.filter(({ IdTabla }) => IdTabla > 0).length,
    huerfanos: files.filter(({ IdTabla }) => IdTabla === 0).length,
  };
}

/** Each person has one notice with both files, and nothing else was left. */
export const cadaUno = (personas: readonly Libre[]) => ({
  avisos: personas.map(() => 1),
  archivos: personas.length * 2,
  huerfanos: 0,
});
