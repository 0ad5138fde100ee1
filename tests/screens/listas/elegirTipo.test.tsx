import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirListaDe } from '#support/listas.ts';

test.each([
  ['/seguros/aviso-alta-admin', 'Avisos de alta', 'Seleccione Tipo Aviso Alta', [/sueldo/, /pasantía/, /voluntariado/]],
  ['/seguros/aviso-baja-admin', 'Avisos de baja', 'Seleccione Tipo Aviso Baja', [/sueldo/, /pasantía/, /voluntariado/]],
  [
    '/seguros/aviso-alta-pasivo-admin',
    'Altas de pasivos',
    'Seleccione un Tipo de Afiliación Pasiva',
    [/calculadora/, /se jubila/, /resolución/, /titular/],
  ],
])(
  '[R-2.2-03, E-2.1-02, E-2.3-02] %s: the choice of a type says of each for whom it is',
  async (path, titulo, name, ayudas) => {
    const { user } = await abrirListaDe(path, titulo);
    await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    const buttons = dialog.getAllByRole('button').filter((one) => one.hasAttribute('aria-describedby'));
    expect(buttons).toHaveLength(ayudas.length);
    for (const [at, ayuda] of ayudas.entries()) {
      const button = buttons[at];
      if (!button) throw new Error('no button');
      expect(button).toHaveAccessibleDescription(ayuda);
      const said = dialog.getByText((_, node) => node?.id === button.getAttribute('aria-describedby'));
      expect(said).toBeVisible();
    }
    // Each is explained otherwise.
    expect(new Set(buttons.map((one) => one.parentElement?.querySelector('p')?.textContent)).size).toBe(ayudas.length);
  },
);
