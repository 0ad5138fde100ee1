import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { crearEscritura } from '#blocks/escritura/useEscritura.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { asking, descubierta, ejemplo, findToast, leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { abrir, EDITAR, formulario } from './formulario.ts';
import { comoSeLeyo, formaLeida } from './leida.ts';

const CAMBIO_OTRA = 'Otra persona modificó este aviso. Vuelva a abrirlo para ver los cambios.';
const MODIFICAR = '/ModificaAltaCotizante';
const TECNICO = 'Ha ocurrido un error técnico. Pedimos disculpas.';
const INVALIDO =
  'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.';

const seCae = () => new HttpResponse('', { status: 500 });
const rechaza = () => HttpResponse.json({ ok: false, Mensaje: { Descripcion: 'No se pudo.', TipoMensaje: 'error' } });

/** Opens a person's notice on its own tab for editing. */
async function editar(who: Parameters<typeof abrir>[0]) {
  const pagina = await abrir(who);
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.pestana('Aviso de alta');
  return pagina;
}

const clasesConContrato = [
  ['an intern', tipoNovedad.NOVEDAD_PASANTE_ALTA, tipoNovedad.PASANTE_INGRESO_EMPRESA],
  ['a volunteer', tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA, tipoNovedad.VOLUNTARIADO_INGRESO_EMPRESA],
] as const;

/** The notice of an intern or a volunteer in a state, with its papers. */
async function deContrato(padre: number, IdTipoNovedad: number, estado: 'registrado' | 'observado') {
  const { db, novedad } = await ejemplo('observado');
  const IdEstadoProceso = idDeEstado(IdTipoNovedad, estado);
  const propio = { IdTipoNovedad, IdEstadoProceso, FechaFinNovedad: '2027-05-17' };
  const { IdPersonaNovedad } = db.novedades.put({ ...novedad(), ...propio });
  const [papel] = db.archivos.by('registro', `seguros_personas_novedad|${IdPersonaNovedad}`);
  if (!papel) throw new Error('the notice has no file');
  // The agreement with the institution.
  db.archivos.put({ ...papel, IdRecurso: 990_001, IdRequisito: 6 });
  await signInAs('empresa');
  const pagina = await formulario(`${EDITAR}?novedad=${IdPersonaNovedad}&tipo=${padre}`);
  await screen.findByRole('tab', { name: /^Datos Personales/ });
  return { ...pagina, novedad };
}

/** Edits it, takes its stipend away and saves. Then it is Registrado. */
async function grabarSinEstipendio(
  { novedad, ...pagina }: Awaited<ReturnType<typeof deContrato>>,
  IdTipoNovedad: number,
): Promise<void> {
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.pestana('Aviso de alta');
  await pagina.escribir(/^Estipendio/, '0');
  await pagina.grabar();
  await pagina.cerrado();
  expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
  expect(novedad()).toMatchObject({
    ...{ IdTipoNovedad, IdEstadoProceso: idDeEstado(IdTipoNovedad, 'registrado'), HaberMensual: 0 },
    FechaFinNovedad: '2027-05-17',
  });
}

describe('an edit', () => {
  test('[F-9-07, R-3.2-01, E-4-04, E-4-29, E-7.5-05, E-8-03, E-3-13, F-3.10-05, E-7.1-02, E-2.2-02, E-2.2-05, E-2.2-09, E-4-30, E-3-01, E-7.5-01] of a Registrado keeps it so, and the tracking says what changed', async () => {
    const pagina = await editar('pendiente');
    const { novedad, persona } = pagina;
    const before = novedad();
    await pagina.escribir(/^Cargo/, 'jefe de <b>ventas</b>');
    await pagina.escribir(/^Haber mensual/, '9999');
    const sent = recordCalls(MODIFICAR);
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    await pagina.cerrado();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toMatchObject([
      {
        BasePersonas: { IdPersona: persona.IdPersona, NumeroDocumento: persona.NumeroDocumento, Zona: persona.Zona },
        SegurosPacientes: { IdPersona: persona.IdPersona },
        SegurosPersonasNovedad: {
          ...{ IdPersonaNovedad: before.IdPersonaNovedad, Version: before.Version, IdUbicacion: before.IdUbicacion },
          ...{ Cargo: 'JEFE DE <B>VENTAS</B>', HaberMensual: 9999 },
        },
      },
    ]);
    const panel = await pagina.seguimiento();
    const entry = within((await panel.findByText('Registro actualizado')).closest('[role=listitem]') as HTMLElement);
    const changes = await waitFor(() => {
      const items = entry.queryAllByRole('listitem');
      expect(items).not.toHaveLength(0);
      return items.map((item) => item.textContent);
    });
    // It was not observed before.
    expect(panel.queryByText('Observado -> Registrado')).toBeNull();
    expect(changes).toEqual([
      expect.stringMatching(/^Haber mensual: Bs\. [\d,]+\.00 -> Bs\. 9,999\.00$/),
      `Cargo: ${before.Cargo} -> JEFE DE <B>VENTAS</B>`,
    ]);
    expect(screen.getByText(/^Guardado a las 14:00 · Nº 2026-/)).toBeVisible();
    expect(pagina.campo('Cargo')).toHaveAttribute('readonly');
    expect(pagina.abiertos()).toBe(0);
    // Nor can the photograph or a file be changed.
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(0);
  });

  test('[E-3-13, F-3.10-05] of its type and its day is tracked in the words of the form', async () => {
    const pagina = await editar('pendiente');
    await pagina.elegir('Tipo alta', 'FUSIÓN');
    await pagina.elegirDia(/^Fecha de ingreso/, '18 de noviembre de 2026');
    const written = recordCalls('/SeguimientoRegistra');
    await pagina.grabar();
    await pagina.cerrado();
    const [{ Mensaje = '' } = {}] = written as { Mensaje?: string }[];
    for (const change of [
      '<b>Tipo alta:</b> <small>INGRESO A LA EMPRESA</small> -&gt; FUSIÓN DE EMPRESA',
      '<b>Fecha de ingreso:</b> <small>17/11/2026</small> -&gt; 18/11/2026',
    ])
      expect(Mensaje).toContain(change);
  });

  test('[F-3.10-03, F-3.10-04, E-3-12, E-4-05, E-4-08, E-4-32, E-7.4-04, E-7.1-02, E-7.5-05, E-7.5-01] of an Observado returns it to Registrado', async () => {
    const leidos = recordCalls('/SeguimientoLista');
    const pagina = await abrir('observado');
    expect(await pagina.estado('Observado')).toEqual([]);
    expect(screen.getByText(`«${pagina.novedad().ObservacionCaja}»`)).toBeVisible();
    expect(screen.getByText(/grabe: el aviso vuelve a Registrado/)).toBeVisible();
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Aviso de alta');
    await pagina.escribir(/^Cargo/, 'cajero');
    const tracked = recordCalls('/SeguimientoRegistra');
    await pagina.grabar();
    await pagina.cerrado();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    const { IdPersonaNovedad: IdTabla } = pagina.novedad();
    expect(tracked).toMatchObject([{ IdTabla, Tabla: 'seguros_personas_novedad', TipoSeguimiento: 1 }]);
    expect(await (await pagina.seguimiento()).findByText('Observado -> Registrado')).toBeInTheDocument();
    // The head, the observation and the panel read the same tracking.
    expect(leidos).not.toHaveLength(0);
    for (const body of leidos) expect(body).toEqual({ IdTabla, Tabla: 'seguros_personas_novedad' });
  });

  test.each(clasesConContrato)(
    '[E-4-05, E-4-08, E-1-04, E-4-32, E-2.2-11, E-3-07, E-7.1-02, E-7.5-05] of an Observado of %s returns it to Registrado too',
    async (_, padre, IdTipoNovedad) => {
      const pagina = await deContrato(padre, IdTipoNovedad, 'observado');
      expect(await pagina.estado('Observado')).toEqual([]);
      await grabarSinEstipendio(pagina, IdTipoNovedad);
      expect(await (await pagina.seguimiento()).findByText('Observado -> Registrado')).toBeInTheDocument();
    },
  );

  test.each(clasesConContrato)(
    '[E-4-04, E-4-30, E-1-04] of a Registrado of %s keeps it so',
    async (_, padre, IdTipoNovedad) => {
      const pagina = await deContrato(padre, IdTipoNovedad, 'registrado');
      expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
      await grabarSinEstipendio(pagina, IdTipoNovedad);
    },
  );

  test('[E-8-03, E-4-05, E-4-08, E-7.5-05, E-2.2-02] of an Observado may change nothing: it is saved, said so, and Registrado again', async () => {
    const pagina = await abrir('observado');
    expect(await pagina.estado('Observado')).toEqual([]);
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.grabar();
    await toastSays('El registro se modificó correctamente.');
    await pagina.cerrado();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(await (await pagina.seguimiento()).findByText('Observado -> Registrado')).toBeInTheDocument();
  });

  test('[E-3-13, F-3.10-05, E-4-08, E-1-02, E-4-05, decision 8, E-4-32, E-7.5-05] of an Observado may be an attachment alone: it is Registrado again, and may be declared', async () => {
    const pagina = await abrir('observado');
    const written = recordCalls('/SeguimientoRegistra');
    expect(await pagina.estado('Observado')).toEqual([]);
    pagina.sinBoton('Declarar');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.adjuntar(/^CONTRATO DE TRABAJO/, 'contrato.pdf');
    await pagina.grabar();
    await pagina.cerrado();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(await (await pagina.seguimiento()).findByText('Observado -> Registrado')).toBeInTheDocument();
    const change = /<b>CONTRATO DE TRABAJO.*:<\/b> <small>.*<\/small> -&gt; contrato\.pdf</;
    expect(written).toMatchObject([{ Mensaje: expect.stringMatching(change) }]);
  });

  test('[E-3-13, F-3.10-05, E-4-04] of a Registrado may be an attachment alone, which the tracking names; with nothing changed it names nothing', async () => {
    const pagina = await abrir('pendiente');
    const written = recordCalls('/SeguimientoRegistra');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.grabar();
    await pagina.cerrado();
    expect(written).toEqual([]);
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.adjuntar(/^CONTRATO DE TRABAJO/, 'contrato.pdf');
    await pagina.grabar();
    await pagina.cerrado();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(written).toMatchObject([
      { Asunto: 'Registro actualizado', Mensaje: expect.stringMatching(/-&gt; contrato\.pdf</) },
    ]);
  });

  test('[E-4-08] [E-4-19] [E-4-05] [E-4-18] of an Observado that is saved and declared at once: the tracking tells both steps', async () => {
    const pagina = await abrir('observado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Aviso de alta');
    await pagina.escribir(/^Cargo/, 'cajero');
    const written = recordCalls('/SeguimientoRegistra');
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    await pagina.aceptar('Una vez declarada la novedad no podrá modificar la misma.');
    await pagina.estado('Declarado');
    expect(written).toMatchObject([
      { Mensaje: expect.stringContaining('Observado -> Registrado') },
      { Mensaje: expect.stringContaining('Registrado -> Declarado') },
    ]);
  });

  test('[E-4-19, decision 8] declared from Observado all the same, the tracking names that state', async () => {
    const [{ declararAviso }, { olvidarAvisos }, { formularios: avisosDeAlta }] = await Promise.all([
      import('#engine/notice/declararAviso.ts'),
      import('#engine/notice/operations.ts'),
      import('#features/novedades/alta/definition.ts'),
    ]);
    const pagina = await abrir('observado');
    const [definition] = avisosDeAlta;
    const written = recordCalls('/SeguimientoRegistra');
    const medio = { ...crearEscritura(), trato: {} };
    const { IdPersonaNovedad: id } = pagina.novedad();
    if (definition) await declararAviso({ ...medio, definition }, { id, desde: 'observado', pagado: false });
    await olvidarAvisos();
    expect(written).toMatchObject([{ Mensaje: expect.stringContaining('Observado -> Declarado') }]);
    await pagina.estado('Declarado');
  });

  test('[E-6-04, F-6-06, E-4-09, E-7.5-03, E-8-01] that fails keeps the state, what was typed, and editing', async () => {
    server.use(http.post(`*${MODIFICAR}`, () => new HttpResponse('', { status: 500 })));
    const pagina = await editar('observado');
    await pagina.escribir(/^Cargo/, 'cajero');
    await pagina.grabar();
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    await pagina.estado('Observado');
    expect(pagina.campo(/^Cargo/)).toHaveValue('CAJERO');
    expect(pagina.boton('Grabar')).toBeEnabled();
  });

  test.each([
    ['fails', seCae, TECNICO],
    ['is refused', rechaza, 'No se pudo.'],
  ])(
    '[E-4-09, E-8-01, E-7.5-03, E-8-03, E-4-05, E-7.5-02] of an Observado that %s once can be saved again as it was typed',
    async (_, answer, text) => {
      server.use(http.post(`*${MODIFICAR}`, answer, { once: true }));
      const pagina = await editar('observado');
      await pagina.escribir(/^Cargo/, 'cajero');
      const abiertos = pagina.abiertos();
      await pagina.grabar();
      await toastSays(text);
      await descubierta();
      await pagina.estado('Observado');
      expect(screen.getByText(`«${pagina.novedad().ObservacionCaja}»`)).toBeVisible();
      expect(pagina.campo(/^Cargo/)).toHaveValue('CAJERO');
      expect(pagina.abiertos()).toBe(abiertos);
      for (const name of ['Grabar y declarar', 'Grabar', 'Descartar']) expect(pagina.boton(name)).toBeVisible();
      pagina.sinBoton('Editar');
      await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-disabled'));
      await pagina.grabar();
      await toastSays('El registro se modificó correctamente.');
      await pagina.cerrado();
      expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
      expect(pagina.novedad().Cargo).toBe('CAJERO');
    },
  );

  test('[E-4-09, E-8-01, E-4-20] of an Observado whose Grabar y declarar is refused keeps state, text and editing; nothing is declared', async () => {
    server.use(http.post(`*${MODIFICAR}`, rechaza, { once: true }));
    const pagina = await editar('observado');
    await pagina.escribir(/^Cargo/, 'cajero');
    const declared = recordCalls('/ModificarEstado');
    const declarar = async () => {
      await pagina.user.click(pagina.boton('Grabar y declarar'));
      await pagina.aceptar('Una vez declarada la novedad no podrá modificar la misma.');
    };
    await declarar();
    await toastSays('No se pudo.');
    await descubierta();
    expect(declared).toEqual([]);
    await pagina.estado('Observado');
    expect(pagina.campo(/^Cargo/)).toHaveValue('CAJERO');
    pagina.sinBoton('Editar');
    await waitFor(() => expect(pagina.boton('Grabar y declarar')).not.toHaveAttribute('aria-disabled'));
    await declarar();
    await pagina.estado('Declarado');
    expect(pagina.novedad().Cargo).toBe('CAJERO');
  });

  test('[E-4-09, E-8-01, E-4-05] of the files of an Observado alone that fails keeps its state, and the file for the next try', async () => {
    server.use(http.post(`*${MODIFICAR}`, seCae, { once: true }));
    const pagina = await abrir('observado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.adjuntar(/^CONTRATO DE TRABAJO/, 'contrato.pdf');
    const slot = () => screen.findByRole('listitem', { name: /^CONTRATO DE TRABAJO/ });
    await pagina.grabar();
    await toastSays(TECNICO);
    await descubierta();
    await pagina.estado('Observado');
    expect(await within(await slot()).findByText('Se guardará con el aviso')).toBeVisible();
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-disabled'));
    await pagina.grabar();
    await pagina.cerrado();
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    const { IdPersonaNovedad } = pagina.novedad();
    const saved = pagina.db.archivos.by('registro', `seguros_personas_novedad|${IdPersonaNovedad}`);
    expect(saved.map(({ NombreArchivo }) => NombreArchivo)).toContain('contrato.pdf');
  });

  test('[E-5.6-01, E-2.2-09, E-5.3-05, E-2.2-11] of a wage that reads two ways tells it at its field, and is saved once it is written again', async () => {
    const { db, novedad } = await ejemplo('pendiente');
    db.novedades.put({ ...novedad(), HaberMensual: '1.234' });
    const pagina = await editar('pendiente');
    const haber = () => pagina.campo(/^Haber mensual/);
    expect(haber()).toHaveValue('');
    expect(haber()).toHaveAccessibleDescription('El monto registrado (1.234) no se puede leer. Escríbalo nuevamente.');
    const sent = recordCalls(MODIFICAR);
    await pagina.escribir(/^Cargo/, 'cajero');
    await pagina.user.click(pagina.boton('Grabar'));
    await waitFor(() => expect(haber()).toHaveAccessibleDescription(/Haber mensual, no tiene información\./));
    expect(await findToast(INVALIDO)).toHaveClass('toast-error');
    expect(sent).toEqual([]);
    await pagina.escribir(/^Haber mensual/, '1234');
    await pagina.grabar();
    await pagina.cerrado();
    expect(sent).toMatchObject([{ SegurosPersonasNovedad: { HaberMensual: 1234, Cargo: 'CAJERO' } }]);
    expect(novedad().HaberMensual).toBe(1234);
  });

  test('[E-5.6-01, E-5.6-05, E-5.6-06, E-5.6-07] is checked as a new one is: the notice, the photograph, the attachments, and only then it is asked about', async () => {
    const pagina = await editar('pendiente');
    const { user, boton } = pagina;
    const cargo = (pagina.campo(/^Cargo/) as HTMLInputElement).value;
    const activa = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;
    const sent = recordCalls(MODIFICAR);
    const fotografia = () => within(screen.getByRole('group', { name: /^Fotografía/, hidden: true }));
    const documento = () => within(screen.getByRole('listitem', { name: /^DOCUMENTO DE IDENTIDAD/, hidden: true }));
    await pagina.escribir(/^Cargo/, '');
    await pagina.pestana('Adjuntos');
    await user.click(await documento().findByRole('button', { name: /^Quitar/ }));
    await pagina.pestana('Datos Personales');
    await user.click(fotografia().getByRole('button', { name: 'Quitar' }));
    await user.click(boton('Grabar'));
    expect(await findToast(INVALIDO)).toHaveClass('toast-error');
    expect(activa()).toMatch(/^Aviso de alta/);
    await pagina.escribir(/^Cargo/, cargo);
    await user.click(boton('Grabar'));
    expect(await findToast('Por favor, realice la carga de fotografía.')).toHaveClass('toast-error');
    expect(activa()).toMatch(/^Datos Personales/);
    await user.click(fotografia().getByRole('button', { name: 'Deshacer' }));
    await user.click(boton('Grabar'));
    expect(await findToast('Por favor, realice la carga de los adjuntos solicitados.')).toHaveClass('toast-error');
    expect(activa()).toMatch(/^Adjuntos/);
    expect(asking()).toBe(false);
    await user.click(documento().getByRole('button', { name: /^Deshacer/ }));
    await user.click(boton('Grabar'));
    await question(/¿Desea guardar/);
    expect(sent).toEqual([]);
  });

  test('[E-7.5-02, E-8-01] of what somebody else changed meanwhile is refused in the services’ words; Descartar shows how it stands now', async () => {
    const pagina = await editar('pendiente');
    const { db, novedad } = pagina;
    db.novedades.put({ ...novedad(), Cargo: 'OTRO CARGO', Version: novedad().Version + 1 });
    await pagina.escribir(/^Cargo/, 'cajero');
    await pagina.grabar();
    expect(await findToast(CAMBIO_OTRA)).toHaveClass('toast-warning');
    expect(pagina.campo(/^Cargo/)).toHaveValue('CAJERO');
    await pagina.user.click(pagina.boton('Descartar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await pagina.pestana('Aviso de alta');
    await waitFor(() => expect(pagina.campo(/^Cargo/)).toHaveValue('OTRO CARGO'));
    expect(novedad().Cargo).toBe('OTRO CARGO');
  });

  test('[F-8-18, E-4-28, R-4.1-13, R-4.3-11, E-2.2-02] that is discarded leaves everything as it was', async () => {
    const pagina = await editar('pendiente');
    const before = (pagina.campo(/^Cargo/) as HTMLInputElement).value;
    await pagina.escribir(/^Cargo/, 'otra cosa');
    await pagina.user.click(pagina.boton('Descartar'));
    expect((await question('¿Desea descartar los cambios?')).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await pagina.aceptar('¿Desea descartar los cambios?');
    await waitFor(() => expect(pagina.campo(/^Cargo/)).toHaveAttribute('readonly'));
    expect(pagina.campo(/^Cargo/)).toHaveValue(before);
  });

  test('[E-4-28, R-4.1-13, R-4.3-11, E-2.2-09] that is discarded gives back what was chosen in a list, and takes the new files away', async () => {
    const { db, novedad } = await ejemplo('pendiente');
    db.novedades.put({ ...novedad(), IdUbicacion: 102 });
    const archivos = () => db.archivos.all().map(({ NombreArchivo }) => NombreArchivo);
    const pagina = await editar('pendiente');
    const lugar = () => screen.getByLabelText<HTMLInputElement>(/^Ubicación empresa/, { selector: 'input' }).value;
    await waitFor(() => expect(lugar()).toContain('EL ALTO'));
    await pagina.elegir('Ubicación empresa', 'COROICO');
    await pagina.adjuntar(/^CONTRATO DE TRABAJO/, 'descartado.pdf');
    expect(archivos()).toContain('descartado.pdf');
    await pagina.user.click(pagina.boton('Descartar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await pagina.cerrado();
    expect(lugar()).toContain('EL ALTO');
    await waitFor(() => expect(archivos()).not.toContain('descartado.pdf'));
  });

  test('[E-4-28, E-2.2-08] that is discarded gives back day, amount, observation, and what was corrected of the person', async () => {
    const pagina = await editar('pendiente');
    const { novedad, persona } = pagina;
    const before = novedad();
    const labels = [
      ...['Fecha de ingreso', 'Haber mensual', 'Observación', 'Sexo', 'Zona', 'Latitud', 'Longitud', 'Celular'],
      'Correo electrónico',
    ];
    const valores = () =>
      labels.map((label) => {
        const campo = screen.getByLabelText(new RegExp(`^${label}`), { selector: ':is(input, textarea)' });
        return (campo as HTMLInputElement).value;
      });
    const antes = valores();
    await pagina.elegirDia(/^Fecha de ingreso/, '18 de noviembre de 2026');
    await pagina.escribir(/^Haber mensual/, '1234');
    await pagina.escribir('Observación', 'otra cosa');
    await pagina.pestana('Datos Personales');
    await pagina.elegir('Sexo', persona.IdSexo === 1 ? 'FEMENINO' : 'MASCULINO');
    for (const [label, text] of [
      [/^Zona/, 'otra zona'],
      [/^Latitud/, '-10.5'],
      [/^Longitud/, '-60.5'],
      [/^Celular/, '79999999'],
      [/^Correo electrónico/, 'otra@ejemplo.bo'],
    ] as const)
      await pagina.escribir(label, text);
    for (const [at, value] of valores().entries()) expect(value, labels[at]).not.toBe(antes[at]);
    await pagina.user.click(pagina.boton('Descartar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await pagina.cerrado();
    expect(valores()).toEqual(antes);
    expect(novedad()).toEqual(before);
  });

  test('[E-4-28] that Grabar refused and that is discarded tells of no error any more', async () => {
    const pagina = await editar('pendiente');
    await pagina.escribir(/^Cargo/, '');
    await pagina.user.click(pagina.boton('Grabar'));
    await waitFor(() => expect(document.querySelector('.error-summary')).not.toBeNull());
    await pagina.user.click(pagina.boton('Descartar'));
    await pagina.aceptar('¿Desea descartar los cambios?');
    await pagina.cerrado();
    expect(document.querySelector('.error-summary')).toBeNull();
    expect(screen.queryByText('Todo corregido. Ya puede grabar el aviso.')).toBeNull();
    expect(pagina.campo(/^Cargo/)).toHaveValue(pagina.novedad().Cargo);
    expect(pagina.campo(/^Cargo/)).toBeValid();
  });

  test('[E-4-28, E-2.2-02] with nothing changed is discarded without a question', async () => {
    const pagina = await editar('pendiente');
    await pagina.user.click(pagina.boton('Descartar'));
    expect(asking()).toBe(false);
    expect(pagina.boton('Editar')).toBeVisible();
  });
});

describe('deleting', () => {
  const pregunta = (name: string) => `¿Está seguro de eliminar el aviso de alta del asegurado(a) ${name}?`;

  test('[E-3-01, F-8-18, F-9-15, E-4-22, E-5.6-10, E-7.5-01, E-7.1-02, E-7.5-05, E-8-06, decision 21, E-2.2-02, E-4-30] asks by name, returns to the list and forgets the id', async () => {
    const pagina = await abrir('pendiente');
    const { db, novedad, nombre, persona, user, router } = pagina;
    const { IdPersonaNovedad: id, Cargo, FechaNovedad } = novedad();
    const { IdPersona, NumeroDocumento } = persona;
    const sent = recordCalls('/EliminaAltaCotizante');
    const leida = formaLeida();
    await user.click(pagina.boton('Eliminar'));
    const cancelar = (await question(pregunta(nombre))).getByRole('button', { name: 'Cancelar' });
    expect(cancelar).toHaveFocus();
    await user.click(cancelar);
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
    await user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(pregunta(nombre));
    await toastSays('Registro eliminado correctamente.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe('0');
    expect(db.novedades.get(id)).toBeUndefined();
    expect(sent).toMatchObject([
      {
        BasePersonas: { IdPersona, NumeroDocumento },
        SegurosPacientes: { IdPersona },
        SegurosPersonasNovedad: { IdPersonaNovedad: id, IdPersona, Cargo, FechaNovedad },
      },
    ]);
    comoSeLeyo(sent, leida);
  });

  test('[E-4-27, E-8-01, E-4-22, E-5.6-10, E-7.5-03] that fails leaves the notice as it was', async () => {
    server.use(http.post('*/EliminaAltaCotizante', () => HttpResponse.error()));
    const pagina = await abrir('pendiente');
    await pagina.user.click(pagina.boton('Eliminar'));
    await pagina.aceptar(pregunta(pagina.nombre));
    const asked = await question('Lo que envió no se guardó. ¿Desea enviarlo otra vez?');
    await pagina.user.click(asked.getByRole('button', { name: 'Cancelar' }));
    await pagina.estado('Registrado');
    expect(pagina.boton('Editar')).toBeVisible();
    expect(pagina.boton('Eliminar')).toBeVisible();
  });

  test.each([
    ['pendiente', 'Registrado', seCae, TECNICO],
    ['observado', 'Observado', rechaza, 'No se pudo.'],
  ] as const)(
    '[E-4-27, E-4-22, E-4-30, E-4-32, E-8-01, E-8-06] refused once of %s leaves it %s, to be edited or deleted',
    async (who, estado, answer, text) => {
      server.use(http.post('*/EliminaAltaCotizante', answer, { once: true }));
      const pagina = await abrir(who);
      const { IdPersonaNovedad: id } = pagina.novedad();
      const eliminar = async () => {
        await pagina.user.click(pagina.boton('Eliminar'));
        await pagina.aceptar(pregunta(pagina.nombre));
      };
      await eliminar();
      await toastSays(text);
      await descubierta();
      await leido();
      await pagina.estado(estado);
      expect(pagina.db.novedades.get(id)).toBeDefined();
      expect(pagina.router.state.location.pathname).toBe(EDITAR);
      await pagina.user.click(pagina.boton('Editar'));
      expect(pagina.abiertos()).toBeGreaterThan(0);
      await pagina.user.click(pagina.boton('Descartar'));
      await pagina.cerrado();
      await eliminar();
      await toastSays('Registro eliminado correctamente.');
      await waitFor(() => expect(pagina.router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
      expect(pagina.db.novedades.get(id)).toBeUndefined();
    },
  );

  test('[E-6-04, F-6-06, E-4-25, E-4-36, E-2.2-03, E-2.2-14, E-2.2-02, E-2.2-09] is not there once the notice is paid, and neither is editing', async () => {
    const pagina = await abrir('pagado');
    expect(await pagina.estado('Pagado')).toEqual(['Declarado']);
    pagina.sinBoton('Eliminar');
    pagina.sinBoton('Editar');
    await pagina.pestana('Aviso de alta');
    expect(screen.getByText('Pagado', { selector: 'dt' }).nextSibling).toHaveTextContent('Sí');
  });

  test('[E-6-04, F-6-06, E-4-25, E-2.2-03, E-2.2-14, E-2.2-02, E-4-32, E-2.2-09] nor once an observed notice is paid', async () => {
    const { db, novedad } = await ejemplo('observado');
    db.novedades.put({ ...novedad(), Pagado: true });
    const pagina = await abrir('observado');
    pagina.sinBoton('Eliminar');
    expect(pagina.boton('Editar')).toBeVisible();
    await pagina.pestana('Aviso de alta');
    expect(screen.getByText('Pagado', { selector: 'dt' }).nextSibling).toHaveTextContent('Sí');
  });
});
