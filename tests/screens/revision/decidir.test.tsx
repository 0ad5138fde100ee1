import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { estadoAlta } from '#contract/enumerations.ts';
import { abrirEscritorio, cola, filasDeLaCola, listoParaDecidir, verAvisoDe } from '#support/escritorio.ts';
import { ejemplo, toastSays } from '#support/screens.ts';

const titulo = () => screen.getByRole('heading', { level: 1 });
const nombreEn = (row: HTMLElement | undefined) => row?.querySelector('b')?.textContent ?? '';

test('[D27] after a decision the next notice is in view, its heading has the focus, and it is told politely', async () => {
  const { user, router } = await abrirEscritorio('?familia=alta');
  const nombres = (await filasDeLaCola()).map(nombreEn);
  await listoParaDecidir();
  await user.click(screen.getByRole('button', { name: /^Observar/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Observación' });
  await user.type(within(dialog).getByRole('textbox'), 'Falta el contrato');
  await user.click(within(dialog).getByRole('button', { name: 'Grabar' }));
  await toastSays('Se observó correctamente la novedad.');
  await waitFor(() => expect(titulo()).toHaveTextContent(nombres[1] ?? '?'));
  await waitFor(() => expect(titulo()).toHaveFocus());
  expect(
    screen.getByText(new RegExp(`^Observado\\. Siguiente: ${nombres[1]}, alta.*, \\d+ días?\\.$`)),
  ).toHaveAttribute('role', 'status');
  await listoParaDecidir();
  await user.click(screen.getByRole('button', { name: /^Aceptar/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aceptar' }));
  await toastSays('La novedad se aceptó correctamente.');
  await waitFor(() => expect(titulo()).toHaveTextContent(nombres[2] ?? '?'));
  expect((await filasDeLaCola()).map(nombreEn)).toEqual(nombres.slice(2));
  expect(new URLSearchParams(router.state.location.search).get('familia')).toBe('alta');
});

test('[E-2.2-04] what is accepted at the desk waits no longer', async () => {
  const { nombre, novedad } = await ejemplo('declarado');
  const { user } = await abrirEscritorio();
  await verAvisoDe(user, nombre);
  await user.click(screen.getByRole('button', { name: /^Aceptar/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(novedad().IdEstadoProceso).toBe(estadoAlta.aceptado));
  expect(await cola().findByText('Ningún aviso declarado cumple el filtro.')).toBeVisible();
});

test('[D24] what was observed is listed with its text, the oldest first, and a message can be written', async () => {
  const { nombre } = await ejemplo('declarado');
  const { user } = await abrirEscritorio();
  await verAvisoDe(user, nombre);
  await user.click(screen.getByRole('button', { name: /^Observar/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Observación' });
  await user.type(within(dialog).getByRole('textbox'), 'Falta la firma del trabajador');
  await user.click(within(dialog).getByRole('button', { name: 'Grabar' }));
  await toastSays('Se observó correctamente la novedad.');
  await user.click(cola().getByRole('tab', { name: /^Observados/ }));
  const mine = (await cola().findByRole('button', { name: nombre })).closest('article') ?? document.body;
  expect(await within(mine).findByText('Falta la firma del trabajador')).toBeVisible();
  expect(within(mine).getByText('Observado hoy')).toBeVisible();
  const list = within(cola().getByRole('list', { name: 'Observados' }));
  const ages = list.getAllByText(/^(Observado|Declarado) (hoy|ayer|hace \d+ días)$/).map(({ textContent }) => {
    const said = textContent ?? '';
    return said.endsWith('hoy') ? 0 : said.endsWith('ayer') ? 1 : Number(/\d+/.exec(said)?.[0]);
  });
  expect(ages.length).toBeGreaterThan(1);
  expect(ages).toEqual(ages.toSorted((a, b) => b - a));
  await user.click(within(mine).getByRole('button', { name: `Escribir mensaje en el aviso de ${nombre}` }));
  const message = await screen.findByRole('dialog', { name: 'Escribir mensaje' });
  await user.type(within(message).getByRole('textbox'), 'Por favor, corrija hoy.');
  await user.click(within(message).getByRole('button', { name: /^Enviar/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
