import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type Apertura, abrirListaDe, filasDe } from '#support/listas.ts';

const LISTA = '/seguros/aviso-alta-admin';

/** Waits for the results of the list: every cell as people read it, by row. */
export const filas = () => filasDe('Avisos de alta');

/** The names in the results. */
export const nombres = async () => (await filas()).map(([name]) => name);

/** Ticks somebody's notice, asks to declare it, reads that this is final, and answers no. */
export async function noDeclarar(
  { user }: Pick<Awaited<ReturnType<typeof abrirListaDe>>, 'user'>,
  nombre: string,
): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: `Seleccionar ${nombre}` }));
  await user.click(screen.getByRole('button', { name: 'Declarar 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Declarar 1 aviso' });
  expect(dialog).toHaveTextContent('Una vez declarada la novedad no podrá modificar la misma.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Declarar 1' })).toHaveFocus());
}

/** Opens the list of registration notices and waits for its results. */
export async function abrirLista(opened: Apertura = {}) {
  const mounted = await abrirListaDe(LISTA, 'Avisos de alta', opened);
  const { campo } = mounted;
  const escribir = async (label: string, text: string) => {
    await mounted.user.clear(campo(label));
    if (text) await mounted.user.type(campo(label), text);
  };
  return { ...mounted, escribir };
}
