import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { session } from '#client/session.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { esOtraRegional } from '#engine/family/traslado.ts';
import { browser, localKeys } from '#lib/storage.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { desplegable, elegido, ofrece } from '#support/desplegables.ts';
import { mount } from '#support/mount.tsx';
import { asking, ejemplo, findToast, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { elegirPersona, formulario } from './formulario.ts';
import { comoSeLeyo, registroDe } from './leida.ts';
import {
  conTransferencia,
  EDITAR_TRANSFERENCIA,
  elegirParaTransferencia,
  LISTA_TRANSFERENCIA,
  nuevaTransferencia,
} from './transferencia.ts';

const AVISO = 'Una vez declarada la novedad no podrá modificar la misma.';
const INCOMPLETO =
  'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.';
const FUERA = 'Este dato está incompleto o excede su límite; se corrige en la caja.';

test.each([
  ['1', '-6', FUERA, ''],
  ['-9', '6', '', FUERA],
])(
  '[E-5.2-08, E-2.6-05, E-9-05] latitude %s and longitude %s: of one sign is told beside it',
  async (lat, lng, enLat, enLng) => {
    const { db, persona } = await ejemplo('activo');
    db.personas.put({ ...persona, LatitudDireccion: lat, LongitudDireccion: lng });
    const pagina = await nuevaTransferencia({ foto: false });
    await pagina.pestana('Datos Personales');
    expect(pagina.campo('Latitud')).toHaveAccessibleDescription(enLat);
    expect(pagina.campo('Longitud')).toHaveAccessibleDescription(enLng);
  },
);

test('[E-5.2-08, E-2.6-05] coordinates that are missing are told above the person', async () => {
  const { db, persona } = await ejemplo('activo');
  db.personas.put({ ...persona, LatitudDireccion: '', LongitudDireccion: '' });
  const pagina = await nuevaTransferencia({ foto: false });
  await pagina.pestana('Datos Personales');
  const told = screen.getByText('Faltan datos del asegurado(a) que se corrigen en la caja:').closest('.alert');
  expect(told).toHaveTextContent('Latitud, no tiene información. Longitud, no tiene información.');
});

test('[E-2-06] without an id there is no access: a warning, and the login, which leads home', async () => {
  const { router } = await mount(EDITAR_TRANSFERENCIA, { as: 'empresa' });
  const led: (string | undefined)[] = [];
  router.subscribe(({ navigation }) => led.push(navigation.location?.pathname));
  expect(await findToast('No tiene acceso.')).toHaveClass('toast-warning');
  await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
  expect(led).toContain('/auth');
  expect(session.getState().status).toBe('authenticated');
});

test('[E-2-03, E-2-06, E-2.6-03] without an address the stored ids say which transfer opens', async () => {
  const { id, nombre } = await conTransferencia('registrado');
  await signInAs('empresa');
  browser.write(localKeys.IdPersonaNovedad, String(id));
  browser.write(localKeys.IdTipoNovedadPadre, '7');
  const { router } = await mount(EDITAR_TRANSFERENCIA);
  expect(await screen.findByText(new RegExp(`^${nombre} ·`))).toBeVisible();
  expect(router.state.location.pathname).toBe(EDITAR_TRANSFERENCIA);
});

describe('a person who cannot be transferred: a sentence, then the list', () => {
  /** Chooses a person and closes the message that says why not. */
  async function rechazada(who: Ejemplo, text?: string): Promise<void> {
    const { nombre, documento } = await ejemplo(who);
    const pagina = await elegirParaTransferencia(documento);
    const told = await question(text ?? `El asegurado(a) ${nombre} no pertenece a la empresa.`);
    await pagina.user.click(told.getByRole('button', { name: 'Aceptar' }));
    await screen.findByRole('heading', { level: 1, name: 'Avisos de transferencia' });
    expect(pagina.router.state.location.pathname).toBe(LISTA_TRANSFERENCIA);
  }

  test('[E-5.7-03, E-5.7-14] who left the company already', () => rechazada('reingreso'));

  test('[E-5.7-03, E-6-02, F-6-09, E-1-01, E-5.7-14] who works in another regional of it', async () => {
    const { db, persona } = await ejemplo('activo');
    const [work] = db.relaciones.by('persona', persona.IdPersona);
    if (work) db.relaciones.put({ ...work, IdRegional: 2 });
    await rechazada('activo');
  });

  test('[E-5.7-14] whose record cannot be read', async () => {
    server.use(http.get('*/Pacientes/ObtieneXId/*', () => HttpResponse.json({ ok: true, Datos: null })));
    await rechazada('activo', 'No se pudieron recuperar datos del asegurado(a). Vuelva a intentarlo más tarde.');
  });
});

test('[E-6-02, F-6-09, E-2.6-07, E-5.7-03, F-6-03, F-6-04, F-7.6-03, E-1-01] first the regional is confirmed, then the person is searched among the company’s insured', async () => {
  const { documento } = await ejemplo('activo');
  await signInAs('empresa');
  const calls = recordCalls(/\/EmpPacientes\/BuscarXDocumentoIdentidad\/\d+\/501\/0$/);
  const pagina = await formulario(`${EDITAR_TRANSFERENCIA}?novedad=0&tipo=7`);
  const regional = await screen.findByRole('dialog', { name: /^Confirmar la regional/ });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(regional).toHaveTextContent(/La Paz/i);
  await pagina.user.click(within(regional).getByRole('button', { name: 'Aceptar' }));
  await screen.findByRole('dialog', { name: 'Buscar asegurado(a)' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await elegirPersona(pagina, documento);
  expect(await screen.findByRole('tab', { name: /^Aviso de transferencia/ })).toBeVisible();
  expect(calls).toHaveLength(1);
});

describe('a new transfer', () => {
  test('[E-2.6-02] Salir asks, and leads to the list', async () => {
    const pagina = await nuevaTransferencia();
    await pagina.user.click(pagina.boton('Salir'));
    const asked = await question('Si sale ahora, perderá lo que escribió en este aviso.');
    await pagina.user.click(asked.getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA_TRANSFERENCIA));
  });

  test('[E-2.6-01] Cancelar asks too, and leads to the list', async () => {
    const pagina = await nuevaTransferencia();
    await pagina.user.click(pagina.boton('Cancelar'));
    await pagina.user.click((await question('¿Desea descartar los cambios?')).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA_TRANSFERENCIA));
  });

  test('[E-2.2-06, E-2.6-01, E-2.6-03, E-2.6-04, E-2.6-05, E-2.6-06, E-4-44] begins with who, and an empty destination', async () => {
    const pagina = await nuevaTransferencia();
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(pagina.nombre);
    for (const name of ['Nuevo', 'Grabar', 'Cancelar', 'Salir']) expect(pagina.boton(name)).toBeVisible();
    for (const name of ['Editar', 'Eliminar', 'Imprimir']) pagina.sinBoton(name);
    expect(screen.queryByText(/orden de pago/i)).not.toBeInTheDocument();
    const steps = screen.getByLabelText('Estado del aviso');
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent?.split(',')[0]),
    ).toEqual(['Registrado', 'Declarado', 'Aceptado']);
    expect(steps.querySelector('[aria-current]')).toBeNull();
    expect(screen.getByText('Nº de aviso', { selector: 'dt' }).nextSibling).toHaveTextContent('Se asigna al grabar');
    expect(screen.queryByText('Fecha de declaración')).not.toBeInTheDocument();
    expect(screen.queryByText('Pagado', { selector: 'dt' })).not.toBeInTheDocument();
    expect(pagina.campo(/^Fecha de transferencia/)).toHaveValue('');
    expect(pagina.campo(/^Observación/)).toBeVisible();
    expect(elegido('Regional transferencia')).toBe('SELECCIONE REGIONAL');
    expect(elegido('Empresa transferencia')).toBe('SELECCIONE EMPRESA');
    expect(elegido('Ubicación de transferencia')).toBe('SELECCIONE UBICACIÓN');
    expect(screen.getAllByText('Elija primero la regional de transferencia.')).toHaveLength(2);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Datos Personales, Completo',
      'Aviso de transferencia, Faltan 4',
      'Adjuntos',
    ]);
    await pagina.pestana('Datos Personales');
    const panel = screen.getByRole('tabpanel', { name: /^Datos Personales/ });
    expect(panel.querySelectorAll(':is(input,textarea)[readonly]').length).toBeGreaterThan(10);
    const open = panel.querySelectorAll(':is(input,textarea):not([readonly],[type=file],[type=hidden])');
    expect(open).toHaveLength(0);
    expect(within(panel).getByRole('group', { name: /^Fotografía/ })).toBeVisible();
    for (const [label, value] of [
      ['Apellido paterno', pagina.persona.ApellidoPaterno],
      ['Apellido materno', pagina.persona.ApellidoMaterno],
      ['Nombres', pagina.persona.Nombres],
      ['Número de documento', pagina.persona.NumeroDocumento],
      ['Fecha de nacimiento', pagina.persona.FechaNacimiento.split('-').reverse().join('/')],
    ] as const)
      expect(within(panel).getByText(label, { selector: 'dt' }).nextSibling).toHaveTextContent(value);
    expect(pagina.campo('Zona')).toHaveValue(pagina.persona.Zona);
  });

  test('[E-2.6-01, E-2.6-04, E-2.6-06, E-2.6-07, E-4-44] begins with an empty destination also after another one was filled in and left', async () => {
    const pagina = await nuevaTransferencia();
    await pagina.elegirDia(/^Fecha de transferencia/, '18 de noviembre de 2026');
    await pagina.elegir('Regional transferencia', 'SANTA CRUZ');
    await pagina.elegir('Empresa transferencia', 'Banco');
    await pagina.elegir('Ubicación de transferencia', 'MONTERO');
    await pagina.user.click(pagina.boton('Nuevo'));
    const asked = await question('Si sale ahora, perderá lo que escribió en este aviso.');
    await pagina.user.click(asked.getByRole('button', { name: 'Salir sin guardar' }));
    const regional = await screen.findByRole('dialog', { name: /^Confirmar la regional/ });
    await pagina.user.click(within(regional).getByRole('button', { name: 'Aceptar' }));
    await elegirPersona(pagina, pagina.documento);
    await screen.findByRole('tab', { name: /^Adjuntos/ });
    await pagina.pestana('Aviso de transferencia');
    expect(pagina.campo(/^Fecha de transferencia/)).toHaveValue('');
    expect(elegido('Regional transferencia')).toBe('SELECCIONE REGIONAL');
    expect(elegido('Empresa transferencia')).toBe('SELECCIONE EMPRESA');
    expect(elegido('Ubicación de transferencia')).toBe('SELECCIONE UBICACIÓN');
    expect(screen.getByText('Nº de aviso', { selector: 'dt' }).nextSibling).toHaveTextContent('Se asigna al grabar');
    expect(screen.getByLabelText('Estado del aviso').querySelector('[aria-current]')).toBeNull();
  });

  test('[E-6-02, F-6-09, E-5.5-08, R-2.5-08, E-1-01] the own regional is that of the context, also after another one was chosen', async () => {
    await signInAs('empresa');
    session.setState(({ user }) => ({ user: user && { ...user, id_regional: 2 } }));
    expect([1, 2].filter(esOtraRegional)).toEqual([1]);
  });

  test('[E-2.6-06, E-5.5-08, E-5.5-09, F-7.3-01, R-9-11, R-2.5-08, R-5.4-08, E-7.4-05] offers the other regionals, the companies at work there, and forgets them with the regional', async () => {
    const pagina = await nuevaTransferencia();
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/BuscaEmpresas/'))
        asked.push(new URL(request.url).pathname.replace(/.*\/Busca/, 'Busca'));
    });
    expect(await ofrece('Regional transferencia')).toEqual([
      'COCHABAMBA',
      'SANTA CRUZ',
      'ORURO',
      'POTOSÍ',
      'CHUQUISACA',
      'TARIJA',
      'BENI',
      'PANDO',
    ]);
    await pagina.elegir('Regional transferencia', 'SANTA CRUZ');
    expect(await ofrece('Empresa transferencia')).toEqual(['Banco Altiplano S.A.', 'Cooperativa Señor de Mayo Ltda.']);
    await pagina.elegir('Empresa transferencia', 'Cooperativa');
    await pagina.elegir('Ubicación de transferencia', 'MONTERO');
    expect((await ofrece('Ubicación de transferencia')).every((name) => name?.endsWith('SANTA CRUZ'))).toBe(true);
    await pagina.elegir('Regional transferencia', 'COCHABAMBA');
    await waitFor(() => expect(elegido('Empresa transferencia')).toBe('SELECCIONE EMPRESA'));
    expect(elegido('Ubicación de transferencia')).toBe('SELECCIONE UBICACIÓN');
    expect(await ofrece('Empresa transferencia')).toEqual(['Banco Altiplano S.A.', 'Seguros Illimani S.A.']);
    expect(asked).toEqual(['BuscaEmpresas/3/ACTIVO', 'BuscaEmpresas/2/ACTIVO']);
  });

  test('[E-2.2-15, F-3.10-01, E-2.6-05] a document that the fund asks for has its place in Adjuntos', async () => {
    const { db } = await ejemplo('activo');
    const [documento] = db.requisitos.by('tipo', 1).filter((r) => r.IdRequisito === 3);
    if (!documento) throw new Error('no document is asked for');
    const IdTipoNovedad = tipoNovedad.TRANSFERENCIA_COTIZANTE;
    db.requisitos.put({
      ...documento,
      ...{ IdRequisitoTipoNovedad: 3650, IdTipoNovedad, IdRequisito: 50, Nombre: 'MEMORÁNDUM' },
    });
    const pagina = await nuevaTransferencia();
    await pagina.pestana('Adjuntos');
    const panel = within(screen.getByRole('tabpanel', { name: /^Adjuntos/ }));
    expect(await panel.findByRole('heading', { name: /^MEMORÁNDUM/ })).toBeVisible();
  });

  test('[F-7.3-01, E-2.6-06] companies that cannot be read are asked for again', async () => {
    let fail = true;
    server.use(http.get('*/BuscaEmpresas/*', () => (fail ? HttpResponse.error() : undefined)));
    const pagina = await nuevaTransferencia();
    await pagina.elegir('Regional transferencia', 'SANTA CRUZ');
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    fail = false;
    await pagina.user.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull());
    await pagina.elegir('Empresa transferencia', 'Banco');
  });

  test('[E-5.5-01, E-2.6-05, E-2.6-06, E-5.6-05, E-5.6-04, E-5.5-02, E-5.5-03, E-5.5-04, E-5.5-05, E-5.5-09] not filled is not saved: each field says what it lacks', async () => {
    const pagina = await nuevaTransferencia({ foto: false });
    const sent = recordCalls('/InsertarTransferenciaCotizante');
    await pagina.pestana('Adjuntos');
    await pagina.user.click(pagina.boton('Grabar'));
    const told = await findToast(INCOMPLETO);
    expect(told).toHaveClass('toast-error');
    expect(screen.getByRole('tab', { name: /^Aviso de transferencia/ })).toHaveAttribute('aria-selected', 'true');
    const problems = within(screen.getByRole('region', { name: 'Hay 5 problemas' }));
    for (const text of [
      'Fecha de transferencia, no tiene información.',
      'Regional transferencia, no tiene información.',
      'Empresa transferencia, no tiene información.',
      'Ubicación de transferencia, no tiene información.',
      'Por favor, realice la carga de fotografía.',
    ])
      expect(problems.getByRole('button', { name: text })).toBeVisible();
    await pagina.user.click(problems.getByRole('button', { name: 'Empresa transferencia, no tiene información.' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('SegurosPersonasNovedad.IdEmpresaDestino'));
    expect(sent).toEqual([]);
    // So does the second try, from another tab and by the keyboard.
    await pagina.user.click(within(told).getByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
    await pagina.pestana('Datos Personales');
    await pagina.user.keyboard('{Control>}s{/Control}');
    expect(await findToast(INCOMPLETO)).toHaveClass('toast-error');
    expect(screen.getByRole('tab', { name: /^Aviso de transferencia/ })).toHaveAttribute('aria-selected', 'true');
    expect(sent).toEqual([]);
    // From now on another regional says at once that its company is missing.
    const falta = /Empresa transferencia, no tiene información\./;
    await pagina.elegir('Regional transferencia', 'SANTA CRUZ');
    await pagina.elegir('Empresa transferencia', 'Banco');
    await waitFor(() => expect(desplegable('Empresa transferencia')).not.toHaveAccessibleDescription(falta));
    await pagina.elegir('Regional transferencia', 'COCHABAMBA');
    await waitFor(() => expect(desplegable('Empresa transferencia')).toHaveAccessibleDescription(falta));
  });

  test('[F-8-18, F-9-15, E-2.6-01, E-2.6-04, E-6-02, F-6-09, F-3.10-03, E-3-12, E-4-02, E-1-06, E-2.6-06, E-2.6-08, E-4-17, E-5.2-10, E-5.6-09, E-7.3-01, E-3-04, F-3.7-03, E-5.5-07, E-4-29, E-7.5-01, E-3-05, E-1-07, E-1-01, E-8-02, E-2-03] filled is saved after a question, and stands Registrado', async () => {
    const pagina = await nuevaTransferencia();
    const { nombre, novedad, user } = pagina;
    const sent = recordCalls('/InsertarTransferenciaCotizante');
    const leida = await registroDe(pagina.persona.IdPersona);
    expect(pagina.campo(/^Fecha de transferencia/)).toHaveAccessibleDescription(/Entre 01\/11\/2026 y 30\/11\/2026/);
    await user.type(pagina.campo(/^Fecha de transferencia/), '05112026');
    expect(pagina.campo(/^Fecha de transferencia/)).toHaveValue('');
    await user.keyboard('{Escape}');
    await pagina.elegirDia(/^Fecha de transferencia/, '18 de noviembre de 2026');
    await pagina.elegir('Regional transferencia', 'SANTA CRUZ');
    await pagina.elegir('Empresa transferencia', 'Banco');
    await pagina.elegir('Ubicación de transferencia', 'MONTERO');
    await pagina.escribir(/^Observación/, 'con su equipo');
    await user.click(pagina.boton('Grabar y declarar'));
    const resumen = await question(AVISO);
    await user.click(resumen.getByRole('button', { name: 'Cancelar' }));
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-busy'));
    await user.click(pagina.boton('Grabar'));
    const asked = await question(`¿Desea guardar la transferencia del asegurado(a) ${nombre}?`);
    await user.click(asked.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-busy'));
    expect(sent).toEqual([]);
    await user.click(pagina.boton('Grabar'));
    await pagina.aceptar(`¿Desea guardar la transferencia del asegurado(a) ${nombre}?`);
    await toastSays('El registro se insertó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toMatchObject([
      {
        BasePersonas: { IdPersona: pagina.persona.IdPersona, NumeroDocumento: pagina.persona.NumeroDocumento },
        SegurosPacientes: { IdPersona: pagina.persona.IdPersona, IdDepartamento: 3 },
        SegurosPersonasNovedad: {
          ...{ FechaNovedad: '2026-11-18', IdEmpresaDestino: 501, IdUbicacion: 303, Observacion: 'CON SU EQUIPO' },
          ...{ IdTipoNovedad: 36, IdEmpresa: 501 },
        },
      },
    ]);
    comoSeLeyo(sent, leida, { SegurosPacientes: { IdDepartamento: 3 } });
    const saved = novedad();
    expect(saved).toMatchObject({ IdEmpresaDestino: 501, FechaNovedad: '2026-11-18', IdCanal: 1 });
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe(String(saved.IdPersonaNovedad));
    expect(screen.getByText('Nº de aviso', { selector: 'dt' }).nextSibling).toHaveTextContent(saved.NumeroDocumento);
    await waitFor(() => expect(screen.getByLabelText(/^Regional transferencia/)).toHaveValue('SANTA CRUZ'));
    expect(screen.getByLabelText(/^Empresa transferencia/)).toHaveValue('Banco Altiplano S.A.');
    expect(await (await pagina.seguimiento()).findByText('Sin estado -> Registrado')).toBeInTheDocument();
    await user.click(within(screen.getByLabelText('Estado del aviso')).getByRole('button', { name: /^Declarado/ }));
    await question(AVISO);
  });

  test('[E-4-14, R-4.2-05, R-7.6-06, E-4-17] Grabar y declarar checks the payment of a transfer too: where it cannot be checked, it is saved and not declared', async () => {
    server.use(http.get('*/OrdenPagoVerificaPagoRequiere/*', () => new HttpResponse('', { status: 500 })));
    const pagina = await nuevaTransferencia();
    await pagina.elegirDia(/^Fecha de transferencia/, '18 de noviembre de 2026');
    await pagina.elegir('Regional transferencia', 'SANTA CRUZ');
    await pagina.elegir('Empresa transferencia', 'Banco');
    await pagina.elegir('Ubicación de transferencia', 'MONTERO');
    const sent = ['/InsertarTransferenciaCotizante', '/ModificarEstado'].map((path) => recordCalls(path));
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    await pagina.aceptar(AVISO);
    const motivo = 'Ha ocurrido un error técnico. Pedimos disculpas.';
    expect(await screen.findByRole('heading', { name: new RegExp(`No se declaró: ${motivo}$`) })).toBeVisible();
    expect(sent.map((calls) => calls.length)).toEqual([1, 0]);
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
  });
});
