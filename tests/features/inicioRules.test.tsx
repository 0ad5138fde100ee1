import '#app/familias.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import { filaCita } from '#contract/entities/cita.ts';
import { novedadDeOrden, ordenPago } from '#contract/entities/ordenPago.ts';
import type { Estado } from '#contract/enumerations.ts';
import { decirNuevos, useNuevosEnCampana } from '#features/inicio/contados.ts';
import { type Comparado, marcarVistos, mirar, useNuevos, vuelve } from '#features/inicio/decididos.ts';
import { tarjetaDeOrdenes } from '#features/inicio/ordenesTile.ts';
import { usePendientes } from '#features/inicio/pendientes.ts';
import {
  citasPorMomento,
  enOrden,
  periodoDeExamenes,
  type Turno,
  useExamenesPorVenir,
} from '#features/inicio/proximas.ts';
import { primerNombre, saludo } from '#features/inicio/saludo.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { buildFilaNovedad } from '#support/builders.ts';
import { forgetPeople } from '#support/people.ts';
import { server } from '#support/services.ts';
import { ListOwner } from '#ui/table/preferences.ts';
import { contestan, falla } from '../blocks/servicio.ts';
import { sessionAs } from '../client/support.ts';

afterEach(forgetPeople);

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <ListOwner value="7">{children}</ListOwner>
  </QueryClientProvider>
);

describe('proximas: the appointments at a doctor’s', () => {
  const cita = (Fecha: string, Hora: string, Estado = 'PROGRAMADA', over: object = {}) =>
    z.parse(filaCita, { Fecha, Hora, Estado, Paciente: 'ANA', Especialidad: 'CARDIOLOGÍA', ...over });
  const momentos = (turnos: readonly Turno[]) => turnos.map(({ fecha, hora }) => `${fecha} ${hora}`);

  test('[R-3.6-02] are shown with all that is known of them', () => {
    const row = cita('21/11/2026', '9:30', 'PROGRAMADA', {
      ...{ Medico: 'DR. ROJAS', CentroAtencion: 'POLICLÍNICO', EstadoColor: '#fff' },
    });
    expect(citasPorMomento([row]).proximas).toEqual([
      {
        ...{ clave: '21/11/2026 9:30 ANA CARDIOLOGÍA', que: 'CARDIOLOGÍA', quien: 'ANA', fecha: '2026-11-21' },
        ...{ hora: '9:30', medico: 'DR. ROJAS', lugar: 'POLICLÍNICO' },
        estado: { nombre: 'PROGRAMADA', fondo: '#fff' },
      },
    ]);
  });

  test('are the nearest first, from today on, and not those that are over', () => {
    const rows = [
      cita('22/11/2026', '10:00'),
      cita('20/11/2026', '10:00'),
      cita('20/11/2026', '9:30'),
      cita('19/11/2026', '10:00'),
      cita('23/11/2026', '10:00', 'CANCELADA'),
      cita('24/11/2026', '10:00', 'ATENDIDA'),
    ];
    expect(momentos(citasPorMomento(rows).proximas)).toEqual([
      '2026-11-20 9:30',
      '2026-11-20 10:00',
      '2026-11-22 10:00',
    ]);
    expect(momentos(citasPorMomento(rows, '2026-11-22').proximas)).toEqual(['2026-11-22 10:00']);
    expect(citasPorMomento(rows).perdidas).toEqual([]);
  });

  test('that were missed are the latest first, whatever their day', () => {
    const rows = [
      cita('01/10/2026', '10:00', 'NO ASISTIÓ'),
      cita('20/11/2026', '8:00', 'INASISTENCIA'),
      cita('05/10/2026', '10:00', 'ATENDIDA'),
      cita('05/10/2026', '11:00', 'FALTÓ'),
    ];
    const { proximas, perdidas } = citasPorMomento(rows);
    expect(momentos(perdidas)).toEqual(['2026-11-20 8:00', '2026-10-05 11:00', '2026-10-01 10:00']);
    expect(proximas).toEqual([]);
  });

  test('are ordered with the exams: those without an appointment come last', () => {
    const turno = (fecha: string, hora = ''): Turno => ({
      ...{ clave: '', que: '', quien: '', medico: '', lugar: '', estado: { nombre: '', fondo: '' } },
      ...{ fecha, hora },
    });
    const turnos = [turno(''), turno('2026-11-21', '10:00'), turno('2026-11-21', '9:00'), turno('2026-11-20')];
    expect(momentos(enOrden(turnos))).toEqual(['2026-11-20 ', '2026-11-21 9:00', '2026-11-21 10:00', ' ']);
    expect(momentos(turnos)[0]).toBe(' ');
  });
});

describe('proximas: the exams that are still to come', () => {
  const LISTA = 'Ocupacional/OcupacionalListar';
  const examen = (IdPersonaNovedad: number, Estado = 'REGISTRADO') => ({
    ...{ IdPersonaNovedad, Estado, Novedad: 'PREOCUPACIONAL', NombreCompleto: 'ROJAS ANA' },
    ...{ ColorFondo: '#eee', ColorLetra: '#111' },
  });
  const cita = (IdCita: number, Fecha: string) => ({
    ...{ IdCita, Fecha, Hora: '09:30', Medico: 'DR. ROJAS', CentroAtencion: 'POLICLÍNICO' },
  });
  /** What the services answer about the appointments of an exam. */
  function programa(citas: Readonly<Record<number, unknown>>): unknown[] {
    const asked: unknown[] = [];
    server.use(
      http.post('*/OcupacionalProgramacion/', async ({ request }) => {
        const body = z.parse(z.object({ IdPersonaNovedad: z.number() }), await request.json());
        asked.push(body.IdPersonaNovedad);
        const said = citas[body.IdPersonaNovedad];
        return said instanceof Response ? said.clone() : HttpResponse.json({ ok: true, Datos: said ?? [] });
      }),
    );
    return asked;
  }
  const abre = (enabled = true) => renderHook(() => useExamenesPorVenir(enabled), { wrapper }).result;
  const esta = (result: { readonly current: { readonly pending: boolean; readonly fetching: boolean } }) =>
    waitFor(() => expect([result.current.pending, result.current.fetching]).toEqual([false, false]));

  test('are of the last year, and a month ahead', () => {
    expect(periodoDeExamenes()).toEqual({ desde: '2025-11-20', hasta: '2026-12-20' });
    expect(periodoDeExamenes('2026-01-31')).toEqual({ desde: '2025-01-31', hasta: '2026-02-28' });
  });

  test('[F-9-03] [R-9-01] [R-3.4-01] [R-3.4-02] [R-7.7-01] are asked for once, without those that are over, each with its appointments', async () => {
    const pedidas = contestan({
      [LISTA]: [
        ...[examen(1), examen(2), examen(3, 'CONCLUIDO'), examen(4, 'Anulado'), examen(5, 'REALIZADO')],
        ...[examen(6, 'VENCIDO'), examen(7)],
      ],
    });
    const asked = programa({ 2: [cita(21, '2026-11-20'), cita(22, '2026-11-19')], 7: [cita(71, '2026-11-19')] });
    const result = abre();
    expect(result.current).toMatchObject({ pending: true, failed: false, fetching: true, turnos: [] });
    await esta(result);
    const comun = {
      ...{ que: 'Examen preocupacional', quien: 'ROJAS ANA' },
      estado: { nombre: 'REGISTRADO', fondo: '#eee', letra: '#111' },
    };
    expect(result.current.turnos).toEqual([
      { ...comun, clave: 'examen 1', fecha: '', hora: '', medico: '', lugar: '' },
      {
        ...{ ...comun, clave: 'cita 21', fecha: '2026-11-20', hora: '09:30' },
        ...{ medico: 'DR. ROJAS', lugar: 'POLICLÍNICO' },
      },
    ]);
    expect(result.current.failed).toBe(false);
    expect(asked.toSorted()).toEqual([1, 2, 7]);
    expect(pedidas.map(({ nombre, cuerpo }) => [nombre, cuerpo])).toEqual([
      [
        LISTA,
        {
          ...{ FechaInicio: '2025-11-20', FechaFin: '2026-12-20', IdEstadoProceso: 0, IdEmpresaAnterior: '' },
          ...{ Pagado: null, NombrePersona: '', TipoOcupacional: '' },
        },
      ],
    ]);
  });

  test('are not asked for unless somebody may see them', () => {
    const pedidas = contestan({});
    const result = abre(false);
    expect(result.current).toMatchObject({ pending: false, failed: false, fetching: false, turnos: [] });
    expect(pedidas).toEqual([]);
  });

  test('are asked for again after the list failed', async () => {
    let said: unknown = falla();
    contestan({ [LISTA]: () => said });
    programa({});
    const result = abre();
    await esta(result);
    expect(result.current).toMatchObject({ failed: true, turnos: [] });
    said = [examen(1)];
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.turnos).toHaveLength(1));
    expect(result.current.failed).toBe(false);
  });

  test('are asked for again after an appointment failed, and only that one', async () => {
    const pedidas = contestan({ [LISTA]: [examen(1), examen(2)] });
    const citas: Record<number, unknown> = { 1: [cita(11, '2026-11-21')], 2: falla() };
    const asked = programa(citas);
    const result = abre();
    await esta(result);
    expect(result.current.failed).toBe(true);
    expect(result.current.turnos.map(({ clave }) => clave)).toEqual(['cita 11']);
    citas[2] = [];
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.turnos.map(({ clave }) => clave)).toEqual(['cita 11', 'examen 2']));
    expect(asked).toEqual([1, 2, 2]);
    expect(pedidas).toHaveLength(1);
  });
});

const [CAJA, EMPRESA] = [1801, 1802];
const EMPRESA_501 = { ...session.getInitialState().empresa, IdEmpresa: 501 };

describe('decididos: what the other side moved', () => {
  const aviso = (IdPersonaNovedad: number, estado: Estado | null): Comparado => ({ IdPersonaNovedad, estado });
  /** What the browser keeps of everybody. */
  const guardado = (): unknown => JSON.parse(browser.read(localKeys.campana) || 'null');
  function nuevos(avisos: readonly Comparado[] | null): readonly number[] {
    const { result, unmount } = renderHook(() => useNuevos(avisos));
    unmount();
    return result.current.map(({ IdPersonaNovedad }) => IdPersonaNovedad);
  }

  describe('for an employer', () => {
    beforeEach(() => {
      sessionAs(EMPRESA);
      session.setState({ empresa: EMPRESA_501 });
    });

    test('is nothing before the first look, or while the notices are not known', () => {
      expect(nuevos([aviso(1, 'observado')])).toEqual([]);
      mirar([aviso(1, 'observado')]);
      expect(nuevos(null)).toEqual([]);
    });

    test('counts as seen when they look for the first time', () => {
      mirar([
        aviso(1, 'observado'),
        aviso(2, 'aceptado'),
        aviso(3, 'declarado'),
        aviso(4, 'registrado'),
        aviso(5, null),
      ]);
      expect(guardado()).toEqual({ '7|501|1': { observado: [1], aceptado: [2] } });
    });

    test('is observed or accepted since they looked', () => {
      mirar([aviso(1, 'observado'), aviso(2, 'aceptado')]);
      expect(
        nuevos([
          ...[aviso(1, 'observado'), aviso(2, 'aceptado'), aviso(3, 'observado'), aviso(4, 'aceptado')],
          ...[aviso(5, 'declarado'), aviso(6, 'registrado'), aviso(7, null), aviso(8, 'pagado'), aviso(9, 'anulado')],
        ]),
      ).toEqual([3, 4]);
      expect(nuevos([aviso(1, 'aceptado'), aviso(2, 'observado')])).toEqual([1, 2]);
    });

    test('is seen when it is marked, each once', () => {
      mirar([]);
      marcarVistos([aviso(3, 'observado'), aviso(3, 'observado'), aviso(4, 'aceptado')]);
      expect(guardado()).toEqual({ '7|501|1': { observado: [3], aceptado: [4] } });
      expect(nuevos([aviso(3, 'observado'), aviso(4, 'aceptado')])).toEqual([]);
    });

    test('is told again when it left its state and comes back', () => {
      mirar([aviso(1, 'observado'), aviso(2, 'observado')]);
      mirar([aviso(1, 'declarado'), aviso(2, 'observado'), aviso(3, 'observado')]);
      expect(guardado()).toEqual({ '7|501|1': { observado: [2], aceptado: [] } });
      expect(nuevos([aviso(1, 'observado')])).toEqual([1]);
    });

    test('is not written if nothing left its state', () => {
      mirar([aviso(1, 'observado')]);
      browser.write(localKeys.campana, ` ${browser.read(localKeys.campana)}`);
      mirar([aviso(1, 'observado'), aviso(2, 'aceptado')]);
      expect(browser.read(localKeys.campana)).toMatch(/^ /);
    });

    test('is kept for each company and regional, and the others stay', () => {
      mirar([aviso(1, 'observado')]);
      session.setState({ empresa: { ...EMPRESA_501, IdEmpresa: 502 } });
      expect(nuevos([aviso(1, 'observado')])).toEqual([]);
      mirar([aviso(2, 'aceptado')]);
      expect(guardado()).toEqual({
        '7|501|1': { observado: [1], aceptado: [] },
        '7|502|1': { observado: [], aceptado: [2] },
      });
    });

    test.each(['x', '[]', '{"7|501|1":{"observado":["a"]}}', '{"7|501|1":{"otro":[1]}}', '{"7|501|1":7}'])(
      'is unknown if the browser has %s',
      (text) => {
        browser.write(localKeys.campana, text);
        expect(nuevos([aviso(1, 'observado')])).toEqual([]);
        mirar([aviso(1, 'observado')]);
        expect(guardado()).toEqual({ '7|501|1': { observado: [1], aceptado: [] } });
      },
    );

    test('is told at once when it is marked elsewhere', () => {
      mirar([]);
      const { result } = renderHook(() => useNuevos([aviso(1, 'observado')]));
      expect(result.current).toHaveLength(1);
      act(() => marcarVistos([aviso(1, 'observado')]));
      expect(result.current).toEqual([]);
      act(() => mirar([]));
      expect(result.current).toHaveLength(1);
    });

    test('is told at once to somebody else who signs in', () => {
      mirar([]);
      const { result } = renderHook(() => useNuevos([aviso(1, 'observado')]));
      act(() => void sessionAs(EMPRESA, { id_usuario: 8 }));
      expect(result.current).toEqual([]);
    });

    test('never comes back from them', () => {
      mirar([aviso(1, 'observado')]);
      expect(vuelve(aviso(1, 'declarado'))).toBe(false);
    });
  });

  describe('for the staff', () => {
    beforeEach(() => void sessionAs(CAJA));

    test('is declared since they looked', () => {
      mirar([aviso(1, 'declarado'), aviso(2, 'observado'), aviso(3, 'aceptado')]);
      expect(guardado()).toEqual({ '7|0|1': { declarado: [1], observado: [2] } });
      expect(
        nuevos([aviso(1, 'declarado'), aviso(4, 'declarado'), aviso(5, 'observado'), aviso(6, 'aceptado')]),
      ).toEqual([4]);
    });

    test('comes back if they had observed it', () => {
      expect(vuelve(aviso(2, 'declarado'))).toBe(false);
      mirar([aviso(1, 'declarado'), aviso(2, 'observado')]);
      expect([1, 2].map((id) => vuelve(aviso(id, 'declarado')))).toEqual([false, true]);
    });

    test('is remembered as observed until it is declared again and seen', () => {
      mirar([aviso(1, 'declarado'), aviso(2, 'observado')]);
      mirar([aviso(3, 'observado')]);
      expect(guardado()).toEqual({ '7|0|1': { declarado: [], observado: [2, 3] } });
      marcarVistos([aviso(4, 'observado'), aviso(3, 'observado')]);
      expect(guardado()).toEqual({ '7|0|1': { declarado: [], observado: [2, 3, 4] } });
      marcarVistos([aviso(2, 'declarado'), aviso(2, 'observado')]);
      expect(guardado()).toEqual({ '7|0|1': { declarado: [2], observado: [3, 4] } });
    });

    test('is marked as observed even if they never looked', () => {
      marcarVistos([aviso(2, 'observado')]);
      expect(guardado()).toEqual({ '7|0|1': { declarado: [], observado: [2] } });
      expect(vuelve(aviso(3, 'declarado'))).toBe(false);
    });
  });

  test('is kept for nobody without a session', () => {
    mirar([aviso(1, 'observado')]);
    expect(guardado()).toEqual({ '0|0|0': { observado: [1], aceptado: [] } });
  });
});

describe('pendientes: what an employer has to do next', () => {
  beforeEach(() => {
    const acceso = { EtiquetaFormularioWeb: '', SeMuestraEnMenu: true, Grupo: '', Orden: 0 };
    sessionAs(EMPRESA, { id_regional: 3, accesos: [{ ...acceso, Ruta: 'aviso-transferencia-admin' }] });
    session.setState({ empresa: EMPRESA_501 });
  });
  const LISTA = 'Parametros/ListaNovedadesParametro';
  const aviso = (IdPersonaNovedad: number, EstadoProceso: string, FechaNovedad: string, FechaDeclaracion = '') =>
    buildFilaNovedad({ IdPersonaNovedad, EstadoProceso, FechaNovedad, FechaDeclaracion });
  const guardados = () => JSON.parse(browser.read(localKeys.listas) || 'null') as unknown;
  const antes = (...seen: number[]) =>
    browser.write(localKeys.listas, JSON.stringify({ 7: { 'requieren-atencion': { seen } } }));
  async function abre(...rows: ReturnType<typeof aviso>[]) {
    const pedidas = contestan({ [LISTA]: rows });
    const { result } = renderHook(usePendientes, { wrapper });
    await waitFor(() => expect(result.current.isPending).toBe(false));
    const ids = () => result.current.pendientes.map(({ IdPersonaNovedad }) => IdPersonaNovedad);
    const nuevos = () => result.current.avisos.filter(result.current.esNuevo).map((one) => one.IdPersonaNovedad);
    return { result, pedidas, ids, nuevos };
  }

  test('[E-1-01, E-3-09, E-6-02, E-7.4-01, F-6-09] are the observed ones, the last declared first, then the oldest of those to declare', async () => {
    const { ids, result, pedidas } = await abre(
      aviso(1, 'REGISTRADO', '05/11/2026'),
      aviso(2, 'PAGADO', '01/11/2026'),
      aviso(3, 'OBSERVADO', '01/10/2026', '02/11/2026'),
      aviso(4, 'OBSERVADO', '02/10/2026', '03/11/2026'),
      aviso(5, 'DECLARADO', '01/01/2026', '01/01/2026'),
      aviso(6, 'ACEPTADO', '01/01/2026', '01/01/2026'),
    );
    expect(ids()).toEqual([4, 3, 2, 1]);
    expect(result.current.familias.map(({ id }) => id)).toEqual(['transferencia']);
    expect(pedidas.map(({ cuerpo }) => cuerpo)).toEqual([
      {
        ...{ FechaDesde: '2025-11-01', FechaHasta: '2026-11-30', IdEstadoProceso: 0, IdTipoNovedad: 7 },
        ...{ IdEmpresa: 501, IdRegional: 3 },
      },
    ]);
  });

  test('are five at most', async () => {
    const { ids } = await abre(
      ...[1, 2, 3, 4, 5, 6, 7].map((id) =>
        aviso(id, id > 5 ? 'OBSERVADO' : 'REGISTRADO', `0${id}/11/2026`, '01/11/2026'),
      ),
    );
    expect(ids()).toHaveLength(5);
    expect(ids().slice(2)).toEqual([1, 2, 3]);
  });

  test('are all seen the first time', async () => {
    const { nuevos } = await abre(aviso(3, 'OBSERVADO', '01/10/2026'), aviso(1, 'REGISTRADO', '01/11/2026'));
    expect(nuevos()).toEqual([]);
    await waitFor(() => expect(guardados()).toEqual({ 7: { 'requieren-atencion': { seen: [3] } } }));
  });

  test('begin with those that were observed since, until they are opened', async () => {
    antes(4);
    const rows = [
      aviso(3, 'OBSERVADO', '01/10/2026', '01/11/2026'),
      aviso(4, 'OBSERVADO', '01/10/2026', '03/11/2026'),
      aviso(5, 'OBSERVADO', '01/10/2026', '02/11/2026'),
      aviso(1, 'REGISTRADO', '01/11/2026'),
    ];
    const { ids, nuevos, result } = await abre(...rows);
    expect([ids(), nuevos()]).toEqual([
      [5, 3, 4, 1],
      [3, 5],
    ]);
    const [tres, cuatro, , uno] = result.current.avisos;
    if (!tres || !cuatro || !uno) throw new Error('no notices');
    act(() => result.current.ver(cuatro));
    act(() => result.current.ver(uno));
    expect(guardados()).toEqual({ 7: { 'requieren-atencion': { seen: [4] } } });
    act(() => result.current.ver(tres));
    expect([ids(), nuevos()]).toEqual([[5, 4, 3, 1], [5]]);
    expect(guardados()).toEqual({ 7: { 'requieren-atencion': { seen: [4, 3] } } });
  });

  test('are new again when they were corrected and observed again', async () => {
    antes(4, 9);
    await abre(aviso(4, 'OBSERVADO', '01/10/2026'), aviso(9, 'DECLARADO', '01/10/2026'));
    await waitFor(() => expect(guardados()).toEqual({ 7: { 'requieren-atencion': { seen: [4] } } }));
  });

  test('are not forgotten while the notices are not known', async () => {
    antes(4, 9);
    contestan({ [LISTA]: falla() });
    const { result } = renderHook(usePendientes, { wrapper });
    await waitFor(() => expect(result.current.failed).toBe(1));
    expect(guardados()).toEqual({ 7: { 'requieren-atencion': { seen: [4, 9] } } });
  });
});

describe('ordenesTile: what is to be paid', () => {
  const linea = (IdPersonaNovedad: number, Total = 0) => z.parse(novedadDeOrden, { IdPersonaNovedad, Total });
  const orden = (IdOrdenPago: number, Total: number, ...Novedades: ReturnType<typeof linea>[]) =>
    z.parse(ordenPago, { IdOrdenPago, Total, Novedades });
  type Ordenes = readonly ReturnType<typeof orden>[];
  type Sueltas = readonly ReturnType<typeof linea>[];
  const consulta = <T,>(data: T | undefined, isError = false) => ({ data, isError });
  const tarjeta = (ordenes: object, sueltas: { data: Sueltas | undefined; isError: boolean }) =>
    tarjetaDeOrdenes(ordenes as Parameters<typeof tarjetaDeOrdenes>[0], sueltas);
  const de = (ordenes: Ordenes, sueltas: Sueltas) => {
    const { value, note } = tarjeta(consulta(ordenes), consulta(sueltas));
    return [value, note];
  };

  test('[F-2.1-13] [F-2.1-16] leads to the orders', () => {
    expect(tarjeta(consulta([]), consulta<Sueltas>([]))).toEqual({
      ...{ label: 'Por pagar', value: 'Bs. 0.00', note: 'Sin órdenes ni novedades pendientes' },
      to: '/seguros/orden-pago-admin-ex',
    });
  });

  const CON_Y_SIN = '1 orden, 1 novedad · 1 novedad sin orden';
  test.each<[Ordenes, Sueltas, string, string]>([
    [[orden(1, 50, linea(1))], [], 'Bs. 50.00', '1 orden, 1 novedad'],
    [[orden(1, 50, linea(1), linea(2)), orden(2, 20.5)], [], 'Bs. 70.50', '2 órdenes, 2 novedades'],
    [[orden(1, 1250.5)], [], 'Bs. 1,250.50', '1 orden, 0 novedades'],
    [[], [linea(1, 30)], 'Bs. 30.00', '1 novedad sin orden'],
    [[], [linea(1, 30), linea(2, 40)], 'Bs. 70.00', '2 novedades sin orden'],
    [[orden(1, 50, linea(1, 50))], [linea(1, 50), linea(2, 40)], 'Bs. 90.00', CON_Y_SIN],
  ])(
    '[F-9-07] [R-9-01] is the total of the orders and of the notices without an order',
    (ordenes, sueltas, value, note) => {
      expect(de(ordenes, sueltas)).toEqual([value, note]);
    },
  );

  test('is not known while one of the answers is missing', () => {
    const loading = { value: null, note: '' };
    expect(tarjeta(consulta(undefined), consulta<Sueltas>([linea(1, 30)]))).toMatchObject(loading);
    expect(tarjeta(consulta([orden(1, 50)]), consulta<Sueltas>(undefined))).toMatchObject(loading);
  });

  test('is a dash if one of the answers failed', () => {
    expect(tarjeta(consulta([orden(1, 50)], true), consulta<Sueltas>([])).value).toBe('—');
    expect(tarjeta(consulta([orden(1, 50)]), consulta<Sueltas>(undefined, true))).toMatchObject({
      value: '—',
      note: '',
    });
  });
});

describe('saludo', () => {
  test.each([
    ['00:00', 'Buenos días'],
    ['11:59', 'Buenos días'],
    ['12:00', 'Buenas tardes'],
    ['18:59', 'Buenas tardes'],
    ['19:00', 'Buenas noches'],
    ['23:59', 'Buenas noches'],
  ])('at %s in Bolivia people read "%s"', (time, text) => {
    expect(saludo(new Date(`2026-11-20T${time}:00-04:00`))).toBe(text);
  });
  test('is for now', () => {
    expect(saludo()).toBe('Buenas tardes');
  });
  test.each([
    ['QUISPE MAMANI ROSA ELENA', 'Rosa'],
    ['  QUISPE   MAMANI  ÁNGELA ', 'Ángela'],
    ['QUISPE ROSA', 'Rosa'],
    ['ROSA', 'Rosa'],
    ['ñusta', 'Ñusta'],
    ['', ''],
  ])('calls "%s" by the name %s', (whole, first) => {
    expect(primerNombre(whole)).toBe(first);
  });
});

test('the bell tells how many notices were moved', () => {
  const { result } = renderHook(useNuevosEnCampana);
  expect(result.current).toBe(0);
  act(() => decirNuevos(3));
  expect(result.current).toBe(3);
  act(() => decirNuevos(0));
  expect(result.current).toBe(0);
});
