import { Screen } from './pages.ts';

interface Persona {
  readonly documento: string;
  /** dd/mm/yyyy */
  readonly nacimiento: string;
  readonly paterno: string;
  readonly materno: string;
  readonly nombres: string;
}

/** The identity search and the question that may follow. */
export class IdentityScreen extends Screen {
  get search() {
    return this.dialog('Buscar Persona (SEGIP)');
  }

  async find(persona: Persona): Promise<void> {
    await this.search.getByLabel(/^Número de documento/).fill(persona.documento);
    await this.search.getByLabel(/^Fecha de nacimiento/).fill(persona.nacimiento);
    await this.search.getByLabel(/^Apellido paterno/).fill(persona.paterno);
    await this.search.getByLabel(/^Apellido materno/).fill(persona.materno);
    await this.search.getByLabel(/^Nombres/).fill(persona.nombres);
    await this.search.getByRole('button', { name: 'Buscar', exact: true }).click();
  }

  /** Registers somebody who was not found: types the names a second time and presses Enter. */
  async registerByHand(persona: Persona): Promise<void> {
    await this.search.getByRole('button', { name: 'Registrar a la persona' }).click();
    const second = this.dialog('Confirme los datos ingresados, por favor');
    await second.getByLabel(/^Apellido paterno/).fill(persona.paterno);
    await second.getByLabel(/^Apellido materno/).fill(persona.materno);
    await second.getByLabel(/^Nombres/).fill(persona.nombres);
    await this.page.keyboard.press('Enter');
  }
}
