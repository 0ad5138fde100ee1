import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { descargas } from '#support/descargas.ts';
import { mount } from '#support/mount.tsx';
import { asking, leido, question } from '#support/screens.ts';
import { server } from '#support/services.ts';

async function open() {
  const paths: string[] = [];
  const listen = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('/FormulariosWeb/')) paths.push(decodeURIComponent(pathname.split('/').at(-1) ?? ''));
  };
  server.events.on('request:start', listen);
  onTestFinished(() => server.events.removeListener('request:start', listen));
  const mounted = await mount('/seguridad/formulario-admin', { as: 'personal' });
  await screen.findByRole('heading', { level: 1, name: 'Formularios' });
  return { ...mounted, paths, name: screen.getByLabelText('Nombre del formulario') };
}
const buscar = () => screen.getByRole('button', { name: 'Buscar' });

afterEach(() => vi.restoreAllMocks());

test('[F-2.5-05] [F-2.5-01] [F-2.5-02] [F-4.3-02] the catalogue searches with Buscar or Enter, and not before', async () => {
  const { user, paths, name } = await open();
  await user.type(name, 'orden');
  await user.tab();
  await leido();
  expect(paths).toEqual([]);
  await user.type(name, '{Enter}');
  expect(await screen.findByRole('row', { name: /Órdenes de pago/ })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await user.clear(name);
  await user.type(name, 'factura');
  await leido();
  expect(paths).toEqual(['orden']);
  await user.clear(name);
  await user.click(buscar());
  expect(await screen.findByText(/^1–10 de \d+$/)).toBeVisible();
  expect(asking()).toBe(false);
  expect(paths).toEqual(['orden', '_']);
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
  expect(await screen.findByText(/^11–20 de \d+$/)).toBeVisible();
  await leido();
  expect(paths).toEqual(['orden', '_']);
});

test('[F-2.5-04] [F-3.3-01] [F-3.1-05] the two switches are told apart: what is not enabled may be shown in the menu', async () => {
  const row = { IdFormularioWeb: 1, EtiquetaFormularioWeb: 'Prueba', DescripcionFormularioWeb: 'De prueba' };
  const Datos = [{ ...row, Estado: false, SeMuestraEnMenu: true }];
  server.use(http.get('*/FormulariosWeb/*', () => HttpResponse.json({ ok: true, Datos, Mensaje: null })));
  const { user } = await open();
  await user.click(buscar());
  expect(await screen.findByRole('row', { name: /Prueba.*Deshabilitado.*(?<!No )Visible$/ })).toBeVisible();
});

test('[F-2.5-04] [F-3.3-01] [F-3.1-05] the file has the same columns and words', async () => {
  const row = { IdFormularioWeb: 1, EtiquetaFormularioWeb: 'Prueba', DescripcionFormularioWeb: 'De prueba' };
  const otra = { IdFormularioWeb: 2, EtiquetaFormularioWeb: 'Otra', DescripcionFormularioWeb: 'De nadie' };
  const Datos = [
    { ...row, Sistemas: { NombreSistema: 'Seguros' }, Estado: false, SeMuestraEnMenu: true },
    { ...otra, Estado: true, SeMuestraEnMenu: false },
  ];
  server.use(http.get('*/FormulariosWeb/*', () => HttpResponse.json({ ok: true, Datos, Mensaje: null })));
  const { user } = await open();
  await user.click(buscar());
  await screen.findByRole('row', { name: /Prueba/ });
  const files = descargas();
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = new TextDecoder().decode(await files[0]?.bytes()).split('\r\n');
  expect(lines.slice(-3)).toEqual([
    'Módulo;Etiqueta;Descripción;Habilitado;Visible en Menú',
    'Seguros;Prueba;De prueba;Deshabilitado;Visible',
    ';Otra;De nadie;Habilitado;No Visible',
  ]);
});

test('[F-2.5-02] [F-4.3-02] [F-2.5-03] spaces alone are no name', async () => {
  const { user, paths, name } = await open();
  await user.type(name, '   {Enter}');
  await screen.findByText(/^1–10 de \d+$/);
  expect(paths).toEqual(['_']);
});

test.each(['Enter', 'Buscar'])(
  '[F-2.5-02] [F-7.1-13] [F-2.5-03] [F-4.3-02] with %s the name is trimmed',
  async (way) => {
    const { user, paths, name } = await open();
    await user.type(name, '  aviso de  baja  ');
    if (way === 'Enter') await user.keyboard('{Enter}');
    else await user.click(buscar());
    await waitFor(() => expect(paths).toEqual(['aviso de  baja']));
  },
);

test('[F-2.5-02] [F-2.5-04] [F-3.1-05] [F-3.3-01] the columns, with the words of both switches', async () => {
  const { user, name } = await open();
  const words = (row: HTMLElement) => [...row.children].slice(-2).map((cell) => cell.textContent);
  await user.type(name, 'carnet{Enter}');
  const off = await screen.findByRole('row', { name: /Carnet físico/ });
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent?.split(',')[0]);
  expect(headers).toEqual(['Módulo', 'Etiqueta', 'Descripción', 'Habilitado', 'Visible en Menú']);
  expect(off).toHaveTextContent(/Afiliación y novedades.*Solicitud de carnet físico.*Deshabilitado.*No Visible/);
  expect(words(off)).toEqual(['Deshabilitado', 'No Visible']);
  const tones = (row: HTMLElement) => [...row.querySelectorAll('.pill')].map((pill) => pill.className);
  expect(tones(off)).toEqual(['pill pill-neutral', 'pill pill-neutral']);
  await user.clear(name);
  await user.type(name, 'facturas{Enter}');
  const on = await screen.findByRole('row', { name: /Facturas.*Habilitado.*Visible$/ });
  expect(on).toBeVisible();
  expect(words(on)).toEqual(['Habilitado', 'Visible']);
  expect(tones(on)).toEqual(['pill pill-ok', 'pill pill-info']);
  await user.clear(name);
  await user.type(name, 'aviso de baja{Enter}');
  expect(words(await screen.findByRole('row', { name: /aviso de baja/i }))).toEqual(['Habilitado', 'No Visible']);
});

test.each(['zzz', ''])(
  '[F-2.5-05] [E-8-08] [F-8-14] nothing found by the name "%s" is said in a modal',
  async (text) => {
    // The seed has forms: without a name it finds all of them.
    if (!text)
      server.use(http.get('*/FormulariosWeb/*', () => HttpResponse.json({ ok: true, Datos: [], Mensaje: null })));
    const { user, name } = await open();
    await user.type(name, `${text}{Enter}`);
    const told = await question(
      'Lo sentimos, no se tienen formularios registrados con el criterio de búsqueda solicitado.',
    );
    // It informs, and asks nothing.
    expect(told.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    await user.click(told.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('No se encontraron registros.')).toBeVisible();
  },
);

test('[F-2.5-02] [F-4.3-02] [F-2.5-05] the same search says it again', async () => {
  const { user, name } = await open();
  await user.type(name, 'facturas{Enter}');
  await screen.findByRole('row', { name: /Facturas/ });
  expect(asking()).toBe(false);
  await user.clear(name);
  await user.type(name, 'zzz{Enter}');
  const told = await question('Lo sentimos, no se tienen formularios registrados');
  await user.click(told.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(buscar());
  expect(await question('Lo sentimos, no se tienen formularios registrados')).toBeDefined();
});

test('[F-4.3-02] a failure is shown in the place of the list, with the way to try again', async () => {
  server.use(http.get('*/FormulariosWeb/*', () => new HttpResponse('', { status: 500 }), { once: true }));
  const { user } = await open();
  await user.click(buscar());
  expect(await screen.findByText('Ha ocurrido un error técnico. Pedimos disculpas.')).toBeVisible();
  expect(asking()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('row', { name: /Avisos de alta/ })).toBeVisible();
});

test.each(['empresa', 'asegurado'] as const)('%s does not reach the catalogue', async (as) => {
  const { router } = await mount('/seguridad/formulario-admin', { as });
  await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
});
