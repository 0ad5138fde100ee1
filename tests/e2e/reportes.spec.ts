import { readFile } from 'node:fs/promises';
import papa from 'papaparse';
import { readXlsx } from '#support/xlsx.ts';
import { enterAs, Screen } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The absence report. */
class AbsencesScreen extends Screen {
  readonly table = this.page.getByRole('table', { name: 'Listado de citas médicas' });

  async open(): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name: 'Inasistencias' }).click();
    await this.shows('Reporte de Inasistencias');
    await this.loaded();
  }

  async loaded(): Promise<void> {
    await expect(this.table).toHaveAttribute('aria-busy', 'false');
  }

  /** Searches from the first day that the services allow. */
  async searchWhole(): Promise<void> {
    const [first = ''] = (await this.page.getByText(/^Entre el /).textContent())?.match(/\d\d\/\d\d\/\d{4}/) ?? [];
    await this.field('Fecha desde').fill(first);
    // The earlier rows stand there until these have come, also under the new address.
    const answered = this.page.waitForResponse(/\/ReporteCitasMedicas\//);
    await this.press('Buscar');
    await answered;
    await expect(this.page).toHaveURL(/desde=/);
    await this.loaded();
  }

  rows(): Promise<string[][]> {
    return this.table
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td:not(.table-pick)')].map((cell) => cell.textContent ?? '')),
      );
  }

  async download(button: string): Promise<{ name: string; bytes: Buffer }> {
    const started = this.page.waitForEvent('download');
    await this.press(button);
    const download = await started;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }

  get settings() {
    return this.dialog('Correos de notificación de inasistencias');
  }

  async openSettings(): Promise<void> {
    await this.press('Correos de notificación');
    await expect(this.settings.getByRole('button', { name: 'Agregar correo' })).toBeVisible();
  }

  async addAddress(correo: string): Promise<void> {
    await this.settings.getByRole('button', { name: 'Agregar correo' }).click();
    await this.page.keyboard.type(correo);
    await this.page.keyboard.press('Enter');
    await expect(this.settings.getByText(correo)).toBeVisible();
  }
}

test('[R-1-04, R-2.9-01, R-2.9-03, R-2.9-04] an employer looks what is left of the forms, what they were used for, and switches them off', async ({
  page,
}) => {
  const screen = new Screen(page);
  await enterAs(page, 'empresa');
  await page.getByRole('navigation').getByRole('link', { name: 'Saldo de formularios' }).click();
  await screen.shows('Saldo de formularios físicos');
  const rows = page.getByRole('table', { name: 'Saldo de formularios físicos' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await screen.field('Novedad').fill('baja');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: /^Ver detalle de los formularios de .*BAJA/ }).click();
  const detail = screen.dialog('Formularios utilizados');
  await expect(detail.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const person = detail.locator('tbody tr').first().locator('td').first();
  const name = (await person.textContent()) ?? '';
  await detail.getByLabel('Filtrar resultados').fill(name);
  await expect(person).toHaveText(name);
  await page.keyboard.press('Escape');
  const toggle = page.getByRole('switch');
  await toggle.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click();
  await screen.tells('El formulario físico se guardó correctamente.');
  await expect(toggle).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: /BAJA/ })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /ALTA/ })).toBeChecked();
});

test('[R-1-05, R-2.10-02, R-2.10-03, R-2.10-04, R-5.7-03] an employer reads the absences of the whole period and takes them along as files', async ({
  page,
}) => {
  const report = new AbsencesScreen(page);
  await enterAs(page, 'empresa');
  await report.open();
  await report.searchWhole();
  await expect(page.getByRole('application', { name: /^Inasistencias por mes y especialidad/ })).toBeVisible();
  await report.press('Filtros por columna');
  const panel = page.getByRole('group', { name: 'Filtros por columna' });
  // They have rows of their own, and do not squeeze the tools beside them.
  expect((await panel.boundingBox())?.width).toBeGreaterThan(900);
  await panel.getByLabel('Estado').selectOption('INASISTENCIA');
  await report.table.getByRole('button', { name: /^Especialidad/ }).click();
  await report.table.getByRole('button', { name: /^Paciente(?! titular)/ }).click({ modifiers: ['Shift'] });
  await page.getByLabel('Filas por página').selectOption('50');
  // The address has the order and the size before the rows are drawn so.
  await expect.poll(async () => (await report.rows()).length).toBeGreaterThan(25);
  const shown = await report.rows();
  const order = shown.map((row) => `${row[3]}|${row[0]}`);
  expect(order).toEqual([...order].sort((a, b) => a.localeCompare(b, 'es')));

  const csv = await report.download('Exportar CSV');
  expect(csv.name).toBe('citas-medicas.csv');
  const [heads = [], ...lines] = papa.parse<string[]>(csv.bytes.toString('utf8').slice(1), { delimiter: ';' }).data;
  expect(lines.slice(0, shown.length)).toEqual(shown);
  const xlsx = await report.download('Exportar Excel');
  expect(xlsx.name).toBe('citas-medicas.xlsx');
  expect(await readXlsx(xlsx.bytes)).toEqual([heads, ...lines]);
  await report.press('Quitar filtros');
  await expect(panel.getByLabel('Estado')).toHaveValue('');
});

test('[R-2.10-06, R-4.6-01, R-4.6-02, R-5.7-06, R-5.7-08, R-5.7-10] an employer declares who is told, changes it and takes it back', async ({
  page,
}) => {
  const report = new AbsencesScreen(page);
  await enterAs(page, 'empresa');
  await report.open();
  await report.openSettings();
  const { settings } = report;
  const save = settings.getByRole('button', { name: 'Guardar' });
  await settings.getByRole('button', { name: 'Agregar correo' }).click();
  await page.keyboard.press('Enter');
  await report.tells('Debe llenar los campos solicitados.');
  await expect(settings.getByText('Debe ingresar un correo.')).toBeVisible();
  await page.keyboard.press('Escape');
  await report.addAddress('rrhh@altiplano.bo');
  await report.addAddress('salud@altiplano.bo');
  await expect(settings.getByRole('checkbox', { name: /titulares, siempre$/ }).first()).toBeDisabled();
  await settings.getByRole('checkbox', { name: /^Avisar a salud.* beneficiarios$/ }).check();
  await expect(save).toBeDisabled();
  await settings.getByRole('checkbox', { name: /^Autorizo/ }).check();
  await save.click();
  await report.tells('La información se guardó correctamente.');
  await expect(settings).toBeHidden();

  await page.reload();
  await report.openSettings();
  await expect(settings.getByRole('checkbox', { name: /^Avisar a salud.* beneficiarios$/ })).toBeChecked();
  await settings.getByRole('button', { name: 'Quitar rrhh@altiplano.bo' }).click();
  await expect(settings.getByRole('region', { name: 'Se quitarán al guardar' })).toContainText('rrhh@altiplano.bo');
  await save.click();
  await expect(settings).toBeHidden();
  await report.openSettings();
  await expect(settings.getByText('salud@altiplano.bo')).toBeVisible();
  await expect(settings.getByText('rrhh@altiplano.bo')).toHaveCount(0);
});

test('[R-7.8-01, R-6-01] an insured person finds the family’s appointments, by the insured’s own services', async ({
  page,
}) => {
  const report = new AbsencesScreen(page);
  await enterAs(page, 'asegurado');
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  await report.open();
  await report.searchWhole();
  await expect.poll(async () => (await report.rows()).length).toBeGreaterThan(1);
  expect(called.some((path) => path.includes('/AsegCitaMedica/ReporteCitasMedicas'))).toBe(true);
  expect(called.filter((path) => /\/Emp(CitaMedica|Parametros)\//.test(path))).toEqual([]);
});

test('on paper the picture keeps its figures and nothing is there to press', async ({ page }) => {
  const report = new AbsencesScreen(page);
  await enterAs(page, 'empresa');
  await report.open();
  await report.searchWhole();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('application', { name: /^Inasistencias por mes y/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Inasistencias por mes y especialidad' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Exportar/ }).first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeHidden();
});
