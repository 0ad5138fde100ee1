import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aprobarAceptacion } from '#engine/decide/aprobar.tsx';
import { elegirEspera } from '#engine/queue/preferencia.ts';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';
import { llega, preparar, pulsar } from './mesa.tsx';

const NOMBRE = 'QUISPE MAMANI LUZ MARINA';
const pregunta = async () => {
  await llega(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  return screen.getByRole('alertdialog');
};

test('[D10] nothing is asked when nothing speaks against it', async () => {
  await preparar();
  render(<DialogHost />);
  expect(await aprobarAceptacion(NOMBRE, [])).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('[F-8-18] [D10] otherwise the question has the reasons, Aceptar and Cancelar, and starts on Cancelar', async () => {
  await preparar();
  render(<DialogHost />);
  const reparos = ['Identidad: el segundo nombre no coincide.', 'Pago: falta pagar.'];
  const cancelled = aprobarAceptacion(NOMBRE, reparos);
  const dialog = await pregunta();
  expect(dialog).toHaveTextContent(`¿Desea aceptar el aviso de ${NOMBRE}?`);
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(reparos);
  expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await pulsar(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(await cancelled).toBe(false);
  const accepted = aprobarAceptacion(NOMBRE, reparos);
  await pulsar(within(await pregunta()).getByRole('button', { name: 'Aceptar' }));
  expect(await accepted).toBe(true);
});

test('[F-8-18] [D10] [D14] who wants to be asked always is asked about a clean notice too', async () => {
  await preparar();
  render(<DialogHost />);
  elegirEspera('preguntar');
  const asked = aprobarAceptacion(NOMBRE, []);
  const dialog = await pregunta();
  expect(dialog).toHaveTextContent('El aviso quedará aceptado y la empresa podrá imprimirlo.');
  expect(within(dialog).queryByRole('list')).toBeNull();
  await pulsar(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(await asked).toBe(false);
});
