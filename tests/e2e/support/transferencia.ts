import { expect, type Page } from '@playwright/test';
import { type Familia, NovedadFormScreen, NovedadListScreen } from './novedad.ts';

export const transferencia: Familia = {
  lista: 'Avisos de transferencia',
  ruta: '/seguros/aviso-transferencia-admin',
  pestana: 'Aviso de transferencia',
};

/** The list of transfer notices. */
export class TransferenciaListScreen extends NovedadListScreen {
  constructor(page: Page) {
    super(page, transferencia);
  }
}

interface Destino {
  readonly regional: string;
  readonly empresa: string;
  readonly ubicacion: string;
}

/** The form of a transfer notice. */
export class TransferenciaFormScreen extends NovedadFormScreen {
  constructor(page: Page) {
    super(page, transferencia);
  }

  /** Chooses the destination of the transfer. */
  async chooseDestination({ regional, empresa, ubicacion }: Destino): Promise<void> {
    await this.tab('Aviso de transferencia');
    await this.choose('Regional transferencia', regional);
    await this.choose('Empresa transferencia', empresa);
    await this.choose('Ubicación de transferencia', ubicacion);
  }

  /** Chooses the person, fills in the notice and uploads the photograph. */
  async fillAll(documento: string, destino: Destino): Promise<void> {
    await this.choosePerson(documento);
    await this.shows('Aviso de transferencia');
    await this.tab('Aviso de transferencia');
    await this.pickToday('Fecha de transferencia');
    await this.chooseDestination(destino);
    await this.uploadPhoto();
  }

  override async save(nombre: string, outcome?: string): Promise<void> {
    await super.save(`¿Desea guardar la transferencia del asegurado(a) ${nombre}?`, outcome);
  }

  async delete(nombre: string): Promise<void> {
    await this.press('Eliminar');
    await this.accept(`¿Está seguro de eliminar el aviso de transferencia del asegurado(a) ${nombre}?`);
    await this.tells('Registro eliminado correctamente.');
    await expect(this.page).toHaveURL(/novedad=0/);
  }
}
