import { expect, type Page } from '@playwright/test';
import { PaletaScreen } from '../paleta.ts';
import { dismiss, type Look } from './recorrido.ts';

/** What can be opened in the frame around the screens. `busca`: a text that finds something for this user. */
export async function marco(
  page: Page,
  look: Look,
  { phone, busca }: { readonly phone: boolean; readonly busca: string },
): Promise<void> {
  const screen = new PaletaScreen(page);
  await screen.press(/^Su cuenta/);
  await look('su cuenta');
  await dismiss(page);
  await screen.press('Avisos');
  await expect(page.getByRole('region', { name: 'Avisos', exact: true }).getByRole('heading').first()).toBeVisible();
  await look('campana');
  await dismiss(page);
  await screen.open(phone);
  await look('paleta');
  await screen.box.fill(busca);
  await expect(screen.option(new RegExp(busca, 'i')).first()).toBeVisible();
  // One kind is found before the others.
  await expect(screen.dialog()).not.toContainText('Buscando…');
  await look('paleta con resultados');
  await screen.box.fill('zzzz');
  await expect(screen.dialog()).toContainText('No se encuentran resultados.');
  await look('paleta sin resultados');
  await dismiss(page);
  await page.keyboard.press('?');
  await expect(screen.dialog('Atajos de teclado')).toBeVisible();
  await look('atajos de teclado');
  await dismiss(page);
  if (!phone) return;
  await screen.press('Abrir el menú');
  await expect(screen.dialog('Menú principal')).toBeVisible();
  await look('menú');
  await dismiss(page);
}
