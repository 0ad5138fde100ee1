import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ejemplo, leido, question, toastSays } from '#support/screens.ts';
import { abrirLista } from '../novedades/lista.ts';
import { abrir, fila } from '../ocupacional/pantalla.ts';
import { ordenEn } from '../orden-pago/pantalla.ts';

const boton = (name: string | RegExp) => screen.getByRole('button', { name });

test('[R-2.8-06] [R-5.6-05] [R-8-15] [H16] after an exam is deleted the focus is on the row in its place, and after a cancelled question on its button', async () => {
  const { user } = await abrir();
  const { nombre } = await ejemplo('examenRegistrado');
  const eliminar = boton(`Eliminar el examen de ${nombre}`);
  const row = fila(nombre);
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  await user.click(eliminar);
  await user.click((await question(/empleado/)).getByRole('button', { name: 'Cancelar' }));
  expect(eliminar).toHaveFocus();
  await user.click(eliminar);
  await user.click((await question(/empleado/)).getByRole('button', { name: 'Aceptar' }));
  await toastSays('Se eliminó correctamente el preocupacional.');
  await waitFor(() => expect(fila(nombre)).toBeUndefined());
  await leido();
  await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
});

test('[R-2.8-08] [H16] the dialogs of the exams give the focus back to their buttons', async () => {
  const { user } = await abrir();
  const { nombre } = await ejemplo('examenRegistrado');
  for (const [name, title] of [
    ['Nuevo', 'Registro de Ocupacional'],
    [`Cita de ${nombre}`, 'Programar cita'],
  ] as const) {
    await user.click(boton(name));
    await screen.findByRole('dialog', { name: title });
    expect(boton(name)).not.toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(boton(name)).toHaveFocus());
  }
});

test('[F-9-07, R-9-01, H16, H21] the choice of an order gives the focus back to its button, and leads to the heading of the order', async () => {
  const borrador = await ordenEn('borrador');
  const { user, router } = await abrirLista();
  const { nombre } = await ejemplo('pendiente');
  await user.click(screen.getByRole('checkbox', { name: `Seleccionar ${nombre}` }));
  const name = /orden de pago$/;
  await user.click(boton(name));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar a una orden de pago' }));
  expect(await dialog.findByRole('button', { name: `Orden ${borrador} del 20/11/2026: Bs. 100.00` })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(boton(name)).toHaveFocus());
  await user.click(boton(name));
  await user.click(await screen.findByRole('button', { name: 'Orden nueva' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/orden-pago-editar-ex'));
  await screen.findByRole('heading', { level: 1, name: 'Nueva orden de pago' });
  await leido();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.matches('main, main h1')).toBe(true);
});
