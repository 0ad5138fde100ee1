import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { OcupacionalScreen } from './support/ocupacional.ts';
import { enterAs } from './support/pages.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

/** Hired by Banco Altiplano. One of his exams is concluded and valid (the seed's `examenVigente`). */
const VIGENTE = 'PÉREZ NOGALES DANIEL';

test('[R-1-03, R-2.8-08, R-5.6-04, R-5.6-05] an employer registers several exams, pays for one in an order, and deletes another', async ({
  page,
}) => {
  const exams = new OcupacionalScreen(page);
  await enterAs(page, 'empresa');
  await exams.openFromMenu();
  await exams.press('Nuevo');
  await exams.registration.getByRole('button', { name: 'Guardar' }).click();
  await expect(exams.registration).toContainText('Debe seleccionar el tipo de ocupacional a registrar.');
  await exams.search('PRE OCUPACIONAL');
  const [first = '', second = ''] = await exams.free();
  await exams.select(first);
  await exams.select(second);
  await expect(exams.registration).toContainText('2 empleados seleccionados');
  await exams.registration.getByRole('button', { name: 'Guardar' }).click();
  await exams.accept('¿Desea registrar el pre/post ocupacional para los 2 empleados seleccionados?');
  await exams.tells('Se registró correctamente el pre/post ocupacional.');
  await expect(exams.row(first)).toContainText('Registrado');
  await expect(exams.row(second)).toContainText('PREOCUPACIONAL');

  await page.getByRole('radio', { name: `Elegir a ${first} para la orden de pago` }).check();
  await exams.press('Orden de pago');
  await exams.dialog('Orden de pago').getByRole('button', { name: 'Agregar a una orden de pago' }).click();
  await exams.dialog('Orden de pago').getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await expect(page.getByRole('button', { name: /^Orden de pago \d+/ })).toBeVisible();

  await page.getByRole('button', { name: `Eliminar el examen de ${second}` }).click();
  await exams.accept(`¿Desea eliminar el PREOCUPACIONAL del empleado ${second}?`);
  await exams.tells('Se eliminó correctamente el preocupacional.');
  await expect(exams.row(second)).toHaveCount(0);
});

test('[R-5.6-03, R-7.7-03] a valid exam is confirmed, and the new one gets its appointment', async ({ page }) => {
  const exams = new OcupacionalScreen(page);
  await enterAs(page, 'empresa');
  await exams.open();
  await exams.press('Nuevo');
  await exams.search('PRE OCUPACIONAL', VIGENTE);
  await exams.select(VIGENTE);
  await exams.registration.getByRole('button', { name: 'Guardar' }).click();
  await exams.accept(new RegExp(`${VIGENTE} tiene un pre/post ocupacional vigente del .*¿Desea continuar\\?`));
  await exams.accept(`¿Desea registrar el pre/post ocupacional para el empleado ${VIGENTE}?`);
  await exams.tells('Se registró correctamente el pre/post ocupacional.');

  await exams.open();
  await exams
    .row(VIGENTE)
    .getByRole('button', { name: `Cita de ${VIGENTE}` })
    .first()
    .click();
  const cita = exams.appointment;
  await exams.schedule();
  await expectNoViolations(page);
  await cita.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await expect(exams.row(VIGENTE).first()).toContainText('Programado');
});

test('[R-2.8-04, R-2.8-05] the file holds what the table shows, several columns in order, and no formula', async ({
  page,
}) => {
  const exams = new OcupacionalScreen(page);
  await enterAs(page, 'empresa');
  await exams.open('?desde=2020-01-01&hasta=2030-12-31');
  const head = (name: RegExp) => exams.table.getByRole('columnheader', { name }).getByRole('button');
  await head(/^Estado/).click();
  await head(/^Nombre/).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('button', { name: 'Quitar el orden por Nombre' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Filas por página' }).selectOption('50');
  await page.getByLabel('Filtrar resultados').fill('preocupacional');
  const shown = await exams.table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        ['Regional', 'Empresa', 'Nombre', 'Novedad', 'Fecha Novedad', 'Estado'].map(
          (label) => row.querySelector(`td[data-label="${label}"]`)?.textContent ?? '',
        ),
      ),
    );
  expect(shown.length).toBeGreaterThan(1);
  const [download] = await Promise.all([page.waitForEvent('download'), exams.press('Exportar CSV')]);
  expect(download.suggestedFilename()).toMatch(/^examenes-ocupacionales-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const { data } = Papa.parse<string[]>(text.slice(1), { delimiter: ';' });
  expect(data[0]).toEqual(['Regional', 'Empresa', 'Nombre', 'Novedad', 'Fecha Novedad', 'Estado']);
  expect(data.slice(1, shown.length + 1)).toEqual(shown);
  expect(data.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});

test('[R-7.7-06, R-6-01] the report opens; insured persons reach their own list and nothing else of it', async ({
  page,
  openBrowser,
}) => {
  const exams = new OcupacionalScreen(page);
  await enterAs(page, 'empresa');
  await exams.open('?desde=2020-01-01&hasta=2030-12-31');
  await page
    .getByRole('button', { name: /^Reporte de / })
    .first()
    .click();
  await expect(exams.dialog('Examen ocupacional')).toContainText(/1 de 1/);

  const insured = await openBrowser();
  await enterAs(insured, 'asegurado');
  const own = new OcupacionalScreen(insured);
  await own.openFromMenu();
  await own.tells('No se encontraron registros.');
  await expect(insured.getByRole('button', { name: 'Nuevo' })).toHaveCount(0);
});
