import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ejemplo } from '#support/screens.ts';
import { abrir } from './alta.ts';
import { abrirAviso } from './retirado.ts';

const sinDatos = { ApellidoPaterno: '', ApellidoMaterno: '', Nombres: '', FechaNacimiento: '' };
const huecos = ['Apellido paterno', 'Nombres', 'Fecha de nacimiento'];

test.each([
  ['[R-5.2-01] a registration', 'jubilable', () => abrir('registrado')],
  ['[R-5.3-01] a deregistration', 'pasivoVejez', () => abrirAviso('baja', 'registrado')],
  ['[R-5.4-02] a transfer', 'pasivoVejez', () => abrirAviso('transferencia', 'registrado')],
] as const)('%s tells what the fund does not know of who the person is', async (_, who, open) => {
  const { db, persona } = await ejemplo(who);
  db.personas.put({ ...persona, ...sinDatos });
  await open();
  const told = screen.getByText('Faltan datos del asegurado(a) que se corrigen en la caja:').closest('.alert');
  for (const field of huecos) expect(told).toHaveTextContent(`${field}, no tiene información.`);
});
