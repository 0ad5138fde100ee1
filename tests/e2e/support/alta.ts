import { expect, type Page } from '@playwright/test';
import { type Familia, NovedadFormScreen, NovedadListScreen, ReviewScreen as Review, todayTyped } from './novedad.ts';

/** Registration notices. */
export const alta: Familia = {
  lista: 'Avisos de alta',
  ruta: '/seguros/aviso-alta-admin',
  eleccion: 'Seleccione Tipo Aviso Alta',
  pestana: 'Aviso de alta',
};

/** The list of registration notices. */
export class AltaListScreen extends NovedadListScreen {
  constructor(page: Page) {
    super(page, alta);
  }

  override async startNew(type = 'Aviso de alta de cotizante'): Promise<void> {
    await super.startNew(type);
  }
}

/** The person search, and the form it opens. */
export class AltaFormScreen extends NovedadFormScreen {
  constructor(page: Page) {
    super(page, alta);
  }

  /** Fills the notice's own tab. */
  async fillNotice({ cargo, haber }: { readonly cargo: string; readonly haber: string }): Promise<void> {
    await this.tab('Aviso de alta');
    await this.pickToday('Fecha de ingreso');
    await this.field('Haber mensual').fill(haber);
    await this.field('Cargo').fill(cargo);
    await this.choose('Ubicación empresa', 'EL ALTO');
  }

  /** Opens a new notice for a person and fills everything it needs. */
  async fillAll(documento: string, notice: { readonly cargo: string; readonly haber: string }): Promise<void> {
    await this.choosePerson(documento);
    await this.shows('Registro de Alta de cotizante');
    await this.fillNotice(notice);
    await this.uploadPhoto();
    await this.upload(/DOCUMENTO DE IDENTIDAD/);
  }

  /** Fills a registration that is paid before it is declared: of somebody who comes from a company with another name. */
  async fillPaid(): Promise<void> {
    await this.choosePerson('5120984');
    await this.choose('Tipo alta', 'CAMBIO DE RAZÓN SOCIAL');
    await expect(this.page.getByText('Se paga antes de declarar.')).toBeVisible();
    // The field has the day on which the person began at the other company.
    await this.field('Fecha de ingreso').click();
    await this.page.keyboard.type(todayTyped());
    await expect(this.page.getByText(`${todayTyped()}. Con Enter se elige.`)).toBeVisible();
    await this.page.keyboard.press('Enter');
    await expect(this.field('Fecha de ingreso')).toHaveValue(todayTyped());
    await this.field('Haber mensual').fill('4500');
    await this.field('Cargo').fill('cajero');
    await this.choose('Ubicación empresa', 'EL ALTO');
    await this.uploadPhoto();
    await this.upload(/DOCUMENTO DE IDENTIDAD/);
  }

  /** Presses Grabar and answers the question of another variant. */
  saveAs(question: string, outcome?: string): Promise<void> {
    return super.save(question, outcome);
  }

  /** Presses Grabar, answers the question about a person, and checks the outcome. */
  override async save(nombre: string, outcome?: string): Promise<void> {
    await super.save(`¿Desea guardar el aviso de alta de la persona ${nombre}?`, outcome);
  }
}

/** The staff's list of declared notices. */
export class ReviewScreen extends Review {
  override async openNoticeOf(nombre: string): Promise<AltaFormScreen> {
    await super.openNoticeOf(nombre, alta);
    return new AltaFormScreen(this.page);
  }
}
