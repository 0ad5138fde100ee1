import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { EnLaBdpa } from '#features/afiliacion/afiliaciones/EnLaBdpa.tsx';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { ejemplo, leido, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { show } from '../../blocks/show.tsx';

/** What the form of an affiliation says of an example's person in the central registry. */
async function enLaBdpa(who: Ejemplo, change: { readonly Nombres?: string } = {}) {
  const { persona } = await ejemplo(who);
  await show(<EnLaBdpa persona={{ ...persona, ...change }} />, { as: 'personal' });
  return persona;
}
const dice = async (text: string) => expect(await screen.findByText(text)).toBeVisible();

test('[F-7.4-04] [F-7.5-03] where the person is insured, and that the data match, by the document and the names', async () => {
  const estado = recordCalls('ConsultarEstadoAfiliadoBDPA');
  const contraste = recordCalls('v2ConstrastacionDatosBDPA');
  const { ApellidoPaterno, ApellidoMaterno, Nombres, NumeroDocumento, FechaNacimiento } = await enLaBdpa('activo');
  await dice('Registrada en CSBP, activo. Sus datos coinciden con los de la BDPA.');
  const body = { TipoDocumentoIdentidad: 'CI', NumeroDocumento, ComplementoDocumento: '', FechaNacimiento };
  expect(estado).toEqual([body]);
  expect(contraste).toEqual([{ ...body, ApellidoPaterno, ApellidoMaterno, Nombres }]);
});

test('[F-7.5-03] another fund is named', async () => {
  await enLaBdpa('bdpaOtroEnte');
  await dice('Registrada en Caja Petrolera de Salud, activo. Sus datos coinciden con los de la BDPA.');
});

test('[F-7.5-03] who has left it is named too', async () => {
  const Datos = { EnteGestor: 'Caja Vecina', Estado: 'BAJA' };
  server.use(http.post('*/ConsultarEstadoAfiliadoBDPA', () => HttpResponse.json({ ok: true, Datos })));
  await enLaBdpa('activo');
  await dice('Registrada en Caja Vecina, baja. Sus datos coinciden con los de la BDPA.');
});

test('[F-7.4-04] what the registry has otherwise is named', async () => {
  await enLaBdpa('activo', { Nombres: 'OTRA' });
  await dice('Registrada en CSBP, activo. La BDPA tiene otros datos: Nombres.');
});

test('[F-7.4-04] what the registry could not verify is not told as different', async () => {
  const Campos = [
    { Campo: 'Nombres', Resultado: 2 },
    { Campo: 'Apellido materno', Resultado: 0 },
    { Campo: 'Apellido paterno', Resultado: 1 },
  ];
  server.use(http.post('*/v2ConstrastacionDatosBDPA', () => HttpResponse.json({ ok: true, Datos: { Campos } })));
  await enLaBdpa('activo');
  await dice('Registrada en CSBP, activo. La BDPA tiene otros datos: Apellido materno.');
});

test('[F-7.5-03] who is not in it, and what could not be asked, are told apart', async () => {
  await enLaBdpa('bdpaNoEncontrado');
  await dice('La BDPA no tiene registro de la persona.');
});

test('[F-7.4-04] [F-7.5-03] neither is shown while the other cannot be read', async () => {
  server.use(http.post('*/v2ConstrastacionDatosBDPA', () => new HttpResponse('', { status: 500 })));
  await enLaBdpa('activo');
  await dice('No se pudo consultar la BDPA.');
  expect(screen.queryByText(/^Registrada en/)).toBeNull();
});

test('[F-5.5-03] a person without a birth date is not asked for', async () => {
  const asked = recordCalls('ConsultarEstadoAfiliadoBDPA');
  const { persona } = await ejemplo('activo');
  await show(<EnLaBdpa persona={{ ...persona, FechaNacimiento: '1900-01-01' }} />, { as: 'personal' });
  await leido();
  expect(document.querySelector('.alert')).toBeNull();
  expect(asked).toEqual([]);
});
