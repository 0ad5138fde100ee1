import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { estadoAlta, tipoNovedad } from '#contract/enumerations.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { opciones } from '#support/listas.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, question, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { recordPaths } from '../parametros/lista.ts';

async function abrir(as: 'empresa' | 'personal', search = '') {
  const mounted = await mount(`/seguros/afiliacion-admin${search}`, { as });
  await screen.findByRole('heading', { level: 1, name: 'Afiliaciones' });
  const press = async (name: string | RegExp) => mounted.user.click(await screen.findByRole('button', { name }));
  return { ...mounted, press };
}
const dialogo = async (name: string) => within(await screen.findByRole('dialog', { name }));
const fila = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const GRABADA = 'La novedad se grabó correctamente.';

test('[F-2.6-02] [F-4.2-04] [F-6-04] [F-7.6-03] [F-3.11-08] [R-7.2-18] [R-7.2-01] [F-3.11-05] [F-3.11-06] [F-3.11-14] [F-3.11-16] [F-5.5-04] [R-7.2-09] [R-9-03] [R-3.2-06] an employer affiliates a child the fund does not know to a worker, and declares it', async () => {
  const { documento, nombre, db } = await ejemplo('activo');
  const family = recordCalls('ObtenerGrupoFamiliarXEmpresa');
  const asked = recordCalls('InsertaPersonaPacienteNovedad');
  const searched = recordCalls(`/EmpPacientes/BuscarXDocumentoIdentidad/${documento}/501/1`);
  const { user, press } = await abrir('empresa');
  await press('Afiliar a un familiar');
  const holder = await dialogo('Buscar al titular');
  await user.type(holder.getByLabelText(/^Número de documento/), documento);
  await user.click(holder.getByRole('button', { name: 'Buscar' }));
  await holder.findByRole('checkbox', { name: `Seleccionar a ${nombre}`, checked: true });
  expect(searched).toHaveLength(1);
  await user.click(holder.getByRole('button', { name: 'Aceptar' }));

  const search = await dialogo('Buscar al familiar por su identidad');
  await search.findByRole('option', { name: 'CARNET DE IDENTIDAD' });
  await user.type(search.getByLabelText(/^Número de documento/), '15599887');
  await user.type(search.getByLabelText(/^Fecha de nacimiento/), '04/03/2015');
  await user.type(search.getByLabelText(/^Apellido paterno/), 'Zárate');
  await user.type(search.getByLabelText(/^Nombres/), 'Tania');
  await user.click(search.getByRole('button', { name: 'Buscar' }));
  await press('Registrar a la persona');
  const again = await dialogo('Confirme los datos ingresados, por favor');
  await user.type(again.getByLabelText(/^Apellido paterno/), 'zárate');
  await user.type(again.getByLabelText(/^Nombres/), 'tania');
  await user.click(again.getByRole('button', { name: 'Aceptar' }));

  const form = await dialogo('Afiliación de beneficiario');
  expect(await form.findByText(`${nombre} · 1 persona en la familia`)).toBeVisible();
  expect(family).toHaveLength(1);
  expect(await form.findByText('La BDPA no tiene registro de la persona.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^Parentesco/)).toHaveAccessibleDescription(
      'Parentesco con el titular, no tiene información.',
    ),
  );
  expect(form.getByLabelText(/^Sexo/)).toHaveAccessibleDescription('Sexo, no tiene información.');
  expect(asked).toEqual([]);
  expect(form.getByText('150304ZT')).toBeVisible();
  await within(form.getByLabelText(/^Sexo/)).findByRole('option', { name: 'FEMENINO' });
  const otros = { name: /^(DESCONOCIDO|INDETERMINADO)$/ };
  expect(within(form.getByLabelText(/^Sexo/)).queryByRole('option', otros)).toBeNull();
  await user.selectOptions(form.getByLabelText(/^Sexo/), '2');
  expect(form.getByText('155304ZT')).toBeVisible();
  await user.selectOptions(form.getByLabelText(/^Parentesco/), 'Hijo(a)');
  for (const text of ['Beneficiario', 'Activo']) expect(await form.findByText(text)).toBeVisible();
  const largos = { Zona: 100, Dirección: 150, Teléfono: 50, Celular: 50, 'Correo electrónico': 100 };
  for (const [label, most] of Object.entries(largos))
    expect(form.getByLabelText(label)).toHaveAttribute('maxlength', String(most));
  await user.type(form.getByLabelText(/^Celular/), '70011223');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays(GRABADA);
  expect(asked).toMatchObject([
    {
      BasePersonas: { IdPersona: 0, NombreCompleto: 'ZÁRATE TANIA', IdSexo: 2, Celular: '70011223' },
      SegurosPersonasNovedad: { IdTipoNovedad: 72, FechaNovedad: '2026-11-20' },
      Afiliacion: { IdModoAfiliacion: 4, IdTipoAfiliado: 2, IdGrupoAfiliado: 1 },
    },
  ]);
  const kept = db.personas.all().find((p) => p.NumeroDocumento === '15599887');
  expect(db.pacientes.by('persona', kept?.IdPersona ?? 0)).toMatchObject([{ MatriculaBeneficiario: '155304ZT' }]);

  const row = await fila(/ZÁRATE TANIA/);
  await user.click(row.getByRole('button', { name: 'Declarar AFILIACIÓN DE HIJO(A)' }));
  const asking = await question('¿Está seguro de declarar AFILIACIÓN DE HIJO(A) de ZÁRATE TANIA?');
  await user.click(asking.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() =>
    expect(db.afiliaciones.by('persona', kept?.IdPersona ?? 0)).toMatchObject([{ IdEstadoProceso: 10 }]),
  );
  const declared = await fila(/ZÁRATE TANIA.*Declarado/);
  expect(declared.queryByRole('button', { name: /^(Concluir|Observar|Corregir)/ })).toBeNull();
});

test('[R-7.2-15] [F-3.11-15] [F-3.11-14] [R-7.2-18] [F-3.11-16] a retiree with an accepted registration is affiliated from the list, on its base', async () => {
  const { db } = await theSandbox();
  const asked = recordCalls('InsertaPersonaPacienteNovedad');
  const lists = recordCalls('ObtieneAltasPasivoParaAfiliar');
  const { user } = await abrir('personal');
  await user.click(screen.getByRole('tab', { name: 'Pasivos por afiliar' }));
  const [button] = await screen.findAllByRole('button', { name: /^Afiliar a [A-ZÁÉÍÓÚÑ]/ });
  const nombre = button?.getAttribute('aria-label')?.replace('Afiliar a ', '') ?? '';
  const persona = db.personas.all().find((p) => p.NombreCompleto === nombre);
  const alta = db.novedades
    .by('persona', persona?.IdPersona ?? 0)
    .find((n) => n.IdTipoNovedad > 20 && n.IdTipoNovedad < 25);
  const [base, texto] =
    {
      [tipoNovedad.ALTA_PASIVO_POR_ALGORITMO]: [1, 'Por sorteo'] as const,
      [tipoNovedad.ALTA_PASIVO_POR_JUBILACION]: [2, 'Por jubilación'] as const,
      [tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE]: [3, 'Por derecho habiente'] as const,
      [tipoNovedad.ALTA_PASIVO_POR_RESOLUCION]: [4, 'Por resolución'] as const,
    }[alta?.IdTipoNovedad ?? 0] ?? [];
  if (button) await user.click(button);
  const form = await dialogo('Afiliación de pasivo');
  expect(form.getByText(texto ?? '?')).toBeVisible();
  // Without a holder the services say the group.
  for (const text of ['Pasivo', 'Activo']) expect(await form.findByText(text)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays(GRABADA);
  expect(asked).toMatchObject([
    {
      SegurosPersonasNovedad: { IdTipoNovedad: novedadAfiliacion.AFILIACION_PASIVO },
      Afiliacion: { IdModoAfiliacion: 7, IdTipoAfiliado: 3, IdBaseAfiliacion: base },
    },
  ]);
  await user.click(screen.getByRole('tab', { name: 'Pasivos por afiliar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: `Afiliar a ${nombre}` })).toBeNull());
  await user.type(await screen.findByLabelText('Nombre completo'), ' nadie ');
  await user.type(screen.getByLabelText('Número de documento'), ' 77');
  await user.type(screen.getByLabelText('Historia clínica'), 'h-1');
  await user.type(screen.getByLabelText('Matrícula'), '500101x');
  await user.click(screen.getAllByRole('button', { name: 'Buscar' }).at(-1) ?? document.body);
  expect(await screen.findByText('Ningún pasivo con alta aceptada espera su afiliación.')).toBeVisible();
  expect(lists.at(-1)).toEqual({
    Nombre: 'NADIE',
    DocumentoIdentidad: '77',
    HistoriaClinica: 'H-1',
    Matricula: '500101X',
    IdDepartamento: 0,
    IdPersona: 0,
    IdEmpresa: 0,
  });
});

test('[R-7.2-15] [R-7.2-18] [F-3.11-14] [F-3.11-16] [F-5.5-04] employers affiliate whose entry exam is concluded, and see no retirees', async () => {
  const { persona, nombre, db } = await ejemplo('examenVigente');
  const identidad = {
    ApellidoPaterno: 'SOLIZ',
    ApellidoMaterno: 'VACA',
    Nombres: 'INÉS',
    FechaNacimiento: '1991-08-05',
  };
  db.personas.put({ ...persona, ...identidad, IdSexo: 2 });
  const lists = recordCalls('ObtieneAltasPreocuParaAfiliar');
  const { user } = await abrir('empresa');
  expect(screen.queryByRole('tab', { name: 'Pasivos por afiliar' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Trabajadores por afiliar' }));
  await user.type(await screen.findByLabelText('Nombre completo'), nombre);
  await user.type(screen.getByLabelText('Número de documento'), persona.NumeroDocumento);
  await user.click(screen.getAllByRole('button', { name: 'Buscar' }).at(-1) ?? document.body);
  await waitFor(() =>
    expect(lists.at(-1)).toEqual({
      ...{ Nombre: nombre, DocumentoIdentidad: persona.NumeroDocumento, HistoriaClinica: '', Matricula: '' },
      ...{ IdDepartamento: 0, IdPersona: 0, IdEmpresa: 0 },
    }),
  );
  await user.click(await screen.findByRole('button', { name: `Afiliar a ${nombre}` }));
  const form = await dialogo('Afiliación de titular');
  // What the fund has of her gives her registration number.
  expect(form.getByText('915805SVI')).toBeVisible();
  for (const text of ['Titular', 'Activo']) expect(await form.findByText(text)).toBeVisible();
  await user.clear(form.getByLabelText(/^Fecha de afiliación/));
  await user.type(form.getByLabelText(/^Fecha de afiliación/), '19/11/2026');
  await user.type(form.getByLabelText(/^Observación/), 'ingresó ayer');
  const sent = recordCalls('InsertaPersonaPacienteNovedad');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays(GRABADA);
  expect(sent).toMatchObject([
    {
      BasePersonas: { IdPersona: persona.IdPersona },
      SegurosPersonasNovedad: { IdTipoNovedad: 71, FechaNovedad: '2026-11-19', Observacion: 'ingresó ayer' },
      Afiliacion: { IdModoAfiliacion: 3, IdTipoAfiliado: 1 },
    },
  ]);
  expect(db.afiliaciones.by('persona', persona.IdPersona)).toMatchObject([
    { IdTipoNovedad: novedadAfiliacion.AFILIACION_TITULAR, IdEstadoProceso: 9 },
  ]);
});

test('[F-9-03] [F-9-06] [R-7.2-09] [R-7.2-04] [R-7.2-17] [R-7.2-19] [F-3.11-05] [F-3.11-14] [F-3.11-15] [F-3.11-16] the staff narrow the list, look at a notice, and write an observation', async () => {
  const lists = recordCalls('ObtenerNovedadesAfiliacion');
  const forms = recordPaths('/Afiliacion/ObtienePersonaPacienteNovedad/');
  const Afiliacion = { IdModoAfiliacion: 5, IdBaseAfiliacion: 4, IdTipoAfiliado: 2, IdGrupoAfiliado: 3 };
  server.use(
    http.get('*/ObtienePersonaPacienteNovedad/*', async ({ request }) => {
      const reply = await (await theSandbox()).app.fetch(request);
      const { Datos, ...rest } = (await reply.json()) as { readonly Datos: object };
      return HttpResponse.json({ ...rest, Datos: { ...Datos, Afiliacion } });
    }),
  );
  const { user, db } = { ...(await abrir('personal')), ...(await theSandbox()) };
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
  expect(screen.getByLabelText('Estado')).toHaveValue('0');
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Hijo(a)');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Concluido');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() =>
    expect(lists.at(-1)).toEqual({
      ...{ FechaDesde: '2025-11-20', FechaHasta: '2026-11-20', TipoNovedad: 72, IdEstadoProceso: 12 },
      ...{ IdEmpresa: 0, IdPersona: 0, IdRegional: 0, IdCanal: 0 },
    }),
  );
  const [folder] = await screen.findAllByRole('link', { name: /^Abrir la carpeta de / });
  const listed = new Set(db.afiliaciones.all().map(({ IdPersona }) => `/seguros/persona-carpeta?persona=${IdPersona}`));
  expect(listed).toContain(folder?.getAttribute('href'));
  const [button] = await screen.findAllByRole('button', { name: /^Ver AFILIACIÓN DE HIJO/ });
  if (button) await user.click(button);
  const shown = await dialogo('Novedad de afiliación');
  expect(await shown.findByText('Beneficiario')).toBeVisible();
  const [, numero = ''] = shown.getByText(/^A\d{4}-/).textContent?.match(/^(.*)$/) ?? [];
  const about = db.afiliaciones.all().find((n) => n.NumeroDocumento === numero);
  expect(forms[0]).toMatch(new RegExp(`/${about?.IdPersona}/${about?.IdPersonaNovedad}/0/0$`));
  const sexo = ['', 'MASCULINO', 'FEMENINO'][db.personas.get(about?.IdPersona ?? 0)?.IdSexo ?? 0];
  expect(shown.getByText('Sexo').nextElementSibling).toHaveTextContent(sexo || '?');
  expect(shown.getByText('Tipo de afiliado').nextElementSibling).toHaveTextContent('Beneficiario');
  expect(shown.getByText('Base de la afiliación').nextElementSibling).toHaveTextContent('Por resolución');
  expect(shown.getByText('Grupo').nextElementSibling).toHaveTextContent('Particular');
  await user.click(await shown.findByRole('button', { name: 'Escribir observación' }));
  const form = await dialogo('Escribir observación');
  await user.clear(form.getByLabelText(/^Observación/));
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^Observación/)).toHaveAccessibleDescription(/Observación, no tiene información\./),
  );
  await user.type(form.getByLabelText(/^Observación/), 'Falta la fotocopia.');
  const sent = recordCalls('NovedadActualizaObservacion');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays('La observación se grabó correctamente.');
  expect(sent).toMatchObject([
    { IdPersonaNovedad: about?.IdPersonaNovedad, Observacion: 'Falta la fotocopia.', Version: about?.Version },
  ]);
  expect(db.afiliaciones.all().find((n) => n.NumeroDocumento === numero)?.Observacion).toBe('Falta la fotocopia.');
});

test('[R-7.2-09] the days that are typed, the type and each state go along', async () => {
  const lists = recordCalls('ObtenerNovedadesAfiliacion');
  const { user } = await abrir('empresa');
  for (const [label, day] of [
    ['Fecha desde', '03/02/2026'],
    ['Fecha hasta', '18/11/2026'],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), day);
  }
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Esposo(a)');
  const estado = screen.getByLabelText('Estado');
  expect(opciones(estado)).toEqual(['TODOS LOS ESTADOS', 'Registrado', 'Declarado', 'Observado', 'Concluido']);
  const estados = { 'TODOS LOS ESTADOS': 0, Registrado: 9, Declarado: 10, Observado: 11 };
  for (const [name, IdEstadoProceso] of Object.entries(estados)) {
    await user.selectOptions(estado, name);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() =>
      expect(lists.at(-1)).toEqual({
        ...{ FechaDesde: '2026-02-03', FechaHasta: '2026-11-18', TipoNovedad: 73, IdEstadoProceso },
        ...{ IdEmpresa: 0, IdPersona: 0, IdRegional: 0, IdCanal: 0 },
      }),
    );
  }
});

test('[R-7.2-04] a notice is shown as its own text has it, not as the person is today', async () => {
  const BasePersonas = { IdPersona: 1, NombreCompleto: 'COMO ERA ENTONCES', NumeroDocumento: '4455667' };
  const texto = JSON.stringify({ BasePersonas, SegurosPacientes: {}, SegurosPersonasNovedad: {} });
  server.use(http.get('*/NovedadAfiliacionJson/*', () => HttpResponse.json({ ok: true, Datos: texto })));
  const { user } = await abrir('personal');
  const [button] = await screen.findAllByRole('button', { name: /^Ver AFILIACIÓN/ });
  if (button) await user.click(button);
  const shown = await dialogo('Novedad de afiliación');
  expect(await shown.findByText('COMO ERA ENTONCES')).toBeVisible();
  expect(shown.getByText('4455667')).toBeVisible();
});

test('[R-7.2-18] [R-7.2-09] what was observed is corrected, and is Registrado again', async () => {
  const { db } = await theSandbox();
  const [asked] = db.afiliaciones.all().filter((n) => n.detalle.Propuesto);
  if (!asked) throw new Error('The seed has no change of data');
  db.afiliaciones.put({ ...asked, IdEstadoProceso: 11, IdRegional: 1, FechaNovedad: '2026-11-19' });
  const { user } = await abrir('personal');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Observado');
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Actualización de datos');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const nombre = db.personas.get(asked.IdPersona)?.NombreCompleto ?? '';
  await user.click(await screen.findByRole('button', { name: `Corregir ACTUALIZACIÓN DE DATOS de ${nombre}` }));
  const form = await dialogo('Corregir los datos pedidos');
  await user.type(form.getByLabelText(/^Nombres/), ' INÉS');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays(GRABADA);
  expect(db.afiliaciones.get(asked.IdPersonaNovedad)).toMatchObject({
    IdEstadoProceso: 9,
    detalle: { Propuesto: { Nombres: expect.stringMatching(/ INÉS$/) } },
  });
});

test('[R-7.2-18] [R-7.2-19] an affiliation that is still open is corrected, with the contact data of the person', async () => {
  const { db } = await theSandbox();
  const hijo = db.afiliaciones.all().find((n) => n.IdTipoNovedad === novedadAfiliacion.AFILIACION_HIJO);
  if (!hijo) throw new Error('The seed has no affiliated child');
  db.afiliaciones.put({ ...hijo, IdEstadoProceso: 9, IdRegional: 1, FechaNovedad: '2026-11-19', DatosHistorico: '' });
  const { user } = await abrir('personal');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Registrado');
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Hijo(a)');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const sent = recordCalls('ModificaPersonaPacienteNovedad');
  const nombre = db.personas.get(hijo.IdPersona)?.NombreCompleto ?? '';
  await user.click(await screen.findByRole('button', { name: `Corregir AFILIACIÓN DE HIJO(A) de ${nombre}` }));
  const form = await dialogo('Corregir la afiliación');
  await user.clear(form.getByLabelText(/^Celular/));
  await user.type(form.getByLabelText(/^Celular/), '70011223');
  await user.clear(form.getByLabelText(/^Fecha de afiliación/));
  await user.type(form.getByLabelText(/^Fecha de afiliación/), '18/11/2026');
  await user.clear(form.getByLabelText(/^Observación/));
  await user.type(form.getByLabelText(/^Observación/), 'con certificado');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays(GRABADA);
  expect(sent).toMatchObject([
    {
      BasePersonas: { IdPersona: hijo.IdPersona, Celular: '70011223' },
      SegurosPacientes: { IdPersona: hijo.IdPersona },
      SegurosPersonasNovedad: {
        ...{ IdPersonaNovedad: hijo.IdPersonaNovedad, FechaNovedad: '2026-11-18', Observacion: 'con certificado' },
      },
    },
  ]);
});

test('[F-6-08] [F-2.6-03] [F-2.6-10] [R-7.2-01] [R-7.2-19] [F-3.11-15] from the folder the holder is settled, with family and base; who is 25 is refused before it is sent', async () => {
  const { persona, nombre } = await ejemplo('activo');
  const relative = await ejemplo('menor');
  const { db, novedad } = await ejemplo('declarado');
  const alta = { ...novedad(), IdPersona: persona.IdPersona, IdEstadoProceso: estadoAlta.aceptado };
  db.novedades.put({ ...alta, IdPersonaNovedad: 990_701 });
  db.personas.put({ ...relative.persona, FechaNacimiento: '2001-11-20' });
  const asked = recordCalls('InsertaPersonaPacienteNovedad');
  const classes = recordCalls(`/Afiliacion/ObtienePersonaPacienteNovedad/${persona.IdPersona}/0/72/0`);
  const { user } = await abrir('personal', `?titular=${persona.IdPersona}`);
  const search = await dialogo('Buscar al familiar por su identidad');
  await search.findByRole('option', { name: 'CARNET DE IDENTIDAD' });
  await user.type(search.getByLabelText(/^Número de documento/), relative.documento);
  await user.type(search.getByLabelText(/^Fecha de nacimiento/), '20/11/2001');
  await user.type(search.getByLabelText(/^Apellido paterno/), relative.persona.ApellidoPaterno);
  await user.type(search.getByLabelText(/^Apellido materno/), relative.persona.ApellidoMaterno);
  await user.type(search.getByLabelText(/^Nombres/), relative.persona.Nombres);
  server.use(
    http.post('*/SEGIPconsultaDatosPersona', () =>
      HttpResponse.json({
        ok: true,
        Datos: {
          CodigoRespuesta: '2',
          datosPersonaEnFormatoJson: JSON.stringify({
            FechaNacimiento: 1,
            Nombres: 1,
            PrimerApellido: 1,
            SegundoApellido: 1,
            NumeroDocumento: 1,
            Complemento: 1,
          }),
        },
      }),
    ),
  );
  await user.click(search.getByRole('button', { name: 'Buscar' }));
  await search.findByRole('checkbox', { name: `Seleccionar a ${relative.nombre}`, checked: true });
  expect(search.getByRole('region', { name: 'Validación con la BDPA' })).toBeVisible();
  await user.click(search.getByRole('button', { name: 'Aceptar' }));
  const form = await dialogo('Afiliación de beneficiario');
  expect(await form.findByText(new RegExp(`^${nombre} · \\d+ personas? en la familia$`))).toBeVisible();
  await user.selectOptions(form.getByLabelText(/^Parentesco/), 'Hijo(a)');
  // A relative rests on the holder's base, which the services know.
  expect(await form.findByText('Con aviso de alta')).toBeVisible();
  expect(classes).toHaveLength(1);
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^Parentesco/)).toHaveAccessibleDescription(
      'Tiene 25 años o más: ya no se puede afiliar con ese parentesco.',
    ),
  );
  expect(asked).toEqual([]);
});

test('[F-2.6-03] [F-2.6-10] [F-6-08] an employer who looks for a relative is shown nothing of the registry', async () => {
  const { persona } = await ejemplo('activo');
  const relative = await ejemplo('registrable');
  const { user } = await abrir('empresa', `?titular=${persona.IdPersona}`);
  const search = await dialogo('Buscar al familiar por su identidad');
  await search.findByRole('option', { name: 'CARNET DE IDENTIDAD' });
  const nacimiento = relative.persona.FechaNacimiento.split('-').reverse().join('/');
  await user.type(search.getByLabelText(/^Número de documento/), relative.documento);
  await user.type(search.getByLabelText(/^Fecha de nacimiento/), nacimiento);
  await user.type(search.getByLabelText(/^Apellido paterno/), 'Z');
  await user.type(search.getByLabelText(/^Nombres/), 'Z');
  await user.click(search.getByRole('button', { name: 'Buscar' }));
  await search.findByRole('checkbox', { name: `Seleccionar a ${relative.nombre}`, checked: true });
  expect(search.queryByRole('region', { name: 'Validación con la BDPA' })).toBeNull();
});

test('[F-6-04] [R-7.2-03] an employer changes the contact data of a worker, who has them at once', async () => {
  const { documento, nombre, persona, db } = await ejemplo('activo');
  const { user, press } = await abrir('empresa');
  await press('Actualizar contacto');
  const search = await dialogo('Buscar a la persona');
  // Among its own people, not in the whole fund.
  const searched = recordCalls(`/EmpPacientes/BuscarXDocumentoIdentidad/${documento}/501/`);
  await user.type(search.getByLabelText(/^Número de documento/), documento);
  await user.click(search.getByRole('button', { name: 'Buscar' }));
  await search.findByRole('checkbox', { name: `Seleccionar a ${nombre}`, checked: true });
  expect(searched).toHaveLength(1);
  await user.click(search.getByRole('button', { name: 'Aceptar' }));
  const form = await dialogo('Actualizar contacto');
  await user.clear(form.getByLabelText(/^Celular/));
  await user.type(form.getByLabelText(/^Celular/), '70011223');
  const asked = recordCalls('NovedadActualizaDatosNoRelevantes');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays('Los datos de contacto se actualizaron correctamente.');
  expect(asked).toHaveLength(1);
  expect(db.personas.get(persona.IdPersona)).toMatchObject({ Celular: '70011223', Nombres: persona.Nombres });
});

test('[R-7.2-03] an employer asks for another identity of a worker, who keeps hers until the staff conclude', async () => {
  const { documento, nombre, persona, db } = await ejemplo('activo');
  const { user, press } = await abrir('empresa');
  await press('Pedir corrección de identidad');
  const search = await dialogo('Buscar a la persona');
  await user.type(search.getByLabelText(/^Número de documento/), documento);
  await user.click(search.getByRole('button', { name: 'Buscar' }));
  await search.findByRole('checkbox', { name: `Seleccionar a ${nombre}`, checked: true });
  await user.click(search.getByRole('button', { name: 'Aceptar' }));
  const form = await dialogo('Pedir corrección de identidad');
  await user.type(form.getByLabelText(/^Nombres/), ' INÉS');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays('El pedido se registró: declárelo para que la caja lo revise.');
  expect(db.personas.get(persona.IdPersona)?.Nombres).toBe(persona.Nombres);
  expect(db.afiliaciones.by('persona', persona.IdPersona)).toMatchObject([
    { IdTipoNovedad: 83, IdEstadoProceso: 9, detalle: { Propuesto: { Nombres: `${persona.Nombres} INÉS` } } },
  ]);
  expect(await screen.findByRole('button', { name: `Corregir ACTUALIZACIÓN DE DATOS de ${nombre}` })).toBeVisible();
});
