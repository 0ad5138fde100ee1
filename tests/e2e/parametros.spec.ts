import { enterAs, Screen } from './support/pages.ts';
import { expect, expectNoViolations, test } from './support/test.ts';

test('the staff keep a kinship and an insured type from the first to the last', async ({ page }) => {
  await enterAs(page, 'personal');
  const screen = new Screen(page);
  await page.getByRole('link', { name: 'Relaciones de parentesco' }).click();
  await screen.shows('Relaciones de parentesco');
  await screen.press('Nuevo');
  await screen.press('Grabar');
  await screen.tells('Debe seleccionar el rol en la afiliación.');
  await expect(screen.field('Relación de parentesco')).toBeFocused();
  await screen.field('Relación de parentesco').fill('suegro(a)');
  await screen.field('Rol en la afiliación').selectOption('BENEFICIARIO');
  await screen.press('Grabar');
  await screen.tells('La Relación de Parentesco se registró correctamente.');

  await page.getByRole('link', { name: 'Tipos de asegurado' }).click();
  await screen.shows('Tipos de asegurado');
  await page.getByRole('button', { name: 'Editar SEGURO VOLUNTARIO' }).click();
  await page.getByRole('checkbox', { name: 'SUEGRO(A)' }).check();
  await screen.press('Grabar');
  await screen.tells('El Tipo de Asegurado se modificó correctamente.');
  await expect(page.getByRole('row', { name: /SEGURO VOLUNTARIO/ })).toContainText('SUEGRO(A)');

  // It cannot be deleted while a type uses it, but it can afterwards.
  await page.getByRole('link', { name: 'Relaciones de parentesco' }).click();
  await screen.shows('Relaciones de parentesco');
  await page.getByRole('searchbox').fill('suegro');
  await page.getByRole('button', { name: 'Eliminar SUEGRO(A)' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('¿Está seguro de eliminar la relación de parentesco SUEGRO(A)?');
  await asked.getByRole('button', { name: 'Eliminar' }).click();
  await screen.tells(/No se puede eliminar, porque está en uso: tipos de asegurado/);
  await page.getByRole('link', { name: 'Tipos de asegurado' }).click();
  await screen.shows('Tipos de asegurado');
  await page.getByRole('button', { name: 'Editar SEGURO VOLUNTARIO' }).click();
  await page.getByRole('checkbox', { name: 'SUEGRO(A)' }).uncheck();
  await screen.press('Grabar');
  await expect(page.getByRole('row', { name: /SEGURO VOLUNTARIO/ })).not.toContainText('SUEGRO(A)');
  await page.getByRole('link', { name: 'Relaciones de parentesco' }).click();
  await screen.shows('Relaciones de parentesco');
  await page.getByRole('searchbox').fill('suegro');
  await page.getByRole('button', { name: 'Eliminar SUEGRO(A)' }).click();
  await asked.getByRole('button', { name: 'Eliminar' }).click();
  await screen.tells('La Relación de Parentesco se eliminó correctamente.');
});

test('a novelty type gets its place, its predecessor and a product made for it', async ({ page }) => {
  await enterAs(page, 'personal');
  const screen = new Screen(page);
  await page.getByRole('link', { name: 'Productos', exact: true }).click();
  await page.getByRole('link', { name: 'Nuevo' }).click();
  await screen.shows('Nuevo producto');
  await screen.press('Grabar');
  await screen.tells('Debe seleccionar un producto de Impuestos Nacionales con el cual homologar.');
  await screen.field('Nombre del producto').fill('comisión de servicio');
  await screen.field('Precio Bs.').fill('30');
  await screen.field('Actividad').selectOption({ index: 1 });
  await screen.field('Producto de Impuestos Nacionales').selectOption({ index: 1 });
  await screen.field('Unidad de medida').selectOption('UNIDAD (SERVICIOS)');
  await screen.press('Grabar');
  await screen.tells(/El producto P-\d+ se grabó\./);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Salir' }).click();
  await screen.shows('Productos');

  await page.getByRole('link', { name: 'Tipos de novedad' }).click();
  await screen.shows('Tipos de novedad');
  await screen.press('Nuevo');
  await screen.field('Novedad').fill('comisión de servicio');
  await screen.field('Tipo padre').selectOption('AVISO DE ALTA DE COTIZANTE');
  await screen.press('Grabar');
  await screen.tells('El Tipo de Novedad se registró correctamente.');
  await page.getByRole('searchbox').fill('comision');
  await page.getByRole('link', { name: 'Ver COMISIÓN DE SERVICIO' }).click();
  await screen.shows('COMISIÓN DE SERVICIO');
  await screen.tells('Sus avisos siguen las reglas, los estados y los requisitos de su tipo padre.');

  const list = page.getByRole('combobox', { name: 'Novedad antecesora' });
  await list.focus();
  await list.press('Enter');
  await page.keyboard.type('fusion');
  await page.getByRole('option', { name: 'FUSIÓN DE EMPRESA', exact: true }).click();
  await page.getByRole('region', { name: 'Novedad antecesora' }).getByRole('button', { name: 'Grabar' }).click();
  await screen.tells('La información se guardó correctamente.');
  const products = page.getByRole('region', { name: 'Productos que se cobran' });
  await products.getByRole('checkbox', { name: 'COMISIÓN DE SERVICIO' }).check();
  await products.getByRole('button', { name: 'Grabar' }).click();
  await expect(products.getByRole('button', { name: 'Grabar' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Novedad antecesora' })).toHaveValue('FUSIÓN DE EMPRESA');
  await expect(products.getByRole('checkbox', { name: 'COMISIÓN DE SERVICIO' })).toBeChecked();

  await page.goto('/seguros/tipo-novedad-editar?tipo=1');
  const order = page.getByRole('region', { name: 'Orden de sus tipos' });
  const up = order.getByRole('button', { name: 'Subir COMISIÓN DE SERVICIO' });
  await up.press('Enter');
  await up.press('Enter');
  await expect(up).toBeFocused();
  await order.getByRole('button', { name: 'Grabar' }).click();
  await screen.tells('La información se guardó correctamente.');
  await page.reload();
  await expect(order.getByRole('listitem').nth(2)).toContainText('COMISIÓN DE SERVICIO');
});

test('the catalogue of forms is searched by name; nobody but the staff reaches the maintenance', async ({
  page,
  openBrowser,
}) => {
  await enterAs(page, 'personal');
  const screen = new Screen(page);
  await page.getByRole('link', { name: 'Formularios', exact: true }).click();
  await screen.field('Nombre del formulario').fill('zzz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(
    'Lo sentimos, no se tienen formularios registrados con el criterio de búsqueda solicitado.',
  );
  await screen.press('Aceptar');
  await screen.field('Nombre del formulario').fill('transferencia');
  await screen.press('Buscar');
  await expect(page.getByRole('row', { name: /Aviso de transferencia/ })).toContainText('No Visible');

  const other = await openBrowser();
  await enterAs(other, 'empresa');
  await expect(other.getByRole('link', { name: 'Tipos de novedad' })).toHaveCount(0);
  for (const path of [
    '/seguros/relacion-parentesco-admin',
    '/seguros/tipo-asegurado-admin',
    '/seguros/tipo-novedad-admin',
    '/seguros/tipo-novedad-editar?tipo=1',
    '/seguridad/producto-admin',
    '/seguridad/formulario-admin',
    '/seguridad/formulario-editar',
  ]) {
    await other.goto(path);
    await other.waitForURL('**/system');
  }
});
