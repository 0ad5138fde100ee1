import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { datosDePersona } from '#blocks/identidad/datos.ts';
import { RegistroSegip } from '#blocks/identidad/RegistroSegip.tsx';
import { ejemplo, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { show } from './show.tsx';

test('[F-7.5-07, F-5.3-08] what differs and cannot be read is told, and read when it is asked again', async () => {
  const { persona } = await ejemplo('segipPaterno');
  server.use(http.post('*/SEGIPconsultaDatosPersonaV1', () => new HttpResponse('', { status: 500 }), { once: true }));
  const asked = recordCalls('SEGIPconsultaDatosPersonaV1');
  const campos = [{ campo: 'PrimerApellido', sinVerificar: false }] as const;
  const { user } = await show(
    <RegistroSegip datos={datosDePersona(persona)} veredicto={{ tipo: 'difiere', campos, soloDocumento: false }} />,
    { as: 'personal' },
  );
  expect(await screen.findByText('No se pudo consultar en qué se diferencian los datos.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  const differences = within(await screen.findByRole('region', { name: 'En qué se diferencian' }));
  expect(differences.getByText('Apellido paterno')).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({
    tipoPersona: 1,
    ci: persona.NumeroDocumento,
    fechaNacimiento: persona.FechaNacimiento,
  });
});
