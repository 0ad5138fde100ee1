import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { browser, localKeys } from '#lib/storage.ts';
import { descargas } from '#support/descargas.ts';
import { elegido } from '#support/desplegables.ts';
import { conImpresos, seImprime } from '#support/impresos.ts';
import { rechazaUnaVez } from '#support/respuestas.ts';
import { asking, descubierta, leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { observar, sinTeclas } from './formulario.ts';
import { comoSeLeyo, formaLeida } from './leida.ts';
import { abrirTransferencia, EDITAR_TRANSFERENCIA, LISTA_TRANSFERENCIA } from './transferencia.ts';

const AVISO = 'Una vez declarada la novedad no podrá modificar la misma.';
const declarado = () => within(screen.getByLabelText('Estado del aviso')).getByRole('button', { name: /^Declarado/ });
const declaracion = () => screen.queryByText('Fecha de declaración', { selector: 'dt' });

describe('a saved transfer', () => {
  test('[E-2.6-04, E-2.6-06, E-4-42, E-6-04, F-6-06, E-4-19, E-2.6-01, E-4-40, E-4-12, E-2.6-08, E-4-17, E-4-18, E-7.5-01, E-7.4-05, F-9-04, E-9-07, E-8-05] Registrado is declared from the state control, and locked then', async () => {
    const pagina = await abrirTransferencia('registrado');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    for (const name of ['Nuevo', 'Editar', 'Eliminar', 'Salir']) expect(pagina.boton(name)).toBeVisible();
    pagina.sinBoton('Imprimir');
    await waitFor(() => {
      expect(screen.getByLabelText(/^Regional transferencia/)).toHaveValue('SANTA CRUZ');
      expect(screen.getByLabelText(/^Empresa transferencia/)).toHaveValue('Banco Altiplano S.A.');
    });
    const sent = recordCalls('/ModificarEstado');
    await pagina.user.click(declarado());
    const cancelar = (await question(AVISO)).getByRole('button', { name: 'Cancelar' });
    expect(cancelar).toHaveFocus();
    await pagina.user.click(cancelar);
    expect(asking()).toBe(false);
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toEqual([]);
    await pagina.user.click(screen.getByRole('button', { name: 'Declarar' }));
    await pagina.user.click((await question(AVISO)).getByRole('button', { name: 'Cancelar' }));
    expect(sent).toEqual([]);
    await pagina.user.click(declarado());
    await pagina.aceptar(AVISO);
    await toastSays('El registro se declaró correctamente.');
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(pagina.row()).toMatchObject({ FechaDeclaracion: '2026-11-20' });
    for (const name of ['Editar', 'Eliminar', 'Grabar', 'Imprimir']) pagina.sinBoton(name);
    expect(pagina.boton('Nuevo')).toBeVisible();
    await waitFor(() => expect(declaracion()?.nextSibling).toHaveTextContent('20/11/2026'));
    expect(await (await pagina.seguimiento()).findByText('Registrado -> Declarado')).toBeInTheDocument();
  });

  test('[E-5.6-09, E-6-04, F-6-06, R-3.2-01, E-3-13, F-3.10-05, E-4-08, E-4-41, E-4-07, E-2.6-01, E-2.6-04, E-5.5-09, E-5.5-07, E-7.3-02, E-3-04, E-4-12, F-3.7-03] Observado says what to correct; saved, it is Registrado again', async () => {
    const pagina = await abrirTransferencia('observado');
    expect(await pagina.estado('Observado')).toEqual([]);
    expect(screen.getByText('«Revise el destino.»')).toBeVisible();
    for (const name of ['Nuevo', 'Eliminar']) expect(pagina.boton(name)).toBeVisible();
    pagina.sinBoton('Declarar');
    const sent = recordCalls('/ModificaTransferenciaCotizante');
    const leida = formaLeida();
    await pagina.user.click(pagina.boton('Editar'));
    expect(pagina.boton('Grabar y declarar')).toBeVisible();
    for (const name of ['Editar', 'Eliminar']) pagina.sinBoton(name);
    await waitFor(() =>
      expect(pagina.campo(/^Fecha de transferencia/)).toHaveAccessibleDescription(/Entre 01\/11\/2026 y 30\/11\/2026/),
    );
    expect(pagina.campo(/^Fecha de transferencia/)).toHaveAttribute('readonly');
    await pagina.elegir('Regional transferencia', 'COCHABAMBA');
    await waitFor(() => expect(elegido('Empresa transferencia')).toBe('SELECCIONE EMPRESA'));
    await pagina.elegir('Empresa transferencia', 'Illimani');
    await pagina.elegir('Ubicación de transferencia', 'SACABA');
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.aceptar(`¿Desea guardar la transferencia del asegurado(a) ${pagina.persona.NombreCompleto}?`);
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toMatchObject([
      {
        BasePersonas: { IdPersona: pagina.persona.IdPersona },
        SegurosPacientes: { IdDepartamento: 2 },
        SegurosPersonasNovedad: { IdEmpresaDestino: 502, IdUbicacion: 202 },
      },
    ]);
    comoSeLeyo(sent, leida, { SegurosPacientes: { IdDepartamento: 2 } });
    expect(pagina.row()).toMatchObject({ IdEmpresaDestino: 502, ObservacionCaja: '' });
    const trail = await pagina.seguimiento();
    expect(await trail.findByText(/Observado -> Registrado/)).toBeInTheDocument();
    const changes = trail.getByText('Regional transferencia:').closest('ul');
    expect(changes).toHaveTextContent('Regional transferencia: SANTA CRUZ -> COCHABAMBA');
    expect(changes).toHaveTextContent('Empresa transferencia: Banco Altiplano S.A. -> Seguros Illimani S.A.');
  });

  test('[E-4-40, E-3-04, E-2.6-06, E-5.5-09, E-7.5-02, E-7.3-02, E-8-01] an edit that the services refuse gives their words; the new destination and editing stay, and it can be saved again', async () => {
    const pagina = await abrirTransferencia('registrado');
    rechazaUnaVez('/ModificaTransferenciaCotizante', 'El periodo está cerrado.');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.elegir('Regional transferencia', 'COCHABAMBA');
    await waitFor(() => expect(elegido('Empresa transferencia')).toBe('SELECCIONE EMPRESA'));
    await pagina.elegir('Empresa transferencia', 'Illimani');
    await pagina.elegir('Ubicación de transferencia', 'SACABA');
    await pagina.grabar();
    await toastSays('El periodo está cerrado.');
    await descubierta();
    await pagina.estado('Registrado');
    expect(screen.getByLabelText(/^Regional transferencia/)).toHaveValue('COCHABAMBA');
    expect(screen.getByLabelText(/^Empresa transferencia/)).toHaveDisplayValue(/Illimani/);
    expect(pagina.row()).toMatchObject({ IdEmpresaDestino: 501 });
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(pagina.row()).toMatchObject({ IdEmpresaDestino: 502, IdUbicacion: 202 });
  });

  test('[E-4-07, E-4-41, E-7.3-02] Observado saved as it was is sent, and is Registrado again', async () => {
    const pagina = await abrirTransferencia('observado');
    const sent = recordCalls('/ModificaTransferenciaCotizante');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toHaveLength(1);
  });

  test('[E-4-07, E-4-41, E-7.3-02, E-7.5-02] Observado whose correction is refused once stays Observado, and can be saved again as it was typed', async () => {
    const pagina = await abrirTransferencia('observado');
    rechazaUnaVez('/ModificaTransferenciaCotizante', 'El periodo está cerrado.');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.escribir(/^Observación/, 'corregido');
    await pagina.grabar();
    await toastSays('El periodo está cerrado.');
    await descubierta();
    expect(await pagina.estado('Observado')).toEqual([]);
    expect(pagina.campo(/^Observación/)).toHaveValue('CORREGIDO');
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-disabled'));
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
  });

  test('[E-2.6-08, E-2.6-04, E-4-12, E-4-17, E-4-40] a declaration that the services refuse once leaves it Registrado, to be declared from the state control', async () => {
    const pagina = await abrirTransferencia('registrado');
    server.use(http.post('*/ModificarEstado', () => new HttpResponse('', { status: 500 }), { once: true }));
    await pagina.user.click(declarado());
    await pagina.aceptar(AVISO);
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    await descubierta();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    for (const name of ['Editar', 'Eliminar']) expect(pagina.boton(name)).toBeVisible();
    await pagina.user.click(declarado());
    await pagina.aceptar(AVISO);
    await pagina.estado('Declarado');
  });

  test('[E-4-40, E-2.6-06, E-4-28, E-2.6-01] Cancelar leaves it as it was', async () => {
    const pagina = await abrirTransferencia('registrado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.elegir('Regional transferencia', 'TARIJA');
    await pagina.user.click(pagina.boton('Cancelar'));
    await pagina.user.click((await question('¿Desea descartar los cambios?')).getByRole('button', { name: 'Aceptar' }));
    await pagina.cerrado();
    expect(screen.getByLabelText(/^Regional transferencia/)).toHaveValue('SANTA CRUZ');
    expect(screen.getByLabelText(/^Empresa transferencia/)).toHaveValue('Banco Altiplano S.A.');
    expect(pagina.row()).toMatchObject({ IdEmpresaDestino: 501, Version: 1 });
  });

  test('[E-2.6-01, E-2.6-04, E-6-04, F-6-06, E-4-42, E-2.6-06] Declarado is only read, and may be followed by a new one', async () => {
    const pagina = await abrirTransferencia('declarado', { fields: { Observacion: 'CON SU EQUIPO' } });
    expect(await pagina.estado('Declarado')).toEqual([]);
    for (const name of ['Editar', 'Eliminar', 'Grabar', 'Imprimir']) pagina.sinBoton(name);
    expect(declaracion()?.nextSibling).toHaveTextContent('18/11/2026');
    expect(screen.getByText('Nº de aviso', { selector: 'dt' }).nextSibling).toHaveTextContent('2026-09101');
    expect(pagina.campo(/^Fecha de transferencia/)).toHaveValue('17/11/2026');
    expect(pagina.campo(/^Observación/)).toHaveValue('CON SU EQUIPO');
    await waitFor(() => {
      expect(pagina.campo(/^Regional transferencia/)).toHaveValue('SANTA CRUZ');
      expect(pagina.campo(/^Empresa transferencia/)).toHaveValue('Banco Altiplano S.A.');
      expect(pagina.campo(/^Ubicación de transferencia/)).toHaveDisplayValue(/^SANTA CRUZ DE LA SIERRA/);
    });
    expect(pagina.abiertos()).toBe(0);
    await pagina.user.click(pagina.boton('Nuevo'));
    await waitFor(() => expect(pagina.router.state.location.search).toContain('novedad=0'));
  });

  test('[E-2.6-04, E-6-04, F-6-06, E-2.6-01, E-2.6-07, E-4-43, E-7.3-03, R-7.5-02] Aceptado is printed', async () => {
    const pagina = await abrirTransferencia('aceptado');
    expect(await pagina.estado('Aceptado')).toEqual([]);
    for (const name of ['Editar', 'Eliminar', 'Grabar', 'Cancelar', 'Orden de pago']) pagina.sinBoton(name);
    expect(pagina.boton('Nuevo')).toBeVisible();
    const asked = conImpresos('ReporteAvisoTransferencia');
    const Mensaje = { Descripcion: 'La impresora descansa.', TipoMensaje: 'warning' };
    const refused = () => HttpResponse.json({ ok: false, Datos: null, Mensaje });
    server.use(http.get('*/ReporteAvisoTransferencia/*', refused, { once: true }));
    await pagina.user.click(pagina.boton('Imprimir'));
    await toastSays('La impresora descansa.');
    const files = descargas();
    await pagina.user.click(pagina.boton('Imprimir'));
    const viewer = within(await screen.findByRole('dialog', { name: 'Aviso de transferencia' }));
    await pagina.user.click(viewer.getByRole('button', { name: 'Descargar' }));
    expect(files.map(({ name }) => name)).toEqual(['AvisoTransferencia.pdf']);
    await seImprime(`ReporteAvisoTransferencia/${pagina.persona.IdPersona}/${pagina.id}`, pagina);
    expect(asked).toHaveLength(1);
  });

  test('[E-2.6-01, E-2.6-06, E-4-43] Aceptado tells the day of its declaration, and may be followed by a new one', async () => {
    const pagina = await abrirTransferencia('aceptado');
    expect(declaracion()?.nextSibling).toHaveTextContent('18/11/2026');
    await pagina.user.click(pagina.boton('Nuevo'));
    await waitFor(() => expect(pagina.router.state.location.search).toContain('novedad=0'));
  });

  test('[E-2.6-01, E-2.6-07, E-7.3-03, E-6-04, F-6-06, E-4-43, R-7.5-02] the staff print an accepted one too', async () => {
    const pagina = await abrirTransferencia('aceptado', { as: 'personal' });
    const asked = conImpresos('ReporteAvisoTransferencia');
    await pagina.user.click(pagina.boton('Imprimir'));
    await seImprime(`ReporteAvisoTransferencia/${pagina.persona.IdPersona}/${pagina.id}`, pagina);
    expect(asked).toHaveLength(1);
  });

  test('[E-2.6-06] a destination that is no longer an active company is still named, also while it is edited', async () => {
    const { db } = await theSandbox();
    const [destino] = db.empresas.all().filter((e) => e.IdEmpresa !== 501 && e.patronales[3] !== undefined);
    if (!destino) throw new Error('No other company works in the regional');
    db.empresas.put({ ...destino, Estado: 'INACTIVO' });
    const pagina = await abrirTransferencia('registrado', {
      fields: { IdEmpresaDestino: destino.IdEmpresa, IdUbicacion: 301 },
    });
    const empresa = () => screen.findByLabelText(/^Empresa transferencia/);
    await waitFor(async () => expect(await empresa()).toHaveDisplayValue(destino.RazonSocial));
    await pagina.user.click(pagina.boton('Editar'));
    await waitFor(async () => expect(await empresa()).toHaveDisplayValue(destino.RazonSocial));
  });

  test('[E-2.6-01, E-2.6-02] Salir goes back to the list', async () => {
    const pagina = await abrirTransferencia('declarado');
    await pagina.user.click(pagina.boton('Salir'));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA_TRANSFERENCIA));
  });

  test('[E-2.6-01, E-2.6-02] Salir leads the staff who came from the list back to it', async () => {
    const pagina = await abrirTransferencia('declarado', { as: 'personal' });
    const { router } = pagina;
    await act(() => router.navigate(router.state.location, { state: { desde: 'aviso-transferencia-admin' } }));
    await screen.findByRole('tab', { name: /^Aviso de transferencia/ });
    await pagina.user.click(pagina.boton('Salir'));
    await waitFor(() => expect(router.state.location.pathname).toBe(LISTA_TRANSFERENCIA));
  });
});

test.each(['declarado', 'aceptado'] as const)(
  '[E-2.6-05, E-4-42, E-4-43] a transfer that is %s shows the photograph, and takes no other',
  async (estado) => {
    const pagina = await abrirTransferencia(estado);
    await pagina.pestana('Datos Personales');
    expect(await screen.findByRole('button', { name: /^Ver fotografía/ })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.split(',')[0])).toEqual([
      'Datos Personales',
      'Aviso de transferencia',
      'Adjuntos',
    ]);
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(0);
    await sinTeclas(pagina);
  },
);

test.each([
  ['registrado', 0],
  ['declarado', 1],
] as const)('[E-2.6-06] as the staff review it, %s: its declaration date is told %i times', async (estado, times) => {
  const fields = { FechaDeclaracion: '2026-11-18' };
  const pagina = await abrirTransferencia(estado, { as: 'personal', fields });
  await pagina.pestana('Revisión');
  const facts = within(await screen.findByRole('region', { name: 'Aviso' }));
  expect(facts.getByText('Nº de aviso', { selector: 'dt' })).toBeVisible();
  expect(facts.queryAllByText('Fecha de declaración', { selector: 'dt' })).toHaveLength(times);
});

describe('deleting', () => {
  test('[E-3-01, F-9-15, E-2.6-01, E-2.6-04, E-2.6-07, E-4-40, E-6-04, F-6-06, E-4-24, E-7.3-02, E-2.6-03, E-3-04, F-3.7-03, E-7.5-01, E-8-06, decision 21] after a question the form stays, without state and locked; a new one may begin', async () => {
    const pagina = await abrirTransferencia('registrado');
    const sent = recordCalls('/EliminaTransferenciaCotizante');
    const leida = formaLeida();
    await pagina.user.click(pagina.boton('Eliminar'));
    const asked = await question(/¿Está seguro de eliminar/);
    await pagina.user.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(`¿Está seguro de eliminar el aviso de transferencia del asegurado(a) ${pagina.nombre}?`);
    await toastSays('Registro eliminado correctamente.');
    expect(pagina.row()).toBeUndefined();
    expect(sent).toMatchObject([
      {
        BasePersonas: { IdPersona: pagina.persona.IdPersona },
        SegurosPacientes: { IdDepartamento: 3 },
        SegurosPersonasNovedad: { IdPersonaNovedad: pagina.id, IdEmpresaDestino: 501 },
      },
    ]);
    comoSeLeyo(sent, leida);
    expect(await screen.findByText(/El aviso fue eliminado/)).toBeVisible();
    expect(pagina.router.state.location.pathname).toBe(EDITAR_TRANSFERENCIA);
    expect(screen.getByLabelText('Estado del aviso').querySelector('[aria-current]')).toBeNull();
    for (const name of ['Grabar', 'Editar', 'Eliminar', 'Imprimir', 'Cancelar']) pagina.sinBoton(name);
    expect(pagina.boton('Salir')).toBeVisible();
    expect(pagina.abiertos()).toBe(0);
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(0);
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe('0');
    expect(pagina.router.state.location.search).toContain('novedad=0');
    await sinTeclas(pagina);
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(pagina.nombre);
    await pagina.user.click(pagina.boton('Nuevo'));
    expect(await screen.findByRole('dialog', { name: /^Confirmar la regional/ })).toBeVisible();
  });

  test('[E-4-40, E-2.6-04, E-6-04, F-6-06, E-4-24, E-4-27, E-8-01, E-7.5-03] that fails leaves the notice as it was', async () => {
    server.use(http.post('*/EliminaTransferenciaCotizante', () => new HttpResponse('', { status: 500 })));
    const pagina = await abrirTransferencia('registrado');
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(/¿Está seguro de eliminar/);
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    await descubierta();
    await leido();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(pagina.boton('Eliminar')).toBeVisible();
    await pagina.user.click(pagina.boton('Editar'));
    expect(pagina.abiertos()).toBeGreaterThan(0);
  });
});

test('[E-1-03, E-2.6-04, E-4-42, R-7.10-01] the staff observes it with its reason', async () => {
  const pagina = await abrirTransferencia('declarado', { as: 'personal' });
  const sent = recordCalls('/ModificarEstado');
  await observar(pagina, 'No es su regional.');
  expect(await pagina.estado('Observado')).toEqual([]);
  expect(pagina.row()).toMatchObject({ ObservacionCaja: 'No es su regional.' });
  expect(sent).toMatchObject([{ IdPersonaNovedad: pagina.id, IdEstadoProceso: pagina.row()?.IdEstadoProceso }]);
});

test('[E-1-03, E-2.6-04, E-7.3-02, E-3-04, E-7.5-01] the staff accepts it with the whole form', async () => {
  const pagina = await abrirTransferencia('declarado', { as: 'personal' });
  const sent = recordCalls('/AceptaTransferenciaCotizante');
  const leida = formaLeida();
  expect(await pagina.estado('Declarado')).toEqual(['Observado', 'Aceptado']);
  expect(screen.getByLabelText(/^Empresa transferencia/)).toHaveValue('Banco Altiplano S.A.');
  await pagina.user.click(pagina.boton('Aceptar'));
  await pagina.aceptar(`¿Desea aceptar el aviso de ${pagina.nombre}?`);
  await toastSays('La novedad se aceptó correctamente.');
  await pagina.estado('Aceptado');
  expect(sent).toMatchObject([
    {
      BasePersonas: { IdPersona: pagina.persona.IdPersona },
      SegurosPacientes: { IdDepartamento: 3 },
      SegurosPersonasNovedad: { IdPersonaNovedad: pagina.id, IdEmpresaDestino: 501, IdUbicacion: 301 },
    },
  ]);
  comoSeLeyo(sent, leida);
  const work = pagina.db.relaciones.by('persona', pagina.persona.IdPersona);
  expect(work.at(-1)).toMatchObject({ IdRegional: 3, FechaIngreso: '2026-11-17', FechaBaja: '' });
});
