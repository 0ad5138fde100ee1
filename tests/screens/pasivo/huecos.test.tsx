import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server, theSandbox } from '#support/services.ts';
import { abrir } from './alta.ts';
import { abrirAviso, nuevo } from './retirado.ts';

const quienEs = { ApellidoPaterno: '', ApellidoMaterno: '', Nombres: '', NumeroDocumento: '', FechaNacimiento: '' };
const dondeVive = { Zona: '', Direccion: '', Celular: '', Ocupacion: '' };
const huecos = ['Apellido paterno o materno', 'Nombres', 'Número de documento', 'Fecha de nacimiento'];
/** What a deregistration and a transfer show besides, with the items of lists that are not chosen. */
const listas = {
  ...{ IdTipoDocumento: 0, IdExtensionDocumento: 0, IdSexo: 0, IdEstadoCivil: 0, IdNacionalidad: 0, IdProfesion: 0 },
  ...{ IdUbicacionNacimiento: 0, IdUbicacionDireccion: 0, IdGradoInstruccion: 0 },
};
const dondeEsta = { LatitudDireccion: '', LongitudDireccion: '', CorreoElectronico: '' };
const huecosDeTodo = [
  ...[...huecos, 'Zona', 'Dirección', 'Celular', 'Ocupación', 'Latitud', 'Longitud', 'Correo electrónico'],
  ...['Tipo de documento', 'Extensión', 'Sexo', 'Estado civil', 'Nacionalidad', 'Profesión'],
  ...['Ubicación de nacimiento', 'Ubicación de la dirección'],
];
const nada = { ...quienEs, ...dondeVive, ...listas, ...dondeEsta };

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
  [
    '[R-5.3-01, R-5.3-02, R-5.3-03] a deregistration',
    ...[nada, huecosDeTodo, () => abrirAviso('baja', 'registrado')],
  ] as const,
  [
    '[R-5.4-01, R-5.4-02, R-5.4-03] a transfer',
    ...[nada, [...huecosDeTodo, 'Grado de instrucción'], () => abrirAviso('transferencia', 'registrado')],
  ] as const,
] as const)('%s tells what the fund does not know of the person', async (_, faltan, fields, open) => {
  sinDatos(faltan);
  await open();
  for (const field of fields) expect(avisado()).toHaveTextContent(`${field}, no tiene información.`);
});

test.each([
  ['[R-5.3-01]', 'baja', 'ApellidoMaterno'],
  ['[R-5.3-01]', 'baja', 'ApellidoPaterno'],
  ['[R-5.4-02]', 'transferencia', 'ApellidoPaterno'],
] as const)('%s a new notice, %s, tells them too, and one surname is enough: without %s', async (_, familia, falta) => {
  sinDatos({ [falta]: '', Zona: '' });
  const pagina = await nuevo(familia, familia === 'baja' ? 'pasivoFallecido' : 'pasivoVejez', { archivos: false });
  await pagina.pestana('Datos Personales');
  expect(avisado()).toHaveTextContent('Zona, no tiene información.');
  expect(avisado()).not.toHaveTextContent(/Apellido/);
});
