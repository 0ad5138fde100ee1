import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { queryClient } from '#client/query.ts';
import { tabla } from '#contract/enumerations.ts';
import { browser, localKeys, sessionKeys, tab } from '#lib/storage.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { conImpresos, seImprime } from '#support/impresos.ts';
import { mount } from '#support/mount.tsx';
import { rechazaUnaVez } from '#support/respuestas.ts';
import { asking, descubierta, findToast, leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { answered, server } from '#support/services.ts';
import { comoSeLeyo, formaLeida } from '../novedades/leida.ts';
import { fotografia, porDejar, soloSeMuestra } from './archivos.ts';
import { deBaja, esEntero } from './grupos.ts';
import { abrirAviso, conAviso, dato, familias, pasos } from './retirado.ts';

const { lista: LISTA, tipo: TIPO } = familias.baja;
const DECLARAR = 'Una vez declarada la novedad no podrá modificar la misma.';
const declarado = () => screen.getByRole('button', { name: /^Declarado/ });

describe('a registered one', () => {
  test('[F-8-18, R-2.4-06, R-2.4-07, R-2.4-08, F-6-06, R-2.4-09, R-2.4-10, R-2.4-13, R-3.1-04, R-4.2-16, R-4.2-18, R-4.2-03, R-4.2-04, R-4.2-06, R-4.2-07, R-8-19, R-2.4-14, R-7.10-01, E-7.4-05, decision 50] is declared by the state bar after one question', async () => {
    const pagina = await abrirAviso('baja', 'registrado');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(pasos()).toEqual(['Registrado', 'Declarado', 'Aceptado']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registro de Aviso de Baja Pasivo');
    pagina.sinBoton('Imprimir');
    for (const name of ['Editar', 'Eliminar']) expect(pagina.boton(name)).toBeVisible();
    expect(pagina.campo(/^Fecha de Baja/)).toHaveValue('17/11/2026');
    await waitFor(() => {
      expect(pagina.campo(/^Localidad de registro/)).toHaveDisplayValue(/^NUESTRA SEÑORA DE LA PAZ/);
      expect(pagina.campo(/^Lugar de fallecimiento/)).toHaveDisplayValue('DOMICILIO');
      expect(pagina.campo(/^Ubicación de fallecimiento/)).toHaveDisplayValue(/^EL ALTO/);
    });
    const sent = recordCalls('/ModificarEstado');
    await pagina.user.click(declarado());
    await pagina.user.click((await question(DECLARAR)).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asking()).toBe(false));
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toEqual([]);
    await pagina.user.click(declarado());
    await pagina.aceptar(`${DECLARAR} ¿Está seguro de declarar la baja de pasivo del asegurado(a) ${pagina.nombre}?`);
    await toastSays('El registro se declaró correctamente.');
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(sent).toEqual([{ IdPersonaNovedad: pagina.id, IdEstadoProceso: pagina.row()?.IdEstadoProceso }]);
    for (const name of ['Editar', 'Eliminar', 'Grabar', 'Imprimir']) pagina.sinBoton(name);
    expect(pagina.boton('Salir')).toBeVisible();
    expect(pagina.abiertos()).toBe(0);
    expect(pagina.row()).toMatchObject({ FechaDeclaracion: '2026-11-20' });
    await waitFor(() => expect(dato('Fecha de declaración')).toHaveTextContent('20/11/2026'));
    const trail = await pagina.seguimiento();
    expect(await trail.findByText('Registrado → Declarado')).toBeInTheDocument();
    expect(trail.getByText('Registro baja pasivo declarado')).toBeInTheDocument();
    await pagina.user.click(pagina.boton('Salir'));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
  });

  test('[R-4.2-16, R-4.2-20, R-5.3-11] without the file that is taken away it is not saved: the sentence, and their tab; Cancelar brings it back', async () => {
    const pagina = await abrirAviso('baja', 'registrado');
    const sent = recordCalls('/ModificaBajaPasivo');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Adjuntos');
    const [file] = await screen.findAllByRole('listitem', { name: /^CERTIFICADO/ });
    await pagina.user.click(within(file ?? document.body).getByRole('button', { name: /^Quitar/ }));
    await pagina.pestana(familias.baja.pestana);
    await pagina.user.click(pagina.boton('Grabar'));
    expect(await findToast('Por favor, realice la carga de los adjuntos solicitados.')).toHaveClass('toast-error');
    expect(screen.getByRole('tab', { name: /^Adjuntos/ })).toHaveAttribute('aria-selected', 'true');
    expect(document.querySelector('.error-summary')).not.toBeNull();
    expect(sent).toEqual([]);
    await pagina.user.click(pagina.boton('Cancelar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await pagina.cerrado();
    expect(document.querySelector('.error-summary')).toBeNull();
    await waitFor(() => expect(document.querySelector('.adjunto-archivo')).toHaveTextContent('certificado.pdf'));
    await leido();
    expect(screen.queryByText('Todo corregido. Ya puede grabar el aviso.')).toBeNull();
  });

  test('[R-2.4-10, R-4.2-04, R-4.2-16, F-6-06, R-4.2-08] a declaration that fails leaves it Registrado', async () => {
    server.use(http.post('*/ModificarEstado', () => new HttpResponse('', { status: 500 })));
    const pagina = await abrirAviso('baja', 'registrado');
    await pagina.user.click(declarado());
    await pagina.aceptar(DECLARAR);
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(pagina.boton('Editar')).toBeVisible();
  });

  test('[R-4.2-08, R-4.2-06, R-8-19, R-2.4-10, R-2.4-07, R-4.2-16, F-6-06] a declaration that the services refuse once leaves it Registrado, to be edited, deleted or declared', async () => {
    rechazaUnaVez('/ModificarEstado', 'El servicio está cerrado.');
    const pagina = await abrirAviso('baja', 'registrado');
    await pagina.user.click(declarado());
    await pagina.aceptar(DECLARAR);
    await toastSays('El servicio está cerrado.');
    await descubierta();
    await leido();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(screen.queryByText('Fecha de declaración', { selector: 'dt' })).toBeNull();
    for (const name of ['Editar', 'Eliminar']) expect(pagina.boton(name)).toBeVisible();
    await pagina.user.click(pagina.boton('Editar'));
    expect(pagina.abiertos()).toBeGreaterThan(0);
    await pagina.user.click(pagina.boton('Cancelar'));
    await pagina.cerrado();
    await pagina.user.click(declarado());
    await pagina.aceptar(`${DECLARAR} ¿Está seguro de declarar la baja de pasivo del asegurado(a) ${pagina.nombre}?`);
    await toastSays('El registro se declaró correctamente.');
    expect(await pagina.estado('Declarado')).toEqual([]);
    await waitFor(() => expect(dato('Fecha de declaración')).toHaveTextContent('20/11/2026'));
    for (const name of ['Editar', 'Eliminar']) pagina.sinBoton(name);
  });

  test('[F-8-02, E-4-14, R-2.4-10, R-4.2-05, R-7.6-06] a payment that is asked for and missing keeps it from being declared', async () => {
    server.use(
      http.get('*/OrdenPagoVerificaPagoRequiere/*', () =>
        HttpResponse.json({ ok: true, Datos: { RequierePago: true, Pagado: false }, Mensaje: null }),
      ),
    );
    const pagina = await abrirAviso('baja', 'registrado');
    await pagina.user.click(declarado());
    await pagina.aceptar('La novedad debe ser incluida en una orden de pago y pagada antes de declararla.');
    expect(await screen.findByRole('button', { name: 'Agregar a una orden de pago' })).toBeVisible();
    expect(await pagina.estado('Registrado')).toEqual([]);
  });

  test('[R-4.2-05, E-4-14, R-7.6-06] a payment that cannot be checked cancels the change: nothing is sent, and all can be done as before', async () => {
    server.use(http.get('*/OrdenPagoVerificaPagoRequiere/*', () => new HttpResponse('', { status: 500 })));
    const pagina = await abrirAviso('baja', 'registrado');
    const sent = recordCalls('/ModificarEstado');
    await pagina.user.click(declarado());
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    await descubierta();
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    for (const name of ['Editar', 'Eliminar']) expect(pagina.boton(name)).toBeVisible();
  });

  test('[R-4.2-05, E-4-14, R-7.6-06] a payment that is asked for and made is checked by its notice, and lets it be declared', async () => {
    server.use(
      http.get('*/OrdenPagoVerificaPagoRequiere/*', () =>
        HttpResponse.json({ ok: true, Datos: { RequierePago: true, Pagado: true }, Mensaje: null }),
      ),
    );
    const pagina = await abrirAviso('baja', 'registrado');
    const checked = recordCalls(new RegExp(`/OrdenPagoVerificaPagoRequiere/${pagina.id}$`));
    await pagina.user.click(declarado());
    await pagina.aceptar(DECLARAR);
    await toastSays('El registro se declaró correctamente.');
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(checked.length).toBeGreaterThan(0);
  });

  test('[R-4.2-05, E-4-14] one that is paid is declared, and nothing is asked about its payment', async () => {
    const pagina = await abrirAviso('baja', 'registrado', { fields: { Pagado: true } });
    const checked = recordCalls('/OrdenPagoVerificaPagoRequiere');
    await pagina.user.click(declarado());
    await pagina.aceptar(DECLARAR);
    await toastSays('El registro se declaró correctamente.');
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(checked).toEqual([]);
  });

  test('[R-4.2-05, E-4-14, R-7.6-06] Grabar y declarar checks the payment too: where it cannot be checked, it is saved and not declared', async () => {
    server.use(http.get('*/OrdenPagoVerificaPagoRequiere/*', () => new HttpResponse('', { status: 500 })));
    const pagina = await abrirAviso('baja', 'registrado');
    const sent = ['/ModificaBajaPasivo', '/ModificarEstado'].map((path) => recordCalls(path));
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.escribir(/^Observación/, 'otra');
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    await pagina.aceptar(DECLARAR);
    const motivo = 'Ha ocurrido un error técnico. Pedimos disculpas.';
    expect(await screen.findByRole('heading', { name: new RegExp(`No se declaró: ${motivo}$`) })).toBeVisible();
    expect(sent.map((calls) => calls.length)).toEqual([1, 0]);
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
  });

  test('[R-4.2-03, R-4.2-04, R-4.2-06, R-8-19, R-5.3-12] Grabar y declarar asks both: left, nothing is sent; accepted, it is saved, dated today and locked', async () => {
    const pagina = await abrirAviso('baja', 'registrado');
    const sent = recordCalls(/ModificaBajaPasivo|ModificarEstado/);
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.escribir(/^Observación/, 'otra');
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    const asked = await question(DECLARAR);
    for (const text of ['declarar la baja de pasivo del asegurado(a)', '¿Desea guardar la baja del pasivo(a)'])
      await question(`${text} ${pagina.nombre}?`);
    await pagina.user.click(asked.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asking()).toBe(false));
    await leido();
    expect(sent).toEqual([]);
    await waitFor(() => expect(pagina.boton('Grabar y declarar')).not.toHaveAttribute('aria-busy'));
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    await pagina.aceptar(DECLARAR);
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(pagina.row()).toMatchObject({ Observacion: 'OTRA', FechaDeclaracion: '2026-11-20' });
    await waitFor(() => expect(dato('Fecha de declaración')).toHaveTextContent('20/11/2026'));
    for (const name of ['Editar', 'Eliminar', 'Grabar']) pagina.sinBoton(name);
    expect(await (await pagina.seguimiento()).findByText('Registrado → Declarado')).toBeInTheDocument();
  });

  test('[R-2.4-13, R-4.2-16, F-6-06, R-2.4-07, R-2.4-10, R-4.2-20] Cancelar puts back what was loaded, with Editar and Eliminar', async () => {
    const pagina = await abrirAviso('baja', 'registrado');
    expect(pagina.boton('Salir')).toBeVisible();
    await pagina.user.click(pagina.boton('Editar'));
    for (const name of ['Grabar', 'Cancelar']) expect(pagina.boton(name)).toBeVisible();
    for (const name of ['Editar', 'Eliminar']) pagina.sinBoton(name);
    // No state can be chosen while it is edited.
    expect(await pagina.estado('Registrado')).toEqual([]);
    await pagina.escribir(/^Observación/, 'otra');
    await pagina.elegir('Ubicación de fallecimiento', 'SACABA');
    await pagina.adjuntar(/^CERTIFICADO DE DEFUNCIÓN/, 'certificado.pdf');
    const pendientes = () => pagina.db.archivos.all().filter((file) => file.IdTabla === 0);
    expect(pendientes()).toHaveLength(1);
    await pagina.user.click(pagina.boton('Cancelar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await pagina.cerrado();
    expect(screen.queryByRole('button', { name: 'Recuperar' })).toBeNull();
    expect(pagina.campo(/^Observación/)).toHaveValue('');
    expect(pagina.campo(/^Ubicación de fallecimiento/)).toHaveDisplayValue(/^EL ALTO/);
    expect(pagina.abiertos()).toBe(0);
    await waitFor(() => expect(pendientes()).toEqual([]));
    expect(pagina.boton('Eliminar')).toBeVisible();
    expect(pagina.row()).toMatchObject({ Version: 1 });
  });

  test('[R-4.2-21, R-4.2-16, R-2.4-07, R-7.4-02, R-8-18] a delete that the services refuse once leaves it as it was, to be edited or deleted', async () => {
    rechazaUnaVez('/EliminaBajaPasivo', 'El servicio está cerrado.');
    const pagina = await abrirAviso('baja', 'registrado');
    const eliminar = async () => {
      await pagina.user.click(pagina.boton('Eliminar'));
      await pagina.aceptar(`¿Está seguro de eliminar el aviso de baja del asegurado(a) ${pagina.nombre}?`);
    };
    await eliminar();
    await toastSays('El servicio está cerrado.');
    await descubierta();
    await leido();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(pagina.row()).toBeDefined();
    expect(pagina.db.archivos.all().filter((file) => file.IdTabla === pagina.id)).not.toEqual([]);
    expect(pagina.boton('Editar')).toBeVisible();
    await eliminar();
    await toastSays('Registro eliminado correctamente.');
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
  });

  test('[F-9-15, R-2.4-07, R-4.2-16, R-4.2-21, R-7.4-02, R-8-18, decision 21, decision 51] is deleted after a question, out of its payment order too, and leads to the list', async () => {
    const aviso = await conAviso('baja', 'registrado');
    const [order] = aviso.db.ordenes.all();
    if (!order) throw new Error('The seed has no order');
    const draft = {
      IdEmpresa: 501,
      IdRegional: 1,
      CodigoTransaccion: '',
      NumeroFactura: 0,
      IdVenta: 0,
      Cobrado: false,
    };
    aviso.db.ordenes.put({ ...order, ...draft, FechaPago: '', Cuf: '', novedades: [...order.novedades, aviso.id] });
    const pagina = await abrirAviso('baja', 'registrado');
    const sent = recordCalls('/EliminaBajaPasivo');
    const leida = formaLeida();
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.user.click((await question(/eliminar/)).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asking()).toBe(false));
    expect(sent).toEqual([]);
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(`¿Está seguro de eliminar el aviso de baja del asegurado(a) ${pagina.nombre}?`);
    await toastSays('Registro eliminado correctamente.');
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
    expect(sent).toMatchObject([{ SegurosPersonasNovedad: { IdPersonaNovedad: pagina.id } }]);
    esEntero(sent, deBaja);
    comoSeLeyo(sent, leida);
    expect(pagina.row()).toBeUndefined();
    expect(pagina.db.archivos.all().filter((file) => file.IdTabla === pagina.id)).toEqual([]);
    expect(pagina.db.ordenes.all().some((one) => one.novedades.includes(pagina.id))).toBe(false);
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe('0');
  });
});

test.each([
  ['[R-4.2-16]', 'registrado'],
  ['[R-4.2-17]', 'observado'],
] as const)('%s photograph and certificate of one that is %s may be changed once it is edited', async (_, estado) => {
  const pagina = await abrirAviso('baja', estado);
  await pagina.pestana('Datos Personales');
  expect(await (await fotografia()).findByRole('button', { name: /^Ver/ })).toBeVisible();
  expect((await fotografia()).queryByRole('button', { name: /^(Reemplazar|Quitar)/ })).toBeNull();
  await pagina.pestana('Adjuntos');
  await waitFor(() => expect(document.querySelector('.adjunto-archivo')).not.toBeNull());
  expect(porDejar()).toBe(0);
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.pestana('Datos Personales');
  expect(await (await fotografia()).findByRole('button', { name: /^Reemplazar/ })).toBeVisible();
  await pagina.pestana('Adjuntos');
  await waitFor(() => expect(porDejar()).toBeGreaterThan(0));
});

test.each([
  ['[R-4.2-18]', 'declarado'],
  ['[R-4.2-15]', 'aceptado'],
] as const)('%s fields, photograph and certificate of one that is %s are only shown', async (_, estado) => {
  await soloSeMuestra(await abrirAviso('baja', estado));
});

test('[R-4.2-18] what was typed before somebody else declared it is not offered afterwards: it is only shown', async () => {
  const pagina = await abrirAviso('baja', 'registrado');
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.elegirDia(/^Fecha de Baja/, '16 de noviembre de 2026');
  const kept = () => tab.keys().some((key) => key.startsWith(sessionKeys.borrador));
  await waitFor(() => expect(kept()).toBe(true));
  // A reload, with the notice declared meanwhile.
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  queryClient.clear();
  const row = pagina.row();
  if (row) pagina.db.novedades.put({ ...row, IdEstadoProceso: idDeEstado(TIPO, 'declarado') });
  expect(kept()).toBe(true);
  await mount(window.location.pathname + window.location.search);
  await pagina.estado('Declarado');
  await leido();
  expect(screen.queryByText(/^Recuperamos los datos/)).toBeNull();
  for (const name of ['Recuperar', 'Editar', 'Grabar'])
    expect(screen.queryByRole('button', { name }), name).not.toBeInTheDocument();
});

describe('in another state', () => {
  test('[R-2.4-07, R-2.4-13, R-2.4-10, R-4.2-03, R-4.2-11, R-4.2-12, R-4.2-17, R-7.4-02, F-3.7-04, R-3.1-04] [R-5.3-12] Observado is corrected first; saved, it is Registrado again', async () => {
    const titular = { NombreCompletoTitular: 'ÑÁÑEZ ÓSCAR', IdPersonaTitular: 77 };
    const pagina = await abrirAviso('baja', 'observado', { fields: titular });
    expect(await pagina.estado('Observado')).toEqual([]);
    expect(screen.getByText('«Falta un dato.»')).toBeVisible();
    expect(pagina.boton('Eliminar')).toBeVisible();
    const sent = recordCalls('/ModificaBajaPasivo');
    const leida = formaLeida();
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.elegir('Ubicación de fallecimiento', 'EL ALTO');
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.aceptar(`¿Desea guardar la baja del pasivo(a) ${pagina.nombre}?`);
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toMatchObject([
      {
        SegurosPersonasNovedad: {
          ...{ IdPersonaNovedad: pagina.id, IdLugarFallecimiento: 1, IdUbicacionFallecimiento: 102 },
          ...titular,
        },
      },
    ]);
    esEntero(sent, deBaja);
    comoSeLeyo(sent, leida);
    expect(await (await pagina.seguimiento()).findByText('Observado → Registrado')).toBeInTheDocument();
  });

  test('[R-4.2-17, R-7.4-02, R-2.4-10, R-4.2-12] corrected by the staff, who may register one too, it is Registrado again', async () => {
    const pagina = await abrirAviso('baja', 'observado', { as: 'personal' });
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.escribir(/^Observación/, 'corregido');
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    // Only the company declares it.
    expect(await pagina.estado('Registrado')).toEqual([]);
  });

  test('[R-2.4-13, R-4.2-20, R-4.2-17, R-4.2-11, R-2.4-07] Cancelar puts back an Observado, with Editar and Eliminar and no state to choose', async () => {
    const pagina = await abrirAviso('baja', 'observado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.escribir(/^Observación/, 'otra');
    await pagina.elegir('Localidad de registro', 'MONTERO');
    await pagina.user.click(pagina.boton('Cancelar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await pagina.cerrado();
    expect(await pagina.estado('Observado')).toEqual([]);
    expect(pagina.campo(/^Observación/)).toHaveValue('');
    await waitFor(() => expect(pagina.campo(/^Localidad de registro/)).toHaveDisplayValue(/^NUESTRA SEÑORA DE LA PAZ/));
    expect(pagina.abiertos()).toBe(0);
    expect(pagina.boton('Eliminar')).toBeVisible();
    for (const name of ['Grabar', 'Cancelar']) pagina.sinBoton(name);
    expect(screen.getByText('«Falta un dato.»')).toBeVisible();
  });

  test('[R-4.2-14, R-4.2-17, R-7.4-02, R-4.2-12] corrected by its certificate alone, it is Registrado again', async () => {
    const pagina = await abrirAviso('baja', 'observado');
    const written = recordCalls('/SeguimientoRegistra');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.adjuntar(/^CERTIFICADO DE DEFUNCIÓN/, 'certificado.pdf');
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(await (await pagina.seguimiento()).findByText('Observado → Registrado')).toBeInTheDocument();
    const change = /<b>CERTIFICADO DE DEFUNCIÓN.* -&gt; certificado\.pdf</;
    expect(written).toMatchObject([{ Mensaje: expect.stringMatching(change) }]);
  });

  test('[F-3.10-03, F-3.10-05, R-3.2-01, R-4.2-14, decision 115] what changed in an Observado is in the tracking with the save: closing the page a moment later loses nothing', async () => {
    const pagina = await abrirAviso('baja', 'observado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.escribir(/^Observación/, 'corregido');
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    // Read once the calls under way are answered: what waited for a second would not be there.
    await answered();
    const tracked = pagina.db.seguimientos.by('registro', `${tabla.novedad}|${pagina.id}`);
    const updates = tracked.filter(({ Asunto }) => Asunto === 'Registro actualizado');
    expect(updates).toMatchObject([{ Mensaje: expect.stringMatching(/Observación:.* -&gt; CORREGIDO</) }]);
  });

  test('[R-4.2-14, R-4.2-12, R-3.2-01, F-7.8-01] where the log of an Observado fails a warning says so, and the correction stands', async () => {
    server.use(http.post('*/SeguimientoRegistra', () => new HttpResponse('', { status: 500 })));
    const pagina = await abrirAviso('baja', 'observado');
    const written = recordCalls('/SeguimientoRegistra');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.escribir(/^Observación/, 'corregido');
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    await toastSays('No se registró el seguimiento.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(pagina.row()).toMatchObject({ Observacion: 'CORREGIDO' });
    expect(written[0]).toMatchObject({ IdTabla: pagina.id, Mensaje: expect.stringMatching(/-&gt; CORREGIDO</) });
  });

  test('[R-4.2-13, R-4.2-12, R-7.4-02] a correction of the certificate alone that is refused once leaves it Observado, and the file for the next try', async () => {
    rechazaUnaVez('/ModificaBajaPasivo', 'El servicio está cerrado.');
    const pagina = await abrirAviso('baja', 'observado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.adjuntar(/^CERTIFICADO DE DEFUNCIÓN/, 'certificado.pdf');
    const slot = () => screen.findByRole('listitem', { name: /^CERTIFICADO DE DEFUNCIÓN/ });
    await pagina.grabar();
    await toastSays('El servicio está cerrado.');
    await descubierta();
    expect(await pagina.estado('Observado')).toEqual([]);
    expect(await within(await slot()).findByText('Se guardará con el aviso')).toBeVisible();
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-disabled'));
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
  });

  test.each([
    ['fails', () => new HttpResponse('', { status: 500 }), 'Ha ocurrido un error técnico. Pedimos disculpas.'],
    [
      'answers no positive number',
      () => HttpResponse.json({ ok: true, Datos: 0, Mensaje: null }),
      'Hubo un problema al registrar la información, intente nuevamente.',
    ],
  ])(
    '[R-2.4-10, R-4.2-17, R-4.2-13, R-7.4-02, R-8-17, decision 62] a correction that %s leaves it Observado, and what was typed in place',
    async (_, reply, text) => {
      server.use(http.post('*/ModificaBajaPasivo', reply, { once: true }));
      const pagina = await abrirAviso('baja', 'observado');
      const tracked = recordCalls('/SeguimientoRegistra');
      await pagina.user.click(pagina.boton('Editar'));
      await pagina.escribir(/^Observación/, 'corregido');
      await pagina.grabar();
      await toastSays(text);
      await descubierta();
      expect(await pagina.estado('Observado')).toEqual([]);
      expect(tracked, 'nothing happened yet').toEqual([]);
      expect(pagina.campo(/^Observación/)).toHaveValue('CORREGIDO');
      expect(pagina.campo(/^Observación/)).not.toHaveAttribute('readonly');
      expect(pagina.boton('Cancelar')).toBeVisible();
      await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-disabled'));
      await pagina.grabar();
      await toastSays('El registro se modificó correctamente.');
      expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    },
  );

  test('[R-2.4-07, E-1-03, F-6-06, R-2.4-10, R-2.4-16, R-5.3-08, R-4.2-09, R-4.2-10, R-4.2-11, R-4.2-18, R-7.10-01, R-9-03] the staff observes a declared one from the state bar', async () => {
    const pagina = await abrirAviso('baja', 'declarado', { as: 'personal' });
    expect(await pagina.estado('Declarado')).toEqual(['Observado', 'Aceptado']);
    for (const name of ['Editar', 'Eliminar', 'Grabar']) pagina.sinBoton(name);
    const sent = recordCalls('/ModificarEstado');
    await pagina.user.click(screen.getByRole('button', { name: /^Observado/ }));
    await pagina.user.click(
      within(await screen.findByRole('dialog', { name: 'Observación' })).getByRole('button', { name: 'Cancelar' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Observación' })).toBeNull());
    await pagina.user.click(screen.getByRole('button', { name: /^Observado/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Observación' }));
    await pagina.user.click(dialog.getByRole('button', { name: 'Grabar' }));
    expect(await dialog.findByText('La Observación, no tiene información.')).toBeVisible();
    await pagina.user.click(dialog.getByLabelText(/^Observación/));
    await pagina.user.paste('x'.repeat(201));
    expect(dialog.getByText('La Observación: el máximo es de 200 caracteres.')).toBeVisible();
    await pagina.user.click(dialog.getByRole('button', { name: 'Grabar' }));
    expect(sent).toEqual([]);
    await pagina.user.clear(dialog.getByLabelText(/^Observación/));
    await pagina.user.type(dialog.getByLabelText(/^Observación/), 'Falta el certificado.');
    await pagina.user.click(dialog.getByRole('button', { name: 'Grabar' }));
    await toastSays('Se observó correctamente la novedad.');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Observación' })).toBeNull());
    expect(await pagina.estado('Observado')).toEqual([]);
    for (const name of ['Editar', 'Eliminar']) expect(pagina.boton(name)).toBeVisible();
    expect(sent).toEqual([
      {
        IdPersonaNovedad: pagina.id,
        IdEstadoProceso: pagina.row()?.IdEstadoProceso,
        Observacion: 'Falta el certificado.',
        Anular: false,
      },
    ]);
  });

  test('[R-4.2-18, R-3.1-04, E-1-03, R-7.4-02, decision 7] the staff accepts it with the whole form: the person is dead', async () => {
    const pagina = await abrirAviso('baja', 'declarado', { as: 'personal' });
    const sent = recordCalls('/AceptaBajaPasivo');
    const leida = formaLeida();
    await pagina.user.click(pagina.boton('Aceptar'));
    await pagina.aceptar(`¿Desea aceptar el aviso de ${pagina.nombre}?`);
    await toastSays('La novedad se aceptó correctamente.');
    expect(await pagina.estado('Aceptado')).toEqual([]);
    expect(sent).toMatchObject([
      { SegurosPersonasNovedad: { IdLugarFallecimiento: 1, IdUbicacionFallecimiento: 102 } },
    ]);
    esEntero(sent, deBaja);
    comoSeLeyo(sent, leida);
    expect(pagina.db.personas.get(pagina.persona.IdPersona)?.FechaFallecimiento).toBe('2026-11-17');
  });

  test('[R-2.4-07, R-2.4-10, R-2.4-11, R-3.1-04, F-6-06, R-4.2-15, R-2.4-09, R-7.4-01, R-7.4-05, F-3.7-02, R-3.1-03] Aceptado shows its snapshot, and prints only', async () => {
    const asked = conImpresos('ReporteBajaPasivo');
    const pagina = await abrirAviso('baja', 'aceptado', {
      fields: {
        DatosHistorico: JSON.stringify({
          BasePersonas: { IdPersona: 1, NombreCompleto: 'COMO ERA ANTES', Zona: 'ZONA DE ANTES' },
          SegurosPacientes: { HistoriaClinica: '77-ANTES' },
          SegurosPersonasNovedad: {
            IdPersonaNovedad: 593_001,
            IdTipoNovedad: TIPO,
            FechaNovedad: '2026-11-17',
            Observacion: 'COMO SE DIJO ANTES',
            NombreCompletoTitular: 'TITULAR DE ANTES',
          },
        }),
      },
    });
    expect(await pagina.estado('Aceptado')).toEqual([]);
    for (const name of ['Editar', 'Eliminar', 'Declarar', 'Grabar']) pagina.sinBoton(name);
    expect(pagina.campo('Zona')).toHaveValue('ZONA DE ANTES');
    expect(dato('Titular')).toHaveTextContent('TITULAR DE ANTES');
    expect(dato('Historia clínica')).toHaveTextContent('77-ANTES');
    expect(pagina.campo(/^Observación/)).toHaveValue('COMO SE DIJO ANTES');
    expect(pagina.boton('Salir')).toBeVisible();
    await pagina.user.click(pagina.boton('Imprimir'));
    await seImprime('ReporteBajaPasivo/1/593001', pagina);
    expect(asked).toHaveLength(1);
  });
});
