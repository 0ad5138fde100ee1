import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { browser, localKeys } from '#lib/storage.ts';
import { conImpresos, seImprime } from '#support/impresos.ts';
import { contestar, rechazaUnaVez } from '#support/respuestas.ts';
import { asking, descubierta, findToast, leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrirBaja, clases, LISTA_BAJA } from './baja.ts';
import { observar, sinTeclas } from './formulario.ts';
import { comoSeLeyo, formaLeida } from './leida.ts';

const AVISO = 'Una vez declarada la novedad no podrá modificar la misma.';
const dato = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

/** The groups besides the notice, as a whole form has them. */
const entero = ({ persona }: Awaited<ReturnType<typeof abrirBaja>>) => ({
  BasePersonas: { IdPersona: persona.IdPersona, NumeroDocumento: persona.NumeroDocumento },
  SegurosPacientes: { IdPersona: persona.IdPersona },
});

describe('a registered termination', () => {
  test('[E-2.4-01, E-2.4-04, E-3-13, F-3.10-05, E-4-31, E-5.6-08, E-7.2-02, E-8-04, E-7.5-01] is edited after a question and stays Registrado', async () => {
    const pagina = await abrirBaja('registrado');
    expect(pagina.boton('Eliminar')).toBeVisible();
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(/^Fecha de baja/, '16/11/2026');
    await pagina.escribir(/^Haber mensual/, '5000');
    await pagina.elegir('Ubicación empresa', 'EL ALTO');
    const sent = recordCalls('/ModificaBajaCotizante');
    const leida = formaLeida();
    await pagina.user.click(pagina.boton('Grabar'));
    const asked = await question(`¿Desea guardar el aviso de baja de la persona ${pagina.nombre}?`);
    expect(sent).toEqual([]);
    await pagina.user.click(asked.getByRole('button', { name: 'Aceptar' }));
    await toastSays('El registro se modificó correctamente.');
    await pagina.cerrado();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    const escrito = { FechaNovedad: '2026-11-16', HaberMensual: 5000, IdUbicacion: 102 };
    expect(sent).toMatchObject([{ ...entero(pagina), SegurosPersonasNovedad: escrito }]);
    comoSeLeyo(sent, leida);
    expect(pagina.row()).toMatchObject({ ...escrito, IdEstadoProceso: 14 });
    expect(await (await pagina.seguimiento()).findByText(/4,850\.00/)).toBeInTheDocument();
  });

  const palabras = (Descripcion: string, TipoMensaje: string) => ({ Descripcion, TipoMensaje });
  test.each([
    ['nothing is told in the portal’s words, as done', null, 'El registro se modificó correctamente.', 'toast-success'],
    [
      'something has their words and type',
      palabras('Guardado, sin correo.', 'warning'),
      'Guardado, sin correo.',
      'toast-warning',
    ],
  ])('[E-8-04, E-7.5-01] an edit of which the services say %s', async (_, Mensaje, text, type) => {
    const pagina = await abrirBaja('registrado');
    contestar('/ModificaBajaCotizante', (reply) => ({ ...reply, Mensaje }));
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(/^Haber mensual/, '5000');
    await pagina.grabar();
    expect(await findToast(text)).toHaveClass(type);
  });

  test('[E-8-06, E-7.5-01] a delete has the services’ words too, and the form begins anew', async () => {
    const pagina = await abrirBaja('registrado');
    contestar('/EliminaBajaCotizante', (reply) => ({ ...reply, Mensaje: palabras('Aviso quitado.', 'Information') }));
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(/eliminar el aviso de baja/);
    expect(await findToast('Aviso quitado.')).toHaveClass('toast-info');
    await waitFor(() => expect(pagina.router.state.location.search).toBe('?novedad=0&tipo=6'));
  });

  test('[E-4-23, E-7.5-02, E-8-01] so has one that they refuse, and the notice stays', async () => {
    const pagina = await abrirBaja('registrado');
    rechazaUnaVez('/EliminaBajaCotizante', 'Tiene una orden de pago.');
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(/eliminar el aviso de baja/);
    expect(await findToast('Tiene una orden de pago.')).toHaveClass('toast-warning');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(pagina.row()).toBeDefined();
  });

  test('[E-4-35, E-7.5-01, E-7.5-02] so has an acceptance, refused and done', async () => {
    const pagina = await abrirBaja('declarado', { as: 'personal' });
    rechazaUnaVez('/AceptaBajaCotizante', 'Falta el sello.');
    await pagina.user.click(pagina.boton('Aceptar'));
    await pagina.aceptar(`¿Desea aceptar el aviso de ${pagina.nombre}?`);
    expect(await findToast('Falta el sello.')).toHaveClass('toast-warning');
    await pagina.estado('Declarado');
    await descubierta();
    contestar('/AceptaBajaCotizante', (reply) => ({ ...reply, Mensaje: palabras('Baja aceptada.', 'Information') }));
    await pagina.user.click(pagina.boton('Aceptar'));
    await pagina.aceptar(`¿Desea aceptar el aviso de ${pagina.nombre}?`);
    expect(await findToast('Baja aceptada.')).toHaveClass('toast-info');
    expect(await pagina.estado('Aceptado')).toEqual([]);
  });

  test('[E-4-31, E-2.4-04, E-7.5-02, E-7.2-02, E-8-01] an edit that the services refuse gives their words; state, what was typed and editing stay, and it can be saved again', async () => {
    const pagina = await abrirBaja('registrado');
    rechazaUnaVez('/ModificaBajaCotizante', 'El periodo está cerrado.');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(/^Haber mensual/, '5000');
    await pagina.grabar();
    expect(await findToast('El periodo está cerrado.')).toHaveClass('toast-warning');
    await descubierta();
    await pagina.estado('Registrado');
    expect(pagina.campo(/^Haber mensual/)).toHaveDisplayValue(/^5,?000/);
    expect(pagina.campo(/^Haber mensual/)).not.toHaveAttribute('readonly');
    expect(pagina.row()).toMatchObject({ HaberMensual: 4850, IdEstadoProceso: 14 });
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(pagina.row()).toMatchObject({ HaberMensual: 5000, IdEstadoProceso: 14 });
  });

  test('[E-4-11, E-7.2-02, E-8-04, E-4-16, E-8-05] edited, Grabar y declarar warns before anything is sent, and tells the edit as well', async () => {
    const pagina = await abrirBaja('registrado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(/^Haber mensual/, '5000');
    const sent = recordCalls('/ModificaBajaCotizante');
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    await question(AVISO);
    expect(sent).toEqual([]);
    await pagina.aceptar(AVISO);
    await toastSays('El registro se modificó correctamente.');
    await toastSays('El registro se declaró correctamente.');
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(pagina.row()).toMatchObject({ HaberMensual: 5000, IdEstadoProceso: 15 });
  });

  test('[E-2.4-01, E-2.4-05, E-4-31, E-3-12, E-6-04, F-6-06, E-3-18, E-4-19, E-4-11, E-4-16, E-4-35, E-2.4-04, E-2.4-07, E-7.5-01, E-7.4-05, F-9-04, E-9-07, E-8-05] is declared with the warning: locked, dated today, paid or not is told', async () => {
    const pagina = await abrirBaja('registrado');
    await pagina.pestana('Aviso de baja');
    expect(screen.queryByText('Pagado', { selector: 'dt' })).toBeNull();
    expect(screen.queryByText('Fecha de declaración', { selector: 'dt' })).toBeNull();
    await pagina.user.click(screen.getByRole('button', { name: /^Declarado/ }));
    await pagina.aceptar(AVISO);
    await toastSays('El registro se declaró correctamente.');
    expect(await pagina.estado('Declarado')).toEqual([]);
    for (const name of ['Editar', 'Eliminar', 'Grabar']) pagina.sinBoton(name);
    expect(pagina.abiertos()).toBe(0);
    expect(pagina.row()).toMatchObject({ IdEstadoProceso: 15, FechaDeclaracion: '2026-11-20' });
    expect(dato('Fecha de declaración')).toHaveTextContent('20/11/2026');
    expect(dato('Pagado')).toHaveTextContent('No');
    expect(pagina.campo(/^Fecha de baja/)).toHaveValue('17/11/2026');
    expect(pagina.campo(/^Haber mensual/)).toHaveValue('4,850.00');
    await waitFor(() => {
      expect(pagina.campo(/^Tipo baja/)).toHaveDisplayValue(/BAJA DE COTIZANTE/);
      expect(pagina.campo(/^Ubicación empresa/)).toHaveDisplayValue(/^NUESTRA SEÑORA DE LA PAZ/);
    });
    expect(await (await pagina.seguimiento()).findByText('Registrado -> Declarado')).toBeInTheDocument();
  });

  test('[E-4-11, E-4-31, E-4-16] is not declared when the question is left, whether the state or Declarar was pressed', async () => {
    const pagina = await abrirBaja('registrado');
    for (const name of [/^Declarado/, /^Declarar$/]) {
      await pagina.user.click(screen.getByRole('button', { name }));
      await pagina.user.click((await question(AVISO)).getByRole('button', { name: 'Cancelar' }));
      expect(asking()).toBe(false);
    }
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(pagina.row()?.IdEstadoProceso).toBe(14);
  });

  test('[E-3-01, F-9-15, F-8-18, E-2.4-01, E-2.4-08, E-4-31, E-4-23, E-5.6-11, E-7.2-02, E-7.5-01, E-8-06, decision 21] is deleted after a question; the form begins anew', async () => {
    const pagina = await abrirBaja('registrado');
    const sent = recordCalls('/EliminaBajaCotizante');
    const leida = formaLeida();
    await pagina.user.click(pagina.boton('Eliminar'));
    const asked = await question(/¿Está seguro de eliminar/);
    await pagina.user.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(`¿Está seguro de eliminar el aviso de baja del asegurado(a) ${pagina.nombre}?`);
    await toastSays('Registro eliminado correctamente.');
    await waitFor(() => expect(pagina.router.state.location.search).toBe('?novedad=0&tipo=6'));
    expect(await screen.findByRole('dialog', { name: /^Confirmar la regional/ })).toBeVisible();
    expect(sent).toMatchObject([{ ...entero(pagina), SegurosPersonasNovedad: { IdPersonaNovedad: pagina.id } }]);
    comoSeLeyo(sent, leida);
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe('0');
    expect(pagina.row()).toBeUndefined();
  });

  test('[E-1-05, E-2.4-08, E-5.6-11, E-7.2-02, E-4-23, E-8-06] an intern’s is deleted too, and an intern’s begins anew', async () => {
    const { padre, titulo } = clases.pasante;
    const pagina = await abrirBaja('registrado', { clase: 'pasante' });
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(/eliminar el aviso de baja/);
    await toastSays('Registro eliminado correctamente.');
    await waitFor(() => expect(pagina.router.state.location.search).toBe(`?novedad=0&tipo=${padre}`));
    expect(await screen.findByRole('dialog', { name: /^Confirmar la regional/ })).toBeVisible();
    expect(document.querySelector('h1')).toHaveTextContent(titulo);
    expect(pagina.row()).toBeUndefined();
  });

  test('[E-5.6-11, E-4-31, E-6-04, F-6-06, R-8-07, E-4-23, E-7.5-03] a delete that fails leaves it as it was', async () => {
    server.use(http.post('*/EliminaBajaCotizante', () => new HttpResponse('', { status: 500 })));
    const pagina = await abrirBaja('registrado');
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(/eliminar el aviso de baja/);
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    await descubierta();
    await leido();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    for (const name of ['Editar', 'Eliminar']) expect(pagina.boton(name)).toBeVisible();
    expect(pagina.row()).toBeDefined();
    await pagina.user.click(pagina.boton('Editar'));
    expect(pagina.abiertos()).toBeGreaterThan(0);
  });

  test('[E-2.4-01, E-2.4-04] Descartar leaves it as it was', async () => {
    const pagina = await abrirBaja('registrado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(/^Fecha de baja/, '16/11/2026');
    await pagina.escribir(/^Haber mensual/, '5000');
    await pagina.user.click(pagina.boton('Descartar'));
    await pagina.user.click((await question('¿Desea descartar los cambios?')).getByRole('button', { name: 'Aceptar' }));
    await pagina.cerrado();
    expect(pagina.campo(/^Fecha de baja/)).toHaveValue('17/11/2026');
    expect(pagina.campo(/^Haber mensual/)).toHaveValue('4,850.00');
    expect(pagina.row()).toMatchObject({ FechaNovedad: '2026-11-17', HaberMensual: 4850, Version: 1 });
  });

  test('[E-2.4-01, E-2.4-02] Salir leads to the list of terminations', async () => {
    const pagina = await abrirBaja('registrado');
    await pagina.user.click(pagina.boton('Salir'));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA_BAJA));
  });

  test('[E-2.4-01, E-2.4-02] Salir leads the staff who came from the list back to it', async () => {
    const pagina = await abrirBaja('declarado', { as: 'personal' });
    const { router } = pagina;
    await act(() => router.navigate(router.state.location, { state: { desde: 'aviso-baja-admin' } }));
    await screen.findByRole('tab', { name: /^Datos Personales/ });
    await pagina.user.click(pagina.boton('Salir'));
    await waitFor(() => expect(router.state.location.pathname).toBe(LISTA_BAJA));
  });
});

/** Every state of a termination that is saved, and paid where it is Pagado. */
const guardadas = [
  ['registrado', {}],
  ['observado', {}],
  ['declarado', {}],
  ['pagado', { Pagado: true }],
  ['aceptado', {}],
] as const;

test.each(guardadas)(
  '[E-2.4-01] one that is %s may be left or followed by another, and its tracking is there',
  async (estado, fields) => {
    const pagina = await abrirBaja(estado, { fields });
    expect(await screen.findByRole('region', { name: 'Seguimiento' })).toBeVisible();
    for (const name of ['Nuevo', 'Salir']) expect(pagina.boton(name)).toBeVisible();
    await pagina.user.click(pagina.boton('Nuevo'));
    await waitFor(() => expect(pagina.router.state.location.search).toBe('?novedad=0&tipo=6'));
  },
);

describe.each(['pasante', 'voluntario'] as const)('the termination of a %s', (clase) => {
  const { padre, titulo } = clases[clase];

  test('[E-2.4-01, E-2.4-08, E-1-05] Nuevo begins another of its kind, at the regional', async () => {
    const pagina = await abrirBaja('declarado', { clase });
    await pagina.user.click(pagina.boton('Nuevo'));
    expect(await screen.findByRole('dialog', { name: /^Confirmar la regional/ })).toBeVisible();
    expect(pagina.router.state.location.search).toBe(`?novedad=0&tipo=${padre}`);
    expect(browser.read(localKeys.IdTipoNovedadPadre)).toBe(String(padre));
    expect(document.querySelector('h1')).toHaveTextContent(titulo);
  });

  test('[E-4-06, E-4-33, E-1-05, E-2.4-06, E-7.2-02, E-8-04] Observado that is corrected is Registrado again, with the words of its contract', async () => {
    const pagina = await abrirBaja('observado', { clase, fields: { ObservacionCaja: 'Falta el sello.' } });
    expect(await pagina.estado('Observado')).toEqual([]);
    const sent = recordCalls('/ModificaBajaCotizante');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Aviso de baja');
    expect(dato('Fecha inicio de contrato')).toHaveTextContent(/^\d/);
    await pagina.escribir(/^Fecha fin de contrato/, '16/11/2026');
    await pagina.escribir(/^Estipendio/, '0');
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toMatchObject([{ SegurosPersonasNovedad: { FechaNovedad: '2026-11-16', HaberMensual: 0 } }]);
    expect(pagina.row()).toMatchObject({ ObservacionCaja: '', HaberMensual: 0 });
    expect(await (await pagina.seguimiento()).findByText('Observado -> Registrado')).toBeInTheDocument();
  });
});

test.each(guardadas.slice(2))(
  '[E-2.4-03, E-4-35, E-4-37, E-4-39] one that is %s shows photograph and attachments, and takes no other file',
  async (estado, fields) => {
    const pagina = await abrirBaja(estado, { fields });
    await pagina.estado(`${estado.charAt(0).toUpperCase()}${estado.slice(1)}`);
    expect(await screen.findByRole('group', { name: /^Fotografía/ })).toBeVisible();
    await pagina.pestana('Adjuntos');
    expect(await screen.findByRole('button', { name: /^Ver CARTA DE RETIRO/ })).toBeVisible();
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(0);
    await sinTeclas(pagina);
  },
);

test.each([
  ['registrado', 0],
  ['declarado', 1],
] as const)(
  '[E-2.4-04, E-2.4-07] as the staff review it, %s: declaration date and payment are told %i times',
  async (estado, times) => {
    const pagina = await abrirBaja(estado, { as: 'personal', fields: { FechaDeclaracion: '2026-11-18' } });
    await pagina.pestana('Revisión');
    const facts = within(await screen.findByRole('region', { name: 'Aviso' }));
    expect(facts.getByText('Nº de aviso', { selector: 'dt' })).toBeVisible();
    for (const label of ['Fecha de declaración', 'Pagado'])
      expect(facts.queryAllByText(label, { selector: 'dt' })).toHaveLength(times);
  },
);

describe('a termination in another state', () => {
  test('[E-6-04, F-6-06, E-2.4-01, E-4-08, E-4-06, E-4-11, E-4-33, E-8-04, E-7.5-01] Observado says what to correct, offers no state, and a saved correction returns it to Registrado', async () => {
    const pagina = await abrirBaja('observado', { fields: { ObservacionCaja: 'Falta el sello de la carta.' } });
    expect(await pagina.estado('Observado')).toEqual([]);
    expect(screen.getByText('«Falta el sello de la carta.»')).toBeVisible();
    for (const name of ['Eliminar', 'Orden de pago']) expect(pagina.boton(name)).toBeVisible();
    pagina.sinBoton('Declarar');
    await pagina.user.click(pagina.boton('Editar'));
    for (const name of ['Grabar y declarar', 'Grabar', 'Descartar', 'Orden de pago', 'Salir'])
      expect(pagina.boton(name)).toBeVisible();
    for (const name of ['Editar', 'Eliminar']) pagina.sinBoton(name);
    expect(await screen.findByRole('region', { name: 'Seguimiento' })).toBeVisible();
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(/^Observación/, 'Se adjunta con sello');
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(pagina.row()).toMatchObject({ IdEstadoProceso: 14, ObservacionCaja: '' });
    expect(await (await pagina.seguimiento()).findByText('Observado -> Registrado')).toBeInTheDocument();
  });

  test('[E-3-13, E-4-06, E-4-33, E-8-04, E-2.4-03, E-4-08] Observado corrected by its letter alone is Registrado again', async () => {
    const pagina = await abrirBaja('observado');
    const written = recordCalls('/SeguimientoRegistra');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.adjuntar(/^CARTA DE RETIRO/, 'carta.pdf');
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(await (await pagina.seguimiento()).findByText('Observado -> Registrado')).toBeInTheDocument();
    expect(written).toMatchObject([{ Mensaje: expect.stringMatching(/<b>CARTA DE RETIRO.* -&gt; carta\.pdf</) }]);
  });

  test('[E-4-06, E-4-33, E-7.2-02, E-7.5-02, E-8-01] Observado whose correction is refused once stays Observado, and can be saved again as it was typed', async () => {
    rechazaUnaVez('/ModificaBajaCotizante', 'El periodo está cerrado.');
    const pagina = await abrirBaja('observado', { fields: { ObservacionCaja: 'Falta el sello de la carta.' } });
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Aviso de baja');
    await pagina.escribir(/^Observación/, 'con sello');
    await pagina.grabar();
    await toastSays('El periodo está cerrado.');
    await descubierta();
    expect(await pagina.estado('Observado')).toEqual([]);
    expect(pagina.campo(/^Observación/)).toHaveValue('CON SELLO');
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-disabled'));
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
  });

  test('[E-2.4-01, E-4-16, E-6-04, F-6-06, E-4-19, E-2.4-04, E-2.4-07, E-4-37, E-4-11] Pagado offers to declare, and nothing else, and is declared', async () => {
    const pagina = await abrirBaja('pagado', { fields: { Pagado: true } });
    expect(await pagina.estado('Pagado')).toEqual(['Declarado']);
    expect(screen.getByRole('button', { name: 'Declarar' })).toBeVisible();
    for (const name of ['Editar', 'Eliminar', 'Imprimir']) pagina.sinBoton(name);
    expect(pagina.abiertos()).toBe(0);
    await pagina.pestana('Aviso de baja');
    expect(dato('Pagado')).toHaveTextContent('Sí');
    expect(dato('Nº de aviso')).toHaveTextContent('2026-09001');
    await pagina.user.click(screen.getByRole('button', { name: /^Declarado/ }));
    expect((await question(AVISO)).queryByRole('button', { name: /^Cambiar/ })).toBeNull();
    await pagina.aceptar(AVISO);
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(pagina.row()).toMatchObject({ IdEstadoProceso: 15, Pagado: true });
    expect(await (await pagina.seguimiento()).findByText('Pagado -> Declarado')).toBeInTheDocument();
  });

  test.each(['registrado', 'observado'] as const)(
    '[E-2.4-01, E-6-04, F-6-06, E-4-26, E-4-31, E-4-33] paid before it is %s, it may be edited and not deleted',
    async (estado) => {
      const pagina = await abrirBaja(estado, { fields: { Pagado: true } });
      expect(pagina.boton('Editar')).toBeVisible();
      pagina.sinBoton('Eliminar');
    },
  );

  test('[E-1-03, E-4-35, E-2.4-01, R-7.10-01] the staff observes a declared one with its reason', async () => {
    const pagina = await abrirBaja('declarado', { as: 'personal' });
    expect(await pagina.estado('Declarado')).toEqual(['Observado', 'Aceptado']);
    const sent = recordCalls('/ModificarEstado');
    await observar(pagina, 'Falta la carta.');
    expect(await pagina.estado('Observado')).toEqual([]);
    expect(pagina.row()).toMatchObject({ ObservacionCaja: 'Falta la carta.', IdEstadoProceso: 16 });
    expect(sent).toMatchObject([{ IdPersonaNovedad: pagina.id, IdEstadoProceso: 16 }]);
  });

  test('[E-4-35, E-2.4-01, E-1-03, E-7.2-02, E-7.5-01] the staff accepts a declared one with the whole form, and the work ends', async () => {
    const pagina = await abrirBaja('declarado', { as: 'personal' });
    const sent = recordCalls('/AceptaBajaCotizante');
    const leida = formaLeida();
    await pagina.user.click(pagina.boton('Aceptar'));
    await pagina.aceptar(`¿Desea aceptar el aviso de ${pagina.nombre}?`);
    await toastSays('La novedad se aceptó correctamente.');
    expect(await pagina.estado('Aceptado')).toEqual([]);
    expect(sent).toMatchObject([{ ...entero(pagina), SegurosPersonasNovedad: { IdPersonaNovedad: pagina.id } }]);
    comoSeLeyo(sent, leida);
    const [work] = pagina.db.relaciones.by('persona', pagina.persona.IdPersona);
    expect(work?.FechaBaja).toBe('2026-11-17');
  });

  test('[E-2.4-05, E-2.4-08, E-2.4-04, E-6-04, F-6-06, E-2.4-01, E-4-39, E-7.2-05] Aceptado shows what was accepted, and prints only', async () => {
    const asked = conImpresos('ReporteAvisoBaja');
    const base = await abrirBaja('aceptado', {
      fields: {
        DatosHistorico: JSON.stringify({
          BasePersonas: { IdPersona: 1, NombreCompleto: 'COMO ERA ANTES', Zona: 'ZONA DE ANTES' },
          SegurosPacientes: { FechaIngreso: '2019-02-01' },
          SegurosPersonasNovedad: {
            IdPersonaNovedad: 590_001,
            IdTipoNovedad: 33,
            FechaNovedad: '2026-11-17',
            HaberMensual: 3900,
          },
        }),
      },
    });
    expect(base.campo('Zona')).toHaveValue('ZONA DE ANTES');
    expect(await base.estado('Aceptado')).toEqual([]);
    expect(base.abiertos()).toBe(0);
    for (const name of ['Editar', 'Eliminar', 'Declarar']) base.sinBoton(name);
    await base.user.click(base.boton('Imprimir'));
    await seImprime('ReporteAvisoBaja/1/590001', base);
    expect(asked).toHaveLength(1);
    await base.pestana('Aviso de baja');
    expect(dato('Fecha de Ingreso')).toHaveTextContent('01/02/2019');
    expect(base.campo(/^Haber mensual/)).toHaveValue('3,900.00');
  });
});
