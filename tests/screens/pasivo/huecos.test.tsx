import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server, theSandbox } from '#support/services.ts';
import { abrir } from './alta.ts';
import { abrirAviso, nuevo } from './retirado.ts';

const quienEs = { ApellidoPaterno: '', ApellidoMaterno: '', Nombres: '', NumeroDocumento: '', FechaNacimiento: '' };
const dondeVive = { Zona: '', Direccion: '', Celular: '', Ocupacion: '' };
const huecos = ['Apellido paterno', 'Nombres', 'Número de documento', 'Fecha de nacimiento'];
const huecosDeTodo = [...huecos, 'Zona', 'Dirección', 'Celular', 'Ocupación'];

/** From now on the fund does not know some of a person's data. */
const sinDatos = (faltan: object) =>
  server.use(
    http.get('*/Pacientes/ObtieneXId/*', async ({ request }) => {
      const reply = await (await theSandbox()).app.fetch(request);
      const { Datos, ...rest } = (await reply.json()) as { Datos: { BasePersonas: object } };
      return HttpResponse.json({ ...rest, Datos: { ...Datos, BasePersonas: { ...Datos.BasePersonas, ...faltan } } });
    }),
  );
const avisado = () => screen.getByText('Faltan datos del asegurado(a) que se corrigen en la caja:').closest('.alert');

test.each([
  ['[R-5.2-01] a registration', quienEs, huecos, () => abrir('registrado')],
  ['[R-5.3-01] a deregistration', { ...quienEs, ...dondeVive }, huecosDeTodo, () => abrirAviso('baja', 'registrado')],
  ['[R-5.4-02] a transfer', quienEs, huecos, () => abrirAviso('transferencia', 'registrado')],
] as const)(
  '[R-5.2-01, R-5.3-01, R-5.4-02] %s tells what the fund does not know of the person',
  async (_, faltan, fields, open) => {
    sinDatos(faltan);
    await open();
    for (const field of fields) expect(avisado()).toHaveTextContent(`${field}, no tiene información.`);
  },
);

test('[R-5.3-01] a new deregistration tells them too, and one surname is enough', async () => {
  sinDatos({ ApellidoMaterno: '', Zona: '' });
  const pagina = await nuevo('baja', 'pasivoFallecido', { archivos: false });
  await pagina.pestana('Datos Personales');
  expect(avisado()).toHaveTextContent('Zona, no tiene información.');
  expect(avisado()).not.toHaveTextContent(/Apellido/);
});
