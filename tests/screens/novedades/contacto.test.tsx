import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';

const [CELULAR, CORREO] = ['73794796', 'ana@ejemplo.bo'];

/** The declared notice of an example, whose person can be reached. */
async function declarado() {
  const { db, persona, novedad } = await ejemplo('declarado');
  db.personas.put({ ...persona, Celular: CELULAR, Telefono: '2237787 / 2237788', CorreoElectronico: CORREO });
  return `/seguros/aviso-alta-editar?novedad=${novedad().IdPersonaNovedad}&tipo=1`;
}

test.each(['empresa', 'personal'] as const)(
  '[E-2.2-07] who reads a declared notice as %s calls its person, or writes to her, in one press',
  async (as) => {
    const { user } = await mount(await declarado(), { as });
    await user.click(await screen.findByRole('tab', { name: /^Datos Personales/ }));
    expect(await screen.findByRole('link', { name: `Llamar ${CELULAR}` })).toHaveAttribute(
      'href',
      `tel:+591${CELULAR}`,
    );
    expect(screen.getByRole('link', { name: '2237788' })).toHaveAttribute('href', 'tel:+5912237788');
    expect(screen.getByRole('link', { name: `Escribir ${CORREO}` })).toHaveAttribute('href', `mailto:${CORREO}`);
  },
);
