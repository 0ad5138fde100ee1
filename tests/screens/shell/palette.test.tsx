import { getConfig, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { peopleSearches } from '#app/palette/people.ts';
import { idPersonaActual, session } from '#client/session.ts';
import { familiaDe } from '#engine/family/familias.ts';
import { patternOf, routePaths } from '#lib/routes.ts';
import { padreDe } from '#sandbox/rules/catalogo.ts';
import { mount } from '#support/mount.tsx';
import { detener, ejemplo, recordCalls } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import type { DemoUser } from '#support/session.ts';

/** The palette of a user, open. */
async function abierta(as: DemoUser) {
  const mounted = await mount(routePaths.inicio, { as });
  await screen.findByRole('navigation', { name: 'Menú principal' });
  await mounted.user.keyboard('{Control>}k{/Control}');
  // A dialog with only the field is there before it.
  await waitFor(() => expect(screen.getByRole('combobox', { name: /pantalla o acción$/ })).toHaveFocus());
  const dialog = within(screen.getByRole('dialog', { name: 'Buscar o ir a una pantalla' }));
  const type = (text: string) => mounted.user.type(dialog.getByRole('combobox'), text);
  /** Takes the marked option: the library marks the first result a moment after it has arrived. */
  const go = async (path: string) => {
    await dialog.findByRole('option', { selected: true });
    await mounted.user.keyboard('{Enter}');
    await waitFor(() => expect(mounted.router.state.location.pathname).toBe(path));
  };
  /** Options come and go while the answers to what was typed before arrive. */
  const offers = (name: string | RegExp) => waitFor(() => expect(dialog.getByRole('option', { name })).toBeVisible());
  return { ...mounted, dialog, type, go, offers };
}

/** Nothing that names a person is in the address or in the browser's storage. */
function sinRastro(...texts: readonly string[]) {
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href]);
  for (const text of texts) expect(kept).not.toContain(text);
}

test.each([
  ['6843217', [['documento', '6843217']]],
  ['6.843.217', [['documento', '6843217']]],
  ['6843217-1b', [['documento', '6843217-1B']]],
  [
    '840220',
    [
      ['documento', '840220'],
      ['matricula', '840220'],
    ],
  ],
  ['840220amc', [['matricula', '840220AMC']]],
  ['apaza  rosa', [['nombre', 'apaza rosa']]],
  ['ñu', []],
  ['123', []],
  ['aviso 12', []],
] as const)('%s is searched as a document, a registration number or a name', (typed, expected) => {
  expect(peopleSearches(typed).map(({ by, term }) => [by, term])).toEqual(expected);
});

test('[F-7.6-02] the staff opens a person’s folder by document, and nothing of it is kept', async () => {
  const { documento, nombre, persona } = await ejemplo('activo');
  const { type, dialog, go, router } = await abierta('personal');
  await type(documento);
  await dialog.findByRole('option', { name: new RegExp(`^${nombre}${documento}`), selected: true });
  await go('/seguros/persona-carpeta');
  expect(router.state.location.search).toBe(`?persona=${persona.IdPersona}`);
  sinRastro(documento, nombre);
});

test('[F-7.6-02] a person is found by registration number and by part of the name', async () => {
  const { db, persona, nombre } = await ejemplo('pasivoVejez');
  const matricula = db.pacientes.by('persona', persona.IdPersona)[0]?.MatriculaTitular ?? '';
  const { type, dialog, offers, user } = await abierta('personal');
  await type(matricula.toLowerCase());
  await offers(new RegExp(nombre));
  await user.clear(dialog.getByRole('combobox'));
  await type(nombre.split(' ').reverse().join(' ').toLowerCase());
  await offers(new RegExp(nombre));
});

test('[F-7.6-03] [F-6-04] [R-7.10-06] an employer finds a worker’s notices, and no stranger', async () => {
  const { documento, nombre, persona, db } = await ejemplo('activo');
  const { type, dialog, offers, user, router } = await abierta('empresa');
  const asked = recordCalls('/PersonaNovedades/');
  await type(documento);
  const group = within(await dialog.findByRole('group', { name: /^Personas/ }));
  await user.click(await group.findByRole('option', { name: new RegExp(nombre) }));
  await offers('Volver a la búsqueda');
  expect(asked).toEqual([{ IdPersona: persona.IdPersona }]);
  const [own] = db.novedades.by('persona', persona.IdPersona).filter((n) => n.IdEmpresa === 501);
  if (own) {
    await user.click((await within(dialog.getByRole('group')).findAllByRole('option'))[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toContain(`novedad=`));
  } else expect(await dialog.findByText('La persona no tiene avisos de su empresa.')).toBeVisible();
  sinRastro(documento, nombre);
});

test('[R-7.10-06] Enter pressed twice opens the first notice of the person, though it is still being read, and never goes back', async () => {
  const { documento, nombre, persona, db } = await ejemplo('activo');
  const one = db.novedades.all().find((n) => n.IdEmpresa === 501 && n.IdRegional === 1);
  if (!one) throw new Error('no notice');
  // So old that the search itself does not find it.
  db.novedades.put({ ...one, IdPersona: persona.IdPersona, FechaNovedad: '2023-03-01' });
  const { type, dialog, user, router } = await abierta('empresa');
  await type(documento);
  await dialog.findByRole('option', { name: new RegExp(`^${nombre}${documento}`), selected: true });
  const soltar = detener('*/PersonaNovedades/');
  await user.keyboard('{Enter}{Enter}');
  expect(dialog.queryByRole('option')).toBeNull();
  soltar();
  await waitFor(() => expect(router.state.location.search).toContain('novedad='));
  sinRastro(documento, nombre);
});

test('[R-7.10-06] Enter pressed twice on a person without notices stays with the person', async () => {
  const { documento, nombre } = await ejemplo('activo');
  const { type, dialog, user } = await abierta('empresa');
  await type(documento);
  await dialog.findByRole('option', { name: new RegExp(`^${nombre}${documento}`), selected: true });
  server.use(http.post('*/PersonaNovedades/', () => HttpResponse.json({ ok: true, Datos: [], Mensaje: null })));
  const soltar = detener('*/PersonaNovedades/');
  await user.keyboard('{Enter}{Enter}');
  soltar();
  expect(await dialog.findByText('La persona no tiene avisos de su empresa.')).toBeVisible();
  expect(dialog.getByRole('option', { name: 'Volver a la búsqueda' })).toBeVisible();
});

test.each([
  ['the first of them has the mark, not one out of sight', ''],
  ['a mark that was moved stays where it is', '{ArrowDown}'],
  ['so does one that the library’s other keys moved', '{Control>}j{/Control}'],
])('when results arrive above others %s', async (_, keys) => {
  const { db, persona, nombre } = await ejemplo('activo');
  const ours = db.novedades
    .all()
    .filter((n) => n.IdEmpresa === 501 && n.IdRegional === 1 && n.FechaNovedad > '2026-06');
  for (const one of ours.slice(0, 2)) db.novedades.put({ ...one, IdPersona: persona.IdPersona });
  const soltar = detener(/\/(Emp)?Pacientes\/BuscarXNombre\//);
  const { type, dialog, user } = await abierta('empresa');
  await type(nombre.toLowerCase());
  const marked = () => dialog.getByRole('option', { selected: true }).textContent;
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(2));
  await waitFor(() => expect(marked()).toBe(dialog.getAllByRole('option')[0]?.textContent));
  if (keys) await user.keyboard(keys);
  const [first, second] = dialog.getAllByRole('option').map((one) => one.textContent);
  await waitFor(() => expect(marked()).toBe(keys ? second : first));
  soltar();
  await dialog.findByRole('group', { name: /^Personas/ });
  // A mark that jumps back does so a moment after the results.
  if (keys) await getConfig().asyncWrapper(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await waitFor(() => expect(marked()).toBe(keys ? second : dialog.getAllByRole('option')[0]?.textContent));
  expect(dialog.getAllByRole('option')[0]).toHaveTextContent(persona.NumeroDocumento);
});

test('[E-7.4-01] a notice is found by its number and opens', async () => {
  const { db } = await theSandbox();
  const one = db.novedades.all().find((n) => n.IdEmpresa === 501 && n.IdRegional === 1 && n.FechaNovedad > '2026-06');
  if (!one) throw new Error('no notice');
  db.novedades.put({ ...one, NumeroDocumento: '2026-77123' });
  const { type, offers, go, router } = await abierta('empresa');
  await type('2026-77123');
  await offers(/Nº 2026-77123/);
  await go(patternOf(familiaDe(padreDe(db, one.IdTipoNovedad))?.routes.edit ?? 'inicio'));
  expect(router.state.location.search).toContain(`novedad=${one.IdPersonaNovedad}`);
});

test('[E-7.4-01] [R-7.6-01] a notice and an order older than a year are found by their number', async () => {
  const { db } = await theSandbox();
  const one = db.novedades.all().find((n) => n.IdEmpresa === 501 && n.IdRegional === 1 && n.FechaNovedad > '2026-06');
  const order = db.ordenes.all().find((o) => o.IdEmpresa === 501 && o.FechaOrdenPago > '2026-01');
  if (!one || !order) throw new Error('no notice or no order');
  db.novedades.put({ ...one, NumeroDocumento: '2023-77123', FechaNovedad: '2023-03-01' });
  db.ordenes.put({ ...order, FechaOrdenPago: '2023-03-01' });
  const { type, dialog, offers, user } = await abierta('empresa');
  await type('2023-77123');
  await offers(/Nº 2023-77123/);
  await user.clear(dialog.getByRole('combobox'));
  await type(String(order.IdOrdenPago));
  await offers(new RegExp(`^Orden ${order.IdOrdenPago}`));
});

test('[R-7.10-05] [R-7.6-01] an insured person finds her own notices and payment orders', async () => {
  const { db } = await theSandbox();
  const { type, dialog, offers, go, router, user } = await abierta('pagos');
  const own = db.novedades.all().find((n) => n.IdPersona === idPersonaActual());
  const [order] = db.ordenes.all();
  if (!own || !order) throw new Error('no notice of her own, or no order');
  const { IdEmpresa } = session.getState().empresa;
  db.ordenes.put({
    ...order,
    IdOrdenPago: 9001,
    IdEmpresa,
    IdPersona: idPersonaActual(),
    FechaOrdenPago: '2026-10-01',
  });
  db.novedades.put({ ...own, NumeroDocumento: '2026-88456' });
  await type('orden 9001');
  await offers(/^Orden 9001/);
  await user.clear(dialog.getByRole('combobox'));
  await type('2026-88456');
  await offers(/Nº 2026-88456/);
  await go('/seguros/mi-aviso');
  expect(router.state.location.search).toBe(`?novedad=${own.IdPersonaNovedad}`);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  await waitFor(() => expect(document.title).toMatch(/^Aviso 2026-88456|2026-88456/));
});

test('[F-9-07] [F-7.3-01] [R-7.6-01] [R-9-11] [R-9-01] an employer finds a payment order by its number; the staff finds an active company', async () => {
  const { db } = await theSandbox();
  const order = db.ordenes.all().find((one) => one.IdEmpresa === 501 && one.FechaOrdenPago > '2026-01');
  if (!order) throw new Error('no order');
  const { type, offers, go, router, unmount, dialog } = await abierta('empresa');
  await type(`orden ${order.IdOrdenPago}`);
  const named = new RegExp(`^Orden ${order.IdOrdenPago}`);
  await offers(named);
  expect(dialog.getByRole('option', { name: named })).toHaveTextContent(/ · Bs\. [\d,]+\.\d\d/);
  await go('/seguros/orden-pago-editar-ex');
  expect(router.state.location.search).toBe(`?orden=${order.IdOrdenPago}`);
  unmount();
  const staff = await abierta('personal');
  const active = recordCalls(/\/BuscaEmpresas\/1\/ACTIVO$/);
  await staff.type('altiplano');
  expect(await staff.dialog.findByRole('option', { name: /^Banco Altiplano S\.A\.01-911-00123/ })).toBeVisible();
  expect(active).toHaveLength(1);
  await staff.go('/seguros/revision-admin');
  expect(new URLSearchParams(staff.router.state.location.search).get('empresa')).toBe('Banco Altiplano S.A.');
});

describe('acts', () => {
  test('[E-1-05] an employer starts any notice by its name', async () => {
    const { type, go, router } = await abierta('empresa');
    await type('nueva baja cotizante');
    await go('/seguros/aviso-baja-editar');
    expect(router.state.location.search).toMatch(/^\?novedad=0&tipo=\d+$/);
  });

  test('[R-1-01] the staff starts retirees’ notices only', async () => {
    const { type, dialog } = await abierta('personal');
    await type('registrar');
    const names = dialog.getAllByRole('option').map((one) => one.textContent);
    expect(names).toContain('Registrar: Alta de pasivo, por algoritmo');
    expect(names.some((name) => /cotizante|pasante/.test(name ?? ''))).toBe(false);
  });

  test('[F-8-14] an insured person is offered screens, and nobody else’s data', async () => {
    const { type, dialog } = await abierta('asegurado');
    const asked = recordCalls('/BuscarXNombre');
    await type('mamani');
    expect(await dialog.findByText('No se encuentran resultados.')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test('[F-8-14] the search box names the option that Enter takes, also when results arrive, and none when nothing is found', async () => {
  const { documento } = await ejemplo('activo');
  const { type, dialog, user } = await abierta('personal');
  const box = dialog.getByRole('combobox');
  const named = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  await type(documento);
  await dialog.findByRole('option', { name: new RegExp(documento) });
  await waitFor(() => expect(named()).toHaveAttribute('aria-selected', 'true'));
  await type('zzzz');
  expect(await dialog.findByText('No se encuentran resultados.')).toBeVisible();
  await waitFor(() => expect(box).not.toHaveAttribute('aria-activedescendant'));
  // Nothing names an option that is gone.
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelectorAll('[aria-activedescendant]')).toHaveLength(0);
  await user.clear(box);
  await waitFor(() => expect(named()).toHaveAttribute('aria-selected', 'true'));
});

test('Enter pressed before anything is found takes what is found then, and typing on takes that back', async () => {
  const { documento, nombre } = await ejemplo('activo');
  const { type, dialog, user, router } = await abierta('personal');
  await type(`${documento}{Enter}`);
  expect(dialog.queryByRole('option', { name: new RegExp(documento) })).not.toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/persona-carpeta'));
  // A screen that arrives takes the focus; in a browser it cannot behind a dialog.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: nombre })).toHaveFocus());
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: /pantalla o acción$/ });
  await waitFor(() => expect(box).toHaveFocus());
  await user.keyboard(`${documento.slice(0, -1)}{Enter}${documento.slice(-1)}`);
  expect(await screen.findByRole('option', { name: new RegExp(`^${nombre}`), selected: true })).toBeVisible();
});

test('an option that stays when the services are asked is still the one that is named', async () => {
  // From the start: what the home has read is not asked for again.
  server.use(http.get('*/AsegPersonasNovedad/*', () => delay('infinite')));
  const { dialog, offers, user } = await abierta('asegurado');
  await user.paste('datos');
  await offers('Mis datos');
  await dialog.findByText('Buscando…', { ignore: '[role=status]' });
  const naming = [...document.querySelectorAll('[aria-activedescendant]')];
  expect(naming).not.toHaveLength(0);
  for (const one of naming)
    expect(document.getElementById(one.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('Mis datos');
});

test('[F-7.6-02] [F-7.3-01] what cannot be asked is named, and the rest is offered', async () => {
  const { type, dialog, offers } = await abierta('personal');
  server.use(http.get('*/BuscarXNombre/*', () => new HttpResponse(null, { status: 503 })));
  await type('banco');
  expect(await dialog.findByText('No se pudo consultar: personas.')).toBeVisible();
  await offers(/^Banco Altiplano/);
});

describe('the help of keys', () => {
  test('? opens it on every screen, but not in a field, and it can be switched off', async () => {
    const { user } = await mount('/seguros/aviso-alta-admin', { as: 'empresa' });
    const field = await screen.findByLabelText(/^Filtrar/);
    await user.type(field, '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }));
    expect(help.getByText('Buscar personas, avisos, pantallas y acciones')).toBeVisible();
    expect(help.queryByRole('table', { name: 'En la revisión' })).toBeNull();
    await user.click(help.getByRole('checkbox', { name: 'Usar las teclas de un solo carácter' }));
    await user.keyboard('{Escape}?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Su cuenta/ }));
    await user.click(screen.getByRole('button', { name: 'Atajos de teclado' }));
    expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  });

  test('the desk answers ? with its own keys', async () => {
    const { user } = await mount('/seguros/revision-admin', { as: 'personal' });
    await screen.findByRole('button', { name: /teclas/i });
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Teclas de la revisión' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Atajos de teclado' })).toBeNull();
  });
});
