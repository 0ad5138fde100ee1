import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signOut } from '#app/shell/signOut.ts';
import { session } from '#client/session.ts';
import { entregarTodo } from '#engine/queue/cola.ts';
import { decisiones } from '#engine/queue/decision.ts';
import { elegirEspera } from '#engine/queue/preferencia.ts';
import { conCandados } from '#support/candados.ts';
import { holdTimers } from '#support/clock.ts';
import { ESCRITORIO, filasDeLaCola, listoParaDecidir } from '#support/escritorio.ts';
import { mount } from '#support/mount.tsx';
import { detener } from '#support/screens.ts';
import { confirmar, elQr, escena } from '../orden-pago/pagando.ts';

const TARDA = 'Está tardando más de lo normal.';
/** After this time (ms) a covered page says that it takes long. */
const MUCHO = 10_000;

beforeEach(() => conCandados());

const cubierta = () => document.querySelector<HTMLElement>('.busy-overlay');
const aceptar = () => screen.getByRole('button', { name: /^Aceptar/ });

/** Accepts the notice in view; answers the question if a check found something. */
async function aceptarUna(cuantas: number): Promise<void> {
  await listoParaDecidir();
  act(() => aceptar().click());
  const hay = () => decisiones.getState().lista.length === cuantas;
  const asked = await waitFor(() => {
    const question = document.querySelector<HTMLElement>('dialog[open][role="alertdialog"]');
    if (!question && !hay()) throw new Error('neither asked nor held');
    return question;
  });
  if (asked) act(() => within(asked).getByRole('button', { name: 'Aceptar' }).click());
  await waitFor(() => expect(hay()).toBe(true));
}

test('[D13] the desk: slow lists say what is awaited; a slow decision is in the bar, and covers nothing (fault 11)', async () => {
  const listas = detener('*/ListaNovedadesParametro/');
  await mount(ESCRITORIO, { as: 'personal' });
  expect((await screen.findAllByText('Consultando los avisos declarados…')).length).toBeGreaterThan(0);
  expect(aceptar()).toBeDisabled();
  expect(screen.queryByText('No hay avisos declarados por revisar.')).toBeNull();
  listas();
  await filasDeLaCola();
  elegirEspera(20);
  const mucho = holdTimers(MUCHO);
  await aceptarUna(1);
  const soltar = detener(/\/Acepta\w*$/);
  const all = entregarTodo();
  const bar = within(await screen.findByRole('region', { name: 'Decisiones por enviar' }));
  await waitFor(() => expect(bar.getByText(/^Enviando:/)).toBeVisible());
  act(mucho);
  expect(cubierta()).toBeNull();
  await aceptarUna(2);
  expect(decisiones.getState().lista.map(({ estado }) => estado)).toEqual(['enviando', 'retenida']);
  soltar();
  await act(() => all);
  await waitFor(() => expect(decisiones.getState().lista.map(({ estado }) => estado)).toEqual(['retenida']));
});

test('[D15] the desk: signing out with a slow decision says that it takes long, until it is answered (fault 11)', async () => {
  await mount(ESCRITORIO, { as: 'personal' });
  await filasDeLaCola();
  elegirEspera(20);
  await aceptarUna(1);
  const mucho = holdTimers(MUCHO);
  const soltar = detener(/\/Acepta\w*$/);
  const done = signOut();
  expect(await screen.findByText('Guardando…')).toBeVisible();
  expect(screen.queryByText(TARDA)).toBeNull();
  act(mucho);
  expect(await screen.findByText(TARDA)).toBeVisible();
  expect(session.getState().user).not.toBeNull();
  soltar();
  await act(() => done);
  expect(session.getState().user).toBeNull();
  await waitFor(() => expect(cubierta()).toBeNull());
});

test('[R-4.4-02] the payment: a slow write covers the question and says that it takes long; a slow code is awaited by name (fault 11)', async () => {
  const { ordenes } = await escena();
  const { user } = await mount('/seguros/orden-pago-admin-ex', { as: 'pagos' });
  await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
  const dialog = await confirmar();
  const mucho = holdTimers(MUCHO);
  const leer = detener('*/OrdenPagoNovedadesCobrarVacio/*');
  const escribir = detener('*/OrdenPagoRegistrar/*');
  const codigo = detener('*/GeneraQR/*');
  const ver = dialog.getByRole('button', { name: 'Ver el QR' });
  await user.click(ver);
  // Nothing is written yet: the button alone waits, and the question can be closed.
  await waitFor(() => expect(ver).toHaveAttribute('aria-busy', 'true'));
  expect(cubierta()).toBeNull();
  expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeEnabled();
  leer();
  expect(await dialog.findByText('Guardando…')).toBeVisible();
  expect(dialog.queryByText(TARDA)).toBeNull();
  act(mucho);
  expect(await dialog.findByText(TARDA)).toBeVisible();
  expect(ver).toHaveAttribute('aria-busy', 'true');
  escribir();
  const panel = within(await screen.findByRole('dialog', { name: 'Pago con QR' }));
  expect(panel.getByText('Preparando el código QR…')).toBeInTheDocument();
  await waitFor(() => expect(cubierta()).toBeNull());
  expect(panel.getAllByRole('button', { name: 'Cerrar' })[0]).toBeEnabled();
  codigo();
  expect(await elQr()).toBeVisible();
  expect(ordenes()).toHaveLength(1);
});
