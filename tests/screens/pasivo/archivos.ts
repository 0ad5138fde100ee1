import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Pagina } from '../novedades/formulario.ts';

/** The photograph of a notice, with what may be done with it now. */
export const fotografia = async () => within(await screen.findByRole('group', { name: /^Fotografía/ }));

/** How many documents of a notice may be chosen now. */
export const porDejar = () => document.querySelectorAll('.adjunto input[type=file]').length;

/** Checks that the fields, the photograph and the documents of an open notice are only shown. */
export async function soloSeMuestra({ abiertos, pestana }: Pick<Pagina, 'abiertos' | 'pestana'>): Promise<void> {
  expect(abiertos()).toBe(0);
  await pestana('Datos Personales');
  expect(await (await fotografia()).findByRole('button', { name: /^Ver/ })).toBeVisible();
  expect((await fotografia()).queryByRole('button', { name: /^(Reemplazar|Quitar|Elegir|Tomar)/ })).toBeNull();
  await pestana('Adjuntos');
  await waitFor(() => expect(document.querySelector('.adjunto-archivo')).not.toBeNull());
  expect(document.querySelectorAll('input[type=file]')).toHaveLength(0);
  expect(abiertos()).toBe(0);
}
