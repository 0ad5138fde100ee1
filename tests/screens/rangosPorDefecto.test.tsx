import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';

test.each([
  ['/seguros/aviso-alta-pasivo-admin', '01/11/2026'],
  ['/seguros/aviso-baja-pasivo-admin', '01/11/2026'],
  ['/seguros/aviso-transferencia-pasivo-admin', '01/11/2026'],
  ['/seguros/ocupacional-admin-ex', '01/11/2026'],
  ['/seguros/orden-pago-admin-ex', '01/10/2026'],
])(
  '[R-2.6-02, R-9-07, R-2.2-08, R-2.4-05, R-2.8-02, E-5.1-07, F-9-05] %s asks from %s to today',
  async (path, desde) => {
    await mount(path, { as: 'empresa' });
    expect(await screen.findByLabelText('Fecha desde')).toHaveValue(desde);
    expect(screen.getByLabelText('Fecha hasta')).toHaveValue('20/11/2026');
  },
);
