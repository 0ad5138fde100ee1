import type { Page } from '@playwright/test';
import { Actos } from './support/actos.ts';
import { AltaFormScreen, AltaListScreen } from './support/alta.ts';
import { contrato, todayTyped } from './support/novedad.ts';
import { enterAs } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Design H0: from the home to Declarado. */
const LIMITE = 14;
const PREGUNTA = '¿Desea guardar el aviso de alta de la persona';
/** A person for each test: both use the same services. */
const personas = { raton: '6843217', teclado: '5120984' } as const;

/** Its name says which of the asked documents it is. */
const documento = { ...contrato, name: 'documento-identidad.pdf' };

/** An employer who has registered somebody before, so that location and type of the last notice are known; at home. */
async function enCasa(page: Page, persona: string): Promise<AltaFormScreen> {
  await enterAs(page, 'empresa');
  const list = new AltaListScreen(page);
  await list.open();
  await list.startNew();
  const form = new AltaFormScreen(page);
  await form.fillAll(persona, { cargo: 'cajera', haber: '4500' });
  await form.saveAs(PREGUNTA);
  await form.press('Eliminar');
  await form.accept(/¿Está seguro de eliminar/);
  await list.loaded();
  await page.goto('/system');
  await expect(page.getByRole('link', { name: 'Nueva alta' })).toBeVisible();
  return form;
}

async function archivos(page: Page) {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 }, type: 'jpeg' });
  return [{ name: 'foto.jpg', mimeType: 'image/jpeg', buffer }, documento];
}

/** Both files have arrived; until then the size is not shown. */
async function subidos(page: Page): Promise<void> {
  for (const name of ['foto.jpg', documento.name]) {
    await expect(page.getByText(new RegExp(`^${name} · `))).toBeVisible();
  }
}

/** Regional, search and choice, each by the key that is already waited for; then the fields, by Tab. */
async function personaYDatos(acts: Actos, form: AltaFormScreen, persona: string): Promise<void> {
  const { page } = acts;
  const regional = form.dialog('Confirmar la regional donde se registrará la novedad');
  await expect(regional.getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await acts.key('Enter');
  await expect(form.search.getByLabel(/^Número de documento/)).toBeFocused();
  await acts.type(persona);
  await acts.key('Enter');
  await expect(form.search.getByRole('checkbox', { name: /^Seleccionar a / })).toBeChecked();
  await expect(form.search.getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await acts.key('Enter');

  await expect(form.field('Fecha de ingreso')).toBeFocused();
  await acts.type(todayTyped());
  await expect(page.getByText(`${todayTyped()}. Con Enter se elige.`)).toBeVisible();
  await acts.key('Enter');
  await expect(form.field('Fecha de ingreso')).toHaveValue(todayTyped());
  await acts.to(/^Haber mensual/);
  await acts.type('4500');
  await acts.to(/^Cargo/);
  await acts.type('cajera');
  await expect(page.getByRole('combobox', { name: /^Ubicación empresa/ })).toHaveValue(/EL ALTO/);
  // What is still needed is counted a moment after the last key, and the list above the files shrinks.
  await expect(page.getByRole('heading', { name: 'Para declarar faltan 2' })).toBeVisible();
}

async function declarado(form: AltaFormScreen): Promise<void> {
  await form.stateIs('Declarado');
  await expect(form.page.getByRole('heading', { name: 'Aviso declarado' })).toBeFocused();
}

test('[H0] a known person is registered and declared, with photograph and one file, in at most 14 actions', async ({
  page,
}) => {
  const form = await enCasa(page, personas.raton);
  const files = await archivos(page);
  const acts = new Actos(page);
  await acts.click(page.getByRole('link', { name: 'Nueva alta' }));
  await personaYDatos(acts, form, personas.raton);
  await acts.choose(() => acts.click(page.locator('button', { hasText: 'Elegir varios archivos' })), files);
  await subidos(page);
  await acts.click(page.getByRole('button', { name: 'Grabar y declarar' }));
  await expect(form.questions).toContainText(PREGUNTA);
  await acts.click(form.questions.getByRole('button', { name: 'Aceptar' }));
  await declarado(form);
  acts.atMost(LIMITE);
});

test('[H0] so it is with the keyboard alone', async ({ page }) => {
  const form = await enCasa(page, personas.teclado);
  const files = await archivos(page);
  const acts = new Actos(page);
  await acts.to(/^Nueva alta/);
  await acts.key('Enter');
  await personaYDatos(acts, form, personas.teclado);
  await acts.to(/^Elegir varios archivos/);
  await acts.choose(() => acts.key('Enter'), files);
  await subidos(page);
  await acts.key('Control+Enter');
  await expect(form.questions).toContainText(PREGUNTA);
  await acts.to(/^Aceptar$/);
  await acts.key('Enter');
  await declarado(form);
  acts.atMost(LIMITE);
});
