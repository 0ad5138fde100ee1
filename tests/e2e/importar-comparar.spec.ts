import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { antesDe, loNuevo, lookAt } from './support/importar.ts';
import { todayTyped } from './support/novedad.ts';
import { enterAs } from './support/pages.ts';
import { csvDe, escrita, servicios, type Trabajador, zipDe } from './support/planillas.ts';
import type { RunningPortal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** Banco Altiplano S.A. and La Paz, where the user registers. */
const [EMPRESA, LA_PAZ] = [501, 1];
const hoy = todayTyped();
const conComplemento = ({ documento, complemento }: Trabajador): string =>
  [documento, complemento].filter(Boolean).join('-');

/** The titles of the ministry's payroll, as the fixture has them, and a row with some of its cells. */
const [, titulos = ''] = readFileSync('tests/importar/fixtures/04-ministerio-ovt.csv', 'latin1').split(/\r?\n/);
const columnas = titulos.split(';');
const filaOvt = (cells: Readonly<Record<string, string>>): readonly string[] =>
  columnas.map((titulo) => cells[titulo] ?? '');

const enOvt = (one: Trabajador, more: Readonly<Record<string, string>> = {}): readonly string[] =>
  filaOvt({
    ...{ 'Tipo de documento': '1', Número: conComplemento(one), Extensión: 'LP' },
    ...{ 'Apellido Paterno': one.paterno, 'Apellido Materno': one.materno, 'Primer nombre': one.nombres },
    ...{ 'País de nacionalidad': 'BOLIVIA', 'Fecha de nacimiento': escrita(one.nacimiento) },
    ...{ 'Fecha de ingreso': escrita(one.ingreso), Cargo: one.cargo, 'Haber básico': String(one.haber) },
    ...more,
  });

async function abrir(page: Page): Promise<void> {
  await page.goto('/seguros/aviso-baja-admin');
  await page.getByRole('link', { name: 'Importar planilla' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar planilla' })).toBeVisible();
}

const elegirPlanilla = (page: Page, file: ReturnType<typeof csvDe>) =>
  page.getByLabel('Elegir planilla').setInputFiles(file);

const elegirZip = (page: Page, file: ReturnType<typeof zipDe>) =>
  page.getByLabel(/^Fotografías y documentos: .*ZIP/).setInputFiles(file);

/** Confirms and registers the ticked rows, and waits for the result. */
async function registrar(page: Page, n: number): Promise<void> {
  await page.getByRole('button', { name: `Registrar ${n} avisos` }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmar el registro' });
  await expect(dialog).toContainText('La Paz');
  await dialog.getByRole('button', { name: `Registrar ${n} avisos` }).click();
  await expect(page.getByText(`${n} de ${n} avisos registrados`)).toBeVisible();
}

/** As many notices as rows were registered, of as many people, with two files each, and no other file. */
function quedaron(portal: RunningPortal, antes: ReturnType<typeof antesDe>, n: number): void {
  const { avisos, personas, archivos, huerfanos } = loNuevo(portal, antes);
  expect([avisos.length, personas, archivos, huerfanos]).toEqual([n, n, 2 * n, 0]);
}

test('[C1] [C2] [R8] the ministry’s payroll is compared with the active workers, and its proposals are registered', async ({
  page,
  portal,
}) => {
  const antes = antesDe(portal);
  const ask = servicios(page);
  await enterAs(page, 'empresa');
  await abrir(page);
  const todos = await ask.trabajadores(EMPRESA, LA_PAZ);
  expect(todos.length).toBeGreaterThan(12);
  const [primera, segunda, otroCargo, falta, ...iguales] = todos;
  if (!primera || !segunda || !otroCargo || !falta) throw new Error('too few workers');

  const nueva = filaOvt({
    ...{ 'Tipo de documento': '1', Número: '6843217', Extensión: 'LP', 'Apellido Paterno': 'APAZA' },
    ...{ 'Apellido Materno': 'CHOQUE', 'Primer nombre': 'ROSA', 'Fecha de nacimiento': '12/05/1994' },
    ...{ 'País de nacionalidad': 'BOLIVIA', 'Fecha de ingreso': hoy, Cargo: 'CAJERA', 'Haber básico': '3500,00' },
  });
  const planilla = csvDe('planilla-del-mes.csv', [
    ['PLANILLA DE SUELDOS Y SALARIOS', 'MES'],
    columnas,
    nueva,
    enOvt(primera, { 'Fecha de retiro': hoy }),
    enOvt(segunda, { 'Fecha de retiro': hoy }),
    enOvt(otroCargo, { Cargo: 'GERENTE' }),
    ...iguales.map((one) => enOvt(one)),
  ]);
  await page.getByRole('radio', { name: /La planilla completa del mes/ }).check();
  await elegirPlanilla(page, planilla);
  await expect(page.getByText('es la planilla del Ministerio de Trabajo')).toBeVisible();
  const bajas = [primera, segunda, falta].map(conComplemento);
  await elegirZip(
    page,
    zipDe(['6843217_foto', '6843217_ci', ...bajas.flatMap((one) => [`${one}_foto`, `${one}_retiro`])]),
  );
  await page.getByRole('button', { name: 'Continuar' }).click();

  // Sucursal is a branch's number: one place is given for all rows.
  const lugar = page.getByRole('combobox', { name: /^Ubicación empresa/ });
  await lugar.fill('NUESTRA SEÑORA DE LA PAZ');
  await page.getByRole('option').filter({ hasText: 'NUESTRA SEÑORA DE LA PAZ' }).first().click();
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page.getByRole('heading', { name: '1 alta' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 bajas' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 diferencia' })).toBeVisible();
  await expect(page.getByText(/la planilla dice GERENTE/)).toBeVisible();
  // Who is not in the file is proposed unticked and without a date.
  const nombre = [falta.paterno, falta.materno, falta.nombres].filter(Boolean).join(' ');
  const ausente = page.getByRole('checkbox', { name: `Incluir a ${nombre}`, exact: true });
  await expect(ausente).not.toBeChecked();
  await lookAt(page, 'the comparison');
  await ausente.check();
  await page.getByRole('button', { name: 'Revisar 4 avisos' }).click();
  const fecha = page.getByRole('textbox', { name: new RegExp(`^Fecha de retiro de ${nombre}`) });
  await expect(page.getByText('Escriba la fecha de retiro.').first()).toBeVisible();
  await fecha.fill(hoy);
  await page.getByRole('button', { name: 'Revisar 4 avisos' }).click();

  await expect(page.getByRole('button', { name: 'Registrar 4 avisos' })).toBeEnabled();
  await registrar(page, 4);

  const altas = await ask.novedades(await ask.idDe('6843217'), EMPRESA);
  expect(altas.map(({ IdTipoNovedad, FechaNovedad }) => [IdTipoNovedad, FechaNovedad])).toEqual([[2, hoy]]);
  for (const one of [primera, segunda, falta]) {
    const suyas = (await ask.novedades(one.IdPersona, EMPRESA)).filter((row) => row.FechaNovedad === hoy);
    expect(
      suyas.map(({ IdTipoNovedad, EstadoProceso }) => [IdTipoNovedad, String(EstadoProceso).toLowerCase()]),
    ).toEqual([[33, expect.stringContaining('registrado')]]);
  }
  for (const one of [otroCargo, ...iguales]) {
    const rows = await ask.novedades(one.IdPersona, EMPRESA);
    expect(rows.filter((row) => !/aceptado|anulado/i.test(String(row.EstadoProceso)))).toEqual([]);
  }
  quedaron(portal, antes, 4);
});

test('[P2] [P6] [R2] thirty terminations of one file, each once and with its files', async ({ page, portal }) => {
  const antes = antesDe(portal);
  const ask = servicios(page);
  await enterAs(page, 'empresa');
  await abrir(page);
  const treinta = await ask.trabajadores(EMPRESA, LA_PAZ, 30);
  expect(treinta).toHaveLength(30);
  const titles = ['TipoAviso', 'NumeroDocumento', 'Complemento', 'ApellidoPaterno', 'ApellidoMaterno', 'Nombres'];
  const planilla = csvDe('bajas.csv', [
    [...titles, 'FechaNacimiento', 'FechaAviso', 'Observacion'],
    ...treinta.map((one) => [
      ...['BAJA', one.documento, one.complemento, one.paterno, one.materno, one.nombres],
      ...[escrita(one.nacimiento), hoy, 'Fin de contrato'],
    ]),
  ]);
  await elegirPlanilla(page, planilla);
  await elegirZip(page, zipDe(treinta.map(conComplemento).flatMap((one) => [`${one}_foto`, `${one}_retiro`])));
  await expect(page.getByText('60 archivos')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();

  const boton = page.getByRole('button', { name: 'Registrar 30 avisos' });
  await expect(boton).toBeEnabled();
  await registrar(page, 30);

  for (const one of treinta) {
    const suyas = (await ask.novedades(one.IdPersona, EMPRESA)).filter((row) => row.FechaNovedad === hoy);
    expect(suyas).toHaveLength(1);
    const [baja] = suyas;
    expect(baja).toMatchObject({ IdTipoNovedad: 33 });
    const archivos = await ask.archivos(Number(baja?.IdPersonaNovedad), 33);
    expect(archivos.map(({ IdRequisito }) => IdRequisito).sort()).toEqual([2, 7]);
  }
  quedaron(portal, antes, 30);
});
