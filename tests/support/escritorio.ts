import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { holdTimers } from './clock.ts';
import { mount } from './mount.tsx';
import type { newUser } from './user.ts';

type User = ReturnType<typeof newUser>;

export const ESCRITORIO = '/seguros/revision-admin';

/** The pane of the desk with its two lists. */
export const cola = () => within(screen.getByRole('complementary', { name: 'Cola de revisión' }));

/** The waiting notices of the desk, when all types have answered. */
export async function filasDeLaCola(): Promise<HTMLElement[]> {
  await waitFor(() => expect(cola().getByRole('tab', { name: /^Por revisar ?\d+$/ })).toBeVisible());
  return within(await cola().findByRole('list', { name: 'Por revisar' })).getAllByRole('listitem');
}

/** The desk when the notice in view can be decided. */
export async function listoParaDecidir(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name: /^Aceptar/ })).toBeEnabled());
}

/** Opens the desk and waits for its queue and its first notice. */
export async function abrirEscritorio(search = '') {
  const mounted = await mount(`${ESCRITORIO}${search}`, { as: 'personal' });
  await filasDeLaCola();
  return mounted;
}

/** Brings the waiting notice of a person into view. */
export async function verAvisoDe(user: User, nombre: string): Promise<void> {
  await filasDeLaCola();
  await user.click(cola().getByRole('button', { name: /^Filtrar/ }));
  await user.click(cola().getByLabelText('Filtrar resultados'));
  await user.paste(nombre);
  await screen.findByRole('heading', { level: 1, name: nombre });
  await listoParaDecidir();
}

/** Opens the form of the notice in view, and waits until the desk is gone: both have a button Aceptar. */
export async function abrirElFormulario(user: User): Promise<void> {
  await user.click(screen.getByRole('link', { name: /abrir el formulario$/ }));
  await waitFor(() => expect(document.querySelector('.escritorio')).not.toBeInTheDocument());
}

/** Opens the form of the waiting notice of a person from the desk. */
export async function abrirFormularioDe(user: User, nombre: string): Promise<void> {
  await verAvisoDe(user, nombre);
  await abrirElFormulario(user);
}

/** What is decided waits to be sent, or to be taken back, as long as the test takes: its seconds are not counted. */
export const sinCuentaAtras = (): void => void holdTimers(1000);
