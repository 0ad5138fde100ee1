import { expect, type Locator } from '@playwright/test';
import { now } from './fecha.ts';
import { Screen } from './pages.ts';

/** The list of occupational exams, its registration dialog and its appointment dialog. */
export class OcupacionalScreen extends Screen {
  async open(search = ''): Promise<void> {
    await this.page.goto(`/seguros/ocupacional-admin-ex${search}`);
    await this.shows('Exámenes ocupacionales');
    await this.loaded();
  }

  /** Opens the list from the menu, as people do. On phones the menu is a drawer. */
  async openFromMenu(): Promise<void> {
    await this.page.getByRole('link', { name: 'Exámenes', exact: true }).click();
    await this.shows('Exámenes ocupacionales');
    await this.loaded();
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: 'Listado de exámenes ocupacionales' });
  }

  async loaded(): Promise<void> {
    await expect(this.table).toHaveAttribute('aria-busy', 'false');
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name });
  }

  get registration(): Locator {
    return this.dialog('Registro de Ocupacional');
  }

  get appointment(): Locator {
    return this.dialog('Programar cita');
  }

  /** Opens the registration and searches the employees of a type. */
  async search(tipo: 'PRE OCUPACIONAL' | 'POST OCUPACIONAL', nombre = ''): Promise<void> {
    const dialog = this.registration;
    await dialog.getByLabel(/^Tipo Ocupacional/).selectOption({ label: tipo });
    await dialog.getByLabel('Nombre Empleado').fill(nombre);
    await this.page.keyboard.press('Enter');
    await this.found();
  }

  /** Waits for the employees: grey rows, and the box that chooses all of them, are there before. */
  async found(): Promise<void> {
    const table = this.registration.getByRole('table', { name: 'Empleados' });
    await expect(table).toHaveAttribute('aria-busy', 'false');
  }

  /** The names of the people on the page who have no exam in progress and no valid exam. */
  async free(): Promise<string[]> {
    const rows = await this.registration.locator('tbody tr').all();
    const texts = await Promise.all(
      rows.map(async (row) => [
        await row.getByRole('checkbox').getAttribute('aria-label'),
        await row.locator('td[data-label="Observación"]').textContent(),
        (await row.getByText(/^Vigente del/).count()) > 0,
      ]),
    );
    return texts.flatMap(([label, observacion, vigente]) =>
      observacion === '' && !vigente && typeof label === 'string' ? [label.replace('Seleccionar a ', '')] : [],
    );
  }

  async select(nombre: string): Promise<void> {
    await this.registration.getByRole('checkbox', { name: `Seleccionar a ${nombre}`, exact: true }).check();
  }

  async accept(question: string | RegExp): Promise<void> {
    const asked = this.page.getByRole('alertdialog').last();
    await expect(asked).toContainText(question);
    await asked.getByRole('button', { name: 'Aceptar' }).click();
  }

  /** Makes the appointment in its open dialog: the first doctor, the next weekday, the first hour. */
  async schedule(): Promise<void> {
    const cita = this.appointment;
    await cita.getByLabel(/^Médico/).selectOption({ index: 1 });
    await cita.getByLabel(/^Fecha de la cita/).click();
    await this.pickWeekday();
    await cita.getByRole('radio').first().check({ force: true });
    await cita.getByRole('button', { name: 'Programar' }).click();
    await this.tells('La cita se programó correctamente.');
    await expect(cita).toContainText('Cita programada');
  }

  /** Picks the first weekday in the open calendar within two weeks from tomorrow. */
  private async pickWeekday(): Promise<void> {
    const long = new Intl.DateTimeFormat('es-BO', { timeZone: 'America/La_Paz', dateStyle: 'long' });
    const next = this.page.getByRole('button', { name: /mes siguiente/i });
    // The calendar's code is loaded when it is first opened.
    await expect(next).toBeVisible();
    for (let ahead = 1; ahead < 6; ahead += 1) {
      const day = new Date(now().getTime() + ahead * 86_400_000);
      const local = new Date(day.getTime() - 4 * 3_600_000);
      if ([0, 6].includes(local.getUTCDay())) continue;
      const button = this.page.getByRole('button', { name: long.format(day), exact: true });
      if ((await button.count()) === 0) await next.click();
      await button.click();
      return;
    }
  }
}
