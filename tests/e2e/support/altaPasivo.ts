import { expect, type Page } from '@playwright/test';
import { type Familia, NovedadFormScreen, NovedadListScreen } from './novedad.ts';

export const altaPasivo: Familia = {
  lista: 'Altas de pasivos',
  ruta: '/seguros/aviso-alta-pasivo-admin',
  eleccion: 'Seleccione un Tipo de Afiliación Pasiva',
  pestana: 'Alta de pasivo',
};

/** The list of retirees' registrations. */
export class AltaPasivoListScreen extends NovedadListScreen {
  constructor(page: Page) {
    super(page, altaPasivo);
  }
}

/** The ways to find the person, and the form they open. */
export class AltaPasivoFormScreen extends NovedadFormScreen {
  constructor(page: Page) {
    super(page, altaPasivo);
  }

  /** Searches by document in a dialog and accepts the person found. Returns the name. */
  async find(documento: string, titulo = 'Buscar asegurado(a)'): Promise<string> {
    const dialog = this.dialog(titulo);
    await dialog.getByLabel(/^Número de documento/).fill(documento);
    await this.page.keyboard.press('Enter');
    const box = dialog.getByRole('checkbox', { name: /^Seleccionar a / });
    await box.check();
    const name = (await box.getAttribute('aria-label'))?.replace('Seleccionar a ', '') ?? '';
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
    return name;
  }

  /** Fills in the resolution. Enter in its last field submits it. */
  async tellResolution(numero: string): Promise<void> {
    const dialog = this.dialog('Resolución que solicita la afiliación');
    await dialog.getByLabel(/^Número de resolución/).fill(numero);
    await dialog.getByLabel(/^Fecha de resolución/).fill('01/10/2026');
    await dialog.getByLabel(/^Instancia/).fill('SENASIR');
    await dialog.getByLabel(/^Instancia/).press('Enter');
  }

  /** Uses the health-manager calculator and accepts the result, which is possible only if it is the fund. */
  async acceptManager(): Promise<void> {
    const dialog = this.dialog('Asignación de Gestor de Salud');
    await expect(dialog.getByRole('button', { name: 'Aceptar' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Calcular' }).click();
    await expect(dialog.getByText(/Corresponde a la caja/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
  }

  /** Fills the notice and uploads what every variant requires. */
  async fillAll(): Promise<void> {
    await this.tab('Alta de pasivo');
    await this.pickToday('Fecha de ingreso');
    await this.field('Haber mensual').fill('2800');
    await this.field('Cargo').fill('JUBILADO');
    await this.choose('Ubicación empresa', 'EL ALTO');
    await this.uploadPhoto();
    await this.upload(/DOCUMENTO DE IDENTIDAD/);
    await this.upload(/RESOLUCIÓN/);
  }
}
