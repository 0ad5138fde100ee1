import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { estadoAlta, tipoNovedad } from '#contract/enumerations.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { conImpresos, seImprime } from '#support/impresos.ts';
import { asking, descubierta, ejemplo, leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { recordPaths } from '../parametros/lista.ts';
import { abrir, EDITAR, formulario, nueva, type Pagina, sinTeclas } from './formulario.ts';

const AVISO = 'Una vez declarada la novedad no podrá modificar la misma.';
const ESTADO = '/ModificarEstado';
const declarar = async (pagina: Awaited<ReturnType<typeof abrir>>) => {
  await pagina.estado(
    (await screen.findByLabelText('Estado del aviso')).querySelector('[aria-current]')?.textContent?.split(',')[0] ??
      '',
  );
  await pagina.user.click(
    within(screen.getByLabelText('Estado del aviso')).getByRole('button', { name: /^Declarado/ }),
  );
};

describe('[E-4-13] declaring', () => {
  test('[F-8-18, F-6-06, E-6-04, E-3-12, E-1-02, E-4-10, E-4-13, E-4-15, E-4-18, E-4-19, E-8-05, E-2.2-05, E-2.2-13, E-9-08, F-9-04, E-7.5-01, E-7.5-05, E-4-34, E-2.2-02, E-4-29, R-7.10-01, E-7.4-05, E-9-07] from the state control, with the warning: Declarado, locked, dated today, tracked', async () => {
    const pagina = await abrir('pendiente');
    await declarar(pagina);
    const asked = await question(AVISO);
    expect(asked.getByText(new RegExp(pagina.nombre))).toBeVisible();
    expect(asked.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await pagina.aceptar(AVISO);
    await toastSays('El registro se declaró correctamente.');
    expect(await pagina.estado('Declarado')).toEqual([]);
    for (const name of ['Editar', 'Eliminar', 'Grabar']) pagina.sinBoton(name);
    expect(pagina.abiertos()).toBe(0);
    expect(pagina.novedad()).toMatchObject({ FechaDeclaracion: '2026-11-20', IdEstadoProceso: estadoAlta.declarado });
    await pagina.pestana('Aviso de alta');
    expect(screen.getByText('Fecha de declaración', { selector: 'dt' }).nextSibling).toHaveTextContent('20/11/2026');
    expect(await (await pagina.seguimiento()).findByText('Registrado -> Declarado')).toBeInTheDocument();
  });

  test('[E-4-10] [E-8-01] that was done, while the notice cannot be read again: it stands, and what is below can be read anew (fault 23)', async () => {
    const pagina = await abrir('pendiente');
    await declarar(pagina);
    const states = recordCalls(ESTADO);
    server.use(
      http.get('*/ObtenerXIdOld/*', () => (states.length > 0 ? new HttpResponse('', { status: 500 }) : undefined)),
    );
    await pagina.aceptar(AVISO);
    await toastSays('El registro se declaró correctamente.');
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByText(/^Ha ocurrido un error técnico/)).toBeVisible();
    expect(pagina.novedad().IdEstadoProceso).toBe(estadoAlta.declarado);
    server.resetHandlers();
    await pagina.user.click(again);
    expect(await pagina.estado('Declarado')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  test('[F-3.10-04, E-3-12, E-4-10, E-4-14, R-4.2-05, decision 9, E-4-18, E-4-15, E-4-36, E-2.2-05] of a paid one names the state it came from', async () => {
    const pagina = await abrir('pagado');
    const checks = recordCalls('/OrdenPagoVerificaPagoRequiere');
    await declarar(pagina);
    // Its values are looked at, and not changed from here either.
    expect((await question(AVISO)).queryByRole('button', { name: /^Cambiar/ })).toBeNull();
    await pagina.aceptar(AVISO);
    await pagina.estado('Declarado');
    expect(checks).toEqual([]);
    expect(await (await pagina.seguimiento()).findByText('Pagado -> Declarado')).toBeInTheDocument();
  });

  test.each(['pendiente', 'observado'] as const)(
    '[E-4-14, R-4.2-05, decision 9] of one that is paid but not in Pagado, %s, asks nothing about the payment',
    async (who) => {
      const { db, novedad } = await ejemplo(who);
      db.novedades.put({ ...novedad(), Pagado: true });
      const pagina = await abrir(who);
      const checks = recordCalls('/OrdenPagoVerificaPagoRequiere');
      if (who === 'observado') {
        await pagina.user.click(pagina.boton('Editar'));
        await pagina.pestana('Aviso de alta');
        await pagina.escribir(/^Cargo/, 'cajero');
        await pagina.user.click(pagina.boton('Grabar y declarar'));
      } else await declarar(pagina);
      await pagina.aceptar(AVISO);
      await pagina.estado('Declarado');
      expect(checks).toEqual([]);
    },
  );

  test('[F-8-02, R-4.2-05, E-4-14, decision 30, E-4-20, E-2.2-02] of one that must be paid first is refused with the reason', async () => {
    // Known only when it is asked about the notice itself: until then declaring is offered.
    server.use(
      http.post('*/OrdenPagoVerificaRequierePago', () =>
        HttpResponse.json({ ok: true, Datos: { RequierePago: false } }),
      ),
    );
    const pagina = await abrir('porPagar');
    const sent = recordCalls(ESTADO);
    await declarar(pagina);
    const motivo = 'La novedad debe ser incluida en una orden de pago y pagada antes de declararla.';
    await pagina.aceptar(motivo);
    expect(asking()).toBe(false);
    const heading = await screen.findByRole('heading', { name: `No se declaró: ${motivo}` });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(await pagina.estado('Registrado')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Agregar a una orden de pago' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('[E-6-04, F-6-06, E-2.2-05] of one whose type must be paid first is not offered by the state control', async () => {
    const pagina = await abrir('porPagar');
    expect(await screen.findByText('Se paga antes de declarar: agréguelo a una orden de pago.')).toBeVisible();
    expect(await pagina.estado('Registrado')).toEqual([]);
  });

  test('[E-4-14, R-4.2-05, decision 30, E-4-20, E-8-01, R-7.6-06, E-7.5-03] is cancelled when the payment cannot be checked', async () => {
    server.use(http.get('*/OrdenPagoVerificaPagoRequiere/*', () => new HttpResponse('', { status: 500 })));
    const pagina = await abrir('pendiente');
    const sent = recordCalls(ESTADO);
    await declarar(pagina);
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(pagina.boton('Editar')).toBeVisible();
    // A second try checks it anew.
    const checks = recordPaths('/OrdenPagoVerificaPagoRequiere/');
    await declarar(pagina);
    await waitFor(() => expect(checks).toHaveLength(1));
    await leido();
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
  });

  test('[E-6-04, F-6-06, E-4-20, E-8-01, E-7.5-03, E-2.2-05] that fails keeps the state and everything that could be done', async () => {
    server.use(http.post(`*${ESTADO}`, () => new HttpResponse('', { status: 500 }), { once: true }));
    const pagina = await abrir('pendiente');
    await declarar(pagina);
    await pagina.aceptar(AVISO);
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(pagina.boton('Editar')).toBeVisible();
    await descubierta();
    await declarar(pagina);
    await pagina.aceptar(AVISO);
    await pagina.estado('Declarado');
  });

  const rechaza = () => HttpResponse.json({ ok: false, Mensaje: { Descripcion: 'No se pudo.', TipoMensaje: 'error' } });
  test.each([
    ['is refused', rechaza, () => toastSays('No se pudo.')],
    [
      'never arrives',
      () => HttpResponse.error(),
      async ({ user }: Pick<Pagina, 'user'>) => {
        const asked = await question('Lo que envió no se guardó. ¿Desea enviarlo otra vez?');
        await user.click(asked.getByRole('button', { name: 'Cancelar' }));
      },
    ],
  ])(
    '[E-4-20, E-8-01, E-4-10, E-4-36] of a paid one that %s leaves it Pagado, to be declared',
    async (_, answer, leer) => {
      server.use(http.post(`*${ESTADO}`, answer, { once: true }));
      const pagina = await abrir('pagado');
      await declarar(pagina);
      await pagina.aceptar(AVISO);
      await leer(pagina);
      await descubierta();
      expect(await pagina.estado('Pagado')).toEqual(['Declarado']);
      expect(pagina.novedad().IdEstadoProceso).toBe(estadoAlta.pagado);
      for (const name of ['Editar', 'Eliminar']) pagina.sinBoton(name);
      await declarar(pagina);
      await pagina.aceptar(AVISO);
      await pagina.estado('Declarado');
    },
  );

  test('[E-4-18, E-8-05, E-7.5-05, F-7.8-01] whose tracking fails stands all the same', async () => {
    server.use(http.post('*/SeguimientoRegistra', () => HttpResponse.error()));
    const pagina = await abrir('pendiente');
    await declarar(pagina);
    await pagina.aceptar(AVISO);
    await toastSays('El registro se declaró correctamente.');
    await toastSays('No se registró el seguimiento.');
    await pagina.estado('Declarado');
  });
});

describe('the staff', () => {
  test('[E-6-04, F-6-06, E-1-03, E-2.2-05, E-4-21, E-8-07, E-7.5-01, R-7.10-01, R-9-03, decision 39] observes with a text of at most 200 characters, which the employer reads', async () => {
    const pagina = await abrir('declarado', { as: 'personal' });
    expect(await pagina.estado('Declarado')).toEqual(['Observado', 'Aceptado']);
    await pagina.user.click(pagina.boton('Observar'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Observación' }));
    const save = dialog.getByRole('button', { name: 'Grabar' });
    const box = dialog.getByLabelText(/^Observación/);
    await pagina.user.click(save);
    expect(box).toHaveAccessibleDescription(/La Observación, no tiene información\./);
    await pagina.user.click(box);
    await pagina.user.paste('x'.repeat(201));
    expect(box).toHaveAccessibleDescription(/La Observación: el máximo es de 200 caracteres\./);
    await pagina.user.clear(box);
    await pagina.user.type(box, 'Falta el contrato.');
    await pagina.user.click(save);
    await toastSays('Se observó correctamente la novedad.');
    await pagina.estado('Observado');
    pagina.sinBoton('Editar');
    expect(screen.getByText('«Falta el contrato.»')).toBeVisible();
    expect(await (await pagina.seguimiento()).findByText('Falta el contrato.')).toBeInTheDocument();
  });

  test('[F-8-18, E-6-04, F-6-06, E-1-03, E-7.1-03, E-7.5-01, E-4-38, E-2.2-02, F-3.7-01] accepts, with the whole form; then there is print only', async () => {
    const pagina = await abrir('declarado', { as: 'personal' });
    const sent = recordCalls('/AceptaAltaCotizante');
    await pagina.user.click(pagina.boton('Aceptar'));
    await pagina.aceptar(`¿Desea aceptar el aviso de ${pagina.nombre}?`);
    await toastSays('La novedad se aceptó correctamente.');
    expect(await pagina.estado('Aceptado')).toEqual([]);
    const { IdPersonaNovedad, Cargo, FechaNovedad, IdUbicacion } = pagina.novedad();
    const { IdPersona, NumeroDocumento } = pagina.persona;
    expect(sent).toMatchObject([
      {
        BasePersonas: { IdPersona, NumeroDocumento },
        SegurosPacientes: { IdPersona },
        SegurosPersonasNovedad: { IdPersonaNovedad, IdPersona, Cargo, FechaNovedad, IdUbicacion },
      },
    ]);
    for (const name of ['Observar', 'Aceptar', 'Editar', 'Eliminar']) pagina.sinBoton(name);
    expect(pagina.boton('Imprimir')).toBeVisible();
  });

  test('[E-6-04, F-6-06, E-2.2-02, E-4-21, E-4-10] neither registers nor edits nor declares', async () => {
    const pagina = await abrir('pendiente', { as: 'personal' });
    expect(await pagina.estado('Registrado')).toEqual([]);
    for (const name of ['Nuevo', 'Editar', 'Eliminar', 'Declarar', 'Observar']) pagina.sinBoton(name);
  });
});

describe('the toolbar', () => {
  const botones = () =>
    within(screen.getByRole('toolbar', { name: 'Acciones del aviso' }))
      .getAllByRole('button')
      .map((one) => one.textContent);

  const orden = expect.stringMatching(/^Orden de pago( \d+)?$/);

  test('[E-2.2-02, E-2.2-05, E-4-29, E-4-30, E-6-04, F-6-06, E-2.2-08, E-2.2-04] has what the state and the task allow; fields, photo and files open with it', async () => {
    const pagina = await abrir('pendiente');
    await waitFor(() => expect(botones()).toEqual(['Editar', 'Eliminar', 'Nuevo', orden, 'Salir']));
    const dejar = () => document.querySelectorAll('input[type=file]').length;
    const abiertos = () =>
      document.querySelectorAll('[role=tabpanel] :is(input,textarea):not([readonly], [type=file], [type=hidden])')
        .length;
    expect([dejar(), abiertos()]).toEqual([0, 0]);
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    await pagina.user.click(pagina.boton('Editar'));
    expect(await pagina.estado('Registrado')).toEqual([]);
    expect(botones()).toEqual(['Grabar y declarar', 'Grabar', 'Descartar', 'Nuevo', orden, 'Salir']);
    expect((await pagina.seguimiento()).getByText('Sin estado -> Registrado')).toBeInTheDocument();
    // The photo, and a slot for each required document.
    expect(dejar()).toBeGreaterThan(1);
    for (const place of ['.fotografia', '.adjunto'])
      await waitFor(() => expect(document.querySelector(`${place} input[type=file]`), place).not.toBeNull());
    expect(abiertos()).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: /orden/i })).toBeDisabled();
    await pagina.user.click(pagina.boton('Descartar'));
    await pagina.cerrado();
    await pagina.user.click(pagina.boton('Salir'));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
  });

  test.each([
    ['observado', ['Editar', 'Eliminar', 'Nuevo', orden, 'Salir']],
    ['declarado', ['Nuevo', 'Salir']],
  ] as const)(
    '[E-6-04, F-6-06, E-2.2-02, E-4-32, E-4-34] has what is left of it for a notice that is %s',
    async (who, names) => {
      await abrir(who);
      await waitFor(() => expect(botones()).toEqual(names));
    },
  );

  test('[E-6-04, F-6-06, E-2.2-02] saves or discards a new notice, which is in no order', async () => {
    await nueva('registrable');
    expect(botones()).toEqual(['Grabar y declarar', 'Grabar', 'Descartar', 'Nuevo', 'Salir']);
  });

  test.each(['observado', 'pagado'] as const)(
    '[E-6-04, F-6-06, E-2.2-06, E-2.2-15, E-4-36] photo and files of one that is %s are looked at until it is edited',
    async (who) => {
      const pagina = await abrir(who);
      const lugares = () => document.querySelectorAll('input[type=file]').length;
      await pagina.pestana('Adjuntos');
      await waitFor(() => expect(document.querySelector('.adjunto-archivo')).not.toBeNull());
      for (const name of ['Reemplazar', 'Quitar', 'Tomar fotografía'])
        expect(screen.queryByText(name), name).not.toBeInTheDocument();
      expect([lugares(), pagina.abiertos()]).toEqual([0, 0]);
      expect(screen.getByRole('group', { name: /^Fotografía/, hidden: true })).toBeInTheDocument();
      if (who !== 'observado') {
        pagina.sinBoton('Editar');
        return sinTeclas(pagina);
      }
      await pagina.user.click(pagina.boton('Editar'));
      for (const place of ['.fotografia', '.adjunto'])
        await waitFor(() => expect(document.querySelector(`${place} input[type=file]`), place).not.toBeNull());
      await pagina.user.click(pagina.boton('Descartar'));
      await pagina.cerrado();
      expect([lugares(), pagina.abiertos()]).toEqual([0, 0]);
    },
  );
});

/** The place of the home can be looked at on the map, and not be chosen there. */
function sinMapa(): void {
  expect(screen.getByRole('button', { name: 'Ver en el mapa', hidden: true })).toBeInTheDocument();
  for (const name of ['Elegir en el mapa', 'Usar mi ubicación'])
    expect(screen.queryByRole('button', { name, hidden: true }), name).not.toBeInTheDocument();
}

describe('a notice in another state', () => {
  test('[E-4-29, E-4-34, E-6-04, F-6-06, E-4-21, E-2.2-02] Declarado is read only for the employer', async () => {
    const pagina = await abrir('declarado');
    expect(await pagina.estado('Declarado')).toEqual([]);
    for (const name of ['Editar', 'Eliminar', 'Grabar', 'Observar']) pagina.sinBoton(name);
    const open = document.querySelectorAll(
      '[role=tabpanel] :is(input,textarea):not([readonly], [type=file], [type=hidden])',
    );
    expect(open).toHaveLength(0);
    await pagina.pestana('Adjuntos');
    await waitFor(() => expect(document.querySelector('.adjunto-archivo')).not.toBeNull());
    for (const text of ['Reemplazar', 'Quitar', 'Tomar fotografía'])
      expect(screen.queryByText(text), text).not.toBeInTheDocument();
    // Neither a file nor a day can be chosen.
    expect(document.querySelectorAll('input[type=file], [role=tabpanel] [aria-haspopup=dialog]')).toHaveLength(0);
    sinMapa();
    await sinTeclas(pagina);
  });

  test.each([
    ['pasante', tipoNovedad.NOVEDAD_PASANTE_ALTA, tipoNovedad.PASANTE_INGRESO_EMPRESA],
    ['voluntario', tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA, tipoNovedad.VOLUNTARIADO_INGRESO_EMPRESA],
  ])(
    '[E-6-04, F-6-06, E-2-03, E-1-04, E-2.2-01, E-3-14, E-4-34, E-2.2-02] Declarado is read only for a %s too',
    async (kind, padre, IdTipoNovedad) => {
      const { db, novedad } = await ejemplo('declarado');
      const IdEstadoProceso = idDeEstado(IdTipoNovedad, 'declarado');
      const { IdPersonaNovedad } = db.novedades.put({ ...novedad(), IdTipoNovedad, IdEstadoProceso });
      await signInAs('empresa');
      const pagina = await formulario(`${EDITAR}?novedad=${IdPersonaNovedad}&tipo=${padre}`);
      await screen.findByRole('tab', { name: /^Datos Personales/ });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Registro de Alta de ${kind}`);
      expect(await pagina.estado('Declarado')).toEqual([]);
      for (const name of ['Editar', 'Eliminar', 'Grabar']) pagina.sinBoton(name);
      const open = document.querySelectorAll(
        '[role=tabpanel] :is(input,textarea):not([readonly], [type=file], [type=hidden])',
      );
      expect(open).toHaveLength(0);
    },
  );

  /** A person's accepted notice with this snapshot. */
  async function aceptado(snapshot: (form: Record<string, unknown>) => string) {
    const { db, novedad, persona } = await ejemplo('declarado');
    const n = { ...novedad(), IdEstadoProceso: estadoAlta.aceptado };
    const paciente = { IdPersona: persona.IdPersona };
    const form = { BasePersonas: persona, SegurosPacientes: paciente, SegurosPersonasNovedad: n };
    db.novedades.put({ ...n, DatosHistorico: snapshot(form) });
    db.personas.put({ ...persona, Zona: 'ZONA DE HOY' });
    const pagina = await abrir('declarado');
    await pagina.estado('Aceptado');
    return pagina;
  }

  test('[E-2.2-02, E-4-38, E-6-04, F-3.7-02, F-6-06] Aceptado shows the form as it was accepted', async () => {
    const { persona, novedad } = await ejemplo('declarado');
    const aviso = { ...novedad(), Cargo: 'CARGO DE ENTONCES' };
    const pagina = await aceptado((form) => JSON.stringify({ ...form, SegurosPersonasNovedad: aviso }));
    expect(pagina.campo('Zona')).toHaveValue(persona.Zona);
    expect(pagina.campo('Cargo')).toHaveValue('CARGO DE ENTONCES');
    expect(pagina.abiertos()).toBe(0);
    await waitFor(() => expect(document.querySelector('.adjunto-archivo')).not.toBeNull());
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(0);
    sinMapa();
    await sinTeclas(pagina);
    expect(pagina.boton('Imprimir')).toBeVisible();
    for (const name of ['Editar', 'Eliminar', 'Declarar']) pagina.sinBoton(name);
  });

  test.each([true, false])(
    '[E-4-38, E-4-39, F-3.7-02, R-4.2-15, R-7.4-05, R-3.1-03, R-4.1-10] the snapshot is shown wherever it arrives, in the notice itself: %s',
    async (dentro) => {
      const { db, novedad, persona } = await ejemplo('declarado');
      const n = { ...novedad(), IdEstadoProceso: estadoAlta.aceptado };
      const texto = JSON.stringify({ BasePersonas: persona, SegurosPacientes: {}, SegurosPersonasNovedad: n });
      const SegurosPersonasNovedad = { ...n, DatosHistorico: dentro ? texto : '' };
      const Datos = { SegurosPersonasNovedad, DatosHistorico: dentro ? '' : texto };
      server.use(http.get('*/ObtenerXIdOld/*', () => HttpResponse.json({ ok: true, Datos, Mensaje: null })));
      db.personas.put({ ...persona, Zona: 'ZONA DE HOY' });
      const pagina = await abrir('declarado');
      await pagina.estado('Aceptado');
      expect(pagina.campo('Zona')).toHaveValue(persona.Zona);
    },
  );

  test('[F-3.7-02, R-3.1-03] a snapshot is shown of nothing that is not accepted', async () => {
    const { db, novedad, persona } = await ejemplo('declarado');
    const BasePersonas = { ...persona, Zona: 'ZONA DE ENTONCES' };
    const DatosHistorico = JSON.stringify({ BasePersonas, SegurosPacientes: {}, SegurosPersonasNovedad: novedad() });
    db.novedades.put({ ...novedad(), DatosHistorico });
    const pagina = await abrir('declarado');
    expect(pagina.campo('Zona')).toHaveValue(persona.Zona);
  });

  test('[E-6-04, F-6-06, E-1-02, E-2.2-16, E-7.1-08, E-7.1-09, E-2.2-02, E-4-38] Aceptado prints the notice and the insured person’s card', async () => {
    const asked = conImpresos('ReporteAvisoAlta', 'ReporteCarneAsegurado');
    const pagina = await aceptado((form) => JSON.stringify(form));
    const { IdPersona, IdPersonaNovedad } = pagina.novedad();
    const paths = ['ReporteAvisoAlta', 'ReporteCarneAsegurado'].map((one) => `${one}/${IdPersona}/${IdPersonaNovedad}`);
    for (const [at, name] of ['Imprimir', 'Carnet de asegurado(a)'].entries()) {
      await pagina.user.click(pagina.boton(name));
      await seImprime(paths[at] ?? '', pagina);
    }
    expect(asked).toEqual(paths);
  });

  test.each([
    ['pendiente', 'Registrado', null],
    ['observado', 'Observado', null],
    ['declarado', 'Declarado', '18/11/2026'],
  ] as const)('[E-2.2-13, E-9-08, E-2.2-09] the date of declaration, %s: %s, %s', async (who, name, day) => {
    const { db, novedad } = await ejemplo(who);
    db.novedades.put({ ...novedad(), FechaDeclaracion: '2026-11-18' });
    const pagina = await abrir(who);
    await pagina.estado(name);
    await pagina.pestana('Aviso de alta');
    expect(screen.getByText('Nº de aviso', { selector: 'dt' })).toBeVisible();
    const label = screen.queryByText('Fecha de declaración', { selector: 'dt' });
    expect(label?.nextSibling?.textContent ?? null).toBe(day);
  });

  test.each([
    ['pendiente', null],
    ['observado', null],
    ['declarado', '18/11/2026'],
  ] as const)(
    '[E-2.2-13, E-9-08, E-2.2-09] the date of declaration as the staff review it, %s: %s',
    async (who, day) => {
      const { db, novedad } = await ejemplo(who);
      db.novedades.put({ ...novedad(), FechaDeclaracion: '2026-11-18' });
      const pagina = await abrir(who, { as: 'personal' });
      await pagina.pestana('Revisión');
      const facts = within(await screen.findByRole('region', { name: 'Aviso' }));
      expect(facts.getByText('Nº de aviso', { selector: 'dt' })).toBeVisible();
      const label = facts.queryByText('Fecha de declaración', { selector: 'dt' });
      expect(label?.nextSibling?.textContent ?? null).toBe(day);
    },
  );

  test('[E-2.2-13, E-9-08, E-2.2-09] the date of declaration of an accepted notice is shown', async () => {
    const { db, novedad } = await ejemplo('declarado');
    db.novedades.put({ ...novedad(), FechaDeclaracion: '2026-11-18' });
    const pagina = await aceptado((form) => JSON.stringify(form));
    await pagina.pestana('Aviso de alta');
    const label = screen.getByText('Fecha de declaración', { selector: 'dt' });
    expect(label).toBeVisible();
    expect(label.nextSibling).toHaveTextContent('18/11/2026');
  });

  test('[E-4-38, E-6-04, F-6-06, E-2.2-02] what is not accepted prints neither', async () => {
    const pagina = await abrir('declarado');
    for (const name of ['Imprimir', 'Carnet de asegurado(a)']) pagina.sinBoton(name);
  });

  test.each(['', '{"BasePersonas":', 'null'])(
    '[R-3.1-03, R-4.1-10, E-4-38, F-3.7-02] [decision 42] with the snapshot %j it shows the present data, and says so',
    async (text) => {
      const pagina = await aceptado(() => text);
      expect(screen.getByText('No se pudo leer el historial del aviso; se muestran los datos actuales.')).toBeVisible();
      await waitFor(() => expect(pagina.campo('Zona')).toHaveValue('ZONA DE HOY'));
      expect(pagina.campo('Zona')).toHaveAttribute('readonly');
    },
  );
});
