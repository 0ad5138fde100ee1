import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { decisiones } from '#engine/queue/decision.ts';
import { conCandados } from '#support/candados.ts';
import { ESCRITORIO, listoParaDecidir } from '#support/escritorio.ts';
import { mount } from '#support/mount.tsx';
import { contestar, pagina } from '#support/respuestas.ts';
import { recordCalls, toasts } from '#support/screens.ts';
import { server } from '#support/services.ts';
import type { Falla } from '../fallas/fallas.ts';
import { interceptar, llamadaDe } from '../fallas/probar.ts';
import { rota } from '../fallas/rotas.ts';

// The structure of each strange reply is logged for developers.
beforeEach(() => {
  conCandados();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const deOtraForma: Falla = {
  ...{ nombre: 'Datos de otra forma', clase: 'contesta mal', dice: 'Error en la respuesta del servidor.' },
  contestar: () => HttpResponse.json({ ok: true, Datos: 'hola' }),
};
/** In an order in which each says something else than the one before. */
const lecturas: readonly Falla[] = [
  ...['no es JSON', '204', 'JSON cortado', 'sin ok', '408', 'ok false', 'cuerpo vacío', 'sin conexión'].map(rota),
  deOtraForma,
  rota('500'),
  { ...rota('se agota la espera'), dice: 'Error al conectar con el servicio.' },
];

const aceptar = () => screen.getByRole('button', { name: /^Aceptar/ });
const alerta = (text: string | RegExp) => screen.findByText(text);

/** Neither the keys nor the buttons decide anything, and no screen gave up. */
function nadaSeDecide(at: string): void {
  expect(aceptar(), at).toBeDisabled();
  for (const key of ['a', 'o']) fireEvent.keyDown(document.body, { key });
  expect(document.querySelector('dialog[open], .observar-panel'), at).toBeNull();
  expect(decisiones.getState().lista, at).toEqual([]);
}

test.each([
  ['listaNovedades.porFiltro', /^No se pudo consultar: .+\. /],
  ['listaNovedades.estadosPorTipo', /^No se pudo consultar: .+\. /],
  ['personasNovedad.porId', /^No se pudo abrir el aviso\. /],
  ['pacientes.porId', /^No se pudo abrir el aviso\. /],
])(
  '[D2] [D11] [fault 13] whatever answers %s: it says what was not read and why, nothing is decided, and Reintentar reads it',
  async (llamada, dice) => {
    const line = interceptar(llamadaDe(llamada));
    const [primera = deOtraForma] = lecturas;
    line.falla = primera;
    const writes = recordCalls('/ModificarEstado');
    await mount(ESCRITORIO, { as: 'personal' });
    for (const falla of lecturas) {
      if (falla !== primera) {
        line.falla = falla;
        act(() => screen.getAllByRole('button', { name: 'Reintentar' })[0]?.click());
      }
      const told = await alerta(new RegExp(`${dice.source}${falla.dice.replaceAll('.', '\\.')}$`));
      expect(told, falla.nombre).toBeVisible();
      expect(screen.queryByText('No hay avisos declarados por revisar.'), falla.nombre).toBeNull();
      nadaSeDecide(falla.nombre);
    }
    line.falla = null;
    act(() => screen.getAllByRole('button', { name: 'Reintentar' })[0]?.click());
    await listoParaDecidir();
    expect(screen.queryByText(dice)).toBeNull();
    expect([writes, toasts()]).toEqual([[], []]);
  },
);

test('[D5] [D9] [D10] [fault 13] whatever answers what the notice is compared with: it says so, and accepting asks', async () => {
  const line = interceptar(llamadaDe('personasNovedad.dePersona'));
  const [primera = deOtraForma] = lecturas;
  line.falla = primera;
  await mount(ESCRITORIO, { as: 'personal' });
  await listoParaDecidir();
  const noSeLeyo = 'No se pudo leer con qué comparar el aviso.';
  for (const falla of lecturas) {
    if (falla !== primera) {
      line.falla = falla;
      line.enviadas = 0;
      const failed = within((await alerta(noSeLeyo)).closest<HTMLElement>('[role="alert"]') ?? document.body);
      act(() => failed.getByRole('button', { name: 'Reintentar' }).click());
      await waitFor(() => expect(line.enviadas, falla.nombre).toBeGreaterThan(0));
    }
    await waitFor(() => expect(screen.getByText(noSeLeyo), falla.nombre).toBeVisible());
    expect(screen.queryByText('Primera vez: no hay con qué comparar.'), falla.nombre).toBeNull();
  }
  act(() => aceptar().click());
  const asked = await screen.findByRole('alertdialog');
  expect(asked).toHaveTextContent(noSeLeyo);
  act(() => within(asked).getByRole('button', { name: 'Cancelar' }).click());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(decisiones.getState().lista).toEqual([]);
});

test.each(['recursos.requisitos', 'recursos.deNovedad'])(
  '[D9] [D10] [fault 13] whatever answers %s: no file counts as there or as missing, and it is read again in its place',
  async (llamada) => {
    const line = interceptar(llamadaDe(llamada));
    const [primera = deOtraForma] = lecturas;
    line.falla = primera;
    await mount(ESCRITORIO, { as: 'personal' });
    await listoParaDecidir();
    const veredicto = 'Adjuntos, no se pudo consultar: ';
    for (const falla of lecturas) {
      if (falla !== primera) {
        line.falla = falla;
        act(() => screen.getByRole('button', { name: 'Reintentar Adjuntos' }).click());
      }
      expect(await alerta(`${veredicto}${falla.dice}`), falla.nombre).toBeVisible();
      expect(screen.queryByText(/^No falta nada|^Falta: |^Este aviso no pide adjuntos/), falla.nombre).toBeNull();
      expect(aceptar(), falla.nombre).toBeEnabled();
    }
    line.falla = null;
    act(() => screen.getByRole('button', { name: 'Reintentar Adjuntos' }).click());
    await waitFor(() => expect(screen.queryByText(new RegExp(`^${veredicto}`))).toBeNull());
    expect(toasts()).toEqual([]);
  },
);

test('[D24] [fault 13] a row whose tracking cannot be read does not say that it has no text', async () => {
  contestar('/ListaNovedadesParametro/', ({ Datos, ...reply }) => ({
    ...{ ...reply, Datos: (Datos as object[]).map((row) => ({ ...row, Observacion: '' })) },
  }));
  interceptar(llamadaDe('seguimiento.lista')).falla = rota('no es JSON');
  await mount(`${ESCRITORIO}?ver=observados`, { as: 'personal' });
  const list = within(await screen.findByRole('list', { name: 'Observados' }));
  expect((await list.findAllByText('No se pudo leer la observación.')).length).toBeGreaterThan(0);
});

test('[D24] [fault 13] while one type cannot be read, it does not say that nothing was observed', async () => {
  server.use(
    http.post('*/ListaNovedadesParametro/', async ({ request }) => {
      const { IdTipoNovedad } = (await request.clone().json()) as { IdTipoNovedad: number };
      return IdTipoNovedad === 8 ? pagina() : HttpResponse.json({ ok: true, Datos: [] });
    }),
  );
  await mount(`${ESCRITORIO}?ver=observados`, { as: 'personal' });
  expect(
    await alerta('No se pudo consultar: Altas de pasantes. Ha ocurrido un error técnico. Pedimos disculpas.'),
  ).toBeVisible();
  expect(screen.queryByText('No hay avisos observados.')).toBeNull();
});
