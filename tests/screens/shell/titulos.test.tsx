import { screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { screens } from '#app/screens.ts';
import { pathTo, type RouteName, routePaths } from '#lib/routes.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';

/** The title of every route: in the tab, and announced to screen readers when it opens. */
const titulos: Readonly<Record<RouteName, string>> = {
  login: 'Iniciar Sesión',
  'forgot-your-password': 'Recuperar contraseña',
  'regional-module': 'Elija dónde va a trabajar',
  'modificar-password': 'Cambiar contraseña',
  'reestablecer-contrasena': 'Crear una contraseña nueva',
  inicio: 'Inicio',
  ayuda: 'Ayuda',
  'ayuda-tarea': 'Ayuda paso a paso',
  'aviso-alta-admin': 'Avisos de alta',
  'aviso-alta-editar': 'Aviso de alta',
  'aviso-baja-admin': 'Avisos de baja',
  'aviso-baja-editar': 'Aviso de baja',
  'aviso-transferencia-admin': 'Avisos de transferencia',
  'aviso-transferencia-editar': 'Aviso de transferencia',
  'aviso-alta-pasivo-admin': 'Altas de pasivos',
  'aviso-alta-pasivo-editar': 'Alta de pasivo',
  'aviso-baja-pasivo-admin': 'Bajas de pasivos',
  'aviso-baja-pasivo-editar': 'Aviso de Baja Pasivo',
  'aviso-transferencia-pasivo-admin': 'Transferencias de pasivos',
  'aviso-transferencia-pasivo-editar': 'Aviso de Transferencia Pasivo',
  'ocupacional-admin-ex': 'Exámenes ocupacionales',
  'orden-pago-admin-ex': 'Órdenes de pago',
  'orden-pago-editar-ex': 'Orden de pago',
  'reporte-saldo-formulario-fisico': 'Saldo de formularios físicos',
  'reporte-citas-medicas': 'Reporte de Inasistencias',
  'importar-planilla': 'Importar planilla',
  'revision-admin': 'Avisos declarados',
  'bdpa-monitor': 'Monitoreo del registro central',
  'personas-admin': 'Personas',
  'recien-nacido-admin': 'Recién nacidos',
  'afiliacion-admin': 'Afiliaciones',
  'persona-carpeta': 'Carpeta de la persona',
  'mis-datos': 'Mis datos',
  'mis-avisos': 'Mis avisos',
  'mi-aviso': 'Aviso',
  'relacion-parentesco-admin': 'Relaciones de parentesco',
  'tipo-asegurado-admin': 'Tipos de asegurado',
  'tipo-novedad-admin': 'Tipos de novedad',
  'tipo-novedad-editar': 'Tipo de novedad',
  'lista-facturas': 'Facturas',
  'producto-admin': 'Productos',
  'formulario-admin': 'Formularios',
  'formulario-editar': 'Producto',
  '404': 'Página no encontrada',
};

const PORTAL = 'Portal de Empresas';
/**
 * Records every title of the tab and every announcement from now on, because a screen opened without its notice closes at
 * once.
 */
function listen(): { titles: Set<string>; said: Set<string | null> } {
  const heard = { titles: new Set<string>(), said: new Set<string | null>() };
  const observer = new MutationObserver(() => {
    heard.titles.add(document.title);
    for (const region of document.querySelectorAll('[role=status]')) heard.said.add(region.textContent);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}

const of = (...names: RouteName[]) => new Set(names);
const personal = of(
  'revision-admin',
  'bdpa-monitor',
  'personas-admin',
  'recien-nacido-admin',
  'persona-carpeta',
  'relacion-parentesco-admin',
  'tipo-asegurado-admin',
  'tipo-novedad-admin',
  'tipo-novedad-editar',
  'producto-admin',
  'formulario-admin',
  'formulario-editar',
);
const asegurado = of('mis-datos', 'mis-avisos', 'mi-aviso');

const nombres = screens().map((route) => route.handle.name);

describe.each([
  ['empresa', (name: RouteName) => !personal.has(name) && !asegurado.has(name)],
  ['personal', (name: RouteName) => personal.has(name)],
  ['asegurado', (name: RouteName) => asegurado.has(name)],
] as const)('inside the shell, as %s', (as, opens) => {
  // A test for each screen: all in one would take longer than a test may on a busy machine.
  const suyas = nombres.filter((name) => name !== 'inicio' && opens(name));

  test('there are screens to open', () => {
    expect(suyas.length).toBeGreaterThan(2);
  });

  test.each(suyas)(
    '[F-2.1-15] [F-2.4-01] [F-2.5-01] [E-2-02] [F-1-04] [F-2.2-01] [F-2.2-06] [R-2.8-01] %s has its title, says it on the way there, and starts at its heading',
    async (name) => {
      const { router } = await mount('/system', { as });
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(document.title).toBe(`Inicio - ${PORTAL}`));
      const { titles, said } = listen();
      await router.navigate(pathTo(name));
      await waitFor(() => expect(titles).toContain(`${titulos[name]} - ${PORTAL}`));
      await waitFor(() => expect(said).toContain(titulos[name]));
      // The heading, or the main part while the screen loads what its heading says.
      await waitFor(() => expect(document.activeElement?.matches('main, main h1, dialog *')).toBe(true));
    },
  );
});

test('[F-2.1-04] [F-2.2-06] [F-2.2-01] every screen outside the shell has its title', async () => {
  const { router } = await mount('/auth');
  await waitFor(() => expect(document.title).toBe(`${titulos.login} - ${PORTAL}`));
  for (const name of ['forgot-your-password', 'reestablecer-contrasena', '404', 'login'] as const) {
    await router.navigate(pathTo(name, {}, { enlace: 'x' }));
    await waitFor(() => expect(document.title).toBe(`${titulos[name]} - ${PORTAL}`));
    await waitFor(() => expect(document.activeElement?.matches('main, main h1, main input')).toBe(true));
  }
});

test.each(['regional-module', 'modificar-password'] as const)(
  '[F-2.2-06] [F-2.2-01] %s has its title',
  async (name) => {
    await mount(pathTo(name, {}, { tipo: 'voluntario' }), { as: 'varias' });
    await waitFor(() => expect(document.title).toBe(`${titulos[name]} - ${PORTAL}`));
  },
);

test.each([
  ['/seguros/orden-pago-admin-ex', 'Pagos y facturas'],
  ['/seguros/orden-pago-editar-ex?orden=0', 'Pago'],
])('[F-2.2-01] [F-1-01] [F-2.2-06] an insured person reads %s as “%s”', async (address, title) => {
  await mount(address, { as: 'pagos' });
  await waitFor(() => expect(document.title).toBe(`${title} - ${PORTAL}`));
});

test('[F-2.2-06] no two routes share a title', () => {
  const all = Object.values(titulos);
  expect(all.filter((title, at) => all.indexOf(title) !== at)).toEqual([]);
  expect(Object.keys(titulos)).toHaveLength(Object.keys(routePaths).length);
});

test('[F-2.2-01] [F-2.2-06] [E-2-02] the tab names a notice and an order by their number, never by a name, and the list after them by none', async () => {
  const { db, nombre, novedad } = await ejemplo('declarado');
  const { IdPersonaNovedad: id } = novedad();
  db.novedades.put({ ...novedad(), NumeroDocumento: '2026-00418' });
  const { router } = await mount(`/seguros/aviso-alta-editar?novedad=${id}&tipo=1`, { as: 'empresa' });
  await waitFor(() => expect(document.title).toMatch(/^Aviso de alta 2026-00418 - /));
  expect(document.title).not.toContain(nombre);
  await router.navigate('/seguros/aviso-alta-admin');
  await waitFor(() => expect(document.title).toMatch(/^Avisos de alta - /));
  const order = db.ordenes.all().find((one) => one.IdEmpresa === 501 && one.IdRegional === 1);
  await router.navigate(`/seguros/orden-pago-editar-ex?orden=${order?.IdOrdenPago}`);
  await waitFor(() => expect(document.title).toContain(` ${order?.IdOrdenPago} - `));
});

test('[F-2.2-06] the tab names a type of notice and a product by what they are called', async () => {
  const { db } = await theSandbox();
  const [product] = db.productos.all();
  const { router } = await mount('/seguros/tipo-novedad-editar?tipo=1', { as: 'personal' });
  await waitFor(() => expect(document.title).toBe(`Tipo de novedad · AVISO DE ALTA DE COTIZANTE - ${PORTAL}`));
  await router.navigate(`/seguridad/formulario-editar?producto=${product?.IdProducto}`);
  await waitFor(() => expect(document.title).toBe(`Producto · ${product?.descripcionProducto} - ${PORTAL}`));
  await router.navigate('/seguridad/formulario-editar');
  await waitFor(() => expect(document.title).toBe(`Producto - ${PORTAL}`));
});

test('[F-2.2-06] the tab of an insured person’s own notice has its number', async () => {
  const { db, persona } = await ejemplo('asegurado');
  const [one] = db.novedades.by('persona', persona.IdPersona);
  if (!one) throw new Error('no notice');
  db.novedades.put({ ...one, NumeroDocumento: '2026-00777' });
  await mount(`/seguros/mi-aviso?novedad=${one.IdPersonaNovedad}`, { as: 'asegurado' });
  await waitFor(() => expect(document.title).toBe(`Aviso 2026-00777 - ${PORTAL}`));
});
