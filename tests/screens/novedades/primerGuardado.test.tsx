import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { browser, localKeys, tab } from '#lib/storage.ts';
import { asking, descubierta, detener, leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { llenar, nueva } from './formulario.ts';

const INSERTAR = '/InsertarAltaCotizante';
/** What the specification lists, F 3.5 to 3.7 and E 3; the last two are of a transfer and of the staff. */
const campos = {
  BasePersonas: `IdPersona, ApellidoPaterno, ApellidoMaterno, Nombres, NombreCompleto, IdTipoDocumento, NumeroDocumento,
    ComplementoDocumento, IdExtensionDocumento, FechaNacimiento, Edad, IdSexo, IdGenero, FechaCambioGenero,
    IdEstadoCivil, IdUbicacionNacimiento, IdNacionalidad, Zona, Direccion, IdUbicacionDireccion, LatitudDireccion,
    LongitudDireccion, Telefono, Celular, CorreoElectronico, IdProfesion, Ocupacion, FechaFallecimiento,
    GrupoSanguineo, Estado, IdGradoInstruccion`,
  SegurosPacientes: `IdPaciente, IdPacientePadre, IdPersona, HistoriaClinica, MatriculaTitular, MatriculaBeneficiario,
    IdTipoPasivo, EstadoVigencia, IdTipoInhabilitacion, FechaAfiliacion, IdEmpresa, FechaIngreso, FechaBaja,
    FechaLimiteAtencion, IdDepartamento, IdUbicacionEmpresa, Estado, IdTipoAfiliacion, IdTipoAsegurado,
    IdGrupoTipoAsegurado, IdRelacionParentesco, IdTipoBeneficiario, observaciones`,
  SegurosPersonasNovedad: `IdPersonaNovedad, IdPersona, IdTipoNovedad, IdEmpresa, IdCanal, FechaNovedad, HaberMensual,
    IdUbicacion, IdEstadoProceso, IdProfesion, Observacion, NumeroDocumento, Estado, Habilitado, Periodo, Pagado,
    FechaDeclaracion, IdPersonaEmpresa, DatosHistorico, Cargo, FechaFinNovedad, IdEmpresaDestino, ObservacionCaja`,
};
const borradores = () => tab.keys().filter((key) => key.startsWith('borrador:'));

describe('first save', () => {
  test('[E-4-46, E-7.1-01, E-7.1-02, E-3-05, E-9-06] a merger is saved without an earlier entry, also when it is corrected', async () => {
    const pagina = await nueva('reingreso');
    await llenar(pagina);
    await pagina.elegir('Tipo alta', 'FUSIÓN DE EMPRESA');
    await pagina.elegirDia(/^Fecha de ingreso/, '18 de noviembre de 2026');
    const sent = recordCalls(/(Insertar|Modifica)AltaCotizante/);
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.aceptar(/¿Desea guardar/);
    await pagina.estado('Registrado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.escribir(/^Haber mensual/, '5000');
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.aceptar(/¿Desea guardar/);
    await waitFor(() => expect(sent).toHaveLength(2));
    for (const body of sent) expect(body).toMatchObject({ SegurosPacientes: { FechaIngreso: '1900-01-01' } });
  });

  test('[E-5.3-13, E-4-45, E-3-05] a re-entry is saved with the day of before, which lies in no current period', async () => {
    const pagina = await nueva('reingreso');
    await llenar(pagina);
    await pagina.elegir('Tipo alta', 'REINGRESO');
    await waitFor(() => expect(pagina.campo(/^Fecha de ingreso/)).toHaveValue('20/06/2026'));
    const sent = recordCalls(INSERTAR);
    await pagina.grabar();
    await pagina.estado('Registrado');
    expect(sent).toMatchObject([{ SegurosPersonasNovedad: { FechaNovedad: '2026-06-20' } }]);
  });

  test('[F-9-15, F-3.10-03, F-3.10-04, E-1-02, E-4-01, E-4-02, E-4-03, E-4-29, E-7.1-01, E-7.5-01, E-7.5-05, E-8-02, E-2.2-09, E-1-07, E-9-07, E-3-12, E-6-02, F-6-09, E-2.2-02, E-2.2-05, E-3-05, E-4-30, E-7.4-05, E-1-01] saves as Registrado, keeps the ids, tracks it and locks the form', async () => {
    const pagina = await nueva('registrable');
    const { db, persona, nombre, novedad, router, user } = pagina;
    await llenar(pagina);
    expect(screen.getByLabelText('Estado del aviso').querySelector('[aria-current]')).toBeNull();
    const sent = recordCalls(INSERTAR);
    await user.click(pagina.boton('Grabar'));
    await pagina.aceptar(`¿Desea guardar el aviso de alta de la persona ${nombre}?`);
    await toastSays('El registro se insertó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toMatchObject([
      {
        BasePersonas: { IdPersona: persona.IdPersona, NumeroDocumento: '6843217' },
        SegurosPacientes: {},
        SegurosPersonasNovedad: {
          IdPersonaNovedad: 0,
          IdTipoNovedad: 2,
          IdEmpresa: 501,
          IdCanal: 1,
          IdEstadoProceso: 0,
          FechaNovedad: '2026-11-18',
          HaberMensual: 4850,
          Cargo: 'CAJERA',
        },
      },
    ]);
    const saved = novedad();
    expect(saved).toMatchObject({ IdEmpresa: 501, IdRegional: 1 });
    expect(router.state.location.search).toBe(`?novedad=${saved.IdPersonaNovedad}&tipo=1`);
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe(String(saved.IdPersonaNovedad));
    expect(browser.read(localKeys.IdTipoNovedadPadre)).toBe('1');
    expect((await pagina.seguimiento()).getByText('Sin estado -> Registrado')).toBeInTheDocument();
    expect(db.seguimientos.all().at(-1)).toMatchObject({ Tabla: 'seguros_personas_novedad', TipoSeguimiento: 1 });
    await pagina.pestana('Aviso de alta');
    expect(pagina.campo('Cargo')).toHaveAttribute('readonly');
    expect(pagina.abiertos()).toBe(0);
    // Nor can the photograph or a file be changed.
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(0);
    expect(pagina.campo('Haber mensual')).toHaveValue('4,850.00');
    expect(screen.getByText(saved.NumeroDocumento)).toBeInTheDocument();
    expect(borradores()).toEqual([]);
  });

  test('[E-3-01, E-3-05, E-3-07, E-2.2-09, F-3.5-01, F-3.5-02, F-3.6-01, F-3.6-02, F-3.7-01, E-7.1-01, E-1-07, E-1-01] what is sent holds a person, an insured record and the notice, each with its fields', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    await pagina.escribir('Observación', 'turno tarde');
    const sent = recordCalls(INSERTAR);
    await pagina.grabar();
    await pagina.estado('Registrado');
    const [form = {}] = sent as Record<string, object>[];
    expect(Object.keys(form).toSorted()).toEqual(Object.keys(campos));
    for (const [group, names] of Object.entries(campos))
      expect(Object.keys(form[group] ?? {}).toSorted(), group).toEqual(
        names
          .trim()
          .split(/[\s,]+/)
          .toSorted(),
      );
    // What the form leaves alone goes back as it came; the age is counted, and no date is null.
    expect(form.BasePersonas).toMatchObject({
      ...pagina.persona,
      ...{ Edad: 32, FechaCambioGenero: null, FechaFallecimiento: null },
    });
    // She never worked here.
    expect(form.SegurosPacientes).toMatchObject({
      IdPersona: pagina.persona.IdPersona,
      FechaIngreso: null,
      FechaBaja: null,
    });
    const { IdPersona, IdProfesion } = pagina.persona;
    expect(form.SegurosPersonasNovedad).toMatchObject({
      ...{ IdPersonaNovedad: 0, IdPersona, IdTipoNovedad: 2, IdEmpresa: 501, IdCanal: 1, IdEstadoProceso: 0 },
      ...{ FechaNovedad: '2026-11-18', FechaFinNovedad: null, FechaDeclaracion: null, Cargo: 'CAJERA' },
      ...{ HaberMensual: 4850, IdUbicacion: 102, IdProfesion, Observacion: 'TURNO TARDE', Pagado: false },
    });
  });

  test('[E-3-01, E-3-07, F-3.6-01, F-3.6-02, E-7.1-01] the insured record goes back as it came, with the dates in this company', async () => {
    const pagina = await nueva('reingreso');
    const [own] = pagina.db.pacientes.by('persona', pagina.persona.IdPersona);
    await llenar(pagina);
    const sent = recordCalls(INSERTAR);
    await pagina.grabar();
    await pagina.estado('Registrado');
    expect(own?.HistoriaClinica).not.toBe('');
    expect(sent).toMatchObject([
      {
        SegurosPacientes: {
          ...own,
          ...{ FechaIngreso: '2023-07-20', FechaBaja: '2026-06-20', FechaLimiteAtencion: null },
        },
        // Of the earlier time in the company the notice has nothing.
        SegurosPersonasNovedad: { FechaNovedad: '2026-11-18', FechaFinNovedad: null },
      },
    ]);
  });

  test('[E-7.1-01] a double click on Aceptar, and Grabar again meanwhile, save once', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    server.use(
      http.post(`*${INSERTAR}`, async () => {
        await delay(50);
        return undefined;
      }),
    );
    const sent = recordCalls(INSERTAR);
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.user.dblClick((await question(/¿Desea guardar/)).getByRole('button', { name: 'Aceptar' }));
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.estado('Registrado');
    expect(sent).toHaveLength(1);
    expect(asking()).toBe(false);
  });

  test('[E-4-01] Ctrl+S asks to save, also from inside a field', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    await pagina.user.click(pagina.campo(/^Cargo/));
    await pagina.user.keyboard('{Control>}s{/Control}');
    await pagina.aceptar(/¿Desea guardar el aviso de alta/);
    await pagina.estado('Registrado');
  });

  test('[E-7.1-01] [E-4-01] Ctrl+S twice at once, and again during the save, saves once (fault 21)', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    const soltar = detener(`*${INSERTAR}`);
    const sent = recordCalls(INSERTAR);
    await pagina.user.click(pagina.campo(/^Cargo/));
    await pagina.user.keyboard('{Control>}ss{/Control}');
    await pagina.aceptar(/¿Desea guardar el aviso de alta/);
    await waitFor(() => expect(sent).toHaveLength(1));
    await pagina.user.keyboard('{Control>}ss{/Control}');
    soltar();
    await pagina.estado('Registrado');
    await leido();
    expect(sent).toHaveLength(1);
    expect(asking()).toBe(false);
  });

  test('[E-5.6-07, F-8-18] Cancelar in the question sends nothing', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    const sent = recordCalls(INSERTAR);
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.user.click((await question(/¿Desea guardar/)).getByRole('button', { name: 'Cancelar' }));
    expect(pagina.campo(/^Cargo/)).toHaveValue('CAJERA');
    expect(sent).toEqual([]);
  });

  test('[F-7.8-01, E-8-02, E-4-01, E-7.5-05] when only the tracking fails the save stands, and a warning says so', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    server.use(http.post('*/SeguimientoRegistra', () => new HttpResponse('', { status: 500 })));
    await pagina.grabar();
    await toastSays('El registro se insertó correctamente.');
    await toastSays('No se registró el seguimiento.');
    await pagina.estado('Registrado');
  });
});

describe('a first save that fails', () => {
  const rejected = () =>
    HttpResponse.json({ ok: false, Mensaje: { Descripcion: 'No se pudo.', TipoMensaje: 'error' } });
  test.each([
    ['409', () => new HttpResponse('', { status: 409 }), 'Ha ocurrido un error técnico. Pedimos disculpas.'],
    ['500', () => new HttpResponse('', { status: 500 }), 'Ha ocurrido un error técnico. Pedimos disculpas.'],
    ['ok false', rejected, 'No se pudo.'],
  ])(
    '[E-7.5-02, E-7.5-03, E-8-01] with %s leaves everything in place and can be tried again',
    async (_name, answer, text) => {
      const pagina = await nueva('registrable');
      await llenar(pagina);
      server.use(http.post(`*${INSERTAR}`, answer, { once: true }));
      await pagina.grabar();
      await toastSays(text);
      await descubierta();
      expect(pagina.campo(/^Cargo/)).toHaveValue('CAJERA');
      expect(pagina.campo(/^Cargo/)).not.toHaveAttribute('readonly');
      expect(pagina.campo(/^Fecha de ingreso/)).toHaveValue('18/11/2026');
      const files = within(screen.getByRole('tab', { name: /^Adjuntos/ }));
      expect(files.getByText('1 de 2')).toBeInTheDocument();
      expect(pagina.router.state.location.search).toBe('?novedad=0&tipo=1');
      await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-disabled'));
      await pagina.grabar();
      await pagina.estado('Registrado');
    },
  );

  test('[E-8-01, E-7.5-03] without a network nobody knows, and what was typed stays', async () => {
    const pagina = await nueva('registrable');
    await llenar(pagina);
    for (const path of [INSERTAR, '/ListaNovedadesParametro/'])
      server.use(http.post(`*${path}`, () => HttpResponse.error()));
    await pagina.grabar();
    await toastSays('No sabemos si se guardó. Revise el listado antes de volver a intentar.');
    expect(pagina.campo(/^Cargo/)).toHaveValue('CAJERA');
  });
});
