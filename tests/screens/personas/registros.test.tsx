import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { toLocalDate } from '#lib/dates.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, findToast, question, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';

/** The comparison of one of the seed's people. */
async function comparar(who: Ejemplo) {
  const one = await ejemplo(who);
  const mounted = await mount(`/seguros/personas-admin?persona=${one.persona.IdPersona}`, { as: 'personal' });
  await screen.findByRole('heading', { level: 1, name: one.nombre });
  return { ...mounted, ...one };
}
/** The result of the other rows, when all three registers have answered. */
async function otras(campo: string) {
  await waitFor(() => expect(screen.queryByText('Consultando…')).toBeNull());
  return screen
    .getAllByRole('row')
    .slice(1)
    .filter((row) => within(row).getByRole('rowheader').textContent !== campo)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
}
const fila = (campo: string) => screen.findByRole('row', { name: new RegExp(`^${campo} .*(Coincide|Difiere)`) });

test('[F-5.2-02] people of the fund are searched by document, and lead to comparison and folder', async () => {
  const { persona, nombre, documento } = await ejemplo('bdpaNombres');
  const { user } = await mount('/seguros/personas-admin', { as: 'personal' });
  await screen.findByRole('heading', { level: 1, name: 'Personas' });
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Número de documento/)).toHaveAccessibleDescription(
      'Debe registrar número de documento de identidad.',
    ),
  );
  await user.type(screen.getByLabelText(/^Número de documento/), documento);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const folder = await screen.findByRole('link', { name: `Abrir la carpeta de ${nombre}` });
  expect(folder).toHaveAttribute('href', `/seguros/persona-carpeta?persona=${persona.IdPersona}`);
  // The paper says who was searched for.
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Imprimir el listado' }));
  const head = await waitFor(() => {
    const found = document.querySelector('.print-list dl');
    expect(found).not.toBeNull();
    return found;
  });
  expect(head).toHaveTextContent(`Filtro${documento}`);
  window.dispatchEvent(new Event('afterprint'));
  await user.click(screen.getByRole('link', { name: `Comparar los registros de ${nombre}` }));
  expect(await screen.findByRole('heading', { level: 1, name: nombre })).toBeVisible();
});

test('[F-8-14] that nobody of the fund has a number is said', async () => {
  const { user } = await mount('/seguros/personas-admin', { as: 'personal' });
  await user.type(await screen.findByLabelText(/^Número de documento/), '99887766');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText('No se encuentran resultados.')).toBeVisible();
});

test('[F-5.3-07] [E-9-13] [F-7.4-01] [F-7.5-01] [F-7.5-08] the three registers are asked with document type, number, complement and birth date', async () => {
  const asked = [
    'BuscarPersonaYObservacion',
    'BuscarPersonaCotizanteBDPA',
    'BuscarMensajeBDPA',
    'ValidarAsegurado',
    'CompararBDPACSBP',
    'BDPASegurosPaciente',
  ];
  const bodies = asked.map(recordCalls);
  const { documento } = await comparar('bdpaNombres');
  await fila('Nombres');
  await waitFor(() => expect(bodies.every((one) => one.length > 0)).toBe(true));
  for (const [body] of bodies)
    expect(body).toEqual({
      TipoDocumentoIdentidad: 'CI',
      NumeroDocumento: documento,
      ComplementoDocumento: '',
      FechaNacimiento: '1994-05-12',
    });
});

test.each([
  ['bdpaNombres', 'Nombres', 'BDPA'],
  ['bdpaPaterno', 'Apellido paterno', 'BDPA'],
  ['bdpaMaterno', 'Apellido materno', 'BDPA'],
  ['bdpaNacimiento', 'Fecha de nacimiento', 'BDPA'],
  ['bdpaComplemento', 'Complemento', 'BDPA'],
  ['segipNombres', 'Nombres', 'SEGIP'],
  ['segipPaterno', 'Apellido paterno', 'SEGIP'],
  ['segipMaterno', 'Apellido materno', 'SEGIP'],
  ['segipComplemento', 'Complemento', 'SEGIP'],
] as const)('[F-7.5-07] %s: only %s differs, in %s', async (who, campo, fuente) => {
  await comparar(who);
  expect(await screen.findByRole('row', { name: new RegExp(`^${campo} .*Difiere: ${fuente}$`) })).toBeVisible();
  expect(await otras(campo)).toEqual(['Coincide', 'Coincide', 'Coincide', 'Coincide', 'Coincide']);
});

test.each([
  ['bdpaMaterno', 'Apellido materno', 'ApellidoMaterno'],
  ['bdpaNacimiento', 'Fecha de nacimiento', 'FechaNacimiento'],
  ['bdpaComplemento', 'Complemento', 'ComplementoDocumento'],
] as const)('%s: the row of %s holds what each register has, and marks what differs', async (who, campo, key) => {
  const { db, persona } = await comparar(who);
  const [registro] = db.registros.by('persona', persona.IdPersona);
  const escrito = (value = '') => (key === 'FechaNacimiento' ? toLocalDate(value) : value) || 'sin dato';
  const row = await screen.findByRole('row', { name: new RegExp(`^${campo} .*Difiere: BDPA$`) });
  await waitFor(() => expect(screen.queryByText('Consultando…')).toBeNull());
  const cells = within(row).getAllByRole('cell');
  expect(registro?.[key]).not.toBe(persona[key]);
  expect(cells.map((cell) => cell.textContent)).toEqual([
    escrito(persona[key]),
    `${escrito(registro?.[key])} (distinto)`,
    escrito(persona[key]),
    'Difiere: BDPA',
  ]);
  expect(cells.map((cell) => cell.querySelector('mark') !== null)).toEqual([false, true, false, false]);
});

test('[F-5.3-03] segipNacimiento: by the fund’s birth date the identity service has no record, and its verdict says why', async () => {
  await comparar('segipNacimiento');
  const row = await screen.findByRole('row', { name: /^Fecha de nacimiento 12\/05\/1994 Sin registro Sin registro/ });
  expect(row).toHaveTextContent(/Sin comparar$/);
  expect(await screen.findByText('Los siguientes datos no coinciden con el SEGIP:')).toBeVisible();
  expect([...document.querySelectorAll('.identidad-campos li')].map((one) => one.textContent)).toEqual([
    'Fecha de nacimiento',
  ]);
});

test('[F-7.4-01] a complement is asked with its number', async () => {
  const { db, persona, documento } = await ejemplo('activo');
  db.personas.put({ ...persona, ComplementoDocumento: '1A' });
  const asked = recordCalls('BuscarPersonaCotizanteBDPA');
  await comparar('activo');
  await waitFor(() => expect(asked).toMatchObject([{ NumeroDocumento: documento, ComplementoDocumento: '1A' }]));
});

test('[E-9-13] [F-5.3-07] [F-7.4-01] a passport is asked as PAS', async () => {
  const asked = recordCalls('CompararBDPACSBP');
  await comparar('pasaporte');
  await waitFor(() => expect(asked).toMatchObject([{ TipoDocumentoIdentidad: 'PAS' }]));
});

test('[F-9-17] [F-6-08] [F-7.4-02] [F-7.4-03] the staff notify differences, once they confirm, and are told so', async () => {
  const { user, db, nombre, documento } = await comparar('bdpaNombres');
  const asked = recordCalls('NotificarDiferencia');
  await user.click(await screen.findByRole('button', { name: 'Notificar al encargado regional' }));
  const asking = await question(`¿Desea notificar las diferencias de ${nombre} al encargado regional?`);
  expect(asked).toEqual([]);
  await user.click(asking.getByRole('button', { name: 'Aceptar' }));
  expect(await findToast('Se envió un correo electrónico al encargado de seguros regional de la CSBP.')).toHaveClass(
    'toast-info',
  );
  expect(asked).toEqual([
    {
      ...{ IdParametro: 8, IdRegional: 1, DiferenciaHTML: expect.stringMatching(/<.*Nombres/s) },
      ...{ TipoDocumento: 'CI', NumeroDocumento: documento, Complemento: '', FechaNacimiento: '1994-05-12' },
    },
  ]);
  expect(db.notificacionesBdpa.all().at(-1)).toMatchObject({ NumeroDocumento: documento });
});

test('[F-7.4-01] the registry’s own row says whose the person is and how far she came', async () => {
  await comparar('bdpaObservado');
  const card = within(await screen.findByRole('region', { name: 'Registro en la BDPA' }));
  for (const text of ['CSBP', 'ACTIVO', 'Observado por la BDPA']) expect(card.getByText(text)).toBeVisible();
});

test('[F-7.5-01] [F-7.5-08] whether the fund insures her, and each insurance that the registry has, with its days', async () => {
  const seguro = { EnteGestor: 'CAJA VECINA', Estado: 'BAJA', FechaAfiliacion: '01/02/2020', FechaBaja: '03/04/2021' };
  server.use(http.post('*/BDPASegurosPaciente', () => HttpResponse.json({ ok: true, Datos: [seguro] })));
  await comparar('activo');
  expect(await screen.findByText('Asegurada')).toBeVisible();
  const card = within(await screen.findByRole('region', { name: 'Seguros registrados en la BDPA' }));
  expect(await card.findByRole('listitem')).toHaveTextContent(
    /^CAJA VECINA\s*Estado: BAJA\s*Afiliación: 01\/02\/2020\s*Baja: 03\/04\/2021$/,
  );
});

test('[F-7.5-01] whom the fund does not insure is told to be not insured', async () => {
  const Datos = { EsAsegurado: false, IdPersona: 0, EstadoVigencia: '', Mensaje: '' };
  server.use(http.post('*/ValidarAsegurado', () => HttpResponse.json({ ok: true, Datos })));
  await comparar('activo');
  expect(await screen.findByText('No asegurada')).toBeVisible();
  expect(screen.queryByText('Asegurada')).toBeNull();
});

test('[F-6-08] who has no differences cannot be notified about', async () => {
  await comparar('activo');
  expect(await fila('Nombres')).toHaveTextContent(/Coincide$/);
  expect(await screen.findByText('Los datos de la caja y de la BDPA son los mismos.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Notificar/ })).toBeNull();
});

test('[F-6-08] who is in no central registry has nothing to differ from it, and is told so', async () => {
  await comparar('segipNombres');
  const panel = within(await screen.findByRole('region', { name: 'Validación con la BDPA' }));
  expect(panel.getByText('La BDPA no tiene registro de la persona: no hay datos para comparar.')).toBeVisible();
  expect(panel.queryByRole('button', { name: /Notificar/ })).toBeNull();
  expect((await screen.findAllByText('No se encontró a la persona en la BDPA.')).length).toBeGreaterThan(0);
  expect(await fila('Nombres')).toHaveTextContent(/Sin registro.*Difiere: SEGIP$/);
  expect(screen.queryByText('Los datos de la caja y de la BDPA son los mismos.')).toBeNull();
});

test('[F-5.2-03] somebody the fund does not know is looked up by the data of her document, which stay out of the address', async () => {
  const { user, router } = await mount('/seguros/personas-admin', { as: 'personal' });
  await user.click(await screen.findByRole('button', { name: 'Por datos de identidad' }));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Fecha de nacimiento/)).toHaveAccessibleDescription(
      /Debe registrar fecha de nacimiento/,
    ),
  );
  await user.type(screen.getByLabelText(/^Número de documento/), '9999999');
  await user.type(screen.getByLabelText(/^Fecha de nacimiento/), '01/02/1990');
  await user.type(screen.getByLabelText(/^Apellido paterno/), 'nadie');
  await user.type(screen.getByLabelText(/^Nombres/), 'conocida');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const row = await screen.findByRole('row', { name: /^Nombres CONOCIDA/ });
  await waitFor(() => expect(within(row).getAllByText('Sin registro')).toHaveLength(3));
  expect(await screen.findByText('No se encontró a la persona en la BDPA.')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('[F-5.3-05] the identity service that was down is told to be unavailable, and can be asked again, by its button and by Buscar', async () => {
  const asked = recordCalls(/SEGIPconsultaDatosPersona$/);
  server.use(http.post('*/SEGIPconsultaDatosPersona', () => new HttpResponse('', { status: 500 })));
  const { user } = await mount('/seguros/personas-admin', { as: 'personal' });
  await user.click(await screen.findByRole('button', { name: 'Por datos de identidad' }));
  await user.type(screen.getByLabelText(/^Número de documento/), '9999999');
  await user.type(screen.getByLabelText(/^Fecha de nacimiento/), '01/02/1990');
  await user.type(screen.getByLabelText(/^Apellido paterno/), 'nadie');
  await user.type(screen.getByLabelText(/^Nombres/), 'conocida');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const again = () => screen.findByRole('button', { name: 'Reintentar la consulta: SEGIP' });
  await user.click(await again());
  await again();
  const caido = 'El servicio de SEGIP no se encuentra disponible.';
  expect(await screen.findByText(caido)).toBeVisible();
  server.resetHandlers();
  const before = asked.length;
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar la consulta: SEGIP' })).toBeNull());
  expect(asked.length).toBeGreaterThan(before);
  expect(screen.queryByText(caido)).toBeNull();
});

test('[F-7.5-01] a register that does not answer is named, and the others are shown', async () => {
  server.use(http.post('*/ValidarAsegurado', () => new HttpResponse('', { status: 500 })));
  await comparar('activo');
  expect(await screen.findByText('No se pudo consultar: Caja.')).toBeVisible();
  expect(await fila('Nombres')).toHaveTextContent(/Coincide$/);
});

test.each([
  ['empresa', '/seguros/personas-admin'],
  ['asegurado', '/seguros/personas-admin'],
  ['empresa', '/seguros/persona-carpeta?persona=1'],
  ['asegurado', '/seguros/recien-nacido-admin'],
] as const)('[F-2.2-04] %s does not reach %s', async (as, path) => {
  const { router } = await mount(path, { as });
  await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
});
