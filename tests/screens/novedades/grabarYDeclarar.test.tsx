import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { olvidarOrdenes } from '#blocks/orden-pago-control/agregarAOrden.ts';
import { queryClient } from '#client/query.ts';
import { estadoAlta } from '#contract/enumerations.ts';
import { asking, ejemplo, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrirBaja } from './baja.ts';
import { abrir, llenar, nueva, type Pagina } from './formulario.ts';
import { abrirTransferencia } from './transferencia.ts';

const M160 = 'Una vez declarada la novedad no podrá modificar la misma.';
const INSERTAR = '/InsertarAltaCotizante';
const ESTADO = '/ModificarEstado';
const titulo = 'Revise antes de grabar y declarar';

/** A filled new notice whose summary is open. */
async function porDeclarar() {
  const pagina = await nueva('registrable');
  await llenar(pagina);
  await pagina.user.click(pagina.boton('Grabar y declarar'));
  return { ...pagina, resumen: await question(M160) };
}

const filas = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dialog[open] dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent?.trim(),
    ]),
  );

const enfocado = () => document.activeElement?.textContent;
const aceptar = (pagina: Pick<Pagina, 'user'>, resumen: Awaited<ReturnType<typeof question>>) =>
  pagina.user.click(resumen.getByRole('button', { name: 'Aceptar' }));

/** Presses Ctrl+Enter where the focus is, or holds it. */
const teclear = (repeat: boolean) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', code: 'Enter', ctrlKey: true, repeat });
  });

/** Stops the clock that the dialog reads: however long the test takes, it has just opened until half a second is added. */
function detenerReloj() {
  let ahora = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => ahora);
  return {
    medioSegundoMas: () => {
      ahora += 550;
    },
  };
}

describe('[H13] Grabar y declarar', () => {
  test('[E-4-15, F-8-18, decision 49, decision 50, E-2.2-09, F-9-07, R-9-01, E-2.2-10, E-2.2-11] shows person, values, files and payment in one dialog, the question last', async () => {
    const { resumen, nombre } = await porDeclarar();
    expect(resumen.getByRole('heading', { name: titulo })).toBeVisible();
    expect(resumen.getByRole('heading', { name: nombre })).toBeVisible();
    expect(filas()).toMatchObject({
      'Tipo alta': 'INGRESO A LA EMPRESA',
      'Fecha de ingreso': expect.stringMatching(/^18\/11\/2026/),
      'Haber mensual': 'Bs. 4,850.00',
      Cargo: 'CAJERA',
      'Ubicación empresa': expect.stringContaining('EL ALTO'),
      Archivos: 'Fotografía · DOCUMENTO DE IDENTIDAD',
      Pago: 'No requiere orden de pago',
    });
    const frases = [...document.querySelectorAll('dialog[open] .alert p')].map((p) => p.textContent);
    expect(frases).toEqual([M160, `¿Desea guardar el aviso de alta de la persona ${nombre}?`]);
    expect(resumen.getByRole('button', { name: 'Aceptar' })).toBeVisible();
    expect(resumen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  });

  test('[E-4-15, F-8-18] [H16] Cancelar sends nothing and returns to the button', async () => {
    const pagina = await porDeclarar();
    const sent = recordCalls(INSERTAR);
    await pagina.user.click(pagina.resumen.getByRole('button', { name: 'Cancelar' }));
    expect(asking()).toBe(false);
    expect(pagina.boton('Grabar y declarar')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('[E-5.6-05, E-5.6-06] without photograph or attachments it is checked as Grabar is, and nothing is asked or sent', async () => {
    const pagina = await nueva('registrable', { archivos: false });
    await llenar(pagina);
    const sent = recordCalls(INSERTAR);
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    await toastSays('Por favor, realice la carga de fotografía.');
    expect(screen.getByRole('tab', { name: /^Datos Personales/ })).toHaveAttribute('aria-selected', 'true');
    const problems = within(screen.getByRole('region', { name: 'Hay 2 problemas' }));
    expect(problems.getByRole('button', { name: /^Por favor, realice la carga de los adjuntos/ })).toBeVisible();
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
  });

  test('Cambiar closes it and focuses the field', async () => {
    const pagina = await porDeclarar();
    await pagina.user.click(pagina.resumen.getByRole('button', { name: 'Cambiar Cargo' }));
    expect(asking()).toBe(false);
    await waitFor(() => expect(pagina.campo(/^Cargo/)).toHaveFocus());
  });

  test('[R-4.2-05, E-4-19, H14, H16, H17, E-1-02, E-4-02, E-4-14, E-4-18, E-4-01, E-7.5-05, E-2.2-05, E-8-05, R-7.6-06, R-7.10-01, E-7.1-01] Aceptar saves, checks the payment, declares and tracks; then the outcome has the focus', async () => {
    const pagina = await porDeclarar();
    const calls = [INSERTAR, '/OrdenPagoVerificaPagoRequiere', ESTADO].map((path) => recordCalls(path));
    await aceptar(pagina, pagina.resumen);
    await waitFor(() => expect(document.querySelector('.resumen-hecho')).not.toBeNull());
    expect(filas().Archivos).toBe('Fotografía · DOCUMENTO DE IDENTIDAD');
    await toastSays('El registro se declaró correctamente.');
    await pagina.estado('Declarado');
    expect(calls.map((one) => one.length)).toEqual([1, 1, 1]);
    const heading = await screen.findByRole('heading', { name: 'Aviso declarado' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const caja = within(heading.closest('section') as HTMLElement);
    expect(caja.getByText(pagina.novedad().NumeroDocumento)).toBeVisible();
    expect(caja.getByText('20/11/2026')).toBeVisible();
    expect(caja.getByText('Declarado')).toBeVisible();
    expect(caja.getAllByRole('button').map((one) => one.textContent || one.getAttribute('aria-label'))).toEqual([
      'Copiar Nº de aviso',
      'Imprimir constancia',
      'Registrar otra',
      'Nueva igual a esta',
      'Ir a la lista',
    ]);
    const panel = await pagina.seguimiento();
    expect(await panel.findByText('Sin estado -> Registrado')).toBeInTheDocument();
    expect(await panel.findByText('Registrado -> Declarado')).toBeInTheDocument();
    // Another one begins with the date and nothing else.
    const fecha = pagina.novedad().FechaNovedad;
    await pagina.user.click(caja.getByRole('button', { name: 'Registrar otra' }));
    await waitFor(() =>
      expect(pagina.router.state.location.state).toMatchObject({
        semilla: { 'SegurosPersonasNovedad.FechaNovedad': fecha },
      }),
    );
    const { semilla } = pagina.router.state.location.state as { semilla: object };
    expect(Object.keys(semilla)).toHaveLength(1);
  });

  test('[E-4-18, E-4-15, R-4.3-09, R-4.2-04] Ctrl+Enter opens it; a held or hasty one does not answer it, a later one does', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    expect(screen.getByText(/grabar y declarar$/).parentElement).toHaveTextContent(
      /^Ctrl S grabar ?Ctrl Enter grabar y declarar$/,
    );
    const sent = recordCalls(INSERTAR);
    await pagina.user.click(pagina.campo(/^Cargo/));
    const reloj = detenerReloj();
    await pagina.user.keyboard('{Control>}{Enter}{/Control}');
    await question(M160);
    await teclear(false);
    reloj.medioSegundoMas();
    await teclear(true);
    expect(document.querySelector('.resumen-avance')).toBeNull();
    expect(sent).toEqual([]);
    await teclear(false);
    await pagina.estado('Declarado');
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['[E-4-16, E-4-11] a termination', abrirBaja, '/ModificaBajaCotizante'],
    ['[E-4-17, E-4-12] a transfer', abrirTransferencia, '/ModificaTransferenciaCotizante'],
  ] as const)(
    '%s that is edited is asked about at Ctrl+Enter too, and neither a held nor a hasty one answers',
    async (_, abrirla, path) => {
      const pagina = await abrirla('registrado');
      await pagina.user.click(pagina.boton('Editar'));
      await pagina.pestana('Aviso de');
      await pagina.escribir(/^Observación/, 'por su traslado');
      const sent = [path, ESTADO].map((one) => recordCalls(one));
      const reloj = detenerReloj();
      await pagina.user.keyboard('{Control>}{Enter}{/Control}');
      await question(M160);
      await teclear(false);
      reloj.medioSegundoMas();
      await teclear(true);
      expect(document.querySelector('.resumen-avance')).toBeNull();
      expect(sent).toEqual([[], []]);
      await teclear(false);
      await pagina.estado('Declarado');
      expect(sent.map((calls) => calls.length)).toEqual([1, 1]);
    },
  );

  test('[E-5.6-07, E-5.6-01] with problems it shows them and asks nothing', async () => {
    const pagina = await nueva('registrable');
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    await waitFor(() => expect(document.querySelector('.error-summary')).not.toBeNull());
    await toastSays(
      'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.',
    );
    expect(document.querySelector('[role=tab][aria-selected=true]')).toHaveTextContent(/^Aviso de alta/);
    expect(asking()).toBe(false);
  });

  test('[E-4-15, E-8-01, E-7.5-02] whose save is refused declares nothing, and what was typed is still asked about', async () => {
    const Mensaje = { Descripcion: 'El periodo está cerrado.', TipoMensaje: 'error', TieneMensaje: true };
    server.use(http.post(`*${INSERTAR}`, () => HttpResponse.json({ ok: false, Mensaje }), { once: true }));
    const pagina = await porDeclarar();
    const declared = recordCalls(ESTADO);
    await aceptar(pagina, pagina.resumen);
    await toastSays('El periodo está cerrado.');
    expect(declared).toEqual([]);
    await waitFor(() => expect(asking()).toBe(false));
    await waitFor(() => expect(pagina.boton('Salir')).not.toHaveAttribute('aria-disabled'));
    await pagina.user.click(pagina.boton('Salir'));
    const asked = await question('Si sale ahora, perderá lo que escribió en este aviso.');
    await pagina.user.click(asked.getByRole('button', { name: 'Seguir editando' }));
    expect(pagina.campo(/^Cargo/)).toHaveValue('CAJERA');
  });

  test('[E-4-20, E-8-01, E-4-15, E-7.5-02, H14] that saves but does not declare says both, and offers Declarar; nothing is saved twice', async () => {
    const Mensaje = { Descripcion: 'El servicio está cerrado.', TipoMensaje: 'error', TieneMensaje: true };
    server.use(http.post(`*${ESTADO}`, () => HttpResponse.json({ ok: false, Mensaje }), { once: true }));
    const pagina = await porDeclarar();
    const sent = recordCalls(INSERTAR);
    await aceptar(pagina, pagina.resumen);
    await pagina.estado('Registrado');
    const numero = pagina.novedad().NumeroDocumento;
    const heading = await screen.findByRole('heading', {
      name: `Se grabó con el Nº ${numero}. No se declaró: El servicio está cerrado.`,
    });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const caja = within(heading.closest('section') as HTMLElement);
    await pagina.user.click(caja.getByRole('button', { name: 'Declarar' }));
    await pagina.aceptar(M160);
    await pagina.estado('Declarado');
    expect(sent).toHaveLength(1);
  });

  test('[E-7.4-01] [H14, fault 10] without an answer to the save, the list is read before anything is sent again', async () => {
    server.use(http.post(`*${INSERTAR}`, () => new HttpResponse('', { status: 504 }), { once: true }));
    const pagina = await porDeclarar();
    const read = recordCalls('/ListaNovedadesParametro');
    const declared = recordCalls(ESTADO);
    await aceptar(pagina, pagina.resumen);
    await toastSays('No sabemos si se guardó. Revise el listado antes de volver a intentar.');
    expect(asking()).toBe(false);
    expect(declared).toEqual([]);
    expect(read).toHaveLength(1);
  });
});

test('[H18] without a number the printed copy has none, and no 0', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  const { db, novedad } = await ejemplo('declarado');
  db.novedades.put({ ...novedad(), NumeroDocumento: '0' });
  const pagina = await abrir('declarado');
  await pagina.user.click(await screen.findByRole('button', { name: 'Imprimir constancia' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelector('.constancia')).toHaveTextContent('Nº de aviso—Estado');
});

describe('[H15] Grabar alone', () => {
  test('[E-5.6-08, E-5.6-07, E-4-01, H16] keeps its own question; the first save tells time and number, with a copy button and the focus', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    await pagina.grabar();
    await pagina.estado('Registrado');
    const numero = pagina.novedad().NumeroDocumento;
    const heading = await screen.findByRole('heading', { name: `Guardado a las 14:00 · Nº ${numero}` });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(
      within(heading.parentElement as HTMLElement).getByRole('button', { name: 'Copiar Nº de aviso' }),
    ).toBeVisible();
  });

  test('[F-8-18] [H16] a cancelled question returns to the button', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.user.click((await question(/¿Desea guardar/)).getByRole('button', { name: 'Cancelar' }));
    expect(pagina.boton('Grabar')).toHaveFocus();
  });

  test('[E-4-13, E-4-15, E-2.2-05, E-4-18, E-4-30, H13] declaring from the state control shows the same summary with its warning alone; then the outcome has the focus', async () => {
    const pagina = await abrir('pendiente');
    const control = await screen.findByRole('button', { name: /^Declarado/ });
    await pagina.user.click(control);
    const resumen = await question(M160);
    expect(filas()).toHaveProperty('Tipo alta');
    expect(resumen.queryByText(/¿Desea guardar/)).toBeNull();
    await pagina.user.click(resumen.getByRole('button', { name: 'Cancelar' }));
    expect(control).toHaveFocus();
    await pagina.user.click(control);
    await pagina.aceptar(M160);
    await pagina.estado('Declarado');
    await waitFor(() => expect(enfocado()).toBe('Aviso declarado'));
  });
});

test('a declared one that the fund observes meanwhile no longer says that it is declared', async () => {
  const pagina = await porDeclarar();
  await aceptar(pagina, pagina.resumen);
  await screen.findByRole('heading', { name: 'Aviso declarado' });
  pagina.db.novedades.put({ ...pagina.novedad(), IdEstadoProceso: estadoAlta.observado });
  // The user returns to the tab.
  await act(() => queryClient.refetchQueries());
  await pagina.estado('Observado');
  expect(screen.queryByRole('heading', { name: 'Aviso declarado' })).toBeNull();
  expect(screen.getByRole('heading', { name: /^Guardado a las 14:00/ })).toBeVisible();
});

test('[E-2.2-02, H16] Editar and Descartar, which leave when they are pressed, hand the focus to the button in their place', async () => {
  const pagina = await abrir('pendiente');
  await waitFor(() => expect(pagina.boton('Editar')).toBeVisible());
  await pagina.user.click(pagina.boton('Editar'));
  expect(pagina.boton('Grabar y declarar')).toHaveFocus();
  await pagina.user.click(pagina.boton('Descartar'));
  await waitFor(() => expect(pagina.boton('Editar')).toHaveFocus());
});

test('[E-2.2-17, E-2.2-18] [H17] Nueva igual a esta takes type, date, position, salary and location; never person, files or observation', async () => {
  const pagina = await porDeclarar();
  await aceptar(pagina, pagina.resumen);
  await pagina.user.click(await screen.findByRole('button', { name: 'Nueva igual a esta' }));
  const { semilla } = pagina.router.state.location.state as { semilla: object };
  expect(semilla).toEqual({
    'SegurosPersonasNovedad.IdTipoNovedad': 2,
    'SegurosPersonasNovedad.FechaNovedad': '2026-11-18',
    'SegurosPersonasNovedad.Cargo': 'CAJERA',
    'SegurosPersonasNovedad.HaberMensual': 4850,
    'SegurosPersonasNovedad.IdUbicacion': expect.any(Number),
  });
  expect(await screen.findByRole('dialog', { name: /^Confirmar la regional/ })).toBeVisible();
});

describe('[H11] a notice that is paid before it is declared', () => {
  const porPagar = async () => {
    server.use(
      http.post('*/OrdenPagoVerificaRequierePago', () =>
        HttpResponse.json({ ok: true, Datos: { RequierePago: true } }),
      ),
    );
    const pagina = await nueva('registrable');
    await llenar(pagina);
    await waitFor(() => expect(pagina.boton('Grabar y agregar a una orden de pago')).toBeVisible());
    return pagina;
  };

  test('[E-1-02, E-2.2-02, R-7.6-01, R-7.6-03, F-8-18, H16] is saved and added to an order with the main button, which leads to it', async () => {
    const pagina = await porPagar();
    pagina.sinBoton('Grabar y declarar');
    const declared = recordCalls(ESTADO);
    const tracked = recordCalls('/SeguimientoRegistra') as { Tabla: string; Asunto: string; Mensaje: string }[];
    await pagina.user.click(pagina.boton('Grabar y agregar a una orden de pago'));
    await pagina.aceptar(/¿Desea guardar el aviso de alta.*orden de pago/);
    await pagina.estado('Registrado');
    const numero = pagina.novedad().NumeroDocumento;
    const heading = await screen.findByRole('heading', {
      name: new RegExp(`^Se grabó con el Nº ${numero}\\. Se agregó a la orden de pago \\d+\\.$`),
    });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: /^Abrir la orden \d+$/ })).toBeVisible();
    expect(declared).toEqual([]);
    // The tracking of the order says it too, as a message and for the audit (spec R 7.6).
    const deLaOrden = tracked.filter(({ Tabla }) => Tabla === 'seguros_orden_pago_cabecera');
    expect(deLaOrden).toMatchObject([{ TipoSeguimiento: 1 }, { TipoSeguimiento: 2 }]);
    for (const { Mensaje } of deLaOrden) expect(Mensaje).toContain(`(${pagina.novedad().IdPersonaNovedad})`);
  });

  test('[E-7.5-02, R-7.6-01, E-2.2-02, F-8-03] that could not be added is saved all the same, and says so', async () => {
    const Mensaje = {
      Descripcion: 'No hay órdenes hoy.',
      TipoMensaje: 'error',
      IdMensaje: 'ORD-5',
      TieneMensaje: true,
    };
    const pagina = await porPagar();
    server.use(http.post('*/OrdenPagoRegistrarConNovedad/*', () => HttpResponse.json({ ok: false, Mensaje })));
    await pagina.user.click(pagina.boton('Grabar y agregar a una orden de pago'));
    await pagina.aceptar(/¿Desea guardar el aviso de alta/);
    const numero = () => pagina.novedad().NumeroDocumento;
    await pagina.estado('Registrado');
    expect(
      await screen.findByRole('heading', {
        name: `Se grabó con el Nº ${numero()}. No se agregó a una orden de pago: No hay órdenes hoy. (código ORD-5)`,
      }),
    ).toBeVisible();
    // The next step: adding it again, or the orders.
    expect(screen.getByRole('link', { name: 'Ir a las órdenes de pago' })).toBeVisible();
    server.resetHandlers();
    await pagina.user.click(screen.getByRole('button', { name: 'Agregar a una orden de pago' }));
    const heading = await screen.findByRole('heading', { name: /Se agregó a la orden de pago \d+\.$/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  const desdeLaBarra = async ({ user }: Pick<Pagina, 'user'>, acto: RegExp) => {
    await user.click(await screen.findByRole('button', { name: /^Orden de pago/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Orden de pago' }));
    await user.click(await dialog.findByRole('button', { name: acto }));
  };

  test('that could not be added and then was, from its toolbar, no longer says that it was not', async () => {
    const pagina = await porPagar();
    server.use(
      http.post('*/OrdenPagoRegistrarConNovedad/*', () => new HttpResponse('', { status: 500 }), { once: true }),
    );
    await pagina.user.click(pagina.boton('Grabar y agregar a una orden de pago'));
    await pagina.aceptar(/¿Desea guardar el aviso de alta/);
    await screen.findByRole('heading', { name: /No se agregó a una orden de pago:/ });
    await desdeLaBarra(pagina, /^Agregar/);
    await screen.findByRole('heading', { name: /^Guardado a las 14:00/ });
    expect(screen.queryByText(/No se agregó a una orden de pago:/)).toBeNull();
    // It is still paid before it is declared.
    pagina.sinBoton('Declarar');
  });

  test('that is taken out of its order from its toolbar no longer says that it is in it', async () => {
    const pagina = await porPagar();
    await pagina.user.click(pagina.boton('Grabar y agregar a una orden de pago'));
    await pagina.aceptar(/¿Desea guardar el aviso de alta/);
    await screen.findByRole('heading', { name: /Se agregó a la orden de pago \d+\.$/ });
    await desdeLaBarra(pagina, /^Quitar/);
    await screen.findByRole('heading', { name: /^Guardado a las 14:00/ });
    expect(screen.queryByText(/Se agregó a la orden de pago/)).toBeNull();
    pagina.sinBoton('Declarar');
  });

  test('[E-4-14, R-4.2-05, R-7.6-06, E-7.5-02] that the services refuse to declare is not offered for declaring again: adding it to an order is, until it is paid', async () => {
    const motivo = 'Debe pagarse antes de declararla.';
    const Mensaje = { Descripcion: motivo, TipoMensaje: 'warning', TieneMensaje: true };
    server.use(
      http.get('*/OrdenPagoVerificaPagoRequiere/*', () =>
        HttpResponse.json({ ok: true, Datos: { RequierePago: true, Pagado: false }, Mensaje }),
      ),
    );
    const pagina = await porDeclarar();
    await aceptar(pagina, pagina.resumen);
    const numero = () => pagina.novedad().NumeroDocumento;
    const heading = await screen.findByRole('heading', { name: new RegExp(`No se declaró: ${motivo}$`) });
    expect(heading).toHaveTextContent(`Se grabó con el Nº ${numero()}.`);
    pagina.sinBoton('Declarar');
    await waitFor(async () => expect(await pagina.estado('Registrado')).toEqual([]));
    await pagina.user.click(screen.getByRole('button', { name: 'Agregar a una orden de pago' }));
    expect(await screen.findByRole('link', { name: /^Abrir la orden \d+$/ })).toBeVisible();
    pagina.sinBoton('Declarar');
    expect(await pagina.estado('Registrado')).toEqual([]);
    const orden = pagina.db.ordenes
      .all()
      .find(({ novedades }) => novedades.includes(pagina.novedad().IdPersonaNovedad));
    if (!orden) throw new Error('It is in no order');
    pagina.db.ordenes.put({ ...orden, Cobrado: true });
    await olvidarOrdenes();
    expect(await screen.findByRole('button', { name: 'Declarar' })).toBeVisible();
    await waitFor(async () => expect(await pagina.estado('Registrado')).toEqual(['Declarado']));
  });
});

test('[H18] the printed copy has company, person, values, files, number, dates, state and time, and says what it is not', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  const pagina = await abrir('declarado');
  await pagina.user.click(await screen.findByRole('button', { name: 'Imprimir constancia' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const copia = document.querySelector('.constancia');
  const { NumeroDocumento, FechaDeclaracion } = pagina.novedad();
  const dia = FechaDeclaracion.slice(0, 10).split('-').reverse().join('/');
  for (const text of ['Banco Altiplano S.A.', 'La Paz', pagina.nombre, pagina.documento, NumeroDocumento, dia]) {
    expect(copia).toHaveTextContent(text);
  }
  expect(copia).toHaveTextContent('Tipo alta');
  expect(copia).toHaveTextContent('EstadoDeclarado');
  expect(copia).toHaveTextContent('Impreso el20/11/2026 14:00');
  expect(copia).toHaveTextContent('Copia impresa desde el portal. No reemplaza al aviso oficial.');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(document.querySelector('.constancia')).toBeNull());
});

test('[H18] the printed copy waits for the files, and names each', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get('*/ObtenerRequisitosPorTipoNovedad/*', async () => {
      await answered;
      // The sandbox answers.
      return undefined;
    }),
  );
  const pagina = await abrir('declarado');
  await pagina.user.click(await screen.findByRole('button', { name: 'Imprimir constancia' }));
  await waitFor(() => expect(document.querySelector('.constancia')).not.toBeNull());
  expect(print).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelector('.constancia')).toHaveTextContent(
    'ArchivosFotografíafotografia.pngDOCUMENTO DE IDENTIDADdocumento-de-identidad.pdf',
  );
});
