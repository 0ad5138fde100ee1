import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { estadoAlta, tabla, tipoSeguimiento } from '#contract/enumerations.ts';
import { entregarTodo } from '#engine/queue/cola.ts';
import { cambiarPendiente, decisiones } from '#engine/queue/decision.ts';
import { elegirEspera } from '#engine/queue/preferencia.ts';
import { releerCola } from '#engine/review/cola.ts';
import { conCandados } from '#support/candados.ts';
import {
  abrirEscritorio,
  cola,
  ESCRITORIO,
  filasDeLaCola,
  listoParaDecidir,
  sinCuentaAtras,
  verAvisoDe,
} from '#support/escritorio.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, findToast, recordCalls } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { PASSWORD } from '#support/session.ts';
import type { newUser } from '#support/user.ts';

type User = ReturnType<typeof newUser>;

beforeEach(() => conCandados());

const titulo = () => screen.getByRole('heading', { level: 1 });
const nombreEn = (row: HTMLElement | undefined) => row?.querySelector('b')?.textContent ?? '';
const dicho = (text: RegExp) =>
  waitFor(() =>
    expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('|')).toMatch(
      text,
    ),
  );
const panel = () => screen.findByRole('complementary', { name: 'Observación' });

/** Accepts the notice in view; answers the question if a check found something. */
async function aceptar(user: User): Promise<void> {
  await listoParaDecidir();
  await user.click(screen.getByRole('button', { name: /^Aceptar/ }));
  const asked = await waitFor(() => {
    const question = document.querySelector<HTMLElement>('dialog[open][role="alertdialog"]');
    const held = document.querySelector('.decidir-barra');
    if (!question && !held) throw new Error('neither asked nor held');
    return question;
  });
  if (asked) await user.click(within(asked).getByRole('button', { name: 'Aceptar' }));
}

async function observar(user: User, text: string): Promise<void> {
  await listoParaDecidir();
  await user.click(screen.getByRole('button', { name: /^Observar/ }));
  const pane = within(await panel());
  await user.click(pane.getByRole('textbox', { name: /^Observación/ }));
  await user.paste(text);
  await user.click(pane.getByRole('button', { name: /^Grabar/ }));
}

test('[E-1-03] [D12] [D27] after a decision the next notice is in view, its heading has the focus, and it is told politely', async () => {
  const { user, router } = await abrirEscritorio('?familia=alta');
  elegirEspera(20);
  sinCuentaAtras();
  const nombres = (await filasDeLaCola()).map(nombreEn);
  await observar(user, 'Falta el contrato');
  await waitFor(() => expect(titulo()).toHaveTextContent(nombres[1] ?? '?'));
  await waitFor(() => expect(titulo()).toHaveFocus());
  await dicho(
    new RegExp(`Observado, se envía en 20 segundos\\. Siguiente: ${nombres[1]}, alta.*, (hoy|\\d+ días?)\\.`),
  );
  await aceptar(user);
  await waitFor(() => expect(titulo()).toHaveTextContent(nombres[2] ?? '?'));
  await dicho(new RegExp(`Aceptado, se envía en 20 segundos\\. Siguiente: ${nombres[2]}, `));
  const rows = await filasDeLaCola();
  expect(rows[0]).toHaveTextContent(/Observado · (se envía en \d+ s|enviando)$/);
  expect(rows[1]).toHaveTextContent(/Aceptado · (se envía en \d+ s|enviando)$/);
  expect(within(rows[1] ?? document.body).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: `Por revisar${nombres.length}` })).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('familia')).toBe('alta');
});

test('[D13] Z takes back the newest decision and brings its notice back, an observation with its text', async () => {
  const { user } = await abrirEscritorio();
  sinCuentaAtras();
  const [first = ''] = (await filasDeLaCola()).map(nombreEn);
  const writes = recordCalls('/ModificarEstado');
  await observar(user, 'Falta el contrato');
  await waitFor(() => expect(titulo()).not.toHaveTextContent(first));
  // For a moment after a notice appears, keys do nothing.
  await waitFor(async () => {
    await user.keyboard('z');
    expect(titulo()).toHaveTextContent(first);
  });
  const pane = within(await panel());
  await waitFor(() => expect(pane.getByRole('textbox', { name: /^Observación/ })).toHaveValue('Falta el contrato'));
  expect(writes).toEqual([]);
});

test('[E-1-03] [E-2.2-04] [D23] what is accepted at the desk waits no longer once it is answered, and counts for today', async () => {
  const { nombre, novedad } = await ejemplo('declarado');
  const { user } = await abrirEscritorio();
  elegirEspera('preguntar');
  await verAvisoDe(user, nombre);
  await aceptar(user);
  await waitFor(() => expect(novedad().IdEstadoProceso).toBe(estadoAlta.aceptado));
  expect(await cola().findByText('Ningún aviso declarado cumple el filtro.')).toBeVisible();
  await waitFor(() =>
    expect(cola().getByText(/^aceptado · /, { exact: false }).textContent).toMatch(/^1 aceptado · 0 observados/),
  );
});

test('[D16] while an observation is written the queue gives its place to the panel, and A does nothing', async () => {
  const { user } = await abrirEscritorio();
  await listoParaDecidir();
  await user.click(screen.getByRole('button', { name: /^Observar/ }));
  await panel();
  expect(screen.queryByRole('complementary', { name: 'Cola de revisión' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Aceptar/ })).toBeDisabled();
  expect(screen.getByRole('region', { name: 'Datos del aviso' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('complementary', { name: 'Cola de revisión' })).toBeVisible());
  expect(titulo()).toHaveFocus();
});

test('[E-1-03] [F-7.8-01] [F-3.10-02] [F-3.10-03] [F-3.10-04] [D24] what was observed is listed with its text, the oldest first, and a message can be written', async () => {
  const { nombre, novedad } = await ejemplo('declarado');
  const { user } = await abrirEscritorio();
  elegirEspera('preguntar');
  await verAvisoDe(user, nombre);
  await observar(user, 'Falta la firma del trabajador');
  await user.click(await cola().findByRole('tab', { name: /^Observados/ }));
  const mine = (await cola().findByRole('button', { name: nombre })).closest('article') ?? document.body;
  expect(await within(mine).findByText('Observado hoy')).toBeVisible();
  await waitFor(() => expect(within(mine).getByText(/Falta la firma del trabajador/)).toBeVisible());
  const list = within(cola().getByRole('list', { name: 'Observados' }));
  // A row that reads its tracking may move.
  await waitFor(() => {
    const ages = list.getAllByText(/^(Observado|Declarado) (hoy|ayer|hace \d+ días)$/).map(({ textContent }) => {
      const said = textContent ?? '';
      return said.endsWith('hoy') ? 0 : said.endsWith('ayer') ? 1 : Number(/\d+/.exec(said)?.[0]);
    });
    expect(ages.length).toBeGreaterThan(1);
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
  });
  await user.click(within(mine).getByRole('button', { name: `Escribir mensaje en el aviso de ${nombre}` }));
  const message = await screen.findByRole('dialog', { name: 'Escribir mensaje' });
  await user.type(within(message).getByRole('textbox'), 'Por favor, corrija hoy.');
  const written = recordCalls('/SeguimientoRegistra');
  await user.click(within(message).getByRole('button', { name: /^Enviar/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { IdPersonaNovedad: IdTabla } = novedad();
  const entry = { IdTabla, Tabla: 'seguros_personas_novedad', Correos: [], TipoSeguimiento: 1 };
  expect(written).toContainEqual(expect.objectContaining({ ...entry, Asunto: 'Mensaje' }));
});

/** The services have written that a notice was observed on a day. */
async function fueObservado(IdTabla: number, Fecha: string, Mensaje: string): Promise<void> {
  const { db } = await theSandbox();
  db.seguimientos.put({
    IdSeguimiento: db.next('seguimientos'),
    Tabla: tabla.novedad,
    IdTabla,
    Asunto: 'Observado',
    Mensaje,
    Correos: [],
    TipoSeguimiento: tipoSeguimiento.MENSAJE,
    Fecha,
    Usuario: 'GUTIÉRREZ AYALA MARTHA',
  });
}

const seguimientosLeidos = () => recordCalls('/SeguimientoLista') as { IdTabla: number }[];

test('[F-7.8-01] [D24] what was observed and is declared again says Corregido in the queue, in a browser that never saw it observed', async () => {
  const { nombre, novedad } = await ejemplo('declarado');
  await fueObservado(novedad().IdPersonaNovedad, '2026-11-19T14:00:00.000Z', 'Falta la firma.');
  const { user } = await abrirEscritorio();
  await verAvisoDe(user, nombre);
  expect(await cola().findByRole('link', { name: new RegExp(`^${nombre}.*Corregido`) })).toBeVisible();
  expect(cola().getAllByText('Corregido')).toHaveLength(1);
});

test('[F-7.8-01] [D24] the queue reads the tracking of rows in view, after the first notice is there, and none twice', async () => {
  const tell = new Map<Element, () => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class implements IntersectionObserver {
      readonly root = null;
      readonly rootMargin = '';
      readonly scrollMargin = '';
      readonly thresholds = [];
      constructor(readonly told: IntersectionObserverCallback) {}
      observe(target: Element) {
        tell.set(target, () => this.told([{ isIntersecting: true, target } as IntersectionObserverEntry], this));
      }
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const asked = seguimientosLeidos();
  const { user } = await abrirEscritorio();
  await listoParaDecidir();
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Observados ?\d+$/ })).toBeVisible());
  // Only the notice in view shows its tracking.
  expect(new Set(asked.map(({ IdTabla }) => IdTabla)).size).toBeLessThanOrEqual(1);
  // The notice that is open has read its own tracking: three others come into view.
  const others = [...tell].filter(([row]) => row.isConnected && !row.hasAttribute('aria-current')).slice(0, 3);
  expect(others).toHaveLength(3);
  for (const [, show] of others) act(show);
  await waitFor(() => expect(new Set(asked.map(({ IdTabla }) => IdTabla)).size).toBeLessThanOrEqual(4));
  await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(4));
  const [read, ids] = [asked.length, asked.map(({ IdTabla }) => IdTabla)];
  expect(new Set(ids).size).toBe(ids.length);
  await user.click(cola().getByRole('tab', { name: /^Por revisar/ }));
  expect(asked).toHaveLength(read);
});

test('[D24] of more observed notices than are drawn at once, those in view read when they were observed, and stay the oldest', async () => {
  const { db, novedad, nombre } = await ejemplo('declarado');
  const base = novedad();
  for (let n = 0; n < 70; n += 1)
    db.novedades.put({
      ...base,
      IdPersonaNovedad: 800_000 + n,
      IdEstadoProceso: estadoAlta.observado,
      FechaDeclaracion: '2026-10-01',
    });
  // Declared with the others and first in their order, but sent back only yesterday.
  await fueObservado(800_000, '2026-11-19T14:00:00.000Z', 'Falta la firma.');
  await fueObservado(800_001, '2026-10-01T14:00:00.000Z', 'Falta el sello.');
  await fueObservado(800_069, '2026-10-03T14:00:00.000Z', 'Falta la huella.');
  await mount(`${ESCRITORIO}?ver=observados&novedad=800069&tipo=1`, { as: 'personal' });
  const list = within(await screen.findByRole('list', { name: 'Observados' }));
  await waitFor(() => expect(list.getByText(/Falta la huella/)).toBeVisible());
  await waitFor(() => expect(list.getByText(/Falta el sello/)).toBeVisible());
  await waitFor(() => expect(list.queryByText(/Falta la firma/)).not.toBeInTheDocument());
  expect(list.getAllByRole('button', { name: nombre }).length).toBeLessThan(70);
});

test('[F-7.8-01] [D24] of two observations of one day the list shows the later one', async () => {
  const { db, novedad, nombre } = await ejemplo('declarado');
  db.novedades.put({ ...novedad(), IdEstadoProceso: estadoAlta.observado });
  const { IdPersonaNovedad: id } = novedad();
  await fueObservado(id, '2026-11-20T13:00:00.000Z', 'Falta la firma.');
  await fueObservado(id, '2026-11-20T19:00:00.000Z', 'Falta el sello.');
  await mount(`${ESCRITORIO}?ver=observados&novedad=${id}&tipo=1`, { as: 'personal' });
  const list = within(await screen.findByRole('list', { name: 'Observados' }));
  const mine = within((await list.findByRole('button', { name: nombre })).closest('article') ?? document.body);
  expect(await mine.findByText('Falta el sello.')).toBeVisible();
  expect(mine.queryByText('Falta la firma.')).not.toBeInTheDocument();
});

test('[D27] after the last notice the heading that is left has the focus', async () => {
  const { nombre } = await ejemplo('declarado');
  const { user } = await abrirEscritorio();
  sinCuentaAtras();
  await verAvisoDe(user, nombre);
  await observar(user, 'Falta el contrato');
  await waitFor(() => expect(titulo()).toHaveTextContent('Avisos declarados'));
  await waitFor(() => expect(titulo()).toHaveFocus());
});

test('[F-8-01] [F-8-03] [E-7.5-02] [E-1-03] [D15] [E-8-01] what the services refuse comes back on top of the queue with their text and its number, and the notice in view stays', async () => {
  const { user } = await abrirEscritorio('?familia=alta');
  sinCuentaAtras();
  const nombres = (await filasDeLaCola()).map(nombreEn);
  const [primero, segundo = '', tercero = '?'] = nombres;
  const Mensaje = {
    IdMensaje: 'OBS-3',
    Descripcion: 'No se puede observar.',
    TipoMensaje: 'warning',
    TieneMensaje: true,
  };
  server.use(http.post('*/ModificarEstado', () => HttpResponse.json({ ok: false, Datos: null, Mensaje })));
  await listoParaDecidir();
  await user.click(within((await filasDeLaCola())[1] ?? document.body).getByRole('link'));
  await screen.findByRole('heading', { level: 1, name: segundo });
  await observar(user, 'Falta el contrato');
  await waitFor(() => expect(titulo()).toHaveTextContent(tercero));
  await act(entregarTodo);
  expect(await screen.findByText('No se puede observar. (código OBS-3)')).toBeVisible();
  // Not by role: that search takes seconds here.
  const enCola = () => [...document.querySelectorAll('a.cola-fila > b')].map(({ textContent }) => textContent);
  await waitFor(() => expect(enCola()).toEqual([segundo, primero, ...nombres.slice(2)]));
  expect(titulo()).toHaveTextContent(tercero);
});

test('[R-7.10-01] [E-1-03] [R-4.2-10] [D12] [E-8-07] the answer to an observation is told with the name, because its notice is no longer in view', async () => {
  const { user } = await abrirEscritorio('?familia=alta');
  elegirEspera('preguntar');
  const [first = ''] = (await filasDeLaCola()).map(nombreEn);
  await screen.findByRole('heading', { level: 1, name: first });
  const writes = recordCalls('/ModificarEstado');
  await observar(user, 'Falta el contrato');
  const told = await findToast('Se observó correctamente la novedad.');
  expect(told.querySelector('.toast-small')).toHaveTextContent(first);
  expect(writes).toMatchObject([{ Observacion: 'Falta el contrato', Anular: false }]);
  await waitFor(() => expect(titulo()).not.toHaveTextContent(first));
});

test('[F-4.1-10] [F-4.1-11] [D18] an observation that is being written survives a lost session, and a reload after it', async () => {
  const { user, router, unmount } = await abrirEscritorio();
  const [first = ''] = (await filasDeLaCola()).map(nombreEn);
  await listoParaDecidir();
  await user.click(screen.getByRole('button', { name: /^Observar/ }));
  await user.click(within(await panel()).getByRole('textbox', { name: /^Observación/ }));
  await user.paste('Falta el contrato');
  (await theSandbox()).expireTokens();
  await act(() => releerCola('declarado'));
  const lock = within(await screen.findByRole('dialog', { name: 'Su sesión está bloqueada' }));
  await user.type(lock.getByLabelText('Contraseña'), PASSWORD);
  await user.click(lock.getByRole('checkbox', { name: /No soy un robot/ }));
  await user.click(lock.getByRole('button', { name: 'Iniciar Sesión' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(titulo()).toHaveTextContent(first);
  const texto = async () => within(await panel()).getByRole('textbox', { name: /^Observación/ });
  expect(await texto()).toHaveValue('Falta el contrato');
  unmount();
  await mount(`${ESCRITORIO}${router.state.location.search}`, { as: 'personal' });
  await listoParaDecidir();
  await user.click(screen.getByRole('button', { name: /^Observar/ }));
  await waitFor(async () => expect(await texto()).toHaveValue('Falta el contrato'));
});

test('[D15] what was not sent is told beside the decisions, also where the queue is folded', async () => {
  const { user } = await abrirEscritorio();
  sinCuentaAtras();
  await observar(user, 'Falta el contrato');
  await waitFor(() => expect(decisiones.getState().lista).toHaveLength(1));
  act(() => {
    const [held] = decisiones.getState().lista;
    if (held) cambiarPendiente(held.decision.idPersonaNovedad, { estado: 'sin enviar', resta: 0 });
  });
  const send = await screen.findByRole('button', { name: /^Enviar/ });
  expect(send.closest('aside')).toBeNull();
  expect(send.closest('footer')).toContainElement(screen.getByRole('button', { name: /^Aceptar/ }));
});

test('[E-1-03] [D10] [D11] [fault 21] A pressed twice, and the question answered twice: one decision, about the notice that was seen', async () => {
  const { user } = await abrirEscritorio('?familia=alta');
  elegirEspera('preguntar');
  const [primero = '', segundo = '?'] = (await filasDeLaCola()).map(nombreEn);
  const { db } = await theSandbox();
  const aceptados = () => db.novedades.all().filter((one) => one.IdEstadoProceso === estadoAlta.aceptado).length;
  const before = aceptados();
  const sent = recordCalls('/Acepta');
  await listoParaDecidir();
  const pregunta = () => document.querySelectorAll<HTMLElement>('dialog[open][role="alertdialog"]');
  // For a moment after a notice appears, keys do nothing.
  await waitFor(() => {
    for (let n = 0; n < 2; n += 1) fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
    expect(pregunta()).toHaveLength(1);
  });
  const [dialog = document.body] = pregunta();
  expect(dialog).toHaveTextContent(`¿Desea aceptar el aviso de ${primero}?`);
  const si = within(dialog).getByRole('button', { name: 'Aceptar' });
  // The clock stands still, so that the next notice has just appeared however long that takes here.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  act(() => {
    si.click();
    si.click();
    // The third press of a hasty hand, when the next notice is not seen yet.
    fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
  });
  await waitFor(() => expect(titulo()).toHaveTextContent(segundo));
  await user.keyboard('a');
  await waitFor(() => expect(aceptados()).toBe(before + 1));
  await waitFor(() => expect(decisiones.getState().lista).toEqual([]));
  expect(pregunta()).toHaveLength(0);
  expect(sent).toHaveLength(1);
});
