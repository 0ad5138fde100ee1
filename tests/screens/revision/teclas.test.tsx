import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { conCandados } from '#support/candados.ts';
import { abrirEscritorio, cola, filasDeLaCola, listoParaDecidir, sinCuentaAtras } from '#support/escritorio.ts';
import { detener, question } from '#support/screens.ts';
import { server } from '#support/services.ts';

const titulo = () => screen.getByRole('heading', { level: 1 });
const nombreEn = (row: HTMLElement | undefined) => row?.querySelector('b')?.textContent ?? '';
const enPregunta = () => document.querySelector('dialog[open], .observar-panel') !== null;

/** Lets the moment pass in which a notice that has just appeared ignores its keys. */
let ahora = 0;
/** The clock stands still here. */
let parado: number | null = null;
beforeEach(() => {
  ahora = 0;
  parado = null;
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => (parado ?? real()) + ahora);
});
const pasaUnMomento = () => {
  ahora += 1000;
};

async function abrir() {
  const mounted = await abrirEscritorio();
  await listoParaDecidir();
  pasaUnMomento();
  const nombres = (await filasDeLaCola()).map(nombreEn);
  return { ...mounted, nombres };
}

test('[D2] [D27] J, K and Ctrl with the arrows move through the queue, and the heading has the focus', async () => {
  const { user, nombres } = await abrir();
  await user.keyboard('j');
  await waitFor(() => expect(titulo()).toHaveTextContent(nombres[1] ?? '?'));
  expect(titulo()).toHaveFocus();
  pasaUnMomento();
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  await waitFor(() => expect(titulo()).toHaveTextContent(nombres[2] ?? '?'));
  expect(screen.getByRole('group', { name: /^Aviso 3 de \d+ por revisar/ })).toBeVisible();
  pasaUnMomento();
  await user.keyboard('k');
  await waitFor(() => expect(titulo()).toHaveTextContent(nombres[1] ?? '?'));
  pasaUnMomento();
  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  await waitFor(() => expect(titulo()).toHaveTextContent(nombres[0] ?? '?'));
  await waitFor(() => expect(titulo()).toHaveFocus());
});

test('[D11] keys do nothing in a text control, under a dialog, and while they repeat', async () => {
  const { user, nombres } = await abrir();
  await user.click(cola().getByRole('button', { name: /^Filtrar/ }));
  await user.type(cola().getByLabelText('Filtrar resultados'), 'jao');
  expect(cola().getByLabelText('Filtrar resultados')).toHaveValue('jao');
  expect(enPregunta()).toBe(false);
  await user.click(cola().getByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(titulo()).toHaveTextContent(nombres[0] ?? '?'));
  titulo().focus();
  fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ', repeat: true });
  expect(titulo()).toHaveTextContent(nombres[0] ?? '?');
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Teclas de la revisión' });
  await user.keyboard('j');
  expect(titulo()).toHaveTextContent(nombres[0] ?? '?');
});

test('[D11] deciding keys do nothing until facts and files are there, and for 400 ms after', async () => {
  const soltar = detener('*/Recursos/ObtenerRequisitosPorTipoNovedad/*');
  const { user } = await abrirEscritorio();
  pasaUnMomento();
  expect(await screen.findByRole('button', { name: /^Aceptar/ })).toBeDisabled();
  await user.keyboard('o');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(enPregunta()).toBe(false);
  parado = performance.now() - ahora;
  soltar();
  await listoParaDecidir();
  await user.keyboard('o');
  expect(enPregunta()).toBe(false);
  ahora += 399;
  await user.keyboard('o');
  expect(enPregunta()).toBe(false);
  ahora += 1;
  await user.keyboard('o');
  await waitFor(() => expect(enPregunta()).toBe(true));
});

test('[D11] [D13] J, K, Z and Ctrl with the arrows do nothing for 400 ms after a notice appears', async () => {
  const { user, nombres } = await abrir();
  conCandados();
  sinCuentaAtras();
  const en = (at: number) => waitFor(() => expect(titulo()).toHaveTextContent(nombres[at] ?? '?'));
  parado = performance.now() - ahora;
  await user.keyboard('j');
  await en(1);
  // The second press of a hasty hand, and the last moment in which it counts for none.
  for (const key of ['j', 'k', '{Control>}{ArrowRight}{/Control}', '{Control>}{ArrowLeft}{/Control}']) {
    await user.keyboard(key);
    expect(titulo()).toHaveTextContent(nombres[1] ?? '?');
    ahora += 99;
  }
  ahora += 4;
  await user.keyboard('k');
  await en(0);
  await listoParaDecidir();
  ahora += 400;
  await user.keyboard('o');
  const panel = within(await screen.findByRole('complementary', { name: 'Observación' }));
  await user.click(panel.getByRole('textbox', { name: /^Observación/ }));
  await user.paste('Falta algo');
  await user.click(panel.getByRole('button', { name: /^Grabar/ }));
  await en(1);
  await user.keyboard('z');
  expect(titulo()).toHaveTextContent(nombres[1] ?? '?');
  expect(await screen.findByRole('region', { name: 'Decisiones por enviar' })).toBeVisible();
  ahora += 400;
  await user.keyboard('z');
  await en(0);
});

test('[D11] the key of the help is answered at once when a notice appears', async () => {
  const { user, nombres } = await abrir();
  parado = performance.now() - ahora;
  await user.keyboard('j');
  await waitFor(() => expect(titulo()).toHaveTextContent(nombres[1] ?? '?'));
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Teclas de la revisión' })).toBeVisible();
});

test('[D11] nothing is decided before what changed is there', async () => {
  const soltar = detener('*/PersonaNovedades/');
  const { user } = await abrirEscritorio();
  expect((await screen.findAllByText(/^Comprobado hoy/)).length).toBeGreaterThan(0);
  pasaUnMomento();
  expect(screen.getByRole('button', { name: /^Aceptar/ })).toBeDisabled();
  await user.keyboard('a');
  expect(enPregunta()).toBe(false);
  expect(document.querySelector('.decidir-barra')).toBeNull();
  soltar();
  await listoParaDecidir();
});

test('[D25] with single characters off, digits choose no reason and the bar tells no key', async () => {
  const { user } = await abrir();
  conCandados();
  sinCuentaAtras();
  await user.keyboard('?');
  await user.click(await screen.findByRole('checkbox', { name: 'Usar las teclas de un solo carácter' }));
  await user.keyboard('{Escape}');
  await user.keyboard('{Control>}.{/Control}');
  const panel = within(await screen.findByRole('complementary', { name: 'Observación' }));
  await user.keyboard('1');
  expect(panel.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  expect(panel.getByRole('textbox', { name: /^Observación/ })).toHaveValue('');
  await user.click(panel.getByRole('textbox', { name: /^Observación/ }));
  await user.paste('Falta algo');
  await user.click(panel.getByRole('button', { name: /^Grabar/ }));
  const bar = await screen.findByRole('region', { name: 'Decisiones por enviar' });
  expect(within(bar).getByRole('button', { name: /^Deshacer/ })).not.toHaveTextContent('Z');
});

test('[D18] Esc asks before it discards what was written, as the help says', async () => {
  const { user } = await abrir();
  await user.keyboard('o');
  const panel = within(await screen.findByRole('complementary', { name: 'Observación' }));
  await user.click(panel.getByRole('textbox', { name: /^Observación/ }));
  await user.paste('Falta algo');
  await user.keyboard('{Escape}');
  const asked = await question('¿Desea descartar lo que escribió?');
  await user.click(asked.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Observación' })).not.toBeInTheDocument());
  pasaUnMomento();
  await user.keyboard('o');
  const again = within(await screen.findByRole('complementary', { name: 'Observación' }));
  expect(again.getByRole('textbox', { name: /^Observación/ })).toHaveValue('');
});

test('[D11] the second click of a double click decides nothing: it was meant for the notice before', async () => {
  const { user, nombres } = await abrir();
  fireEvent.click(screen.getByRole('button', { name: /^Aceptar/ }), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: /^Observar/ }), { detail: 2 });
  expect(titulo()).toHaveTextContent(nombres[0] ?? '?');
  expect(screen.queryByRole('region', { name: 'Decisiones por enviar' })).not.toBeInTheDocument();
  expect(enPregunta()).toBe(false);
  // One click after it counts.
  await user.click(screen.getByRole('button', { name: /^Observar/ }));
  expect(await screen.findByRole('complementary', { name: 'Observación' })).toBeVisible();
});

test('[R-7.9-04] [D9] a list of files that cannot be read blocks no decision: accepting asks', async () => {
  server.use(http.get('*/ValidacionDeAdjuntos/*', () => HttpResponse.error()));
  const { user } = await abrirEscritorio();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Aceptar/ })).toBeEnabled());
  pasaUnMomento();
  await user.click(screen.getByRole('button', { name: /^Aceptar/ }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Adjuntos, no se pudo consultar');
});

test('[D17] the employer is flagged like any other fact that changed', async () => {
  const { user } = await abrir();
  await user.keyboard('o');
  const panel = within(await screen.findByRole('complementary', { name: 'Observación' }));
  await user.click(panel.getByText('Otro dato o archivo'));
  expect(panel.getAllByText('Empresa', { exact: true }).length).toBeGreaterThan(0);
});

test('[D25] ? lists all keys, and a switch there turns those of one character off for good', async () => {
  const { user, nombres, unmount } = await abrir();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Teclas de la revisión' }));
  for (const key of ['A', 'O', 'J', 'K', 'N', '+', '-', 'R', 'Z', '?', '1', '9', 'Enter', '.', '→', '←', 'Esc'])
    expect(dialog.getAllByText(key).length).toBeGreaterThan(0);
  expect(dialog.getByText('Cerrar la observación; pregunta antes de descartar lo escrito')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Usar las teclas de un solo carácter' }));
  await user.keyboard('{Escape}');
  await user.keyboard('j');
  expect(titulo()).toHaveTextContent(nombres[0] ?? '?');
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  await waitFor(() => expect(titulo()).toHaveTextContent(nombres[1] ?? '?'));
  unmount();
  const again = await abrirEscritorio();
  await listoParaDecidir();
  pasaUnMomento();
  await again.user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'teclas' }));
  await again.user.click(await screen.findByRole('checkbox', { name: 'Usar las teclas de un solo carácter' }));
  await again.user.keyboard('{Escape}');
  await again.user.keyboard('j');
  await waitFor(() => expect(titulo()).toHaveTextContent(nombres[1] ?? '?'));
});
