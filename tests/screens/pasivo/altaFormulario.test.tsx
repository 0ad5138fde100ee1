import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { session } from '#client/session.ts';
import { nacionalidad } from '#contract/enumerations.ts';
import { browser, localKeys } from '#lib/storage.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { desplegable, elegido, ofrece } from '#support/desplegables.ts';
import { mount } from '#support/mount.tsx';
import { asking, detener, ejemplo, findToast, leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { elegirPersona } from '../novedades/formulario.ts';
import { comoSeLeyo, registroDe } from '../novedades/leida.ts';
import {
  aceptarGestor,
  botones,
  buscarANadie,
  buscarEnSegip,
  EDITAR,
  empezar,
  LISTA,
  llenar,
  nueva,
  type Variante,
  variantes,
} from './alta.ts';
import { esEntero } from './grupos.ts';

const dato = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

test.each([
  ['nothing', ''],
  ['a type alone', '?tipo=13'],
])(
  '[R-2.3-03] without an id there is no access: with %s, a warning, and the login, which leads home',
  async (_, search) => {
    const { router } = await mount(`${EDITAR}${search}`, { as: 'empresa' });
    const led: (string | undefined)[] = [];
    router.subscribe(({ navigation }) => led.push(navigation.location?.pathname));
    expect(await findToast('No tiene acceso.')).toHaveClass('toast-warning');
    await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
    expect(led).toContain('/auth');
    expect(session.getState().status).toBe('authenticated');
  },
);

describe('a person who cannot be registered: a sentence, then the list', () => {
  async function rechazada(who: Ejemplo, text: string | ((name: string) => string)): Promise<void> {
    const { nombre, documento } = await ejemplo(who);
    const pagina = await empezar('jubilacion');
    await elegirPersona(pagina, documento);
    const told = await question(typeof text === 'string' ? text : text(nombre));
    await pagina.user.click(told.getByRole('button', { name: 'Aceptar' }));
    await screen.findByRole('heading', { level: 1, name: 'Altas de pasivos' });
    expect(pagina.router.state.location.pathname).toBe(LISTA);
  }

  test('[R-5.2-18, R-7.3-02] with an unfinished notice, by its date', async () => {
    const { conAlta } = await import('./alta.ts');
    await conAlta('registrado');
    await rechazada(
      'jubilable',
      (name) =>
        `No se puede registrar la novedad para la persona asegurada ${name}, porque existe otra novedad que está pendiente de concluir de fecha 17/11/2026.`,
    );
  });

  const aunActivo = (name: string) =>
    `No se pudo registrar el aviso de alta del asegurado(a) ${name}, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.`;

  test('[R-5.2-19] who still works', () => rechazada('activo', aunActivo));

  test('[R-5.2-19] who still works in another company', async () => {
    const { db, persona } = await ejemplo('activo');
    for (const work of db.relaciones.by('persona', persona.IdPersona)) db.relaciones.put({ ...work, IdEmpresa: 502 });
    await rechazada('activo', aunActivo);
  });

  test('who is a retiree already', () =>
    rechazada('pasivoVejez', (name) => `La persona ${name} ya es un asegurado pasivo con derechos vigentes.`));

  test('[R-5.2-20] whose data cannot be read', async () => {
    server.use(
      http.get('*/Pacientes/ObtieneXId/*', () =>
        HttpResponse.json({ ok: false, Datos: null, Mensaje: { Descripcion: 'No.', TipoMensaje: 'warning' } }),
      ),
    );
    await rechazada('jubilable', 'No se pudieron recuperar datos de la persona. Vuelva a intentarlo más tarde.');
  });
});

test('[R-5.2-17, R-2.3-11, R-2.3-12, decision 32] who retires has a clinical history; otherwise the search opens again', async () => {
  const { documento, db, persona } = await ejemplo('jubilable');
  const [own] = db.pacientes.by('persona', persona.IdPersona);
  if (own) db.pacientes.put({ ...own, HistoriaClinica: '' });
  const pagina = await empezar('jubilacion');
  await elegirPersona(pagina, documento);
  const told = await question('La persona no tiene registro como asegurado de la CSBP.');
  await pagina.user.click(told.getByRole('button', { name: 'Aceptar' }));
  const search = await screen.findByRole('dialog', { name: 'Buscar asegurado(a)' });
  expect(within(search).getByLabelText(/^Número de documento/)).toHaveValue('');
});

test.each([
  ['the employer registers', 'empresa', 'algoritmo', true],
  ['the employer retires', 'empresa', 'jubilacion', false],
  ['an insured person registers', 'asegurado', 'algoritmo', false],
] as const)('[R-1-01, R-2.3-11, R-2.3-12] whom %s: somebody new to the fund, or not', async (_, as, v, may) => {
  await signInAs(as);
  const search = await buscarANadie(await empezar(v));
  const offered = search.queryAllByRole('button', { name: 'Registrar una persona nueva' });
  expect(offered).toHaveLength(may ? 1 : 0);
});

test('[R-2.3-13, R-2.3-10, R-2.3-11] nobody depends on herself: the search for the dependant opens again', async () => {
  const { documento } = await ejemplo('pasivoFallecido');
  const pagina = await empezar('derechoHabiente');
  await elegirPersona(pagina, documento, 1, 'Buscar titular');
  await elegirPersona(pagina, documento, 1, 'Buscar derecho habiente');
  const told = await question('La persona no puede ser derecho habiente de sí misma.');
  await pagina.user.click(told.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByRole('dialog', { name: 'Buscar derecho habiente' })).toBeVisible();
});

test.each([
  [
    'none of the company',
    (name: string) => `El asegurado(a) ${name} no pertenece a la empresa.`,
    () => HttpResponse.json({ ok: true, Datos: false, Mensaje: null }),
    '*/VerificaExistePersonaEmpresa/*',
  ],
  [
    'one whose data cannot be read',
    () => 'No se pudieron recuperar datos de la persona. Vuelva a intentarlo más tarde.',
    () => new HttpResponse('', { status: 500 }),
    '*/Pacientes/ObtieneXId/*',
  ],
] as const)(
  '[R-2.3-13, R-5.2-20, F-7.3-02, E-7.1-11, F-7.6-01, R-2.3-10, R-2.3-11] a holder who is %s is refused, and the search stays',
  async (_, says, reply, path) => {
    const { documento, nombre, db, persona } = await ejemplo('pasivoFallecido');
    for (const own of db.pacientes.by('persona', persona.IdPersona)) db.pacientes.put({ ...own, IdEmpresa: 502 });
    server.use(http.get(path, reply));
    const pagina = await empezar('derechoHabiente');
    await elegirPersona(pagina, documento, 1, 'Buscar titular');
    const told = await question(says(nombre));
    await pagina.user.click(told.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByRole('dialog', { name: 'Buscar titular' })).toBeVisible();
  },
);

test.each([
  ['insured through the company', 501, false, []],
  ['insured through another, who worked in the company', 502, true, [null]],
] as const)('[R-2.3-13] a holder %s is taken, and the dependant is looked for', async (_, IdEmpresa, Datos, calls) => {
  const { documento, db, persona } = await ejemplo('pasivoFallecido');
  for (const own of db.pacientes.by('persona', persona.IdPersona)) db.pacientes.put({ ...own, IdEmpresa });
  server.use(http.get('*/VerificaExistePersonaEmpresa/*', () => HttpResponse.json({ ok: true, Datos, Mensaje: null })));
  const asked = recordCalls(`/VerificaExistePersonaEmpresa/${persona.IdPersona}/501`);
  const pagina = await empezar('derechoHabiente');
  await elegirPersona(pagina, documento, 1, 'Buscar titular');
  expect(await screen.findByRole('dialog', { name: 'Buscar derecho habiente' })).toBeVisible();
  expect(asked).toEqual(calls);
});

test('[R-2.3-10, R-2.3-13, F-3.11-08, F-7.6-02, R-2.3-11, F-6-04] the holder is looked for among holders', async () => {
  const pagina = await empezar('derechoHabiente');
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('BuscarXDocumentoIdentidad')) asked.push(new URL(request.url).pathname);
  });
  await elegirPersona(pagina, (await ejemplo('pasivoFallecido')).documento, 1, 'Buscar titular');
  expect(asked[0]).toMatch(/\/BuscarXDocumentoIdentidad\/8200204\/1$/);
  server.events.removeAllListeners();
});

/** What each variant sends besides the common groups. */
const propios: Readonly<Record<Variante, object>> = {
  algoritmo: {
    PacientesAlgoritmo: {
      ...{ IdPacienteAlgoritmo: 0, IdTipoResolucion: 5, IdPersonaNovedad: 0, IdPacientesResolucion: 0, IdRegional: 1 },
      ...{ DiasCalculados: expect.any(Number), DosUltimosDigitos: expect.any(Number) },
      FechaNacimiento: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    },
    SegurosPacientes: { IdTipoPasivo: 2 },
  },
  jubilacion: { SegurosPacientes: { IdTipoPasivo: 1 } },
  resolucion: {
    PacientesResolucion: {
      ...{ IdPacientesResolucion: 0, IdPersonaNovedad: 0 },
      ...{ NumeroResolucion: 'RA-77/2026', FechaResolucion: '2026-10-01', Instancia: 'SENASIR' },
    },
    SegurosPacientes: { IdTipoPasivo: 1 },
  },
  derechoHabiente: {
    PacientesDerechoHabiente: {
      ...{ MatriculaTitular: expect.stringMatching(/./), NombreCompleto: expect.stringMatching(/./) },
      ...{ IdPacientePadre: expect.any(Number), IdPersona: expect.any(Number), IdRelacionParentesco: 2 },
      ...{ IdTipoBeneficiario: expect.any(Number), IdTipoPasivo: 3 },
    },
    SegurosPacientes: { IdTipoPasivo: 3 },
  },
};

describe.each(Object.keys(variantes) as Variante[])('a new registration: %s', (v) => {
  const { tipo, titulo, pregunta } = variantes[v];

  test('[R-2.3-01, R-2.3-05, R-2.3-19, R-3.1-01, R-3.1-02, R-3.1-06, R-3.1-07, R-3.1-08, R-4.1-02, R-4.1-11, R-4.1-16, R-4.1-17, R-5.2-16, R-7.3-01, R-8-12, R-1-01, R-2.3-06, R-2.3-12, R-2.3-13, R-2.3-14, R-2.3-16, R-2.3-18, R-4.1-01, R-4.1-04, R-4.1-13, R-9-10, R-5.2-05] goes its own way, is filled, and saved whole as Registrado', async () => {
    const pagina = await nueva(v);
    const { nombre, user, db } = pagina;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(titulo);
    await llenar(pagina, v);
    const leida = await registroDe(pagina.persona.IdPersona);
    const sent = recordCalls('/InsertarAltaPasivo');
    await user.click(pagina.boton('Grabar'));
    await pagina.aceptar(`¿Desea guardar ${pregunta} de la persona ${nombre}?`);
    await toastSays('El registro se insertó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    for (const label of [/^Cargo/, /^Haber mensual/, /^Observación/, /^Zona/])
      expect(pagina.campo(label)).toHaveAttribute('readonly');
    expect(pagina.abiertos()).toBe(0);
    expect(sent).toMatchObject([
      {
        BasePersonas: { IdPersona: pagina.persona.IdPersona },
        SegurosPersonasNovedad: { IdTipoNovedad: tipo, IdCanal: 1, FechaNovedad: '2026-11-18', HaberMensual: 2800 },
        ...propios[v],
      },
    ]);
    esEntero(sent);
    const { IdTipoPasivo } = (propios[v] as { SegurosPacientes: { IdTipoPasivo: number } }).SegurosPacientes;
    comoSeLeyo(sent, leida, { SegurosPacientes: { IdTipoPasivo } });
    if (v === 'derechoHabiente') {
      const { persona, nombre: titular } = await ejemplo('pasivoFallecido');
      const [own] = db.pacientes.by('persona', persona.IdPersona);
      expect(sent).toMatchObject([
        {
          PacientesDerechoHabiente: {
            ...{ IdPersona: persona.IdPersona, NombreCompleto: titular },
            ...{ IdPacientePadre: own?.IdPaciente, MatriculaTitular: own?.MatriculaTitular },
          },
        },
      ]);
    }
    const saved = pagina.novedad();
    expect(saved).toMatchObject({ IdTipoNovedad: tipo, Cargo: 'JUBILADO' });
    expect(pagina.router.state.location.search).toBe(`?novedad=${saved.IdPersonaNovedad}&tipo=${tipo}`);
    expect(browser.read(localKeys.IdTipoNovedadPadre)).toBe(String(tipo));
    expect(db.gruposPasivo.get(saved.IdPersonaNovedad)).toBeDefined();
    expect((await pagina.seguimiento()).getByText('Sin estado -> Registrado')).toBeInTheDocument();
    for (const name of ['Editar', 'Eliminar', 'Nuevo', 'Salir']) expect(pagina.boton(name)).toBeVisible();
    // Four ways with up to three dialogs each, and a whole form, take longer than the usual timeout on a slow machine.
  });
});

test('[R-2.3-08, R-2.3-15, R-2.3-16, R-2.3-17, R-5.2-06, R-9-02, R-4.1-17] tabs, fields of the person and of the notice', async () => {
  const pagina = await nueva('jubilacion', { archivos: false });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.replace(/,.*/, ''))).toEqual([
    ...['Datos Personales', 'Alta de pasivo', 'Adjuntos'],
  ]);
  await pagina.pestana('Datos Personales');
  const quien = [
    'Apellido paterno',
    'Apellido materno',
    'Nombres',
    'Número de documento',
    'Fecha de nacimiento',
    'Edad',
  ];
  for (const label of quien) expect(screen.getByText(label, { selector: 'dt' })).toBeVisible();
  expect(screen.getByRole('group', { name: /^Fotografía/ })).toBeVisible();
  for (const label of [
    ...['Tipo de documento', 'Extensión', 'Sexo', 'Estado civil', 'Nacionalidad', 'Ubicación de nacimiento'],
    ...['Ubicación de la dirección', 'Grado de instrucción', 'Profesión'],
  ])
    expect(desplegable(label)).toBeEnabled();
  for (const label of [/^Zona/, /^Dirección/, /^Celular/, /^Correo electrónico/, /^Ocupación/, /^Latitud/])
    expect(pagina.campo(label)).toBeVisible();
  for (const label of [/^Longitud/, /^Teléfono/]) expect(pagina.campo(label)).toBeVisible();
  expect(screen.getByRole('button', { name: /mapa/i })).toBeVisible();
  await pagina.pestana('Alta de pasivo');
  expect(dato('Tipo novedad')).toHaveTextContent('Alta de pasivo por jubilación');
  expect(dato('Tipo de pasivo')).toHaveTextContent('Vejez');
  expect(screen.queryByText('Fecha de declaración', { selector: 'dt' })).toBeNull();
  for (const label of [/^Fecha de ingreso/, /^Haber mensual/, /^Cargo/, /^Observación/])
    expect(pagina.campo(label)).toBeVisible();
  expect(dato('Nº de aviso')).toHaveTextContent('Se asigna al grabar');
  expect(desplegable('Ubicación empresa')).toBeEnabled();
  // At most seven digits (spec R 5.2, 9).
  await pagina.escribir(/^Haber mensual/, '123456789');
  expect(pagina.campo(/^Haber mensual/)).toHaveValue('1234567');
  // It can be picked but not typed.
  expect(pagina.campo(/^Fecha de ingreso/)).toHaveAttribute('readonly');
  expect(pagina.campo(/^Fecha de ingreso/)).toHaveAccessibleDescription('Entre 01/11/2026 y 30/11/2026');
});

test('[R-2.3-08, decision 20] a photograph that the services do not require is there all the same, and is required', async () => {
  const { requisitosDe } = await import('#sandbox/db/requisitos.ts');
  const Datos = requisitosDe(variantes.jubilacion.tipo).map((one) => ({ ...one, Requerido: false }));
  server.use(http.get('*/ObtenerRequisitosPorTipoNovedad/*', () => HttpResponse.json({ ok: true, Datos })));
  const pagina = await nueva('jubilacion', { archivos: false });
  await pagina.pestana('Datos Personales');
  expect(screen.getByRole('group', { name: /^Fotografía.*obligatori/i })).toBeVisible();
});

test('[R-5.2-21, R-5.2-22, decision 65] what the fund does not know of a person begins with the defaults, and an unknown nationality with none', async () => {
  const { db, persona } = await ejemplo('jubilable');
  db.personas.put({ ...persona, IdEstadoCivil: 0, IdGradoInstruccion: 0, IdNacionalidad: nacionalidad.desconocida });
  await nueva('jubilacion', { archivos: false });
  const { referencias } = await import('#sandbox/db/referencias.ts');
  const named = (list: readonly { Id: number; Descripcion: string }[], id: number) =>
    list.find((one) => one.Id === id)?.Descripcion;
  await waitFor(() => expect(elegido('Estado civil')).toBe(named(referencias.estadosCiviles, 6)));
  await waitFor(() => expect(elegido('Grado de instrucción')).toBe(named(referencias.gradosInstruccion, 5)));
  expect(elegido('Nacionalidad')).toBe('Elija una opción');
});

test('[R-3.2-06, F-3.11-06, R-5.8-02] sex, country and profession offer what the specification keeps of them', async () => {
  await (await nueva('jubilacion', { archivos: false })).pestana('Datos Personales');
  expect(await ofrece('Sexo')).toEqual(['MASCULINO', 'FEMENINO']);
  for (const label of ['Nacionalidad', 'Profesión']) {
    const options = await ofrece(label);
    expect(options.length).toBeGreaterThan(3);
    expect(options).not.toContain('DESCONOCIDO');
  }
});

/** Whom a dependant may be to the holder (spec R 5.8). */
const PARENTESCOS = ['CONVIVIENTE', 'ESPOSO(A)', 'HIJO(A)', 'MADRE', 'PADRE'];

test('[R-2.3-18, R-5.8-03, R-5.8-04, F-3.11-09, R-3.1-08] a dependant: the holder is told, the kinship decides the beneficiary types', async () => {
  const pagina = await nueva('derechoHabiente', { archivos: false });
  const holder = await ejemplo('pasivoFallecido');
  await pagina.pestana('Alta de pasivo');
  expect(dato('Titular')).toHaveTextContent(holder.nombre);
  expect(screen.getByText('Elija primero la relación de parentesco.')).toBeVisible();
  expect((await ofrece('Relación de parentesco')).sort()).toEqual(PARENTESCOS);
  await pagina.elegir('Relación de parentesco', 'HIJO');
  const options = await ofrece('Tipo de beneficiario');
  expect(options).toHaveLength(1);
  expect(options[0]).toMatch(/HIJO.*PASIVO/i);
  // Another kinship has others, and what was chosen is none of them.
  await pagina.elegir('Tipo de beneficiario', 'HIJO');
  await pagina.elegir('Relación de parentesco', 'ESPOSO');
  await waitFor(() => expect(elegido('Tipo de beneficiario')).toBe('Elija una opción'));
  expect(await ofrece('Tipo de beneficiario')).toEqual([expect.stringMatching(/ESPOSO.*PASIVO/i)]);
});

test('[R-2.3-18, R-5.2-07] of a dependant, kinship and beneficiary type are asked for too', async () => {
  const pagina = await nueva('derechoHabiente', { archivos: false });
  await pagina.user.click(pagina.boton('Grabar'));
  const listed = within(await screen.findByRole('region', { name: /^Hay \d+ problemas$/ }));
  expect(listed.getAllByRole('button').map((one) => one.textContent)).toEqual(
    expect.arrayContaining([
      'Relación de parentesco, no tiene información.',
      'Tipo de beneficiario, no tiene información.',
    ]),
  );
});

test('[E-5.6-05, E-5.6-06, R-5.2-14, R-5.2-15, R-2.3-08] Grabar tells the first gap and lists the rest; nothing is sent', async () => {
  const pagina = await nueva('jubilacion', { archivos: false });
  const sent = recordCalls('/InsertarAltaPasivo');
  await pagina.user.click(pagina.boton('Grabar'));
  await toastSays(
    'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.',
  );
  expect(screen.getByRole('tab', { name: /^Alta de pasivo/ })).toHaveAttribute('aria-selected', 'true');
  await llenar(pagina, 'jubilacion');
  await pagina.user.click(pagina.boton('Grabar'));
  await toastSays('Por favor, realice la carga de fotografía.');
  expect(screen.getByRole('tab', { name: /^Datos Personales/ })).toHaveAttribute('aria-selected', 'true');
  const listed = within(screen.getByRole('region', { name: 'Hay 2 problemas' }));
  expect(listed.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Por favor, realice la carga de fotografía.',
    'Por favor, realice la carga de los adjuntos solicitados.',
  ]);
  expect(sent).toEqual([]);
});

test('[R-4.1-14, R-8-07, R-7.3-01] a save that fails leaves what was typed, and can be made again', async () => {
  const pagina = await nueva('jubilacion');
  await llenar(pagina, 'jubilacion');
  server.use(http.post('*/InsertarAltaPasivo', () => new HttpResponse('', { status: 500 }), { once: true }));
  await pagina.grabar();
  await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
  expect(pagina.campo(/^Cargo/)).toHaveValue('JUBILADO');
  expect(pagina.campo(/^Cargo/)).not.toHaveAttribute('readonly');
  expect(pagina.campo(/^Fecha de ingreso/)).toHaveValue('18/11/2026');
  expect(elegido('Ubicación empresa')).toContain('EL ALTO');
  expect(screen.getByRole('tab', { name: /^Adjuntos/ })).toHaveTextContent('2 de 3');
  expect(pagina.router.state.location.search).toBe('?novedad=0&tipo=22');
  expect(botones()).toEqual(['Grabar', 'Descartar', 'Nuevo', 'Salir']);
  await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-disabled'));
  await pagina.grabar();
  expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
});

test('[R-5.2-16, R-4.1-02, R-2.3-05] Grabar asks first: left, nothing is sent and all stands as it was typed; then it is saved', async () => {
  const pagina = await nueva('jubilacion');
  await llenar(pagina, 'jubilacion');
  const sent = recordCalls('/InsertarAltaPasivo');
  await pagina.user.click(pagina.boton('Grabar'));
  const asked = await question(/¿Desea guardar el alta de pasivo por jubilación/);
  await pagina.user.click(asked.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(asking()).toBe(false));
  await leido();
  expect(sent).toEqual([]);
  expect(pagina.campo(/^Cargo/)).toHaveValue('JUBILADO');
  expect(botones()).toEqual(['Grabar', 'Descartar', 'Nuevo', 'Salir']);
  await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-busy'));
  await pagina.grabar();
  expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
  expect(sent).toHaveLength(1);
});

describe('giving up leads back to the list', () => {
  test.each([
    ['jubilacion', 'Buscar asegurado(a)'],
    ['resolucion', 'Resolución que solicita la afiliación'],
    ['derechoHabiente', 'Buscar titular'],
  ] as const)('[R-2.3-04, R-2.3-10, R-2.3-12, R-2.3-13, R-2.3-14] in the first dialog of %s: %s', async (v, name) => {
    const { user, router } = await empezar(v);
    const dialog = within(await screen.findByRole('dialog', { name }));
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LISTA));
  });

  test('[R-2.3-04, R-2.3-13] in the second dialog too, with the holder chosen', async () => {
    const { documento } = await ejemplo('pasivoFallecido');
    const pagina = await empezar('derechoHabiente');
    await elegirPersona(pagina, documento, 1, 'Buscar titular');
    const dialog = within(await screen.findByRole('dialog', { name: 'Buscar derecho habiente' }));
    await pagina.user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
  });

  test('[F-6-06, R-2.3-04, R-2.3-05] in the form, which may be saved or discarded, after a question', async () => {
    const pagina = await nueva('jubilacion', { archivos: false });
    expect(botones()).toEqual(['Grabar', 'Descartar', 'Nuevo', 'Salir']);
    await pagina.user.click(pagina.boton('Descartar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
  });
});

test('[R-3.1-06] what was settled before the form comes back with what was typed in it', async () => {
  const pagina = await nueva('algoritmo', { archivos: false });
  await pagina.pestana('Alta de pasivo');
  const days = dato('Días calculados')?.textContent;
  await pagina.escribir(/^Cargo/, 'rentista');
  await waitFor(() => expect(JSON.stringify(window.sessionStorage)).toContain('RENTISTA'));
  pagina.unmount();
  const again = await mount(`${EDITAR}?novedad=0&tipo=21`);
  await again.user.click(await screen.findByRole('button', { name: 'Recuperar' }));
  await screen.findByRole('tab', { name: /^Adjuntos/ });
  await again.user.click(screen.getByRole('tab', { name: /^Alta de pasivo/ }));
  expect(screen.getByLabelText(/^Cargo/)).toHaveValue('RENTISTA');
  expect(dato('Días calculados')).toHaveTextContent(days ?? 'none');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[R-2.3-11, R-1-01, F-2.6-03, F-2.6-10, F-6-08, R-6-03] staff that acts for a company searches at the identity service as the staff does', async () => {
  const { db, persona } = await ejemplo('bdpaNombres');
  for (const one of db.usuarios.by('usuario', 'empresa')) db.usuarios.put({ ...one, tipo: 'INTERNO_EXTERNO' });
  const identity = await buscarEnSegip(await empezar('algoritmo'), persona);
  // Only staff may read the fund's and the registry's data about a person.
  expect(await identity.findByRole('region', { name: 'Validación con la BDPA' })).toBeVisible();
});

describe('the health-manager calculator', () => {
  async function calculadora({ leidas = true } = {}) {
    const { documento, nombre } = await ejemplo('porAlgoritmo');
    const pagina = await empezar('algoritmo');
    await elegirPersona(pagina, documento);
    const dialog = within(await screen.findByRole('dialog', { name: 'Asignación de Gestor de Salud' }));
    if (leidas) await waitFor(() => expect(dialog.getByLabelText(/^Resolución/)).toHaveDisplayValue(/26\/01\/2021/));
    return { ...pagina, dialog, nombre };
  }
  const propio = /Corresponde a la caja/;
  const otro = /Corresponde a otro gestor/;

  test('[R-2.3-10, R-2.3-20, R-2.3-21, R-2.3-22, R-2.3-23, R-3.2-02, R-9-10, R-7.2-06, R-7.2-07] opens filled; the fund’s own result is marked and may be accepted', async () => {
    const { user, dialog, db, persona } = { ...(await calculadora()), ...(await ejemplo('porAlgoritmo')) };
    const born = db.personas.get(persona.IdPersona)?.FechaNacimiento.split('-').reverse().join('/');
    expect(dialog.getByLabelText(/^Fecha de nacimiento/)).toHaveValue(born);
    expect(dialog.getByLabelText(/^Regional/)).toHaveDisplayValue('La Paz');
    expect(dialog.queryByRole('button', { name: 'Aceptar' })).toBeNull();
    const asked = recordCalls(new RegExp(`/CalculaEnteGestor/${born?.replaceAll('/', '-')}/1/5$`));
    await user.click(dialog.getByRole('button', { name: 'Calcular' }));
    expect(await dialog.findByText(propio)).toBeVisible();
    expect(asked).toHaveLength(1);
    const days = Number(dato('Días calculados')?.textContent);
    expect(days).toBeGreaterThan(99);
    expect(days % 100).toBe(Number(dato('Últimos dígitos')?.textContent));
    const heads = dialog.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['N.º', 'Gestor de salud', 'Inicio', 'Fin', 'Corresponde', 'Código']);
    const marked = dialog.getByRole('row', { name: /Sí/ });
    expect(marked).toHaveClass('gestor-propio');
    // The answer comes first, after the row of the headings.
    expect(dialog.getAllByRole('row')[1]).toBe(marked);
    const cells = within(marked).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['9', 'CAJA DE SALUD', '84', '99', 'Sí', 'CSBP']);
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByRole('tab', { name: /^Adjuntos/ })).toBeVisible();
  });

  test('[R-2.3-20, R-7.2-07, R-9-10] asked before the resolutions are read, it answers by the one that will stand there', async () => {
    const soltar = detener('*/ResolucionesEnteGestor');
    const { user, dialog } = await calculadora({ leidas: false });
    await user.click(dialog.getByRole('button', { name: 'Calcular' }));
    expect(dialog.queryByText('Debe seleccionar una resolución.')).toBeNull();
    soltar();
    expect(await dialog.findByText(propio)).toBeVisible();
  });

  test('[R-3.2-02, R-2.3-20, R-7.2-06] what is asked for is what was chosen, not what it opened with', async () => {
    const { user, dialog } = await calculadora();
    await user.selectOptions(dialog.getByLabelText(/^Resolución/), '4');
    await user.selectOptions(dialog.getByLabelText(/^Regional/), 'Santa Cruz');
    await user.clear(dialog.getByLabelText(/^Fecha de nacimiento/));
    await user.type(dialog.getByLabelText(/^Fecha de nacimiento/), '05/03/1960');
    const asked = recordCalls(/\/CalculaEnteGestor\/05-03-1960\/3\/4$/);
    await user.click(dialog.getByRole('button', { name: 'Calcular' }));
    expect(await dialog.findByRole('row', { name: /Sí/ })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('[R-2.3-20, R-2.3-22] an answer that comes after something was changed is not taken for the new asking', async () => {
    const soltar = detener('*/CalculaEnteGestor/*');
    const { user, dialog } = await calculadora();
    const calcular = dialog.getByRole('button', { name: 'Calcular' });
    await user.click(calcular);
    await user.selectOptions(dialog.getByLabelText(/^Regional/), 'Santa Cruz');
    soltar();
    await waitFor(() => expect(calcular).not.toHaveAttribute('aria-busy', 'true'));
    expect(dialog.queryByText(propio)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Aceptar' })).toBeNull();
    await user.click(calcular);
    expect(await dialog.findByText(otro)).toBeVisible();
  });

  test('[R-2.3-21, R-9-06] eight rows a page', async () => {
    const { user, dialog } = await calculadora();
    await user.click(dialog.getByRole('button', { name: 'Calcular' }));
    await dialog.findByText(propio);
    const previous = dialog.queryByRole('button', { name: 'Página anterior' });
    if (previous) await user.click(previous);
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(9));
    expect(dialog.getByLabelText('Filas por página')).toHaveTextContent(/^8 por página$/);
  });

  test('[R-2.3-22, R-2.3-23, R-2.3-20, R-2.3-21, R-3.2-02] another manager is marked otherwise, and nothing can be accepted', async () => {
    const { user, dialog } = await calculadora();
    await user.selectOptions(dialog.getByLabelText(/^Regional/), 'Santa Cruz');
    await user.click(dialog.getByRole('button', { name: 'Calcular' }));
    expect(await dialog.findByText(otro)).toBeVisible();
    expect(dialog.getByRole('row', { name: /Sí/ })).toHaveClass('gestor-otro');
    expect(dialog.queryByRole('button', { name: 'Aceptar' })).toBeNull();
    expect(dialog.getByText(otro).closest('.alert')).toHaveClass('alert-warn');
    await user.selectOptions(dialog.getByLabelText(/^Regional/), 'La Paz');
    expect(dialog.queryByText(otro)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Calcular' }));
    expect((await dialog.findByText(propio)).closest('.alert')).toHaveClass('alert-ok');
  });

  test('[R-2.3-22, R-2.3-20] whichever of its three data is changed after the answer, it can no longer be accepted', async () => {
    const { user, dialog } = await calculadora();
    const aceptar = () => dialog.queryByRole('button', { name: 'Aceptar' });
    await user.click(dialog.getByRole('button', { name: 'Calcular' }));
    expect(await dialog.findByText(propio)).toBeVisible();
    expect(aceptar()).toBeVisible();
    for (const [label, other, own] of [
      [/^Resolución/, '4', '5'],
      [/^Regional/, '3', '1'],
    ] as const) {
      await user.selectOptions(dialog.getByLabelText(label), other);
      await waitFor(() => expect(aceptar()).toBeNull());
      await user.selectOptions(dialog.getByLabelText(label), own);
      await waitFor(() => expect(aceptar()).toBeVisible());
    }
    await user.clear(dialog.getByLabelText(/^Fecha de nacimiento/));
    await waitFor(() => expect(aceptar()).toBeNull());
  });

  test('[R-2.3-22] a code that only begins like the fund’s own is another manager’s', async () => {
    const EntesGestores = [{ GestorSalud: 'CAJA DEL ORIENTE', Inicio: 0, Fin: 99, Codigo: 'CSBPO' }];
    const Datos = { EntesGestores, DiasCalculados: 27_099, UltimosDigitos: 99, CodigoCorresponde: 'CSBPO' };
    server.use(http.get('*/CalculaEnteGestor/*', () => HttpResponse.json({ ok: true, Datos })));
    const { user, dialog } = await calculadora();
    await user.click(dialog.getByRole('button', { name: 'Calcular' }));
    expect(await dialog.findByText(otro)).toHaveTextContent('CAJA DEL ORIENTE');
    expect(dialog.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  });

  test('[F-8-14, R-2.3-21] an answer without ranges says that there are none', async () => {
    const Datos = { EntesGestores: [], DiasCalculados: 27_099, UltimosDigitos: 99, CodigoCorresponde: '' };
    server.use(http.get('*/CalculaEnteGestor/*', () => HttpResponse.json({ ok: true, Datos })));
    const { user, dialog } = await calculadora();
    await user.click(dialog.getByRole('button', { name: 'Calcular' }));
    expect(await dialog.findByText('No se encuentran resultados.')).toBeVisible();
  });

  test('[F-9-19, R-2.3-20, R-7.2-07] offers the resolutions 4 and 5', async () => {
    const { dialog } = await calculadora();
    const options = within(dialog.getByLabelText(/^Resolución/)).getAllByRole<HTMLOptionElement>('option');
    expect(options.map((one) => one.value).filter(Boolean)).toEqual(['4', '5']);
    expect(options.slice(-2).map((one) => one.textContent)).toEqual([
      '14/08/2017 · RESOLUCIÓN DE ASIGNACIÓN DE GESTORES 2017',
      '26/01/2021 · RESOLUCIÓN DE ASIGNACIÓN DE GESTORES 2021',
    ]);
  });

  test('[R-5.2-11, R-2.3-20] asks for what is missing', async () => {
    const { user, dialog } = await calculadora();
    await user.selectOptions(dialog.getByLabelText(/^Resolución/), '');
    await user.clear(dialog.getByLabelText(/^Fecha de nacimiento/));
    const asked = recordCalls('/CalculaEnteGestor/');
    await user.click(dialog.getByRole('button', { name: 'Calcular' }));
    expect(dialog.getByText('Debe seleccionar una resolución.')).toBeVisible();
    expect(dialog.getByText('Debe registrar fecha de nacimiento.')).toBeVisible();
    expect(asked).toEqual([]);
    await user.selectOptions(dialog.getByLabelText(/^Regional/), '');
    expect(await dialog.findByText('Debe seleccionar una regional.')).toBeVisible();
  });

  test.each([
    ['are none', () => HttpResponse.json({ ok: true, Datos: [] })],
    ['cannot be read', () => new HttpResponse('', { status: 500 })],
  ])(
    '[R-5.2-11, R-2.3-20, R-7.2-07] while the resolutions %s, one is asked for and nothing is calculated',
    async (_, answer) => {
      server.use(http.get('*/ResolucionesEnteGestor', answer));
      const { user, dialog } = await calculadora({ leidas: false });
      const asked = recordCalls('/CalculaEnteGestor/');
      await user.click(dialog.getByRole('button', { name: 'Calcular' }));
      expect(await dialog.findByText('Debe seleccionar una resolución.')).toBeVisible();
      expect(asked).toEqual([]);
    },
  );

  test('[R-2.3-04, R-2.3-10] giving up leads back to the list', async () => {
    const { user, dialog, router } = await calculadora();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LISTA));
  });

  test('[R-2.3-20] a refusal is told and what was typed stays', async () => {
    const { user, dialog } = await calculadora();
    await user.clear(dialog.getByLabelText(/^Fecha de nacimiento/));
    await user.type(dialog.getByLabelText(/^Fecha de nacimiento/), '27/01/2021');
    await user.click(dialog.getByRole('button', { name: 'Calcular' }));
    await toastSays('La fecha de nacimiento debe ser anterior a la fecha de la resolución.');
    expect(dialog.getByLabelText(/^Fecha de nacimiento/)).toHaveValue('27/01/2021');
  });
});

test('[R-2.3-10, R-2.3-14, R-2.3-19, R-5.2-08, R-5.2-09, R-5.2-10, decision 4] the resolution comes first, each field with its own message; then the person', async () => {
  const { user } = await empezar('resolucion');
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolución que solicita la afiliación' }));
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  const numero = dialog.getByLabelText(/^Número de resolución/);
  expect(numero).toHaveAccessibleDescription(/Debe registrar el Número de Resolución\./);
  expect(dialog.getByLabelText(/^Instancia/)).toHaveAccessibleDescription(
    /Debe registrar el nombre de la Instancia que emite la resolución\./,
  );
  expect(dialog.getByText('Debe registrar fecha de resolución.')).toBeVisible();
  expect(numero).toHaveFocus();
  await user.type(numero, 'ra-1');
  await user.type(dialog.getByLabelText(/^Fecha de resolución/), '01/10/2026');
  await user.type(dialog.getByLabelText(/^Instancia/), 'x');
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByRole('dialog', { name: 'Buscar asegurado(a)' })).toBeVisible();
});

test('[R-2.3-22, R-3.1-06, R-3.2-02] the fund’s own result is asked for, not made up: accepted, it is what the services said', async () => {
  const { documento } = await ejemplo('porAlgoritmo');
  const pagina = await empezar('algoritmo');
  await elegirPersona(pagina, documento);
  await aceptarGestor(pagina);
  await pagina.user.click(await screen.findByRole('tab', { name: /^Alta de pasivo/ }));
  expect(Number(dato('Días calculados')?.textContent) % 100).toBe(Number(dato('Últimos dígitos')?.textContent));
});
