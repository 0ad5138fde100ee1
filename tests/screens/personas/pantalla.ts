import { screen, within } from '@testing-library/react';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';

/** Opens the folder of a person as the staff. */
export async function carpeta(idPersona: number) {
  const mounted = await mount(`/seguros/persona-carpeta?persona=${idPersona}`, { as: 'personal' });
  await screen.findByRole('region', { name: 'Línea de tiempo' });
  return mounted;
}

/** The folder of one of the seed's people. */
export async function carpetaDe(who: Ejemplo) {
  const one = await ejemplo(who);
  return { ...one, ...(await carpeta(one.persona.IdPersona)) };
}

export const linea = () => within(screen.getByRole('region', { name: 'Línea de tiempo' }));
export const ahora = () => within(screen.getByRole('region', { name: 'Qué se puede hacer ahora' }));
export const dialogo = async (name: string) => within(await screen.findByRole('dialog', { name }));
