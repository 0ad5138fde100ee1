import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Escritura } from '#blocks/escritura/asentar.ts';
import { crearEscritura } from '#blocks/escritura/useEscritura.ts';
import { keyOf, queryClient } from '#client/query.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { bajaPendiente } from '#contract/entities/bdpa.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import {
  actualizarRegistro,
  corregirPeriodo,
  enviarNoEnviados,
  enviarPoblacion,
  grabarPeriodo,
  grabarPoblacion,
  type Operacion,
  regularizarBaja,
  regularizarPeriodo,
  useOperaciones,
} from '#features/monitoreo/operacion.ts';
import { forgetPeople } from '#support/people.ts';
import { useQuestions } from '#ui/dialogs/confirm.ts';
import { useToasts } from '#ui/feedback/toast.ts';
import { contestan } from '../blocks/servicio.ts';

afterEach(forgetPeople);

const periodo = { desde: '2026-01-01', hasta: '2026-02-28' };
const baja = z.parse(bajaPendiente, {
  ...{ IdRegistro: 5, IdPersona: 501, IdEmpresa: 7, NombreCompleto: 'QUISPE ROSA', FechaBaja: '20/11/2026' },
});
const registro = { idRegistro: 9, nombre: 'QUISPE ROSA', enEspera: true };

/** Does an operation without its question. */
const hace = (operacion: Operacion) => operacion.hacer((escritura) => crearEscritura().escribir(escritura));

/** The writes that an operation would send; the answer is that nothing was done. */
async function enviadas(operacion: Operacion) {
  const sent: Pick<Escritura<Endpoint, unknown>, 'comprobar'>[] = [];
  const done = await operacion.hacer(async ({ comprobar }) => {
    sent.push({ comprobar });
    return null;
  });
  return { done, sent };
}

const deTodas = 'Alcanza a todas las regionales y no se puede deshacer.';
const delPeriodo = 'Alcanza a todas las regionales, del 01/01/2026 al 28/02/2026, y no se puede deshacer.';

describe('the operations on many rows', () => {
  const todas: readonly [Operacion, object, string, readonly string[]][] = [
    [
      grabarPoblacion,
      {
        ...{ titulo: 'Registrar población', aceptar: 'Registrar', detalle: deTodas },
        pregunta: '¿Desea registrar en la BDPA, para su envío, a quienes no tienen registro?',
      },
      ...(['Afiliacion/GrabarPoblacionBDPA', []] as const),
    ],
    [
      enviarPoblacion,
      {
        ...{ titulo: 'Enviar población', aceptar: 'Enviar', detalle: deTodas },
        pregunta: '¿Desea enviar a la BDPA a quienes esperan su envío?',
      },
      ...(['Afiliacion/EnviarPoblacionBDPA', []] as const),
    ],
    [
      enviarNoEnviados,
      {
        ...{ titulo: 'Enviar a los no enviados', aceptar: 'Volver a enviar', detalle: deTodas },
        pregunta: '¿Desea enviar otra vez a la BDPA a quienes no se pudo enviar?',
      },
      ...(['Afiliacion/EnviarDatosBDPANOENVIADOS', []] as const),
    ],
    [
      grabarPeriodo(periodo),
      {
        ...{ titulo: 'Registrar a los afiliados del periodo', aceptar: 'Registrar a quienes faltan' },
        ...{ detalle: delPeriodo },
        pregunta: '¿Desea registrar en la BDPA a los afiliados del periodo que no tienen registro?',
      },
      ...(['Bdpa/GrabarPoblacionNoEnviadaDia', ['2026-01-01', '2026-02-28']] as const),
    ],
    [
      corregirPeriodo(periodo),
      {
        ...{ titulo: 'Corregir población', aceptar: 'Corregir las del periodo', detalle: delPeriodo },
        pregunta: '¿Desea poner en la BDPA los datos de la caja, donde no coinciden?',
      },
      ...(['Bdpa/CorregirPoblacionCSBPenBDPA', ['2026-01-01', '2026-02-28']] as const),
    ],
    [
      regularizarPeriodo(periodo),
      {
        ...{ titulo: 'Regularizar bajas', aceptar: 'Regularizar las del periodo', detalle: delPeriodo },
        pregunta: '¿Desea informar a la BDPA todas las bajas del periodo que no conoce?',
      },
      ...(['Bdpa/RegularizarBajasBDPA', ['2026-01-01', '2026-02-28']] as const),
    ],
  ];

  test.each(todas)(
    '[F-7.4-05] [F-7.5-02] ask, send one call and tell how many rows changed',
    async (operacion, texts, nombre, valores) => {
      expect(operacion).toMatchObject(texts);
      const pedidas = contestan({ [nombre]: { Procesados: 1234, Observados: 0 } });
      expect(await hace(operacion)).toEqual({ texto: 'Procesados: 1,234. Observados: 0.', tono: 'ok' });
      expect(pedidas.map((one) => [one.nombre, one.valores])).toEqual([[nombre, valores]]);
    },
  );

  test('warn if a row could not be changed', async () => {
    contestan({ 'Afiliacion/GrabarPoblacionBDPA': { Procesados: 0, Observados: 1 } });
    expect(await hace(grabarPoblacion)).toEqual({ texto: 'Procesados: 0. Observados: 1.', tono: 'warn' });
  });

  test.each(todas)('tell nothing that was not done, and nothing shows whether it was', async (operacion) => {
    expect(await enviadas(operacion)).toEqual({ done: null, sent: [{ comprobar: null }] });
  });
});

describe('the record of one person', () => {
  const operacion = actualizarRegistro('Actualizar', registro);

  test('[F-7.5-04] is written after a question, once', async () => {
    expect(operacion).toMatchObject({
      ...{ titulo: 'Actualizar registro', aceptar: 'Actualizar', detalle: 'No se puede deshacer.' },
      pregunta: '¿Desea poner en la BDPA los datos que la caja tiene de QUISPE ROSA?',
    });
    const pedidas = contestan({ 'Afiliacion/ActualizarPoblacionBDPA': null });
    expect(await hace(operacion)).toEqual({
      texto: 'Se actualizó correctamente el registro en la BDPA.',
      tono: 'ok',
    });
    expect(pedidas.map(({ nombre, valores }) => [nombre, valores])).toEqual([
      ['Afiliacion/ActualizarPoblacionBDPA', ['9']],
    ]);
  });

  test.each([
    [null, { hecha: true }],
    [{ IdRegistro: 9 }, 'sin hacer'],
  ])('[F-7.5-02] is written if it no longer waits to be sent', async (row, found) => {
    const pedidas = contestan({ 'Afiliacion/recuperarNoenviadoBDPA': row });
    const { done, sent } = await enviadas(operacion);
    expect([done, await sent[0]?.comprobar?.()]).toEqual([null, found]);
    expect(pedidas.map(({ valores }) => valores)).toEqual([['9']]);
  });

  test('that does not wait cannot be checked', async () => {
    const { sent } = await enviadas(actualizarRegistro('Actualizar', { ...registro, enEspera: false }));
    expect(sent).toEqual([{ comprobar: null }]);
  });
});

describe('one termination', () => {
  const operacion = regularizarBaja('Regularizar', baja);

  test('[F-7.5-08] is reported after a question, once', async () => {
    expect(operacion).toMatchObject({
      ...{ titulo: 'Regularizar baja', aceptar: 'Regularizar', detalle: 'No se puede deshacer.' },
      pregunta: '¿Desea informar a la BDPA la baja de QUISPE ROSA, del 20/11/2026?',
    });
    const pedidas = contestan({ 'Afiliacion/RegularizarBajaBDPA': null });
    expect(await hace(operacion)).toEqual({ texto: 'La BDPA conoce ahora la baja de QUISPE ROSA.', tono: 'ok' });
    expect(pedidas.map(({ nombre, valores }) => [nombre, valores])).toEqual([
      ['Afiliacion/RegularizarBajaBDPA', ['501', '7', '2026-11-20']],
    ]);
  });

  test.each([
    ['nobody waits', [], { hecha: true }],
    ['another person waits', [{ ...baja, IdPersona: 502 }], { hecha: true }],
    ['it waits for another company', [{ ...baja, IdEmpresa: 8 }], { hecha: true }],
    ['it waits', [{ ...baja, IdPersona: 502 }, baja], 'sin hacer'],
  ])('[F-7.4-05] is looked for among those of its day: %s', async (_, rows, found) => {
    const pedidas = contestan({ 'Bdpa/ObtenerBajasPendientes': rows });
    const { done, sent } = await enviadas(operacion);
    expect([done, await sent[0]?.comprobar?.()]).toEqual([null, found]);
    expect(pedidas.map(({ valores }) => valores)).toEqual([['2026-11-20', '2026-11-20']]);
  });
});

describe('doing an operation', () => {
  /** The hook, with the questions and the toasts it shows. */
  function abre() {
    const { result } = renderHook(() => ({
      ...useOperaciones(),
      preguntas: useQuestions(),
      toasts: useToasts().shown,
    }));
    const responde = async (accepted: boolean) => {
      await waitFor(() => expect(result.current.preguntas).toHaveLength(1));
      const [asked] = result.current.preguntas;
      act(() => asked?.answer(accepted));
      return asked;
    };
    const toasts = () => result.current.toasts.map(({ tone, text }) => [tone, text]);
    /** Starts it; the returned function waits for its end. */
    const opera = (operacion: Operacion) => {
      let end: Promise<boolean> = Promise.resolve(false);
      act(() => {
        end = result.current.operar(operacion);
      });
      return () => act(() => end);
    };
    return { result, responde, toasts, opera };
  }
  const GRABAR = 'Afiliacion/GrabarPoblacionBDPA';

  test('asks first, then shows the result', async () => {
    const { result, responde, toasts, opera } = abre();
    contestan({ [GRABAR]: { Procesados: 2, Observados: 0 } });
    const end = opera(grabarPoblacion);
    expect(result.current.busy).toBe(true);
    expect(await responde(true)).toMatchObject({
      ...{ kind: 'confirm', title: 'Registrar población', accept: 'Registrar', focus: 'cancel', detail: deTodas },
      message: '¿Desea registrar en la BDPA, para su envío, a quienes no tienen registro?',
    });
    expect(await end()).toBe(true);
    const texto = 'Procesados: 2. Observados: 0.';
    expect(result.current.resultado).toEqual({ titulo: 'Registrar población', texto, tono: 'ok' });
    expect(toasts()).toEqual([['success', texto]]);
    expect(result.current.busy).toBe(false);
    act(() => result.current.cerrar());
    expect(result.current.resultado).toBeNull();
  });

  test('warns if something was not done, and takes the result before it away', async () => {
    const { result, responde, toasts, opera } = abre();
    contestan({ [GRABAR]: { Procesados: 2, Observados: 3 } });
    const end = opera(grabarPoblacion);
    await responde(true);
    await end();
    const texto = 'Procesados: 2. Observados: 3.';
    expect(result.current.resultado).toEqual({ titulo: 'Registrar población', texto, tono: 'warn' });
    expect(toasts()).toEqual([['warning', texto]]);
    const again = opera(grabarPoblacion);
    await waitFor(() => expect(result.current.resultado).toBeNull());
    await responde(false);
    expect(await again()).toBe(false);
  });

  test('sends and says nothing if the answer is no', async () => {
    const { result, responde, toasts, opera } = abre();
    const pedidas = contestan({});
    const end = opera(grabarPoblacion);
    await responde(false);
    expect(await end()).toBe(false);
    expect([pedidas, result.current.resultado, toasts()]).toEqual([[], null, []]);
  });

  test('loads every figure again, also if nobody knows whether it was done', async () => {
    const { responde, opera } = abre();
    const keysOf = (service: Readonly<Record<string, Endpoint>>, ...names: readonly string[]) =>
      names.flatMap((name) => (service[name] ? [[...keyOf(service[name]), { params: {} }]] : []));
    const keys = [
      ...keysOf(afiliacionBdpa, 'detalle', 'detalleFecha', 'detalleHistorico', 'detalleRegionalHistorico'),
      ...keysOf(afiliacionBdpa, 'monitorRegional', 'noEnviados', 'poblacion'),
      ...keysOf(bdpa, 'bajasPendientes', 'estadisticasBajasMes', 'estadisticasBajasPeriodo', 'listarPoblacion'),
      ...keysOf(bdpa, 'poblacionAfiliadaDia', 'poblacionAfiliadaMes', 'poblacionNoEnviadaDia'),
      ...keysOf(bdpa, 'poblacionValidadaGestion', 'poblacionValidadaMes', 'revisarPoblacion'),
    ];
    for (const key of keys) queryClient.setQueryData(key, []);
    contestan({ [GRABAR]: new HttpResponse('', { status: 504 }) });
    const end = opera(grabarPoblacion);
    await responde(true);
    expect(await end()).toBe(false);
    expect(keys).toHaveLength(17);
    expect(keys.filter((key) => !queryClient.getQueryState(key)?.isInvalidated)).toEqual([]);
  });

  test('asks about an uncertain try of the same operation only', async () => {
    const { responde, opera } = abre();
    contestan({
      [GRABAR]: new HttpResponse('', { status: 504 }),
      'Afiliacion/EnviarPoblacionBDPA': { Procesados: 1, Observados: 0 },
    });
    const first = opera(grabarPoblacion);
    expect((await responde(true))?.title).toBe('Registrar población');
    await first();
    const other = opera(enviarPoblacion);
    expect((await responde(true))?.title).toBe('Enviar población');
    expect(await other()).toBe(true);
    const again = opera(grabarPoblacion);
    expect((await responde(false))?.title).not.toBe('Registrar población');
    expect(await again()).toBe(false);
  });
});
