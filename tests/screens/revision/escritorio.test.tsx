import { act, getConfig, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '#client/query.ts';
import { fixDate, holdTimers } from '#support/clock.ts';
import {
  abrirElFormulario,
  abrirEscritorio,
  cola,
  ESCRITORIO,
  filasDeLaCola,
  listoParaDecidir,
  verAvisoDe,
} from '#support/escritorio.ts';
import { mount } from '#support/mount.tsx';
import { detener, ejemplo, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';

const LISTADO = '/ListaNovedadesParametro/';
const ESTADOS = '/ListarEstadosProcesoPorTipoNovedadVM/';
const vista = (search: string) => Object.fromEntries(new URLSearchParams(search));
const titulo = () => screen.getByRole('heading', { level: 1 }).textContent;

/** What the sandbox holds in a state of the given ids, of the regional. */
async function enEstado(estados: ReadonlySet<number>) {
  const { db } = await theSandbox();
  return db.novedades.all().filter((n) => n.IdRegional === 1 && estados.has(n.IdEstadoProceso));
}

test('[E-1-03, E-6-02, E-7.4-01, E-3-09] [D2] the staff sees what is declared in the regional, of every company, the one that waits longest first', async () => {
  const { nombre } = await ejemplo('declarado');
  const calls = recordCalls(LISTADO) as { IdTipoNovedad: number; IdEstadoProceso: number }[];
  await abrirEscritorio();
  const first = calls.slice(0, 13);
  const asked = first.map(({ IdTipoNovedad }) => IdTipoNovedad);
  expect(asked.toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([1, 6, 7, 8, 9, 10, 11]));
  expect(new Set(asked).size).toBe(asked.length);
  for (const body of first) expect(body).toMatchObject({ IdEmpresa: 0, IdRegional: 1, FechaDesde: '2000-01-01' });
  const waiting = await enEstado(new Set(first.map(({ IdEstadoProceso }) => IdEstadoProceso)));
  expect(screen.getByRole('tab', { name: `Por revisar${waiting.length}` })).toBeVisible();
  const oldest = waiting.map((n) => n.FechaDeclaracion).sort()[0] ?? '';
  expect(await screen.findByText(oldest.split('-').reverse().join('/'))).toBeVisible();
  const rows = await filasDeLaCola();
  const days = rows.map((row) => Number(/(\d+) días?$/.exec(row.textContent ?? '')?.[1] ?? 0));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(within(rows[0] ?? document.body).getByRole('link')).toHaveAttribute('aria-current', 'true');
  expect(rows.map((row) => row.textContent).join()).toContain(nombre);
});

test('[D2] a notice older than two years waits in the queue too, and its number is told', async () => {
  const { db, novedad, nombre } = await ejemplo('declarado');
  db.novedades.put({ ...novedad(), FechaNovedad: '2019-05-01', FechaDeclaracion: '2019-05-02' });
  const { user } = await abrirEscritorio();
  await waitFor(() => expect(titulo()).toBe(nombre));
  await user.click(cola().getByRole('button', { name: '1 espera hace 2 años o más' }));
  await waitFor(async () => expect(await filasDeLaCola()).toHaveLength(1));
});

test('[E-7.4-02, E-7.4-01] [D2] states are read once per session, rows once per type; what was observed is asked for after that', async () => {
  const states = recordCalls(ESTADOS);
  const rows = recordCalls(LISTADO) as { IdEstadoProceso: number; IdTipoNovedad: number }[];
  const soltar = detener('*/PersonasNovedad/ObtenerXIdOld/*');
  const { unmount } = await abrirEscritorio();
  expect(rows).toHaveLength(13);
  expect(states).toHaveLength(13);
  soltar();
  await listoParaDecidir();
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Observados ?\d+$/ })).toBeVisible());
  expect(rows).toHaveLength(26);
  expect(new Set(rows.map(({ IdEstadoProceso, IdTipoNovedad }) => `${IdTipoNovedad} ${IdEstadoProceso}`)).size).toBe(
    26,
  );
  expect(states.length).toBeLessThanOrEqual(14);
  unmount();
});

describe('while one type has not answered', () => {
  let soltar = (): void => undefined;
  beforeEach(() => {
    const gate = new Promise<undefined>((resolve) => {
      soltar = () => resolve(undefined);
    });
    server.use(
      http.post(`*${LISTADO}`, async ({ request }) => {
        const { IdTipoNovedad } = (await request.clone().json()) as { IdTipoNovedad: number };
        if (IdTipoNovedad === 26) await gate;
        return undefined;
      }),
    );
  });

  test('the first notice can be decided, and the count waits', async () => {
    await mount(ESCRITORIO, { as: 'personal' });
    await listoParaDecidir();
    expect(cola().getByRole('tab', { name: /^Por revisar/ })).not.toHaveTextContent(/\d/);
    const name = titulo();
    soltar();
    await filasDeLaCola();
    expect(titulo()).toBe(name);
  });

  test.each([
    ['that type answers', () => soltar()],
    ['a moment has passed', (pass: () => void) => act(pass)],
  ])('no row is shown that another one could push away, until %s', async (_, end) => {
    const pass = holdTimers(600);
    await mount(ESCRITORIO, { as: 'personal' });
    const read = () => queryClient.getQueriesData({ queryKey: ['escritorio', 'declarado'] });
    await waitFor(() => expect(read().filter(([, rows]) => rows)).toHaveLength(12));
    expect(cola().getByText('Consultando los avisos declarados…')).toBeVisible();
    expect(cola().queryAllByRole('listitem')).toEqual([]);
    end(pass);
    expect((await cola().findAllByRole('listitem')).length).toBeGreaterThan(0);
    soltar();
  });
});

test('[decision 54] one type that fails is named with Reintentar, and the others are there', async () => {
  let falla = true;
  server.use(
    http.post(`*${LISTADO}`, async ({ request }) => {
      const { IdTipoNovedad } = (await request.clone().json()) as { IdTipoNovedad: number };
      return falla && IdTipoNovedad === 8 ? new HttpResponse('', { status: 500 }) : undefined;
    }),
  );
  const { user } = await abrirEscritorio();
  const count = (await filasDeLaCola()).length;
  expect(await cola().findByText('No se pudo consultar: Altas de pasantes.')).toBeVisible();
  expect(count).toBeGreaterThan(0);
  falla = false;
  await user.click(cola().getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(cola().queryByText(/^No se pudo consultar/)).not.toBeInTheDocument());
});

test('when nothing could be read it does not say that nothing waits', async () => {
  server.use(http.post(`*${LISTADO}`, () => new HttpResponse('', { status: 500 })));
  await mount(ESCRITORIO, { as: 'personal' });
  await screen.findByText(/^No se pudo consultar/);
  expect(screen.queryByText('No hay avisos declarados por revisar.')).not.toBeInTheDocument();
});

test('nothing that waits is said so', async () => {
  server.use(http.post(`*${LISTADO}`, () => HttpResponse.json({ ok: true, Datos: [] })));
  await mount(ESCRITORIO, { as: 'personal' });
  expect(await screen.findByText('No hay avisos declarados por revisar.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Por revisar0' })).toBeVisible();
});

test('[D2] the filter and the notice in view are in the address, a name that is typed is not, and a reload shows the same', async () => {
  const { nombre } = await ejemplo('declarado');
  const { user, router } = await abrirEscritorio();
  await user.click(cola().getByRole('button', { name: /^Filtrar/ }));
  await user.selectOptions(cola().getByLabelText('Familia de avisos'), 'baja');
  await waitFor(() => expect(vista(router.state.location.search).familia).toBe('baja'));
  await user.selectOptions(cola().getByLabelText('Espera'), '3-');
  await waitFor(() => expect(vista(router.state.location.search).espera).toBe('3-'));
  await user.click(cola().getByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(Object.keys(vista(router.state.location.search)).toSorted()).toEqual(['novedad', 'tipo']));
  await user.click(cola().getByLabelText('Filtrar resultados'));
  await user.paste(nombre);
  await screen.findByRole('heading', { level: 1, name: nombre });
  const { search } = router.state.location;
  expect(Object.keys(vista(search)).toSorted()).toEqual(['novedad', 'tipo']);
  await mount(`${ESCRITORIO}${search}`, { as: 'personal' });
  expect(await screen.findByRole('heading', { level: 1, name: nombre })).toBeVisible();
});

test('[F-6-08] [F-2.6-02] [F-5.3-06] [R-6-03] [F-2.6-03] [F-2.6-10] [F-4.2-04] [F-2.6-01] at the desk a person is searched as the staff do, and nobody is registered by hand', async () => {
  const { persona } = await ejemplo('bdpaNombres');
  const { user } = await abrirEscritorio();
  await user.click(cola().getByRole('button', { name: /^Filtrar/ }));
  await user.click(cola().getByRole('button', { name: 'Buscar persona' }));
  const search = within(await screen.findByRole('dialog', { name: 'Buscar Persona (SEGIP)' }));
  await search.findByRole('option', { name: 'CARNET DE IDENTIDAD' });
  const buscar = async (numero: string) => {
    const typed = [
      [/^Número de documento/, numero],
      [/^Fecha de nacimiento/, persona.FechaNacimiento.split('-').reverse().join('/')],
      [/^Apellido paterno/, 'Z'],
      [/^Nombres/, 'Z'],
    ] as const;
    for (const [label, text] of typed) {
      await user.clear(search.getByLabelText(label));
      await user.type(search.getByLabelText(label), text);
    }
    await user.click(search.getByRole('button', { name: 'Buscar' }));
  };
  await buscar('99887766');
  expect(await search.findByText(/^No se encontró a la persona, no se pudo verificar en el SEGIP/)).toBeVisible();
  expect(search.queryByRole('button', { name: 'Registrar a la persona' })).toBeNull();
  await buscar(persona.NumeroDocumento);
  expect(await search.findByRole('region', { name: 'Validación con la BDPA' })).toBeVisible();
});

test('[D3] the head says who it is, since when the company waits, and leads to the folder and to the form', async () => {
  const { nombre, documento, novedad } = await ejemplo('declarado');
  const { user, router } = await abrirEscritorio();
  await verAvisoDe(user, nombre);
  const head = screen.getByRole('region', { name: 'Datos del aviso' });
  expect(head).toHaveTextContent(new RegExp(`CI ${documento}.* · \\d+ años`));
  expect(head).toHaveTextContent(`Declarado${novedad().FechaDeclaracion.split('-').reverse().join('/')}`);
  expect(within(head).getByText('Empresa')).toBeVisible();
  expect(within(head).getByRole('link', { name: 'Carpeta de la persona' })).toHaveAttribute(
    'href',
    expect.stringContaining('/seguros/persona-carpeta?persona='),
  );
  await user.click(within(head).getByRole('link', { name: /^Aviso .+: abrir el formulario$/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-editar'));
});

test('[E-1-03] [E-2.2-04] from the form Salir leads back to the same notice; what was accepted there waits no longer', async () => {
  const { nombre } = await ejemplo('declarado');
  const { user, router } = await abrirEscritorio();
  await verAvisoDe(user, nombre);
  await abrirElFormulario(user);
  await user.click(await screen.findByRole('button', { name: 'Salir' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(ESCRITORIO));
  expect(await screen.findByRole('heading', { level: 1, name: nombre })).toBeVisible();
  await listoParaDecidir();
  await abrirElFormulario(user);
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aceptar' }));
  await toastSays('La novedad se aceptó correctamente.');
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(ESCRITORIO));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Por revisar0' })).toBeVisible());
  expect(screen.getByText('Ningún aviso declarado cumple el filtro.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Aceptar/ })).toBeDisabled();
});

test('[D23] the menu says how many wait while the desk knows it, and other screens make no call for it', async () => {
  const { router } = await abrirEscritorio();
  const rows = recordCalls(LISTADO);
  const entry = () => document.querySelector('.side [href="/seguros/revision-admin"]');
  const n = /\d+/.exec(screen.getByRole('tab', { name: /^Por revisar/ }).textContent ?? '')?.[0];
  await waitFor(() => expect(entry()).toHaveTextContent(`Avisos declarados, ${n} por revisar`));
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Observados ?\d+$/ })).toBeVisible());
  rows.length = 0;
  await router.navigate('/seguros/personas-admin');
  await screen.findByRole('heading', { level: 1, name: 'Personas' });
  expect(entry()).toHaveTextContent(`Avisos declarados, ${n} por revisar`);
  expect(rows).toEqual([]);
});

test('[D2] the rows are read again every two minutes, and not while the tab is hidden', async () => {
  fixDate('setInterval', 'clearInterval');
  onTestFinished(() => fixDate());
  await abrirEscritorio();
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Observados ?\d+$/ })).toBeVisible());
  const rows = recordCalls(LISTADO);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(rows).toEqual([]);
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(rows).toEqual([]);
  visible.mockReturnValue('visible');
  await vi.advanceTimersByTimeAsync(120_000);
  // By the test runner's own clock: the one of waitFor stands still with setInterval.
  await vi.waitFor(() => expect(rows.length).toBeGreaterThanOrEqual(13), { timeout: getConfig().asyncUtilTimeout });
});

test('[D2] Quitar filtros takes back what was chosen and what was typed, together', async () => {
  const { user, router } = await abrirEscritorio();
  const total = (await filasDeLaCola()).length;
  await user.click(cola().getByRole('button', { name: /^Filtrar/ }));
  const texto = cola().getByLabelText('Filtrar resultados');
  await user.selectOptions(cola().getByLabelText('Familia de avisos'), 'baja');
  await waitFor(() => expect(vista(router.state.location.search).familia).toBe('baja'));
  await user.click(texto);
  await user.paste('zzz');
  await waitFor(async () => expect(cola().getByText('Ningún aviso declarado cumple el filtro.')).toBeVisible());
  await user.click(cola().getByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(vista(router.state.location.search).familia).toBeUndefined());
  expect(texto).toHaveValue('');
  await waitFor(async () => expect(await filasDeLaCola()).toHaveLength(total));
});
