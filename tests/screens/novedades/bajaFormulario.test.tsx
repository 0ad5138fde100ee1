import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { session } from '#client/session.ts';
import { browser, localKeys } from '#lib/storage.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { desplegable } from '#support/desplegables.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, findToast, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { type Clase, clases, conBaja, EDITAR_BAJA, elegirParaBaja, LISTA_BAJA, nuevaBaja, quienEs } from './baja.ts';
import { comoSeLeyo, registroDe } from './leida.ts';

const FUERA = 'Este dato está incompleto o excede su límite; se corrige en la caja.';
const INCOMPLETO =
  'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.';
const dato = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

test.each([
  ['-16.509801', '-68.12740', '', FUERA],
  ['-16.50980', '-68.127401', FUERA, ''],
])(
  '[E-2.4-03, E-5.2-07, E-9-05] latitude %s and longitude %s: of nine signs is told beside it',
  async (lat, lng, enLat, enLng) => {
    const { db, persona } = await quienEs('activo', 'cotizante');
    db.personas.put({ ...persona, LatitudDireccion: lat, LongitudDireccion: lng });
    const pagina = await nuevaBaja('cotizante', { archivos: false });
    await pagina.pestana('Datos Personales');
    expect(pagina.campo('Latitud')).toHaveAccessibleDescription(enLat);
    expect(pagina.campo('Longitud')).toHaveAccessibleDescription(enLng);
  },
);

test.each([
  [150, 51, '', FUERA],
  [151, 50, FUERA, ''],
])(
  '[E-3-03, E-2.4-03] an address of %i letters and an occupation of %i: what is too long is told beside it',
  async (direccion, ocupacion, enDireccion, enOcupacion) => {
    const { db, persona } = await quienEs('activo', 'cotizante');
    db.personas.put({ ...persona, Direccion: 'A'.repeat(direccion), Ocupacion: 'B'.repeat(ocupacion) });
    const pagina = await nuevaBaja('cotizante', { archivos: false });
    await pagina.pestana('Datos Personales');
    expect(pagina.campo('Dirección')).toHaveAccessibleDescription(enDireccion);
    expect(pagina.campo('Ocupación')).toHaveAccessibleDescription(enOcupacion);
  },
);

test('[E-5.2-07, E-2.4-03] coordinates that are missing are told above the person', async () => {
  const { db, persona } = await quienEs('activo', 'cotizante');
  db.personas.put({ ...persona, LatitudDireccion: '', LongitudDireccion: '' });
  const pagina = await nuevaBaja('cotizante', { archivos: false });
  await pagina.pestana('Datos Personales');
  const told = screen.getByText('Faltan datos del asegurado(a) que se corrigen en la caja:').closest('.alert');
  expect(told).toHaveTextContent('Latitud, no tiene información. Longitud, no tiene información.');
});

test('[E-2-05] without an id there is no access: a warning, and the login, which leads home', async () => {
  const { router } = await mount(EDITAR_BAJA, { as: 'empresa' });
  const led: (string | undefined)[] = [];
  router.subscribe(({ navigation }) => led.push(navigation.location?.pathname));
  expect(await findToast('No tiene acceso.')).toHaveClass('toast-warning');
  await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
  expect(led).toContain('/auth');
  expect(session.getState().status).toBe('authenticated');
});

test('[E-2-03, E-2-05] without an address the stored id says which termination opens', async () => {
  const { id, nombre } = await conBaja('registrado');
  await signInAs('empresa');
  browser.write(localKeys.IdPersonaNovedad, String(id));
  browser.write(localKeys.IdTipoNovedadPadre, '6');
  const { router } = await mount(EDITAR_BAJA);
  expect(await screen.findByText(new RegExp(`^${nombre} ·`))).toBeVisible();
  expect(router.state.location.pathname).toBe(EDITAR_BAJA);
});

/** Chooses a person for a termination and closes the message that says why not. Then the list is shown. */
async function rechazada(clase: Clase, who: Ejemplo, text: string | ((name: string) => string)): Promise<void> {
  const { nombre, documento } = await ejemplo(who);
  const pagina = await elegirParaBaja(clase, documento);
  const told = await question(typeof text === 'string' ? text : text(nombre));
  await pagina.user.click(told.getByRole('button', { name: 'Aceptar' }));
  await screen.findByRole('heading', { level: 1, name: 'Avisos de baja' });
  expect(pagina.router.state.location.pathname).toBe(LISTA_BAJA);
}

describe('a person who cannot leave: a sentence, then the list', () => {
  test('[E-5.7-05, E-5.7-14, E-7.2-03] with an unfinished notice, by its date', async () => {
    await conBaja('registrado');
    await rechazada(
      'cotizante',
      'activo',
      (name) =>
        `No se puede registrar la novedad para el asegurado(a) ${name}, porque existe otra novedad que está pendiente de concluir de fecha 17/11/2026.`,
    );
  });

  test('[E-5.7-02, E-5.7-14] who left the company already', () =>
    rechazada('cotizante', 'reingreso', (name) => `El asegurado(a) ${name} no pertenece a la empresa.`));

  test('[E-5.7-02, E-6-02, F-6-09, E-1-01, E-5.7-14] who works in another regional of it', async () => {
    const { db, persona } = await ejemplo('activo');
    const [work] = db.relaciones.by('persona', persona.IdPersona);
    if (work) db.relaciones.put({ ...work, IdRegional: 2 });
    await rechazada('cotizante', 'activo', (name) => `El asegurado(a) ${name} no pertenece a la empresa.`);
  });

  test.each([
    ['[E-5.7-09]', 'cotizante', 'pasante', 'titular'],
    ['[E-5.7-10]', 'pasante', 'cotizante', 'pasante'],
    ['[E-5.7-11]', 'voluntario', 'pasante', 'voluntario'],
  ] as const)(
    '[E-1-05, E-5.7-14, E-5.7-09, E-5.7-10, E-5.7-11] %s a termination of %s does not end a %s',
    async (_, clase, es, wrong) => {
      await quienEs('activo', es);
      await rechazada(clase, 'activo', `El registro de asegurado(a) seleccionado no corresponde a un ${wrong}.`);
    },
  );

  test('[E-5.7-13, E-5.7-14, E-7.4-05, F-7.6-01] whose insured record cannot be read', async () => {
    server.use(
      http.get('*/Pacientes/ObtieneXId/*', () =>
        HttpResponse.json({ ok: false, Datos: null, Mensaje: { Descripcion: 'No.', TipoMensaje: 'warning' } }),
      ),
    );
    await rechazada('cotizante', 'activo', 'No se pudo recuperar información del paciente.');
  });
});

test.each(['aceptado', 'anulado'] as const)(
  '[E-5.7-05, E-7.2-03] an earlier notice that is %s does not block: the form opens',
  async (estado) => {
    const { documento } = await conBaja(estado);
    await elegirParaBaja('cotizante', documento);
    expect(await screen.findByRole('tab', { name: /^Aviso de baja/ })).toBeVisible();
  },
);

test.each(['cotizante', 'pasante', 'voluntario'] as const)(
  '[E-2.4-08, E-6-02, F-6-09, E-5.7-02, F-6-04, F-7.6-03, E-1-01] the search for a %s looks among the company’s insured only',
  async (clase) => {
    const calls = recordCalls(/\/EmpPacientes\/BuscarXDocumentoIdentidad\/\d+\/501\/0$/);
    const { documento } = await ejemplo('activo');
    await elegirParaBaja(clase, documento);
    expect(calls).toHaveLength(1);
  },
);

test('[E-2.4-02] a new termination that is not saved: Salir asks, and leads to the list', async () => {
  const pagina = await nuevaBaja('pasante');
  await pagina.user.click(pagina.boton('Salir'));
  const asked = await question('Si sale ahora, perderá lo que escribió en este aviso.');
  await pagina.user.click(asked.getByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA_BAJA));
});

test('[E-2.4-01] Descartar of a new termination asks too, and leads to the list', async () => {
  const pagina = await nuevaBaja();
  await pagina.user.click(pagina.boton('Descartar'));
  await pagina.user.click((await question('¿Desea descartar los cambios?')).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA_BAJA));
});

describe.each(['cotizante', 'pasante', 'voluntario'] as const)('a new termination of a %s', (clase) => {
  const v = clases[clase];

  test('[F-8-18, E-6-02, F-6-09, F-3.10-03, E-3-12, E-4-02, E-1-01, E-1-05, E-2.4-01, E-2.4-04, E-2.4-05, E-2.4-06, E-3-08, E-5.6-08, E-7.2-01, F-7.3-02, E-7.5-01, E-3-05, E-8-02, E-2-03, E-5.2-10] is filled in its own words and saved as Registrado', async () => {
    const pagina = await nuevaBaja(clase);
    const { nombre, novedad, user, db } = pagina;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(v.titulo);
    await pagina.pestana('Aviso de baja');
    const [work] = db.relaciones.by('persona', pagina.persona.IdPersona);
    const [own] = db.pacientes.by('persona', pagina.persona.IdPersona);
    expect(dato(v.ingreso)).toHaveTextContent(work?.FechaIngreso.split('-').reverse().join('/') ?? '');
    await pagina.escribir(new RegExp(`^${v.fecha}`), '18/11/2026');
    await pagina.escribir(new RegExp(`^${v.haber}`), '4100');
    await pagina.escribir(/^Observación/, 'deja su puesto');
    const sent = recordCalls('/InsertarBajaCotizante');
    const leida = await registroDe(pagina.persona.IdPersona);
    await user.click(pagina.boton('Grabar'));
    const asked = await question(`¿Desea guardar ${v.pregunta} de la persona ${nombre}?`);
    await user.click(asked.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-busy'));
    expect(sent).toEqual([]);
    await user.click(pagina.boton('Grabar'));
    await pagina.aceptar(`¿Desea guardar ${v.pregunta} de la persona ${nombre}?`);
    await toastSays('El registro se insertó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toMatchObject([
      {
        BasePersonas: { IdPersona: pagina.persona.IdPersona, NumeroDocumento: pagina.persona.NumeroDocumento },
        SegurosPacientes: { MatriculaTitular: expect.stringMatching(/./) },
        SegurosPersonasNovedad: {
          ...{ IdTipoNovedad: v.tipo, FechaNovedad: '2026-11-18', HaberMensual: 4100, Observacion: 'DEJA SU PUESTO' },
          ...{ IdUbicacion: own?.IdUbicacionEmpresa, IdEmpresa: 501, IdEmpresaDestino: 0 },
        },
      },
    ]);
    comoSeLeyo(sent, leida);
    const saved = novedad();
    expect(saved).toMatchObject({ IdTipoNovedad: v.tipo, FechaNovedad: '2026-11-18', HaberMensual: 4100 });
    expect(dato('Nº de aviso')).toHaveTextContent(saved.NumeroDocumento);
    expect(pagina.router.state.location.search).toBe(`?novedad=${saved.IdPersonaNovedad}&tipo=${v.padre}`);
    expect(browser.read(localKeys.IdTipoNovedadPadre)).toBe(String(v.padre));
    expect((await pagina.seguimiento()).getByText('Sin estado -> Registrado')).toBeInTheDocument();
    for (const name of ['Editar', 'Eliminar', 'Orden de pago']) expect(pagina.boton(name)).toBeVisible();
  });
});

describe('the form of a termination', () => {
  test('[E-2.4-05, E-2.2-06, E-2.4-01, E-2.4-03, E-2.4-04, E-2.4-08] three tabs; the person is only read, beside the photograph', async () => {
    const pagina = await nuevaBaja();
    for (const name of ['Nuevo', 'Grabar', 'Descartar', 'Salir']) expect(pagina.boton(name)).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.replace(/,.*/, ''))).toEqual([
      ...['Datos Personales', 'Aviso de baja', 'Adjuntos'],
    ]);
    await pagina.pestana('Datos Personales');
    expect(screen.getByRole('group', { name: /^Fotografía/ })).toBeVisible();
    const panel = within(screen.getByRole('tabpanel', { name: /^Datos Personales/ }));
    const inputs = panel.getAllByRole<HTMLInputElement>('textbox');
    expect(inputs.length).toBeGreaterThan(6);
    for (const input of inputs) expect(input).toHaveAttribute('readonly');
    expect(dato('Apellido paterno')).toHaveTextContent(pagina.persona.ApellidoPaterno);
    expect(dato('Nombres')).toHaveTextContent(pagina.persona.Nombres);
    expect(dato('Número de documento')).toHaveTextContent(pagina.persona.NumeroDocumento);
    expect(pagina.campo('Zona')).toHaveValue(pagina.persona.Zona);
    await pagina.pestana('Aviso de baja');
    for (const label of [/^Fecha de baja/, /^Haber mensual/, /^Observación/]) expect(pagina.campo(label)).toBeVisible();
    for (const label of ['Tipo baja', 'Ubicación empresa']) expect(desplegable(label)).toBeVisible();
    expect(dato('Nº de aviso')).toHaveTextContent('Se asigna al grabar');
    expect(screen.queryByText('Pagado', { selector: 'dt' })).toBeNull();
    // Behind it were the dialogs of the regional and of the search; a document opens in the one of the viewer.
    await pagina.pestana('Adjuntos');
    await pagina.user.click(await screen.findByRole('button', { name: /^Ver CARTA DE RETIRO/ }));
    const viewer = await screen.findByRole('dialog', { name: /carta/i });
    await pagina.user.click(within(viewer).getByRole('button', { name: 'Cerrar' }));
    await pagina.pestana('Aviso de baja');
    // The services' data about the work that ends is already filled in.
    const [work] = pagina.db.relaciones.by('persona', pagina.persona.IdPersona);
    expect(String((pagina.campo(/^Haber mensual/) as HTMLInputElement).value).replace(/[^\d.]/g, '')).toBe(
      work?.HaberMensual.toFixed(2),
    );
  });

  test('[E-2.4-03, E-5.6-05, E-5.6-03, E-5.4-02] an incomplete one is not saved: the notice’s tab, each problem, nothing sent', async () => {
    const pagina = await nuevaBaja('cotizante', { archivos: false });
    const sent = recordCalls('/InsertarBajaCotizante');
    await pagina.pestana('Adjuntos');
    await pagina.user.click(pagina.boton('Grabar'));
    const told = await findToast(INCOMPLETO);
    expect(told).toHaveClass('toast-error');
    expect(screen.getByRole('tab', { name: /^Aviso de baja/ })).toHaveAttribute('aria-selected', 'true');
    const summary = within(document.querySelector<HTMLElement>('.error-summary') ?? document.body);
    for (const text of ['Fecha baja, no tiene información.', 'Por favor, realice la carga de fotografía.'])
      expect(summary.getByText(text)).toBeVisible();
    expect(sent).toEqual([]);
    // So does the second try, from another tab and by the keyboard.
    await pagina.user.click(within(told).getByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
    await pagina.pestana('Datos Personales');
    await pagina.user.keyboard('{Control>}s{/Control}');
    expect(await findToast(INCOMPLETO)).toHaveClass('toast-error');
    expect(screen.getByRole('tab', { name: /^Aviso de baja/ })).toHaveAttribute('aria-selected', 'true');
    expect(sent).toEqual([]);
  });

  test('[E-2.4-04, E-5.4-02, F-5.5-01] its date may be typed; one that does not exist is told, and nothing is sent', async () => {
    const pagina = await nuevaBaja();
    const sent = recordCalls('/InsertarBajaCotizante');
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(/^Fecha de baja/, '31/11/2026');
    await pagina.user.click(pagina.boton('Grabar'));
    await waitFor(() =>
      expect(pagina.campo(/^Fecha de baja/)).toHaveAccessibleDescription(
        expect.stringContaining('Escriba una fecha que exista, como 17/11/2026.'),
      ),
    );
    expect(sent).toEqual([]);
  });

  test.each([
    ['[E-2.4-04, E-5.4-04, E-9-03, E-2.4-05]', 'cotizante', /^Haber mensual/],
    ['[E-2.4-04, E-5.4-04, E-9-03, E-2.4-06]', 'pasante', /^Estipendio/],
    ['[E-2.4-04, E-5.4-04, E-9-03, E-2.4-06]', 'voluntario', /^Estipendio/],
  ] as const)('%s seven digits of the amount of a %s are taken, and no more', async (_, clase, importe) => {
    const pagina = await nuevaBaja(clase);
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(importe, '12345678');
    expect(pagina.campo(importe)).toHaveValue('1234567');
  });

  test('[E-5.4-05, E-2.4-04, E-2.4-05] nothing is no salary of a worker: it is told at its field, and nothing is sent', async () => {
    const pagina = await nuevaBaja();
    const sent = recordCalls('/InsertarBajaCotizante');
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(/^Fecha de baja/, '18/11/2026');
    await pagina.escribir(/^Haber mensual/, '0');
    await pagina.user.click(pagina.boton('Grabar'));
    await waitFor(() =>
      expect(pagina.campo(/^Haber mensual/)).toHaveAccessibleDescription(
        expect.stringContaining('Haber mensual tiene que ser mayor a 0.'),
      ),
    );
    expect(sent).toEqual([]);
  });

  test('[E-5.4-03, E-5.4-04, E-2.4-04, E-5.6-03] without a location and a salary both are told at their fields, and nothing is sent', async () => {
    const { db, persona } = await ejemplo('activo');
    const [own] = db.pacientes.by('persona', persona.IdPersona);
    if (own) db.pacientes.put({ ...own, IdUbicacionEmpresa: 0 });
    const pagina = await nuevaBaja();
    const sent = recordCalls('/InsertarBajaCotizante');
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(/^Fecha de baja/, '18/11/2026');
    await pagina.escribir(/^Haber mensual/, '');
    await pagina.user.click(pagina.boton('Grabar'));
    const falta = (label: string) => expect.stringContaining(`${label}, no tiene información.`);
    await waitFor(() =>
      expect(desplegable('Ubicación empresa')).toHaveAccessibleDescription(falta('Ubicación empresa')),
    );
    expect(pagina.campo(/^Haber mensual/)).toHaveAccessibleDescription(falta('Haber mensual'));
    expect(sent).toEqual([]);
    await pagina.elegir('Ubicación empresa', 'EL ALTO');
    await pagina.escribir(/^Haber mensual/, '4100');
    await pagina.grabar();
    await pagina.estado('Registrado');
    expect(pagina.novedad()).toMatchObject({ IdUbicacion: 102, HaberMensual: 4100 });
  });

  test('[E-5.4-07, E-2.4-04] nobody leaves before the day of the entry: it is told at its field, and nothing is sent; on that day she may', async () => {
    const { db, persona } = await ejemplo('activo');
    const [work] = db.relaciones.by('persona', persona.IdPersona);
    if (work) db.relaciones.put({ ...work, FechaIngreso: '2026-11-10' });
    const pagina = await nuevaBaja();
    const sent = recordCalls('/InsertarBajaCotizante');
    await pagina.pestana('Aviso de baja');
    expect(dato('Fecha de Ingreso')).toHaveTextContent('10/11/2026');
    await pagina.escribir(/^Fecha de baja/, '09/11/2026');
    await pagina.user.click(pagina.boton('Grabar'));
    const text = 'La fecha de baja del asegurado(a) en la empresa no puede ser menor que la fecha de ingreso.';
    await waitFor(() =>
      expect(pagina.campo(/^Fecha de baja/)).toHaveAccessibleDescription(expect.stringContaining(text)),
    );
    expect(sent).toEqual([]);
    await pagina.escribir(/^Fecha de baja/, '10/11/2026');
    await pagina.grabar();
    await pagina.estado('Registrado');
    expect(pagina.novedad()).toMatchObject({ FechaNovedad: '2026-11-10' });
  });

  test.each(['pasante', 'voluntario'] as const)('[E-5.4-06, E-2.4-06] nothing is a stipend of a %s', async (clase) => {
    const pagina = await nuevaBaja(clase);
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(/^Fecha fin de contrato/, '18/11/2026');
    await pagina.escribir(/^Estipendio/, '0');
    await pagina.grabar();
    await pagina.estado('Registrado');
    expect(pagina.novedad()).toMatchObject({ HaberMensual: 0 });
  });

  test('[E-5.2-01, E-5.2-05] [decision 11] what the person lacks is told, and the notice is saved all the same', async () => {
    const { db, persona } = await ejemplo('activo');
    db.personas.put({ ...persona, Zona: '', CorreoElectronico: '' });
    await signInAs('empresa');
    const pagina = await nuevaBaja();
    const told = screen.getByText('Faltan datos del asegurado(a) que se corrigen en la caja:').closest('.alert');
    expect(told).toHaveTextContent('Zona, no tiene información.');
    expect(told).toHaveTextContent('Correo electrónico, no tiene información.');
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(/^Fecha de baja/, '18/11/2026');
    await pagina.grabar();
    await pagina.estado('Registrado');
  });
});

test('[E-2.4-03] the telephones and the e-mail address of the person, which are only read here, call and write', async () => {
  const { persona, pestana } = await nuevaBaja();
  await pestana('Datos Personales');
  const panel = within(screen.getByRole('tabpanel', { name: /^Datos Personales/ }));
  const leads = async (name: string) => (await panel.findByRole('link', { name })).getAttribute('href');
  expect(await leads(`Llamar ${persona.Celular}`)).toBe(`tel:+591${persona.Celular}`);
  expect(await leads(`Escribir ${persona.CorreoElectronico}`)).toBe(`mailto:${persona.CorreoElectronico}`);
});
