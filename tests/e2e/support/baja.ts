import { expect, type Page } from '@playwright/test';
import { type Familia, NovedadFormScreen, NovedadListScreen } from './novedad.ts';

export const baja: Familia = {
  lista: 'Avisos de baja',
  ruta: '/seguros/aviso-baja-admin',
  eleccion: 'Seleccione Tipo Aviso Baja',
  pestana: 'Aviso de baja',
};

/** The list of termination notices. */
export class BajaListScreen extends NovedadListScreen {
  constructor(page: Page) {
    super(page, baja);
  }
}

/** The form of a termination notice. */
export class BajaFormScreen extends NovedadFormScreen {
  constructor(page: Page) {
    super(page, baja);
  }

  /** Chooses the person who leaves, and fills in and uploads what a worker's notice requires. */
  async fillAll(documento: string): Promise<void> {
    await this.choosePerson(documento);
    await this.shows('Registro de Baja de cotizante');
    await this.tab('Aviso de baja');
    await this.typeToday('Fecha de baja');
    await this.uploadPhoto();
    await this.upload(/CARTA DE RETIRO/);
  }

  override async save(nombre: string, outcome?: string): Promise<void> {
    await super.save(`¿Desea guardar el aviso de baja de la persona ${nombre}?`, outcome);
  }

  async delete(nombre: string): Promise<void> {
    await this.press('Eliminar');
    await this.accept(`¿Está seguro de eliminar el aviso de baja del asegurado(a) ${nombre}?`);
    await this.tells('Registro eliminado correctamente.');
    await expect(this.page).toHaveURL(/novedad=0/);
  }
}
