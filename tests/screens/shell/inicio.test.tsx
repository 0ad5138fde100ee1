import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { periodoEnPalabras } from '#features/inicio/EmpresaInicio.tsx';
import { primerNombre, saludo } from '#features/inicio/saludo.ts';
import { estadoDe } from '#sandbox/rules/states.ts';
import { buildFilaNovedad } from '#support/builders.ts';
import { barras, cifras } from '#support/graficos.ts';
import { mount } from '#support/mount.tsx';
import { contestar } from '#support/respuestas.ts';
import { detener } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';

const tile = async (label: string) => {
  await screen.findByText(label);
  return waitFor(() => {
    const link = screen.getByText(label).closest('a');
    if (!link) throw new Error(`${label} is no link`);
    expect(link).not.toHaveAttribute('aria-busy');
    return link;
  });
};

describe('employer', () => {
  test('[E-7.1-06] [F-3.10-06] greets, and names the contribution period with the working days left', async () => {
    await mount('/system', { as: 'empresa' });
    await screen.findByRole('heading', { level: 1, name: 'Buenas tardes, Carla' });
    expect(
      await screen.findByText(/Periodo de aporte: 01\/11\/2026 – 30\/11\/2026 · quedan 6 días hábiles/),
    ).toBeVisible();
  });

  test('every figure leads to what it counts: a sum to the figures by family, and each of those to its list', async () => {
    const { user, router } = await mount('/system', { as: 'empresa' });
    const observados = await tile('Avisos observados');
    const count = Number(within(observados).getByText(/^\d+$/).textContent);
    expect(count).toBeGreaterThan(0);
    const target = observados.getAttribute('href') ?? '';
    await user.click(await screen.findByText('Ver las cifras en una tabla'));
    const table = within(await screen.findByRole('table', { name: 'Avisos por familia' }));
    expect(target).toBe('#avisos-por-familia');
    expect(document.querySelector(target)).toContainElement(table.getByRole('columnheader', { name: 'Observados' }));
    const links = table.getAllByRole('link', { name: /, Observado: \d+$/ });
    expect(links.reduce((sum, link) => sum + Number(link.textContent), 0)).toBe(count);
    await user.click(table.getByRole('link', { name: /^Altas, Observado/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
    expect(new URLSearchParams(router.state.location.search).get('mostrar')).toBe('Observado');
  });

  test('while the notices of some families are still read, a figure leads to the figures by family, not to the first list', async () => {
    const soltar = detener('*/ListaNovedadesParametro/');
    let first = true;
    server.use(
      http.post('*/ListaNovedadesParametro/', async ({ request }) => {
        if (!first) return undefined;
        first = false;
        const reply = await (await theSandbox()).app.fetch(request.clone());
        return new HttpResponse(await reply.text(), { headers: { 'content-type': 'application/json' } });
      }),
    );
    await mount('/system', { as: 'empresa' });
    const link = () => screen.getByText('Avisos observados').closest('a');
    // The first list has observed notices.
    await waitFor(() => expect(link()).toHaveClass('tile-warn'));
    expect(link()).toHaveAttribute('aria-busy', 'true');
    expect(link()).toHaveAttribute('href', '#avisos-por-familia');
    soltar();
    await tile('Avisos observados');
  });

  test('[F-9-07] [R-2.6-08] [R-7.6-01] [R-9-01] what is to be paid counts the notices that have yet to be ordered', async () => {
    const linea = { IdPersonaNovedad: 1, NombreCompleto: 'ROJAS ANA', Novedad: 'INGRESO A LA EMPRESA', Total: 50 };
    const orden = { IdOrdenPago: 7, IdEmpresa: 502, Total: 50, Cobrado: false, NumeroFactura: 0, Novedades: [linea] };
    const pedida = { IdPersonaNovedad: 2, NombreCompleto: 'ROJAS EVA', Novedad: 'INGRESO A LA EMPRESA', Total: 30 };
    contestar('/OrdenPagoListar/', (reply) => ({ ...reply, Datos: [{ ...(reply.Datos as object[])[0], ...orden }] }));
    contestar('/OrdenPagoNovedadesCobrar/', (reply) => ({ ...reply, Datos: [linea, pedida] }));
    const { user } = await mount('/system', { as: 'empresa' });
    const owed = await tile('Por pagar');
    expect(owed).toHaveTextContent('Bs. 80.00');
    expect(owed).toHaveTextContent('1 orden, 1 novedad · 1 novedad sin orden');
    const card = within(await screen.findByRole('region', { name: 'Órdenes por pagar' }));
    expect((await card.findByRole('link', { name: 'Orden 7' })).closest('li')).toHaveTextContent(/Bs\. 50\.00$/);
    await user.click(card.getByRole('link', { name: 'Orden 7' }));
    expect(JSON.parse(localStorage.getItem('id_orden_pago_ex') ?? '')).toEqual({ IdOrdenPago: 7, IdEmpresa: 502 });
  });

  test('what is to be paid is unknown while one of its two parts is', async () => {
    server.use(http.post('*/OrdenPagoNovedadesCobrar/', () => new HttpResponse('', { status: 500 })));
    await mount('/system', { as: 'empresa' });
    expect(within(await tile('Por pagar')).getByText('—')).toBeVisible();
  });

  test('what needs attention: observed first, with what was observed, each a way to correct it', async () => {
    await mount('/system', { as: 'empresa' });
    const card = within(await screen.findByRole('region', { name: 'Requieren su atención' }));
    const links = await card.findAllByRole('link', { name: /^Corregir aviso de/ });
    expect(links.length).toBeLessThanOrEqual(5);
    expect(links[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/seguros\/aviso-[a-z-]+-editar\?novedad=\d+&tipo=\d+$/),
    );
  });

  test('[H26] a notice that was just observed is first on the home and in the bell, until it is opened', async () => {
    const { user } = await mount('/system', { as: 'empresa' });
    const home = within(await screen.findByRole('region', { name: 'Requieren su atención' }));
    await home.findAllByRole('link', { name: /^Corregir aviso de/ });
    expect(home.queryByText('Nuevo')).not.toBeInTheDocument();
    const row = buildFilaNovedad({
      IdPersonaNovedad: 987654,
      NombreCompleto: 'RECIÉN OBSERVADA',
      EstadoProceso: 'Observado',
      FechaDeclaracion: '01/01/2020',
    });
    contestar('/ListaNovedadesParametro/', (reply) => ({ ...reply, Datos: [row, ...(reply.Datos as unknown[])] }), {
      times: 1,
    });
    await user.click(screen.getByRole('button', { name: 'Avisos' }));
    const bell = within(await screen.findByRole('region', { name: 'Avisos' }));
    const inBell = await bell.findByRole('link', { name: 'Corregir aviso de RECIÉN OBSERVADA' });
    expect(bell.getAllByRole('link')[0]).toHaveTextContent('RECIÉN OBSERVADA');
    expect(bell.getAllByRole('link', { name: /^Corregir aviso de/ })[0]).toBe(inBell);
    expect(bell.getByText('Nuevo')).toBeVisible();
    expect(home.getAllByRole('link')[0]).toHaveAccessibleName('Corregir aviso de RECIÉN OBSERVADA');
    expect(bell.getByText('Todavía no hay mensajes.')).toBeVisible();
    await user.click(inBell);
    expect(screen.queryByRole('region', { name: 'Avisos' })).not.toBeInTheDocument();
    expect(JSON.stringify(JSON.parse(localStorage.getItem('listas') ?? '{}'))).toContain('987654');
  });

  test('one failing part leaves the others standing and says so', async () => {
    let first = true;
    server.use(
      http.post('*/ListaNovedadesParametro/', () => {
        if (!first) return undefined;
        first = false;
        return new HttpResponse('', { status: 500 });
      }),
    );
    await mount('/system', { as: 'empresa' });
    expect(await screen.findByText(/No se pudo consultar una parte de los avisos/)).toBeVisible();
  });

  test('[F-8-08] a failure of everything can be tried again', async () => {
    let down = true;
    server.use(
      http.post('*/ListaNovedadesParametro/', () => (down ? new HttpResponse('', { status: 500 }) : undefined)),
    );
    const { user } = await mount('/system', { as: 'empresa' });
    const card = within(await screen.findByRole('region', { name: 'Requieren su atención' }));
    expect(await card.findByText('Ha ocurrido un error técnico. Pedimos disculpas.')).toBeVisible();
    down = false;
    await user.click(card.getByRole('button', { name: 'Reintentar' }));
    await card.findAllByRole('link', { name: /^Corregir aviso de/ });
  });

  /** The only notices are of entries, in these states. */
  function soloAltas(...estados: readonly string[]) {
    const rows = estados.map((EstadoProceso, at) =>
      buildFilaNovedad({ IdPersonaNovedad: 9001 + at, NombreCompleto: `ROJAS ${EstadoProceso}`, EstadoProceso }),
    );
    server.use(
      http.post('*/ListaNovedadesParametro/', async ({ request }) => {
        const { IdTipoNovedad } = (await request.clone().json()) as { IdTipoNovedad: number };
        return HttpResponse.json({ ok: true, Datos: IdTipoNovedad === 1 ? rows : [] });
      }),
    );
  }

  test('a paid notice waits to be declared, on the home and in the menu', async () => {
    soloAltas('Pagado');
    const { user, router } = await mount('/system', { as: 'empresa' });
    const undeclared = await tile('Avisos sin declarar');
    expect(undeclared).toHaveTextContent(/^1/);
    expect(undeclared).toHaveTextContent('El más antiguo es del 20/11/2026');
    const card = within(screen.getByRole('region', { name: 'Requieren su atención' }));
    expect(await card.findByRole('link', { name: 'Declarar aviso de ROJAS Pagado' })).toBeVisible();
    const entry = document.querySelector('.side [href="/seguros/aviso-alta-admin"]');
    await waitFor(() => expect(entry).toHaveTextContent('1 por corregir o declarar'));
    const paid = await barras('Avisos por familia: Pagados sin declarar', ['ok']);
    expect(paid).toEqual(familias.map((name) => [name, name === 'Altas' ? 1 : 0]));
    await user.click(undeclared);
    await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
    expect(new URLSearchParams(router.state.location.search).get('mostrar')).toBe('Pagado');
  });

  test('without a paid notice there are no bars of them; the table says that there is none', async () => {
    soloAltas('Registrado');
    const { user } = await mount('/system', { as: 'empresa' });
    await tile('Avisos sin declarar');
    await user.click(await screen.findByText('Ver las cifras en una tabla'));
    const [headings, ...rows] = await cifras('Avisos por familia');
    expect(headings?.[3]).toBe('Pagados sin declarar');
    expect(rows.map((row) => row[3])).toEqual(rows.map(() => '0'));
    await screen.findByRole('application', { name: 'Avisos por familia: Observados' });
    expect(screen.queryByRole('application', { name: 'Avisos por familia: Pagados sin declarar' })).toBeNull();
  });

  test('undeclared notices in two states lead to the figures, as a list shows one state', async () => {
    soloAltas('Registrado', 'Pagado');
    const { user } = await mount('/system', { as: 'empresa' });
    const undeclared = await tile('Avisos sin declarar');
    expect(undeclared).toHaveTextContent(/^2/);
    expect(undeclared).toHaveAttribute('href', '#avisos-por-familia');
    await user.click(await screen.findByText('Ver las cifras en una tabla'));
    const table = within(await screen.findByRole('table', { name: 'Avisos por familia' }));
    expect(table.getByRole('link', { name: 'Altas, Registrado: 1' })).toBeVisible();
    expect(table.getByRole('link', { name: 'Altas, Pagado: 1' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/seguros\/aviso-alta-admin\?.*mostrar=Pagado/),
    );
  });

  test('nothing pending is said kindly', async () => {
    server.use(http.post('*/ListaNovedadesParametro/', () => HttpResponse.json({ ok: true, Datos: [] })));
    await mount('/system', { as: 'empresa' });
    expect(await screen.findByText('No tiene avisos pendientes.')).toBeVisible();
  });
});

const familias = [
  'Altas',
  'Bajas',
  'Transferencias',
  'Altas de pasivos',
  'Bajas de pasivos',
  'Transferencias de pasivos',
];
const tonos = { Observados: 'warn', Registrados: 'brand', 'Pagados sin declarar': 'ok', Declarados: 'info' };

test.each(['empresa', 'personal'] as const)(
  '%s: the bars of the notices by family and state tell what their table says, and lead to the list',
  async (as) => {
    const { user, router } = await mount('/system', { as });
    await user.click((await screen.findAllByText('Ver las cifras en una tabla')).at(-1) ?? document.body);
    const [, ...rows] = await cifras('Avisos por familia');
    expect(rows.map(([name]) => name)).toEqual(familias);
    for (const [at, [estado, tono]] of Object.entries(tonos).entries())
      expect(await barras(`Avisos por familia: ${estado}`, [tono])).toEqual(
        rows.map((row) => [row[0], Number(row[at + 1])]),
      );
    const most = rows.flatMap(([name = '', , registered]) => (Number(registered) > 0 ? [{ name, registered }] : []));
    const picture = within(screen.getByRole('application', { name: 'Avisos por familia: Registrados' }));
    expect(picture.getAllByRole('link')).toHaveLength(most.length);
    const { name = '', registered } = most[0] ?? {};
    await user.click(picture.getByRole('link', { name: `${name}, Registrado: ${registered}` }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
    expect(new URLSearchParams(router.state.location.search).get('mostrar')).toBe('Registrado');
  },
);

test('how long the declared notices wait: each bar leads to as many at the desk', async () => {
  const { user, router } = await mount('/system', { as: 'personal' });
  const waiting = Number(within(await tile('Declarados por revisar')).getByText(/^\d+$/).textContent);
  const rows = (await cifras('Cuánto esperan')).slice(1);
  expect(await barras('Cuánto esperan', ['info'])).toEqual(rows.map(([name, n]) => [name, Number(n)]));
  expect(rows.reduce((all, [, n]) => all + Number(n), 0)).toBe(waiting);
  const [name = '', n] = rows.findLast(([, count]) => Number(count) > 0) ?? [];
  await user.click(screen.getByRole('link', { name: `${name}: ${n}. Ver en la revisión` }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/revision-admin'));
  expect(await screen.findByText(new RegExp(`de ${n}$`))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filtrar, 1 filtro puesto' }));
  expect(screen.getByLabelText('Espera')).toHaveDisplayValue(name);
  await user.selectOptions(screen.getByLabelText('Espera'), 'Cualquier espera');
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).has('espera')).toBe(false));
});

test('staff count the declared notices of all dates, as many as wait at the desk', async () => {
  const { db } = await theSandbox();
  const old = db.novedades.all().find((n) => n.IdRegional === 1 && estadoDe(db, n).estado === 'declarado');
  if (!old) throw new Error('no declared notice');
  db.novedades.put({ ...old, FechaNovedad: '2019-03-04', FechaDeclaracion: '2019-03-05' });
  const { user } = await mount('/system', { as: 'personal' });
  const late = await tile('Esperan más de 2 días');
  const n = Number(within(late).getByText(/^\d+$/).textContent);
  expect(await tile('Declarados por revisar')).toHaveTextContent('El más antiguo se declaró');
  const longest = within(screen.getByRole('region', { name: 'Los que más esperan' }));
  const name = db.personas.get(old.IdPersona)?.NombreCompleto ?? '';
  expect((await longest.findAllByRole('listitem'))[0]).toHaveTextContent(name);
  await user.click(late);
  expect(await screen.findByText(new RegExp(`de ${n}$`))).toBeVisible();
});

test('staff see the declared notices that wait, by type and age', async () => {
  await mount('/system', { as: 'personal' });
  const waiting = await tile('Declarados por revisar');
  expect(waiting).toHaveAttribute('href', '/seguros/revision-admin');
  const table = await screen.findByRole('table', { name: 'Por tipo de aviso' });
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
});

test('[F-7.6-01] [F-1-01] an insured person sees the card, the own notices and the family, and what is granted', async () => {
  await mount('/system', { as: 'asegurado' });
  const card = within(await screen.findByRole('region', { name: 'Carnet de asegurado' }));
  expect(card.getByText('CÉSPEDES MUÑOZ ELENA')).toBeVisible();
  expect(card.getByText('Vigente')).toBeVisible();
  const notices = within(screen.getByRole('region', { name: 'Sus avisos' }));
  expect((await notices.findAllByRole('listitem')).length).toBeGreaterThan(0);
  const family = within(screen.getByRole('region', { name: 'Grupo familiar' }));
  expect(await family.findAllByRole('listitem')).toHaveLength(3);
  expect(await screen.findByRole('link', { name: /Inasistencias.*Suyas y de su familia/ })).toHaveAttribute(
    'href',
    '/seguros/reporte-citas-medicas',
  );
  expect(screen.queryByRole('link', { name: /Órdenes de pago/ })).toBeNull();
});

test.each([
  ['2026-11-20T11:59:00Z', 'Buenos días'],
  ['2026-11-20T16:00:00Z', 'Buenas tardes'],
  ['2026-11-20T23:00:00Z', 'Buenas noches'],
])('at %s the greeting is %s: the hour is Bolivia’s', (now, expected) => {
  expect(saludo(new Date(now))).toBe(expected);
});

test.each([
  ['MIRANDA SALAS CARLA ANDREA', 'Carla'],
  ['ÑÁÑEZ PEÑARANDA ÓSCAR', 'Óscar'],
  ['QUISPE ROSA', 'Rosa'],
  ['ROSA', 'Rosa'],
  ['', ''],
])('%s is called %s', (name, expected) => {
  expect(primerNombre(name)).toBe(expected);
});

test.each([
  ['2026-11-01|2026-11-30', '2026-11-27', 'queda 1 día hábil'],
  ['2026-11-01|2026-11-30', '2026-11-30', 'hoy es el último día hábil'],
  ['2026-11-01|2026-11-30', '2026-12-01', 'el periodo terminó'],
])('[F-3.10-06] the period %s on %s: %s', (text, day, expected) => {
  expect(periodoEnPalabras(text, day)).toBe(`Periodo de aporte: 01/11/2026 – 30/11/2026 · ${expected}`);
});
test('a period that is none says nothing', () => {
  expect(periodoEnPalabras(null)).toBe('');
});
