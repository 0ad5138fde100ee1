import type { Page } from '@playwright/test';
import { type Familia, NovedadFormScreen, NovedadListScreen, ReviewScreen as Review } from './novedad.ts';

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
