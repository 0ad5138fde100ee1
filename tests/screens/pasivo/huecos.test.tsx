import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server, theSandbox } from '#support/services.ts';
import { abrir } from './alta.ts';
import { abrirAviso } from './retirado.ts';

const sinDatos = { ApellidoPaterno: '', ApellidoMaterno: '', Nombres: '', NumeroDocumento: '', FechaNacimiento: '' };
const huecos = ['Apellido paterno', 'Nombres', 'Número de documento', 'Fecha de nacimiento'];

test.each([
  ['[R-5.2-01] a registration', () => abrir('registrado')],
  ['[R-5.3-01] a deregistration', () => abrirAviso('baja', 'registrado')],
  ['[R-5.4-02] a transfer', () => abrirAviso('transferencia', 'registrado')],
] as const)('%s tells what the fund does not know of who the person is', async (_, open) => {
  server.use(
    http.get('*/Pacientes/ObtieneXId/*', async ({ request }) => {
      const reply = await (await theSandbox()).app.fetch(request);
      const { Datos, ...rest } = (await reply.json()) as { Datos: { BasePersonas: object } };
      return HttpResponse.json({ ...rest, Datos: { ...Datos, BasePersonas: { ...Datos.BasePersonas, ...sinDatos } } });
    }),
  );
  await open();
  const told = screen.getByText('Faltan datos del asegurado(a) que se corrigen en la caja:').closest('.alert');
  for (const field of huecos) expect(told).toHaveTextContent(`${field}, no tiene información.`);
});
