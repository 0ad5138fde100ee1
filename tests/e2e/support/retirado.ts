import { expect, type Locator, type Page } from '@playwright/test';
import { type Familia, NovedadFormScreen, NovedadListScreen } from './novedad.ts';

export const bajaPasivo: Familia = {
  lista: 'Bajas de pasivos',
  ruta: '/seguros/aviso-baja-pasivo-admin',
  pestana: 'Aviso de Baja Pasivo',
};

export const transferenciaPasivo: Familia = {
  lista: 'Transferencias de pasivos',
  ruta: '/seguros/aviso-transferencia-pasivo-admin',
  pestana: 'Aviso de Transferencia Pasivo',
};

/** The form of a retiree's notice, starting with the search for retirees. */
class RetiradoFormScreen extends NovedadFormScreen {
  /** Searches a retiree by document and accepts the person found. Returns the name. */
  async chooseRetiree(documento: string): Promise<string> {
    const dialog = this.dialog('Asegurados Pasivos');
    await dialog.getByLabel(/^Número de documento/).fill(documento);
    await this.page.keyboard.press('Enter');
    const box = dialog.getByRole('checkbox', { name: /^Seleccionar a / });
    await box.check();
    const name = (await box.getAttribute('aria-label'))?.replace('Seleccionar a ', '') ?? '';
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
    return name;
  }

  /** Starts a notice of a retiree from the list. */
  async start(documento: string): Promise<string> {
    const list = new NovedadListScreen(this.page, this.familia);
    await list.open();
    await list.startNew();
    return this.chooseRetiree(documento);
  }

  /** Opens a notice in the list to correct what the staff observed. */
  async reopen(nombre: string, observacion: string): Promise<void> {
    const list = new NovedadListScreen(this.page, this.familia);
    await list.open();
    // A death may be in the month before the one the list starts with.
    await list.field('Fecha desde').fill('01/01/2020');
    await list.press('Buscar');
    await list
      .row(nombre)
      .getByRole('link', { name: `Editar aviso de ${nombre}` })
      .click();
    await expect(this.page.getByText(`«${observacion}»`)).toBeVisible();
    await this.press('Editar');
  }
}

/** The form of a retiree's deregistration. */
export class BajaPasivoFormScreen extends RetiradoFormScreen {
  constructor(page: Page) {
    super(page, bajaPasivo);
  }

  /** Fills the notice's own tab of a retiree whose death no hospital reported, and adds the files. */
  async fillAll(): Promise<void> {
    await this.tab(bajaPasivo.pestana);
    await this.pickToday('Fecha de Baja');
    await this.choose('Localidad de registro', 'EL ALTO');
    await this.choose('Lugar de fallecimiento', 'DOMICILIO');
    await this.choose('Ubicación de fallecimiento', 'EL ALTO');
    await this.uploadFiles();
  }

  async uploadFiles(): Promise<void> {
    await this.uploadPhoto();
    await this.upload(/CERTIFICADO DE DEFUNCIÓN/);
  }

  override async save(nombre: string, outcome?: string): Promise<void> {
    await super.save(`¿Desea guardar la baja del pasivo(a) ${nombre}?`, outcome);
  }
}

/** The form of a retiree's transfer. */
export class TransferenciaPasivoFormScreen extends RetiradoFormScreen {
  constructor(page: Page) {
    super(page, transferenciaPasivo);
  }

  /** Checks on the map where the retiree lives: the pin is in its middle. */
  async looksAtMap(): Promise<void> {
    await this.press('Ver en el mapa');
    const dialog = this.dialog('Ubicación en el mapa');
    const map = dialog.getByRole('region', { name: /^Mapa/ });
    const middle = async (shown: Locator) => {
      const box = await shown.boundingBox();
      return box ? box.x + box.width / 2 : Number.NaN;
    };
    await expect(map).toBeVisible();
    await expect
      .poll(async () => Math.abs((await middle(map)) - (await middle(dialog.locator('.map-pin')))))
      .toBeLessThan(5);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
  }

  async chooseDestination(regional: string, empresa: string, ubicacion: string): Promise<void> {
    await this.tab(transferenciaPasivo.pestana);
    await this.choose('Regional transferencia', regional);
    await this.choose('Empresa transferencia', empresa);
    await this.choose('Ubicación de transferencia', ubicacion);
  }

  override async save(nombre: string, outcome?: string): Promise<void> {
    await super.save(`¿Desea guardar la transferencia del asegurado(a) ${nombre}?`, outcome);
  }
}
