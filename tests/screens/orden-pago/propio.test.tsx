import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { leido, question, toasts } from '#support/screens.ts';
import { escena } from './pagando.ts';
import { FORM, LISTA } from './pantalla.ts';

async function pagoDe(etapa: 'borrador' | 'nuevo') {
  const { ordenada, ordenes } = await escena();
  const id = etapa === 'nuevo' ? 0 : await ordenada(etapa);
  const { user, router } = await mount(`${FORM}?orden=${id}`, { as: 'pagos' });
  await screen.findByRole('heading', { level: 1, name: id ? `Pago ${id}` : 'Nuevo pago' });
  await leido();
  /** Presses a button and agrees to its question. */
  const hacer = async (name: string, pregunta: string) => {
    await user.click(await screen.findByRole('button', { name }));
    await user.click((await question(pregunta)).getByRole('button', { name: 'Aceptar' }));
  };
  const dicho = (text: string) => waitFor(() => expect(toasts()).toContain(text));
  return { user, router, ordenes, hacer, dicho };
}

test('[R-4.4-01, R-4.4-02, R-4.4-04, R-1-02, R-5.5-04, R-5.5-05, R-5.5-06, R-8-13] what is done to a payment is told in the words of an insured person', async () => {
  const { hacer, dicho, ordenes, router } = await pagoDe('borrador');
  await hacer('Preparar el pago', '¿Desea preparar el pago?');
  await dicho('El pago se preparó correctamente.');
  await hacer('Anular el pago', '¿Desea anular el pago?');
  await dicho('El pago se anuló correctamente.');
  // Each question is asked each time.
  await hacer('Preparar el pago', '¿Desea preparar el pago?');
  await hacer('Anular el pago', '¿Desea anular el pago?');
  await hacer('Eliminar', '¿Desea eliminar el pago?');
  await dicho('El pago se eliminó correctamente.');
  await waitFor(() => expect(router.state.location.pathname).toBe(LISTA));
  expect(ordenes()).toEqual([]);
  expect(toasts().join(' ')).not.toMatch(/orden|solicitud/i);
});

test('[R-5.5-02, R-8-13] a new payment is registered in her words', async () => {
  const { user, hacer, dicho, ordenes } = await pagoDe('nuevo');
  await user.click(screen.getByRole('button', { name: 'Agregar todo lo pendiente' }));
  await screen.findByRole('button', { name: /^Quitar lo de / });
  await hacer('Grabar', '¿Desea registrar el pago?');
  await dicho('El pago se registró correctamente.');
  expect(ordenes()).toHaveLength(1);
  expect(toasts()).toContain('Se agregó al pago lo que estaba pendiente.');
  expect(toasts().join(' ')).not.toMatch(/orden|solicitud|novedad/i);
});
