import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { queryClient } from '#client/query.ts';
import { toLocalDate } from '#lib/dates.ts';
import { familiaDe } from '#sandbox/rules/access.ts';
import { descargas } from '#support/descargas.ts';
import { mount } from '#support/mount.tsx';
import { detener, ejemplo, leido, listo, question, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { ahora, carpeta, carpetaDe, dialogo, linea } from './pantalla.ts';

test('a declared notice stands in the line with its states, and leads to its review', async () => {
  const { user, router, nombre, novedad } = await carpetaDe('declarado');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(nombre);
  expect(await linea().findByText('Declarado')).toBeVisible();
  expect((await linea().findAllByText('Cambio de estado')).length).toBeGreaterThan(0);
  expect(ahora().getByText(/espera la revisión de la caja/)).toBeVisible();
  await user.click(ahora().getByRole('link', { name: /^Revisar INGRESO A LA EMPRESA del/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-editar'));
  expect(router.state.location.search).toContain(`novedad=${novedad().IdPersonaNovedad}`);
});

test.each([
  ['observado', 'observado, lo tiene que corregir la empresa.', []],
  ['pendiente', 'registrado, todavía no se declaró.', ['Hay una orden de pago sin pagar por Bs. 150.00.']],
] as const)(
  '[F-9-07] [R-9-01] the notice of %s waits in the folder for what it lacks, and is opened from there',
  async (...[who, espera, mas]) => {
    const { user, router, novedad } = await carpetaDe(who);
    await waitFor(() =>
      expect(
        ahora()
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual([`INGRESO A LA EMPRESA: ${espera}Abrir`, ...mas]),
    );
    const open = ahora().getByRole('link', {
      name: `Abrir INGRESO A LA EMPRESA del ${toLocalDate(novedad().FechaNovedad)}`,
    });
    expect(open).toHaveTextContent('Abrir');
    await user.click(open);
    await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-editar'));
    expect(router.state.location.search).toContain(`novedad=${novedad().IdPersonaNovedad}`);
  },
);

test('[F-3.5-01] [F-3.5-02] [F-3.6-01] the data of the person and of her insurance stand each under its name', async () => {
  const dias = { FechaAfiliacion: '2001-02-03', FechaIngreso: '2002-03-04', FechaBaja: '2003-04-05' };
  server.use(
    http.get('*/ObtieneDatosPersonaPaciente/*', async ({ request }) => {
      const reply = await (await theSandbox()).app.fetch(request);
      const { Datos, ...rest } = (await reply.json()) as { readonly Datos: { readonly SegurosPacientes: object } };
      const SegurosPacientes = { ...Datos.SegurosPacientes, ...dias, HistoriaClinica: 'HC-1' };
      return HttpResponse.json({ ...rest, Datos: { ...Datos, SegurosPacientes } });
    }),
  );
  const { db, persona } = await ejemplo('activo');
  db.personas.put({ ...persona, IdGenero: 2, FechaCambioGenero: '2004-05-06' });
  await carpeta(persona.IdPersona);
  const datos = await screen.findByRole('region', { name: 'Datos de la persona' });
  const dicho = (label: string) =>
    [...datos.querySelectorAll('dt')].find((one) => one.textContent === label)?.nextElementSibling?.textContent;
  expect(dicho('Documento')).toContain(persona.NumeroDocumento);
  expect(dicho('Nacimiento')).toContain(toLocalDate(persona.FechaNacimiento));
  await waitFor(() => expect(dicho('Género')).toBe('FEMENINO, desde el 06/05/2004'));
  expect(dicho('Dirección')).toBe(`${persona.Zona}, ${persona.Direccion}`);
  expect(dicho('Correo electrónico')).toContain(persona.CorreoElectronico);
  expect(dicho('Afiliación a la caja')).toBe('03/02/2001');
  expect(dicho('Ingreso a la empresa')).toBe('04/03/2002');
  expect(dicho('Retiro de la empresa')).toBe('05/04/2003');
  expect(dicho('Historia clínica')).toBe('HC-1');
});

test('a paid notice waits in the folder to be declared', async () => {
  await carpetaDe('pagado');
  expect(await ahora().findByText(/: pagado, todavía no se declaró/)).toBeVisible();
});

test('[R-7.2-14] a newborn of the family waits in the folder until it is registered, and leads to the newborns', async () => {
  const { db } = await theSandbox();
  const born = db.nacimientos.all().find((one) => one.IdPersonaNovedad === 0);
  if (!born) throw new Error('The seed has no newborn to register');
  const { user, router } = await carpeta(born.IdPersonaMadre);
  expect(await ahora().findByText('La familia tiene un recién nacido por registrar o por concluir.')).toBeVisible();
  await user.click(ahora().getByRole('link', { name: 'Ver recién nacidos' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/recien-nacido-admin'));
});

test('where nothing waits, that is said', async () => {
  await carpetaDe('examenVigente');
  expect(await ahora().findByText('Nada está pendiente.')).toBeVisible();
  expect(ahora().queryAllByRole('listitem')).toEqual([]);
});

test('nothing is said to wait before the family is known', async () => {
  const soltar = detener('*/ObtenerGrupoFamiliar/*');
  await carpetaDe('examenVigente');
  await linea().findByRole('button', { name: /^Exámenes/ });
  // All the others have answered.
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  expect(ahora().queryByText('Nada está pendiente.')).not.toBeInTheDocument();
  soltar();
  expect(await ahora().findByText('Nada está pendiente.')).toBeVisible();
});

test('the line is narrowed by kind, with counts, and documents open', async () => {
  const { user } = await carpetaDe('declarado');
  const docs = await linea().findByRole('button', { name: /^Documentos/ });
  await user.click(docs);
  // The documents of each notice load separately.
  await waitFor(() => {
    const [, count = ''] = docs.textContent?.match(/(\d+)$/) ?? [];
    expect(linea().getAllByRole('listitem')).toHaveLength(Number(count));
    expect(linea().getAllByRole('button', { name: /^Ver / })).toHaveLength(Number(count));
  });
});

test('an order that is not paid, and what the registry holds differently, wait in the folder', async () => {
  const { db } = await theSandbox();
  const [open] = db.ordenes.all().filter((o) => !o.Cobrado && o.CodigoTransaccion !== '');
  const [line] = db.novedades.all().filter((n) => open?.novedades.includes(n.IdPersonaNovedad) && n.IdRegional === 1);
  if (!line) throw new Error('The seed has no unpaid order in La Paz');
  await carpeta(line.IdPersona);
  expect(await ahora().findByText(/^Hay una orden de pago sin pagar por Bs\./)).toBeVisible();
  expect(await linea().findByText(`Orden de pago ${open?.CodigoTransaccion}`)).toBeVisible();
});

test('an order with an invoice is paid: it does not wait in the folder', async () => {
  const { db } = await theSandbox();
  const unpaid = db.ordenes.all().filter((o) => !o.Cobrado);
  const [open] = unpaid.filter((o) => o.CodigoTransaccion !== '');
  const [line] = db.novedades.all().filter((n) => open?.novedades.includes(n.IdPersonaNovedad) && n.IdRegional === 1);
  if (!line) throw new Error('The seed has no unpaid order in La Paz');
  for (const one of unpaid) db.ordenes.put({ ...one, NumeroFactura: 77, FechaPago: '2026-11-19' });
  await carpeta(line.IdPersona);
  expect(await linea().findByText(`Orden de pago ${open?.CodigoTransaccion}`)).toBeVisible();
  expect(linea().getByText(/, pagada el 19\/11\/2026$/)).toBeVisible();
  expect(ahora().queryByText(/^Hay una orden de pago sin pagar/)).toBeNull();
});

test('[R-7.2-09, F-9-03] the affiliation notices of the person are asked with the whole filter', async () => {
  const asked = recordCalls('ObtenerNovedadesAfiliacion');
  const { persona } = await carpetaDe('activo');
  await waitFor(() =>
    expect(asked).toEqual([
      {
        FechaDesde: '1950-01-01',
        FechaHasta: '2026-11-20',
        TipoNovedad: 0,
        IdEmpresa: 0,
        IdPersona: persona.IdPersona,
        IdEstadoProceso: 0,
        IdRegional: 0,
        IdCanal: 0,
      },
    ]),
  );
});

test('[R-7.6-06] a source that fails is named; the rest shows, and it is asked again', async () => {
  server.use(http.get('*/OrdenPagoPorNovedadId/*', () => new HttpResponse('', { status: 500 }), { once: true }));
  const { user } = await carpetaDe('declarado');
  expect(await linea().findByText('No se pudo consultar: pagos.')).toBeVisible();
  expect(linea().getByText('Declarado')).toBeVisible();
  await user.click(linea().getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(linea().queryByText('No se pudo consultar: pagos.')).toBeNull());
});

test('[F-3.5-02] the telephone of a person calls, and the e-mail address begins an e-mail', async () => {
  const { db } = await theSandbox();
  const { persona } = await ejemplo('activo');
  db.personas.put({ ...persona, Telefono: '2240011', Celular: '70012345', CorreoElectronico: 'ana@ejemplo.bo' });
  await carpeta(persona.IdPersona);
  const datos = within(screen.getByRole('region', { name: 'Datos de la persona' }));
  expect(datos.getByRole('link', { name: '2240011' })).toHaveAttribute('href', 'tel:+5912240011');
  expect(datos.getByRole('link', { name: '70012345' })).toHaveAttribute('href', 'tel:+59170012345');
  expect(datos.getByRole('link', { name: 'ana@ejemplo.bo' })).toHaveAttribute('href', 'mailto:ana@ejemplo.bo');
});

test('[R-7.2-01] the family group leads from folder to folder, the holder first', async () => {
  const { db } = await theSandbox();
  const dependant = db.pacientes.all().find((p) => p.IdPacientePadre !== 0 && p.EstadoVigencia === 'VIGENTE');
  const holder = db.personas.get(db.pacientes.get(dependant?.IdPacientePadre ?? 0)?.IdPersona ?? 0);
  const { user, router } = await carpeta(dependant?.IdPersona ?? 0);
  const familia = within(screen.getByRole('region', { name: 'Grupo familiar' }));
  const [first] = await familia.findAllByRole('listitem');
  expect(first).toHaveTextContent(new RegExp(`^${holder?.NombreCompleto}.*Titular`));
  await user.click(familia.getByRole('link', { name: holder?.NombreCompleto ?? '' }));
  await screen.findByRole('heading', { level: 1, name: holder?.NombreCompleto ?? '' });
  expect(router.state.location.search).toBe(`?persona=${holder?.IdPersona}`);
});

test('[R-7.2-08, F-9-07, R-9-01] contracts of voluntary insurance show where they hold, with their dates and amount', async () => {
  const { db } = await theSandbox();
  const [contract] = db.contratosSegVol.all();
  if (!contract) throw new Error('The seed has no contract');
  const { IdPersona } = contract;
  for (const one of db.contratosSegVol.by('persona', IdPersona)) db.contratosSegVol.remove(one.IdContrato);
  const uno = { ...contract, NumeroContrato: 'SV-1', FechaInicio: '2026-02-03', FechaFin: '2027-02-02' };
  db.contratosSegVol.put({ ...uno, MontoMensual: 1234.5, IdRegional: 1 });
  const otro = { ...uno, IdContrato: contract.IdContrato + 500, NumeroContrato: 'SV-2', FechaInicio: '2026-11-20' };
  db.contratosSegVol.put({ ...otro, FechaFin: '2026-11-20', MontoMensual: 80, IdRegional: 4 });
  db.contratosSegVol.put({ ...uno, IdContrato: contract.IdContrato + 501, FechaFin: '2026-11-19' });
  const asked = recordCalls(`ObtieneDatosContratosVigenteSegVol/${IdPersona}/0`);
  await carpeta(IdPersona);
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: 'Contratos de seguro voluntario' }))
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'Contrato SV-1Desde 03/02/2026 · Hasta 02/02/2027 · Monto mensual (Bs) 1,234.50',
      'Contrato SV-2Desde 20/11/2026 · Hasta 20/11/2026 · Monto mensual (Bs) 80.00',
    ]),
  );
});

test('[R-7.2-08] without contracts that hold there is no card, and they are not asked for', async () => {
  const { db, persona } = await ejemplo('activo');
  const [contract] = db.contratosSegVol.all();
  if (contract) db.contratosSegVol.put({ ...contract, IdPersona: persona.IdPersona, FechaFin: '2026-11-19' });
  const tiene = recordCalls(`TieneContratosVigenteSegVol/${persona.IdPersona}/0`);
  const contratos = recordCalls('ObtieneDatosContratosVigenteSegVol');
  await carpeta(persona.IdPersona);
  await waitFor(() => expect(tiene).toHaveLength(1));
  await leido();
  expect(screen.queryByRole('region', { name: 'Contratos de seguro voluntario' })).toBeNull();
  expect(contratos).toEqual([]);
});

test('[R-7.2-03] [R-9-03] contact data are changed at once; without changes nothing is sent', async () => {
  const { user, db, persona } = await carpetaDe('activo');
  const asked = recordCalls('NovedadActualizaDatosNoRelevantes');
  await user.click(screen.getByRole('button', { name: 'Actualizar contacto' }));
  const dialog = await dialogo('Actualizar contacto');
  const largos = { Zona: 100, Dirección: 150, Teléfono: 50, Celular: 50, 'Correo electrónico': 100, Ocupación: 150 };
  for (const [label, most] of Object.entries(largos))
    expect(dialog.getByLabelText(label)).toHaveAttribute('maxlength', String(most));
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  expect(await dialog.findByText('No existen cambios para registrar.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Celular'));
  await user.type(dialog.getByLabelText('Celular'), '70011223');
  await user.clear(dialog.getByLabelText('Correo electrónico'));
  await user.type(dialog.getByLabelText('Correo electrónico'), 'sin arroba');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
      'Formato de correo electrónico no válido.',
    ),
  );
  await user.clear(dialog.getByLabelText('Correo electrónico'));
  await user.click(dialog.getByLabelText('Observación'));
  await user.paste('a'.repeat(501));
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Observación')).toHaveAccessibleDescription(
      /Observación: el máximo es de 500 caracteres\./,
    ),
  );
  expect(asked).toEqual([]);
  await user.clear(dialog.getByLabelText('Observación'));
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await toastSays('Los datos de contacto se actualizaron correctamente.');
  expect(db.personas.get(persona.IdPersona)).toMatchObject({ Celular: '70011223', CorreoElectronico: '' });
  expect(await linea().findByText('ACTUALIZACIÓN DE DATOS NO RELEVANTES')).toBeVisible();
});

test.each([
  ['Actualizar contacto', 'Zona', 'ZONA NUEVA', { Celular: '70099887' }],
  ['Corregir identidad', /^Nombres/, 'ROSA ELENA', { ApellidoMaterno: 'CAMBIADO' }],
] as const)(
  '[R-7.2-03] %s: what somebody else changed since the folder was opened is not written back (fault 25)',
  async (tramite, label, text, otros) => {
    const { user, db, persona } = await carpetaDe('activo');
    await user.click(screen.getByRole('button', { name: tramite }));
    const dialog = await dialogo(tramite);
    const kept = db.personas.get(persona.IdPersona);
    if (kept) db.personas.put({ ...kept, ...otros });
    await user.clear(await dialog.findByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
    await user.click(dialog.getByRole('button', { name: 'Grabar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.values(db.personas.get(persona.IdPersona) ?? {})).toContain(text);
    expect(db.personas.get(persona.IdPersona)).toMatchObject(otros);
  },
);

test('[R-7.2-03, F-3.11-05, F-3.11-06, R-3.2-06, E-5.2-11] identity is corrected; a refusal stays in the form', async () => {
  const other = await ejemplo('activoEnOtra');
  const { user, db, persona } = await carpetaDe('activo');
  await user.click(screen.getByRole('button', { name: 'Corregir identidad' }));
  const dialog = await dialogo('Corregir identidad');
  await dialog.findByRole('option', { name: 'MASCULINO' });
  expect(dialog.getByRole('option', { name: 'FEMENINO' })).toBeInTheDocument();
  await dialog.findByRole('option', { name: /BOLIVIA/ });
  expect(dialog.queryByRole('option', { name: /^(DESCONOCIDO|INDETERMINADO)$/ })).toBeNull();
  const numero = dialog.getByLabelText(/^Número de documento/);
  await user.clear(numero);
  await user.type(numero, other.documento);
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  expect(await dialog.findByText('Ya existe una persona registrada con ese documento de identidad.')).toBeVisible();
  expect(db.personas.get(persona.IdPersona)?.NumeroDocumento).toBe(persona.NumeroDocumento);
  await user.clear(numero);
  await user.type(numero, persona.NumeroDocumento);
  await user.type(dialog.getByLabelText(/^Nombres/), ' ISABEL');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await toastSays('La identidad se corrigió correctamente.');
  expect(db.personas.get(persona.IdPersona)?.Nombres).toBe(`${persona.Nombres} ISABEL`);
  expect(await screen.findByRole('heading', { level: 1, name: /ISABEL$/ })).toBeVisible();
});

test('[R-7.2-03, F-3.11-05, F-3.11-06] a gender that is another than the present one is registered with its day', async () => {
  const { user, db, persona } = await carpetaDe('activo');
  await user.click(screen.getByRole('button', { name: 'Cambio de género' }));
  const dialog = await dialogo('Cambio de género');
  const genero = dialog.getByLabelText(/^Género/);
  await within(genero).findByRole('option', { name: 'MASCULINO' });
  expect(within(genero).queryByRole('option', { name: /^(DESCONOCIDO|INDETERMINADO)$/ })).toBeNull();
  await user.selectOptions(genero, String(persona.IdGenero));
  await user.type(dialog.getByLabelText(/^Fecha de cambio/), '21/11/2026');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(genero).toHaveAccessibleDescription('El género es el que ya tiene registrado la persona.'),
  );
  expect(dialog.getByText('La fecha no puede ser posterior a hoy.')).toBeVisible();
  await user.selectOptions(genero, String(3 - persona.IdGenero));
  await user.clear(dialog.getByLabelText(/^Fecha de cambio/));
  await user.type(dialog.getByLabelText(/^Fecha de cambio/), '02/11/2026');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await toastSays('El cambio de género se registró correctamente.');
  expect(db.personas.get(persona.IdPersona)).toMatchObject({
    IdGenero: 3 - persona.IdGenero,
    FechaCambioGenero: '2026-11-02',
  });
});

test('[R-7.2-03] only a dependant is given more time; a resolution asks for its three data', async () => {
  const { db } = await theSandbox();
  const dependant = db.pacientes.all().find((p) => p.IdPacientePadre !== 0 && p.EstadoVigencia === 'VIGENTE');
  const asked = recordCalls('NovedadAmpliacionSeguroResolucion');
  const { user } = await carpeta(dependant?.IdPersona ?? 0);
  await user.click(screen.getByRole('button', { name: 'Ampliar el seguro' }));
  const dialog = await dialogo('Ampliar el seguro');
  await user.type(dialog.getByLabelText(/^Fecha límite/), '31/12/2050');
  await user.selectOptions(dialog.getByLabelText('La ampliación es por resolución'), '1');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Número de resolución/)).toHaveAccessibleDescription(
      'Número de resolución, no tiene información.',
    ),
  );
  await user.type(dialog.getByLabelText(/^Número de resolución/), 'RA-15/2026');
  await user.type(dialog.getByLabelText(/^Fecha de resolución/), '10/11/2026');
  await user.type(dialog.getByLabelText(/^Instancia/), 'Dirección médica');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await toastSays('La ampliación del seguro se registró correctamente.');
  expect(asked).toMatchObject([
    {
      ...{ IdPersona: dependant?.IdPersona, FechaLimiteAtencion: '2050-12-31', NumeroResolucion: 'RA-15/2026' },
      ...{ FechaResolucion: '2026-11-10', Instancia: 'Dirección médica' },
    },
  ]);
  expect(db.pacientes.get(dependant?.IdPaciente ?? 0)?.FechaLimiteAtencion).toBe('2050-12-31');
});

test('[R-7.2-03] without a resolution more time is asked for by its own call', async () => {
  const { db } = await theSandbox();
  const dependant = db.pacientes.all().find((p) => p.IdPacientePadre !== 0 && p.EstadoVigencia === 'VIGENTE');
  const asked = recordCalls(/NovedadAmpliacionSeguro\/?$/);
  const { user } = await carpeta(dependant?.IdPersona ?? 0);
  await user.click(screen.getByRole('button', { name: 'Ampliar el seguro' }));
  const dialog = await dialogo('Ampliar el seguro');
  await user.type(dialog.getByLabelText(/^Fecha límite/), '31/12/2050');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await toastSays('La ampliación del seguro se registró correctamente.');
  expect(asked).toMatchObject([{ IdPersona: dependant?.IdPersona, FechaLimiteAtencion: '2050-12-31' }]);
  expect(db.pacientes.get(dependant?.IdPaciente ?? 0)?.FechaLimiteAtencion).toBe('2050-12-31');
});

test('a dependant goes by a number of her own, not by the holder she is insured through', async () => {
  const { db } = await theSandbox();
  const own = db.pacientes.all().find((one) => one.MatriculaBeneficiario && one.MatriculaTitular);
  if (!own) throw new Error('The seed has no dependant with a number');
  expect(own.MatriculaBeneficiario).not.toBe(own.MatriculaTitular);
  await carpeta(own.IdPersona);
  expect(await screen.findByText(`Matrícula ${own.MatriculaBeneficiario}`)).toBeVisible();
});

test('a holder is offered no extension', async () => {
  await carpetaDe('activo');
  expect(screen.getByRole('button', { name: 'Cambio de género' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ampliar el seguro' })).toBeNull();
});

test('[R-7.2-03] [R-7.2-05] a commitment to pay is checked, saved, and its document opened', async () => {
  const { user, db, persona } = await carpetaDe('activo');
  const asked = recordCalls('NovedadCompromisoPago');
  const papers: unknown[] = [];
  server.use(http.get('*/Compromiso:cual/:id', ({ params }) => void papers.push([params.cual, params.id])));
  await user.click(screen.getByRole('button', { name: 'Compromiso de pago' }));
  const dialog = await dialogo('Compromiso de pago');
  await user.type(dialog.getByLabelText(/^Fecha de compromiso/), '19/11/2026');
  await user.type(dialog.getByLabelText(/^Monto/), '0');
  await user.clear(dialog.getByLabelText(/^Número de cuotas/));
  await user.type(dialog.getByLabelText(/^Número de cuotas/), 'seis');
  await user.tab();
  expect(dialog.getByText('Escriba un número entero del 1 al 60.')).toBeVisible();
  expect(dialog.getByLabelText(/^Número de cuotas/)).toHaveValue('seis');
  await user.clear(dialog.getByLabelText(/^Número de cuotas/));
  await user.type(dialog.getByLabelText(/^Número de cuotas/), '61');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  for (const text of [
    'La fecha no puede ser anterior a hoy.',
    'El monto tiene que ser mayor a 0.',
    'La cantidad de cuotas debe estar entre 1 y 60.',
  ])
    expect(await dialog.findByText(text)).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Fecha de compromiso/));
  await user.type(dialog.getByLabelText(/^Fecha de compromiso/), '20/12/2026');
  await user.clear(dialog.getByLabelText(/^Monto/));
  await user.type(dialog.getByLabelText(/^Monto/), '1.350,50');
  await user.clear(dialog.getByLabelText(/^Número de cuotas/));
  await user.type(dialog.getByLabelText(/^Número de cuotas/), '3');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await toastSays('El compromiso de pago se registró correctamente.');
  expect(asked).toEqual([
    { IdPersona: persona.IdPersona, FechaCompromiso: '2026-12-20', Monto: 1350.5, Cuotas: 3, Observacion: '' },
  ]);
  await screen.findByRole('toolbar', { name: 'Documento' });
  const saved = db.afiliaciones.by('persona', persona.IdPersona).at(-1);
  expect(papers).toEqual([['PagoDocumento', String(saved?.IdPersonaNovedad)]]);
  expect(screen.getByRole('dialog', { name: 'Compromiso de pago' })).toBeVisible();
});

test('[R-7.2-03] [R-7.2-05] a commitment to affiliate is saved, and its own paper is asked for and shown', async () => {
  const { user, db, persona } = await carpetaDe('activo');
  const asked = recordCalls('NovedadCompromisoAfiliacion');
  const papers: unknown[] = [];
  server.use(http.get('*/Compromiso:cual/:id', ({ params }) => void papers.push([params.cual, params.id])));
  const files = descargas();
  await user.click(screen.getByRole('button', { name: 'Compromiso de afiliación' }));
  const dialog = await dialogo('Compromiso de afiliación');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Fecha de compromiso/)).toHaveAccessibleDescription(
      /Fecha de compromiso, no tiene información\./,
    ),
  );
  expect(asked).toEqual([]);
  await user.type(dialog.getByLabelText(/^Fecha de compromiso/), '20/12/2026');
  await user.type(dialog.getByLabelText(/^Observación/), 'Falta el certificado de matrimonio');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await toastSays('El compromiso de afiliación se registró correctamente.');
  expect(asked).toEqual([
    { IdPersona: persona.IdPersona, FechaCompromiso: '2026-12-20', Observacion: 'Falta el certificado de matrimonio' },
  ]);
  const saved = db.afiliaciones.by('persona', persona.IdPersona).at(-1);
  expect(saved?.detalle.FechaCompromiso).toBe('2026-12-20');
  await screen.findByRole('toolbar', { name: 'Documento' });
  const viewer = await dialogo('Compromiso de afiliación');
  expect(papers).toEqual([['AfiliacionDocumento', String(saved?.IdPersonaNovedad)]]);
  await user.click(viewer.getByRole('button', { name: 'Descargar' }));
  expect(files.map((file) => file.name)).toEqual([`compromiso-afiliacion-${saved?.IdPersonaNovedad}.pdf`]);
  expect(new TextDecoder().decode(await files[0]?.bytes()).slice(0, 5)).toBe('%PDF-');
});

test('[F-8-18] [R-7.2-18] [R-7.2-19] a declared change of data is concluded from the folder, once it is confirmed', async () => {
  const { db } = await theSandbox();
  const asked = db.afiliaciones.all().find((n) => n.detalle.Propuesto);
  if (!asked) throw new Error('The seed has no change of data');
  const open = db.afiliaciones.put({ ...asked, IdEstadoProceso: 10, IdRegional: 1 });
  const { user } = await carpeta(open.IdPersona);
  await user.click(await ahora().findByRole('button', { name: /^Concluir/ }));
  expect(db.afiliaciones.get(open.IdPersonaNovedad)?.IdEstadoProceso).toBe(10);
  const asking = await question(/¿Está seguro de concluir ACTUALIZACIÓN DE DATOS/);
  await user.click(asking.getByRole('button', { name: 'Aceptar' }));
  await toastSays('La novedad se grabó correctamente.');
  expect(db.afiliaciones.get(open.IdPersonaNovedad)?.IdEstadoProceso).toBe(12);
  expect(db.personas.get(open.IdPersona)?.Nombres).toBe(open.detalle.Propuesto?.Nombres);
});

test('[R-7.2-18] a declared change of data is observed with words', async () => {
  const { db } = await theSandbox();
  const asked = db.afiliaciones.all().find((n) => n.detalle.Propuesto);
  if (!asked) throw new Error('The seed has no change of data');
  const open = db.afiliaciones.put({ ...asked, IdEstadoProceso: 10, IdRegional: 1 });
  const { user } = await carpeta(open.IdPersona);
  await user.click(await ahora().findByRole('button', { name: /^Observar/ }));
  const dialog = await dialogo('Observar ACTUALIZACIÓN DE DATOS');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  expect(await dialog.findByText('Observación, no tiene información.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Observación/), 'Falta el certificado.');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await toastSays('Se observó correctamente la novedad.');
  expect(db.afiliaciones.get(open.IdPersonaNovedad)).toMatchObject({
    IdEstadoProceso: 11,
    ObservacionCaja: 'Falta el certificado.',
  });
  expect(await linea().findByText('Falta el certificado.')).toBeVisible();
});

test('a folder of nobody says how to get to one', async () => {
  await mount('/seguros/persona-carpeta', { as: 'personal' });
  expect(await screen.findByText('Busque a la persona y abra su carpeta desde los resultados.')).toBeVisible();
});

test('[F-8-18] [R-7.2-16] the validity of a family is taken away and given back, each once it is confirmed', async () => {
  const { user, db, persona, nombre } = await carpetaDe('activo');
  const asked = recordCalls('QuitarHabilitarVigencia');
  const vigencia = () => db.pacientes.by('persona', persona.IdPersona)[0]?.EstadoVigencia;
  await user.click(screen.getByRole('button', { name: 'Quitar vigencia' }));
  const no = await question(`¿Desea quitar la vigencia del seguro de ${nombre}?`);
  expect(no.getByText('La vigencia de un titular alcanza a toda su familia.')).toBeVisible();
  await user.click(no.getByRole('button', { name: 'Cancelar' }));
  expect(asked).toEqual([]);
  await user.click(await listo('Quitar vigencia'));
  await user.click((await question(/quitar la vigencia/)).getByRole('button', { name: 'Aceptar' }));
  await toastSays('Se quitó la vigencia del seguro.');
  expect(vigencia()).toBe('NO VIGENTE');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Afiliar a un familiar' })).toBeNull());
  await user.click(await listo('Habilitar vigencia'));
  await user.click((await question(/habilitar la vigencia/)).getByRole('button', { name: 'Aceptar' }));
  await toastSays('Se habilitó la vigencia del seguro.');
  expect(vigencia()).toBe('VIGENTE');
  expect(asked).toEqual([
    { IdPersona: persona.IdPersona, Habilitar: false },
    { IdPersona: persona.IdPersona, Habilitar: true },
  ]);
  expect(await screen.findByRole('link', { name: 'Afiliar a un familiar' })).toHaveAttribute(
    'href',
    `/seguros/afiliacion-admin?titular=${persona.IdPersona}`,
  );
});

test('[R-7.2-17, R-7.2-14] what was last observed of a person stands with her data; a source that fails is not "nothing"', async () => {
  const { db, persona } = await ejemplo('activo');
  const [one] = db.afiliaciones.all();
  if (one) db.afiliaciones.put({ ...one, IdPersona: persona.IdPersona, ObservacionCaja: 'Falta el carnet.' });
  server.use(http.get('*/PersonaTieneRecienNacido/*', () => new HttpResponse('', { status: 500 }), { once: true }));
  const asked = recordCalls('ObtieneDatosPersonaObservacion');
  const { user } = await carpeta(persona.IdPersona);
  const datos = within(screen.getByRole('region', { name: 'Datos de la persona' }));
  expect(await datos.findByText('Falta el carnet.')).toBeVisible();
  expect(asked).toEqual([{ IdPersona: persona.IdPersona }]);
  expect(await ahora().findByText('No se pudo consultar: recién nacidos.')).toBeVisible();
  expect(ahora().queryByText('Nada está pendiente.')).toBeNull();
  await user.click(ahora().getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(ahora().queryByText('No se pudo consultar: recién nacidos.')).toBeNull());
});

test('the folder says for whom the person works and since when the fund insures them', async () => {
  const { db, persona } = await ejemplo('activo');
  for (const one of db.pacientes.by('persona', persona.IdPersona))
    db.pacientes.put({ ...one, FechaAfiliacion: '2019-03-04', FechaIngreso: '2021-05-06', FechaBaja: '' });
  await carpeta(persona.IdPersona);
  const datos = within(screen.getByRole('region', { name: 'Datos de la persona' }));
  await waitFor(() => expect(datos.getByText('Empresa').nextSibling).toHaveTextContent('Banco Altiplano S.A.'));
  expect(datos.getByText('Afiliación a la caja').nextSibling).toHaveTextContent('04/03/2019');
  expect(datos.getByText('Ingreso a la empresa').nextSibling).toHaveTextContent('06/05/2021');
  expect(datos.queryByText('Retiro de la empresa')).toBeNull();
  expect(linea().getByText('Afiliación a la caja').closest('.linea-entrada')).toHaveTextContent('04/03/2019');
  expect(linea().getByText('Ingreso a la empresa').closest('.linea-entrada')).toHaveTextContent('06/05/2021');
});

test('who was born into the family and whose care ends stands in the line, with the way to their folder', async () => {
  const { db, persona } = await ejemplo('asegurado');
  const [holder, member] = familiaDe(db, persona.IdPersona);
  const child = member && db.personas.get(member.IdPersona);
  if (!holder || !member || !child) throw new Error('The example has no family');
  db.pacientes.put({ ...holder, FechaAfiliacion: '2015-01-02' });
  db.pacientes.put({ ...member, FechaLimiteAtencion: '2027-08-09' });
  db.personas.put({ ...child, FechaNacimiento: '2016-03-04' });
  const { user, router } = await carpeta(holder.IdPersona);
  const birth = (await linea().findByText(`Nacimiento de ${child.NombreCompleto}`)).closest(
    '.linea-entrada',
  ) as HTMLElement;
  expect(birth).toHaveTextContent('04/03/2016');
  expect(
    linea().getByText(`Fin de la atención de ${child.NombreCompleto}`).closest('.linea-entrada'),
  ).toHaveTextContent('09/08/2027');
  await user.click(linea().getByRole('button', { name: /^Familia/ }));
  expect(linea().queryByText('Afiliación a la caja')).toBeNull();
  await user.click(
    within(
      birth.isConnected
        ? birth
        : ((await linea().findByText(/^Nacimiento de/)).closest('.linea-entrada') as HTMLElement),
    ).getByRole('link'),
  );
  await waitFor(() => expect(router.state.location.search).toBe(`?persona=${child.IdPersona}`));
});

test('an older relative was not born while the person was insured', async () => {
  const { db, persona } = await ejemplo('asegurado');
  const [holder, member] = familiaDe(db, persona.IdPersona);
  const spouse = member && db.personas.get(member.IdPersona);
  if (!holder || !member || !spouse) throw new Error('The example has no family');
  db.pacientes.put({ ...holder, FechaAfiliacion: '2015-01-02' });
  db.personas.put({ ...spouse, FechaNacimiento: '1988-03-04' });
  await carpeta(holder.IdPersona);
  await linea().findByText('Afiliación a la caja');
  await leido();
  expect(linea().queryByText(`Nacimiento de ${spouse.NombreCompleto}`)).toBeNull();
});

test('[R-7.2-16] taking the insurance away stands apart from the procedures and says what it does', async () => {
  await carpetaDe('activo');
  const button = screen.getByRole('button', { name: 'Quitar vigencia' });
  expect(button).toHaveClass('btn-danger');
  expect(button.closest('.tramites')).toBeNull();
  expect(button.parentElement).toHaveTextContent(
    'Quita el derecho a la atención desde ese momento. Después se puede habilitar de nuevo. La vigencia de un titular alcanza a toda su familia.',
  );
});

test('the folder is one press away from a list of notices and from a notice, for who may see it', async () => {
  const { persona, nombre, novedad } = await ejemplo('declarado');
  const to = `/seguros/persona-carpeta?persona=${persona.IdPersona}`;
  const { IdPersonaNovedad: id } = novedad();
  const staff = await mount(`/seguros/aviso-alta-editar?novedad=${id}&tipo=1`, { as: 'personal' });
  expect(await screen.findByRole('link', { name: `Abrir la carpeta de ${nombre}` })).toHaveAttribute('href', to);
  staff.unmount();
  const list = await mount('/seguros/aviso-alta-admin?FechaDesde=2025-01-01', { as: 'personal' });
  expect((await screen.findAllByRole('link', { name: /^Abrir la carpeta de / }))[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/persona-carpeta\?persona=\d+$/),
  );
  list.unmount();
  await mount(`/seguros/aviso-alta-editar?novedad=${id}&tipo=1`, { as: 'empresa' });
  await screen.findByRole('tab', { name: /^Datos Personales/ });
  expect(screen.queryByRole('link', { name: /carpeta/i })).toBeNull();
});
