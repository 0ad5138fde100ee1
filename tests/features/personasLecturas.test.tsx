import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { datosDePersona } from '#blocks/identidad/datos.ts';
import { queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import { type PacientePorId, pacientePorId } from '#contract/entities/persona.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { readOrNull } from '#contract/read.ts';
import { useCarpeta } from '#features/personas/carpeta.ts';
import { campos, datosEscritos, mismoDato, useRegistros } from '#features/personas/registros.ts';
import { buildFilaNovedad, buildPersona } from '#support/builders.ts';
import { contestan, falla } from '../blocks/servicio.ts';
import { entra } from './ordenes.ts';

const within = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => entra('INTERNO'));

describe('the compared fields', () => {
  test('are six, in the order of the table', () => {
    expect(campos).toEqual([
      'NumeroDocumento',
      'Complemento',
      'ApellidoPaterno',
      'ApellidoMaterno',
      'Nombres',
      'FechaNacimiento',
    ]);
  });

  test.each([
    ['PÉREZ', 'perez', true],
    [' LUIS   ALBERTO ', 'Luis Alberto', true],
    ['LUIS ALBERTO', 'LUISALBERTO', false],
    ['PÉREZ', 'PÉRES', false],
    ['', '', true],
    ['', 'X', false],
  ])('%j and %j are the same: %j', (a, b, same) => {
    expect(mismoDato(a, b)).toBe(same);
  });
});

const rosa = buildPersona({ ComplementoDocumento: '1A' });
const datosDe = (nombres: string) => ({
  NumeroDocumento: '4821377',
  Complemento: '1A',
  ApellidoPaterno: 'QUISPE',
  ApellidoMaterno: 'MAMANI',
  Nombres: nombres,
  FechaNacimiento: '12/04/1990',
});

test('what was typed is a register of its own', () => {
  expect(datosEscritos(datosDePersona(rosa))).toEqual(datosDe('ROSA ELENA'));
});

describe('a person in the registers', () => {
  const AFILIACION = [
    'CompararBDPACSBP',
    'ValidarAsegurado',
    'BDPASegurosPaciente',
    'SEGIPconsultaDatosPersona',
    'SEGIPconsultaDatosPersonaV1',
  ].map((name) => `Afiliacion/${name}`);
  const BDPA = ['BuscarPersonaCotizanteBDPA', 'BuscarMensajeBDPA', 'BuscarPersonaYObservacion'].map(
    (name) => `Bdpa/${name}`,
  );
  const respuestas = {
    'Afiliacion/CompararBDPACSBP': { Caja: rosa, Bdpa: { ...rosa, IdRegistro: 3, Nombres: 'ROSA' } },
    'Afiliacion/ValidarAsegurado': { EsAsegurado: true },
    'Afiliacion/BDPASegurosPaciente': [{ EnteGestor: 'CAJA' }],
    'Afiliacion/SEGIPconsultaDatosPersona': { CodigoRespuesta: '1' },
    'Afiliacion/SEGIPconsultaDatosPersonaV1': {
      CodigoRespuesta: '2',
      datosPersonaEnFormatoJson: JSON.stringify({
        NumeroDocumento: '4821377',
        Complemento: '1A',
        PrimerApellido: 'QUISPE',
        SegundoApellido: 'MAMANI',
        Nombres: 'ROSA E.',
        FechaNacimiento: '12/04/1990',
      }),
    },
    'Bdpa/BuscarMensajeBDPA': { Mensaje: 'Coincide.' },
    'Bdpa/BuscarPersonaCotizanteBDPA': { IdRegistro: 3, EstadoEnvio: 'VALIDADO' },
    'Bdpa/BuscarPersonaYObservacion': { Personas: [], IntegradoBdpa: true },
  };

  async function registros(otras: object = {}) {
    const pedidas = contestan({ ...respuestas, ...otras });
    const { result, unmount } = renderHook(() => useRegistros(datosDePersona(rosa)), { wrapper: within });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await waitFor(() => expect(result.current.identidad.isPending).toBe(false));
    return { pedidas, current: () => result.current, unmount };
  }

  test('[F-7.4-01] [F-7.5-01] [F-7.5-05] [F-7.5-07] [F-7.5-08] [F-5.3-07] [F-5.3-08] [E-9-13] are asked once each, by document and birth date', async () => {
    const { pedidas, current } = await registros();
    expect(pedidas.map(({ nombre }) => nombre).toSorted()).toEqual([...AFILIACION, ...BDPA].toSorted());
    const deBdpa = {
      TipoDocumentoIdentidad: 'CI',
      NumeroDocumento: '4821377',
      ComplementoDocumento: '1A',
      FechaNacimiento: '1990-04-12',
    };
    const deSegip = {
      tipoPersona: 1,
      ci: '4821377',
      complemento: '1A',
      apellidoPaterno: 'QUISPE',
      apellidoMaterno: 'MAMANI',
      nombres: 'ROSA ELENA',
      fechaNacimiento: '1990-04-12',
    };
    for (const { nombre, cuerpo } of pedidas) expect(cuerpo).toEqual(nombre.includes('SEGIP') ? deSegip : deBdpa);
    expect(current()).toMatchObject({
      validada: { data: { EsAsegurado: true } },
      mensaje: { data: { Mensaje: 'Coincide.' } },
      registro: { data: { EstadoEnvio: 'VALIDADO' } },
      seguros: { data: [{ EnteGestor: 'CAJA' }] },
      observada: { data: { IntegradoBdpa: true } },
      veredicto: { data: { tipo: 'noEncontrado' } },
    });
  });

  test('are shown in one form', async () => {
    const { current } = await registros();
    expect(current().datos).toEqual({
      caja: datosDe('ROSA ELENA'),
      bdpa: datosDe('ROSA'),
      segip: datosDe('ROSA E.'),
    });
  });

  test('one that has no record is null', async () => {
    const { current } = await registros({
      'Afiliacion/CompararBDPACSBP': { Caja: null },
      'Afiliacion/SEGIPconsultaDatosPersonaV1': { CodigoRespuesta: '1', datosPersonaEnFormatoJson: '' },
    });
    expect(current().datos).toEqual({ caja: null, bdpa: null, segip: null });
  });

  test('one that fails is null, and says so', async () => {
    const { current } = await registros({
      'Afiliacion/CompararBDPACSBP': falla(),
      'Afiliacion/SEGIPconsultaDatosPersonaV1': falla(),
    });
    expect(current()).toMatchObject({
      datos: { caja: null, bdpa: null, segip: null },
      comparada: { isError: true },
      identidad: { isError: true },
    });
  });

  test('leave nothing behind', async () => {
    const { unmount } = await registros();
    unmount();
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  });
});

describe('the folder of a person', () => {
  const LISTA = 'PersonasNovedad/PersonaNovedades';
  const AFILIACIONES = 'Afiliacion/ObtenerNovedadesAfiliacion';
  const FAMILIA = 'Afiliacion/ObtenerGrupoFamiliar';
  const SEGUIMIENTO = 'Seguimiento/SeguimientoLista';
  const ORDEN = 'OrdenPago/OrdenPagoPorNovedadId';
  const ARCHIVOS = 'Recursos/ValidacionDeAdjuntos';
  const EXAMENES = 'Ocupacional/OcupacionalExamenesSami';
  const PERIODO = 'EmpCitaMedica/PeriodoHabilitadoCitaMedica';
  const CITAS = 'EmpCitaMedica/ReporteCitasMedicas';

  const paciente = (part: object = {}): PacientePorId =>
    z.parse(pacientePorId, {
      BasePersonas: buildPersona(),
      SegurosPacientes: { IdPersona: 501, HistoriaClinica: '900417QMR', ...part },
    });
  const alta = buildFilaNovedad({ IdPersonaNovedad: 11, IdTipoNovedad: 2, IdTipoNovedadPadre: 1 });
  const examen = buildFilaNovedad({ IdPersonaNovedad: 12, IdTipoNovedad: 31, IdTipoNovedadPadre: 30 });
  const cita = { Especialidad: 'MEDICINA GENERAL', HistoriaClinica: '900417QMR', Paciente: 'Quispe Mamani Rosa Elena' };
  const respuestas = {
    [LISTA]: [alta, examen],
    [AFILIACIONES]: [buildFilaNovedad({ IdPersonaNovedad: 21 })],
    [FAMILIA]: [{ IdPersona: 501 }, { IdPersona: 502 }],
    [SEGUIMIENTO]: [{ IdSeguimiento: 5 }],
    [ORDEN]: ([id]: string[]) => (id === '11' ? { IdOrdenPago: 7 } : null),
    [ARCHIVOS]: [{ IdRecurso: 4 }],
    [EXAMENES]: [{ IdExamen: 6 }],
    [PERIODO]: { RangoAtras: '01/10/2026', RangoAdelante: '30/11/2026' },
    [CITAS]: [
      cita,
      { ...cita, Especialidad: 'HIJA', Paciente: 'QUISPE MAMANI LUISA' },
      { ...cita, Especialidad: 'OTRA HISTORIA', HistoriaClinica: '900417XXX' },
    ],
  };

  async function carpeta(otras: object = {}, who = paciente()) {
    const pedidas = contestan({ ...respuestas, ...otras });
    const { result } = renderHook(() => useCarpeta(who), { wrapper: within });
    const reposa = () =>
      waitFor(() => {
        expect(queryClient.isFetching()).toBe(0);
        expect(result.current.loading).toBe(false);
        expect(result.current.pending).toBe(false);
      });
    await reposa();
    const pedido = (which: string) => pedidas.filter(({ nombre }) => nombre === which);
    return { current: () => result.current, pedidas, pedido, reposa };
  }

  test('[R-7.7-01] [R-7.8-02] has everything of the person', async () => {
    const { current } = await carpeta();
    const found = current();
    expect(found.avisos.map((row) => row.IdPersonaNovedad)).toEqual([11, 12]);
    expect(found.afiliaciones.map((row) => row.IdPersonaNovedad)).toEqual([21]);
    expect(found.familia.map((one) => one.IdPersona)).toEqual([501, 502]);
    expect(found.idPersona).toBe(501);
    expect(found.seguro.HistoriaClinica).toBe('900417QMR');
    expect(found.entradas).toMatchObject([[{ IdSeguimiento: 5 }], [{ IdSeguimiento: 5 }]]);
    expect(found.ordenes).toMatchObject([{ IdOrdenPago: 7 }, null]);
    expect(found.archivos).toMatchObject([[{ IdRecurso: 4 }], [{ IdRecurso: 4 }]]);
    expect(found.examenesDe.map((row) => row.IdPersonaNovedad)).toEqual([12]);
    expect(found.examenes).toMatchObject([[{ IdExamen: 6 }]]);
    expect(found.periodoCitas).toEqual({ desde: '01/10/2026', hasta: '30/11/2026' });
    expect(found.failed).toEqual([]);
  });

  test('[R-7.9-04] [F-3.10-03] [E-3-12] [F-7.8-01] [R-7.2-01] [R-7.2-09] [R-7.6-06] [R-7.7-01] [R-7.10-06] is asked by the person and by each notice', async () => {
    const { pedido } = await carpeta();
    expect(pedido(LISTA).map(({ cuerpo }) => cuerpo)).toEqual([{ IdPersona: 501 }]);
    expect(pedido(AFILIACIONES).map(({ cuerpo }) => cuerpo)).toEqual([
      {
        FechaDesde: '1950-01-01',
        FechaHasta: '2026-11-20',
        TipoNovedad: 0,
        IdEmpresa: 0,
        IdPersona: 501,
        IdEstadoProceso: 0,
        IdRegional: 0,
        IdCanal: 0,
      },
    ]);
    expect(pedido(FAMILIA).map(({ valores }) => valores)).toEqual([['501']]);
    const Tabla = 'seguros_personas_novedad';
    expect(pedido(SEGUIMIENTO).map(({ cuerpo }) => cuerpo)).toEqual([
      { IdTabla: 11, Tabla },
      { IdTabla: 12, Tabla },
    ]);
    expect(pedido(ORDEN).map(({ valores }) => valores)).toEqual([['11'], ['12']]);
    expect(pedido(ARCHIVOS).map(({ valores }) => valores)).toEqual([
      ['11', '2'],
      ['12', '31'],
    ]);
    expect(pedido(EXAMENES).map(({ cuerpo }) => cuerpo)).toEqual([{ IdPersonaNovedad: 12 }]);
  });

  test('[F-9-03] [R-3.6-01] [R-7.8-01] [R-7.8-02] [R-7.8-06] [R-9-01] has the appointments of this person only, not of her family, asked for with dd/mm/yyyy', async () => {
    session.setState({ user: readOrNull(usuarioSesion, { id_usuario: 3, id_regional: 4 }) });
    const { current, pedido } = await carpeta();
    const [desde, hasta] = ['01/10/2026', '30/11/2026'];
    expect(pedido(CITAS).map(({ cuerpo }) => cuerpo)).toEqual([
      {
        ...{ FechaInicio: desde, FechaDesde: desde, FechaFin: hasta, FechaHasta: hasta },
        ...{ CodigoEmpresa: '', IdRegional: 4, IdTipoAsegurado: '', Estados: [] },
      },
    ]);
    expect(current().citas.map(({ Especialidad }) => Especialidad)).toEqual(['MEDICINA GENERAL']);
  });

  test('of a person without a clinical history asks for no appointments', async () => {
    const { current, pedido } = await carpeta({}, paciente({ HistoriaClinica: '' }));
    expect([pedido(PERIODO), pedido(CITAS)]).toEqual([[], []]);
    expect(current()).toMatchObject({ citas: [], periodoCitas: null, failed: [] });
  });

  test('nor shows those that another folder asked for', async () => {
    await carpeta({ [CITAS]: [{ ...cita, HistoriaClinica: '' }] });
    const { current } = await carpeta({}, paciente({ HistoriaClinica: '' }));
    expect(current()).toMatchObject({ citas: [], periodoCitas: null });
  });

  test.each<[string, object, string[]]>([
    ['its notices', { [LISTA]: falla() }, ['avisos']],
    ['its affiliation', { [AFILIACIONES]: falla() }, ['afiliación']],
    ['its family', { [FAMILIA]: falla() }, ['familia']],
    ['the tracking', { [SEGUIMIENTO]: falla() }, ['seguimiento']],
    ['the orders', { [ORDEN]: ([id]: string[]) => (id === '11' ? falla() : null) }, ['pagos']],
    ['the documents', { [ARCHIVOS]: falla() }, ['documentos']],
    ['the exams', { [EXAMENES]: falla() }, ['exámenes']],
    ['the appointments', { [CITAS]: falla() }, ['citas']],
    [
      'all of them',
      { [LISTA]: falla(), [AFILIACIONES]: falla(), [FAMILIA]: falla(), [PERIODO]: falla() },
      ['avisos', 'afiliación', 'familia', 'citas'],
    ],
  ])('names what could not be read: %s', async (_, otras, failed) => {
    const { current } = await carpeta(otras);
    expect(current().failed).toEqual(failed);
    expect(current()).toMatchObject({ loading: false, pending: false });
  });

  test('asks again for what failed, and only for that', async () => {
    let down = true;
    const fails = (good: unknown) => () => (down ? falla() : good);
    const { current, pedidas, reposa } = await carpeta({
      [AFILIACIONES]: fails(respuestas[AFILIACIONES]),
      [FAMILIA]: fails(respuestas[FAMILIA]),
      [ORDEN]: ([id]: string[]) => (down && id === '12' ? falla() : null),
      [CITAS]: fails([cita]),
    });
    expect(current().failed).toEqual(['afiliación', 'familia', 'pagos', 'citas']);
    expect(current().ordenes).toEqual([null, undefined]);
    down = false;
    const before = pedidas.length;
    act(() => current().retry());
    await reposa();
    expect(current().failed).toEqual([]);
    expect(
      pedidas
        .slice(before)
        .map(({ nombre, valores }) => (nombre === ORDEN ? `${nombre}/${valores[0]}` : nombre))
        .toSorted(),
    ).toEqual([AFILIACIONES, FAMILIA, CITAS, `${ORDEN}/12`].toSorted());
  });

  test('asks again for its notices', async () => {
    let down = true;
    const { current, reposa } = await carpeta({ [LISTA]: () => (down ? falla() : [alta]) });
    expect(current().avisos).toEqual([]);
    down = false;
    act(() => current().retry());
    await reposa();
    expect(current().avisos.map((row) => row.IdPersonaNovedad)).toEqual([11]);
  });

  test('is loading until its notices are read, and pending until the rest is', async () => {
    contestan(respuestas);
    const { result } = renderHook(() => useCarpeta(paciente()), { wrapper: within });
    expect(result.current).toMatchObject({ loading: true, avisos: [], afiliaciones: [], familia: [], citas: [] });
    expect(result.current.pending).toBe(true);
    await waitFor(() => expect(result.current.loading).toBe(false));
    await waitFor(() => expect(result.current.pending).toBe(false));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  });
});
