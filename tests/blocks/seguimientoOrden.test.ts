import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  hechosDelPago,
  mismasNovedades,
  mismoContenido,
  seguirEliminado,
  seguirGrabado,
  seguirSolicitud,
  totalDe,
} from '#blocks/orden-pago-control/seguimientoOrden.ts';
import { seguirAgregado, seguirQuitadoDesdeAviso } from '#blocks/orden-pago-control/seguirAgregado.ts';
import { callFailed } from '#client/announcements.ts';
import { novedadDeOrden, ordenPago } from '#contract/entities/ordenPago.ts';
import { idDefectuoso } from '#support/defectos.ts';
import { forgetPeople } from '#support/people.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { useToasts } from '#ui/feedback/toast.ts';
import { contesta, falla } from './servicio.ts';

const [MENSAJE, AUDITORIA] = [1, 2];

const linea = (IdPersonaNovedad: number, NombreCompleto = 'PÉREZ ANA', Total: unknown = 50) =>
  z.parse(novedadDeOrden, { IdPersonaNovedad, NombreCompleto, Total });
const contenido = (Observacion: string, ...Novedades: ReturnType<typeof linea>[]) => ({ Observacion, Novedades });
const orden = (part: object) => z.parse(ordenPago, { IdOrdenPago: 7, IdEmpresa: 501, ...part });
/** Orders with these notices, for the rules that read nothing else. */
const con = (...ids: number[]) => contenido('', ...ids.map((id) => linea(id)));

/** An entry as it is sent. */
const entrada = (Asunto: string, Mensaje: string, TipoSeguimiento: number) => ({
  ...{ IdTabla: 7, Tabla: 'seguros_orden_pago_cabecera', Correos: [] },
  ...{ Asunto, Mensaje, TipoSeguimiento },
});
/** The same words twice, as a message and for the audit. */
const dosVeces = (Asunto: string, Mensaje: string) =>
  [MENSAJE, AUDITORIA].map((tipo) => entrada(Asunto, Mensaje, tipo));
const lista = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** The warnings and other short messages so far. */
function dicho(): readonly string[] {
  const { result, unmount } = renderHook(() => useToasts());
  unmount();
  return result.current.history.map(({ text }) => text);
}

beforeEach(() => atTestEnd(forgetPeople));

test('[R-7.6-08] [R-2.7-06] [R-7.6-15] the total of an order is the sum of its notices; one amount that cannot be read leaves it unknown', () => {
  expect(totalDe(contenido('', linea(1, '', 70.1), linea(2, '', 70.1), linea(3, '', 70.1)))).toBe(210.3);
  expect(totalDe(con())).toBe(0);
  expect(totalDe(contenido('', linea(1), linea(2, '', '1.234')))).toBeNull();
});

test.each<[string, number[], number[], boolean]>([
  ['none and none', [], [], true],
  ['the same in another order', [1, 2], [2, 1], true],
  ['one less', [1], [1, 2], false],
  ['one more', [1, 2], [1], false],
  ['as many, but others', [1, 2], [3, 4], false],
  ['as many, and one of them another', [1, 2], [1, 3], false],
])('[R-4.4-07] two orders are compared by their notices: %s', (_, a, b, same) => {
  expect(mismasNovedades(con(...a), con(...b))).toBe(same);
  expect(mismoContenido(con(...a), con(...b))).toBe(same);
});

test('[R-4.4-07] another observation is another content', () => {
  expect(mismoContenido(contenido('A', linea(1)), contenido('A', linea(1)))).toBe(true);
  expect(mismoContenido(contenido('A', linea(1)), contenido('B', linea(1)))).toBe(false);
});

describe('[F-9-07] [F-3.10-03] [F-3.10-04] [R-7.6-13] [R-7.6-15] [R-9-01] a save is tracked twice, as a message and for the audit', () => {
  test('a new order with its content', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    await seguirGrabado(7, null, contenido('De <enero>', linea(10), linea(11, '', 25)));
    const html = lista(
      '<b>Número de novedades:</b> 2',
      '<b>Total Bs.:</b> 75.00',
      '<b>Observación:</b> De &#60;enero&#62;',
      '<b>Novedades:</b> PÉREZ ANA (10), (11)',
    );
    expect(sent).toEqual(dosVeces('Orden de pago registrada', html));
  });

  test('a new order without an observation does not name it', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    await seguirGrabado(7, null, con(10));
    const html = lista('<b>Número de novedades:</b> 1', '<b>Total Bs.:</b> 50.00', '<b>Novedades:</b> PÉREZ ANA (10)');
    expect(sent).toEqual(dosVeces('Orden de pago registrada', html));
  });

  test('a new order without notices says so', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    await seguirGrabado(7, null, con());
    const html = lista('<b>Número de novedades:</b> 0', '<b>Total Bs.:</b> 0.00');
    expect(sent).toEqual(dosVeces('Orden de pago registrada', html));
  });

  test('a changed order with the old and the new values', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    await seguirGrabado(7, contenido('A', linea(10)), contenido('', linea(10), linea(11, 'QUISPE EVA', 25)));
    const html = lista(
      '<b>Número de novedades:</b> <small>1</small> -&gt; 2',
      '<b>Total Bs.:</b> <small>50.00</small> -&gt; 75.00',
      '<b>Observación:</b> <small>A</small> -&gt; (vacío)',
      '<b>Novedades:</b> <small>PÉREZ ANA (10)</small> -&gt; PÉREZ ANA (10), QUISPE EVA (11)',
    );
    expect(sent).toEqual(dosVeces('Orden de pago modificada', html));
  });

  test('only with what changed', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    await seguirGrabado(7, contenido('A', linea(10)), contenido('B', linea(10)));
    const html = lista('<b>Observación:</b> <small>A</small> -&gt; B');
    expect(sent).toEqual(dosVeces('Orden de pago modificada', html));
  });

  test('if nothing changed, with the subject alone', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    await seguirGrabado(7, con(10), con(10));
    expect(sent).toEqual(dosVeces('Orden de pago modificada', 'Orden de pago modificada'));
  });

  test('if both entries fail, one warning says so', async () => {
    const sent = contesta('/SeguimientoRegistra', falla);
    await seguirGrabado(7, null, con(10));
    expect(sent).toHaveLength(2);
    expect(dicho()).toEqual(['No se registró el seguimiento.']);
  });
});

describe('[F-3.10-03] [F-3.10-04] [R-7.6-14] a deletion is tracked for the audit', () => {
  test('with what the order had', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    expect(await seguirEliminado(orden({ Observacion: 'A', Novedades: [linea(10)] }))).toBe(true);
    const html = lista(
      '<b>Número de novedades:</b> <small>1</small> -&gt; 0',
      '<b>Total Bs.:</b> <small>50.00</small> -&gt; 0.00',
      '<b>Observación:</b> <small>A</small> -&gt; (vacío)',
      '<b>Novedades:</b> <small>PÉREZ ANA (10)</small> -&gt; (vacío)',
    );
    expect(sent).toEqual([entrada('Orden de pago eliminada', html, AUDITORIA)]);
  });

  test('an order that had nothing with the subject alone', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    await seguirEliminado(orden({}));
    expect(sent).toEqual([entrada('Orden de pago eliminada', 'Orden de pago eliminada', AUDITORIA)]);
  });
});

test.each([
  ['generada', 'Solicitud de orden de pago generada'],
  ['anulada', 'Solicitud de orden de pago anulada'],
] as const)(
  '[F-3.10-03] [F-3.10-04] [R-7.6-14] a request that is %s is tracked as a message with its code',
  async (act, asunto) => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    expect(await seguirSolicitud(7, act, 'TX-1 & 2')).toBe(true);
    expect(sent).toEqual([entrada(asunto, lista('<b>Código Transacción:</b> TX-1 &#38; 2'), MENSAJE)]);
  },
);

describe('the payment of an order', () => {
  const pagada = { IdSeguimiento: 0, TipoSeguimiento: MENSAJE, Usuario: '', Asunto: 'Orden de pago pagada' };

  test.each<[string, object, object[]]>([
    ['an order that is not paid has none', { FechaPago: '2026-11-19' }, []],
    [
      'with its invoice',
      { NumeroFactura: 12, FechaPago: '2026-11-19' },
      [{ ...pagada, Mensaje: 'Factura 12', Fecha: '2026-11-19' }],
    ],
    [
      'before its invoice is made',
      { Cobrado: true, FechaPago: '2026-11-19T10:30:00' },
      [{ ...pagada, Mensaje: '', Fecha: '2026-11-19' }],
    ],
    ['[F-5.5-03] without a day', { Cobrado: true, FechaPago: '1900-01-01' }, [{ ...pagada, Mensaje: '', Fecha: '' }]],
  ])('%s', (_, part, hechos) => {
    expect(hechosDelPago(orden(part))).toEqual(hechos);
  });
});

describe('[F-3.10-03] [F-3.10-04] [R-7.6-13] [R-7.6-15] notices that were added without opening the order', () => {
  const ref = { IdOrdenPago: 7, IdEmpresa: 501 };

  test('[R-7.6-09] [R-7.6-01] the order is read by its id and company', async () => {
    contesta('/SeguimientoRegistra', () => 1);
    const read = contesta('/OrdenPagoId/', () => ({ ...ref, Novedades: [linea(10)] }));
    await seguirAgregado({ ...ref, otro: 1 } as typeof ref, [linea(10)]);
    expect(read).toEqual([ref]);
  });

  test('a draft with other notices was changed: they were there before', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    contesta('/OrdenPagoId/', () => ({ ...ref, Observacion: 'A', Novedades: [linea(10), linea(11, 'QUISPE EVA')] }));
    await seguirAgregado(ref, [linea(10)]);
    const html = lista(
      '<b>Número de novedades:</b> <small>1</small> -&gt; 2',
      '<b>Total Bs.:</b> <small>50.00</small> -&gt; 100.00',
      '<b>Novedades:</b> <small>QUISPE EVA (11)</small> -&gt; QUISPE EVA (11), PÉREZ ANA (10)',
    );
    expect(sent).toEqual(dosVeces('Orden de pago modificada', html));
  });

  test('an order that only has these is new', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    contesta('/OrdenPagoId/', () => ({ ...ref, Observacion: 'A', Novedades: [linea(10)] }));
    await seguirAgregado(ref, [linea(10)]);
    const html = lista(
      '<b>Número de novedades:</b> 1',
      '<b>Total Bs.:</b> 50.00',
      '<b>Observación:</b> A',
      '<b>Novedades:</b> PÉREZ ANA (10)',
    );
    expect(sent).toEqual(dosVeces('Orden de pago registrada', html));
  });

  test('[R-8-02] if the order cannot be read, only what was added is told, and no failure is announced', async () => {
    const announced = vi.fn();
    atTestEnd(callFailed.on(announced));
    const sent = contesta('/SeguimientoRegistra', () => 1);
    contesta('/OrdenPagoId/', falla);
    await seguirAgregado(ref, [linea(10)]);
    const html = lista('<b>Número de novedades:</b> 1', '<b>Total Bs.:</b> 50.00', '<b>Novedades:</b> PÉREZ ANA (10)');
    expect(sent).toEqual(dosVeces('Orden de pago registrada', html));
    expect(announced).not.toHaveBeenCalled();
  });

  test('a defect of the portal is not taken for a failure of the services', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    // No call can send this number.
    const wrong = { ...ref, IdEmpresa: idDefectuoso };
    await expect(seguirAgregado(wrong, [linea(10)])).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });
});

describe('[F-3.10-03] [F-3.10-04] [R-7.6-13] [R-7.6-15] a notice that its own screen took out of an order', () => {
  test('leaves a changed order, if others are in it', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    const Novedades = [linea(10), linea(11, 'QUISPE EVA')];
    await seguirQuitadoDesdeAviso(orden({ Observacion: 'A', Novedades }), 10);
    const html = lista(
      '<b>Número de novedades:</b> <small>2</small> -&gt; 1',
      '<b>Total Bs.:</b> <small>100.00</small> -&gt; 50.00',
      '<b>Novedades:</b> <small>PÉREZ ANA (10), QUISPE EVA (11)</small> -&gt; QUISPE EVA (11)',
    );
    expect(sent).toEqual(dosVeces('Orden de pago modificada', html));
  });

  test('deletes the order, if it was the only one: that is for the audit, with what it had', async () => {
    const sent = contesta('/SeguimientoRegistra', () => 1);
    await seguirQuitadoDesdeAviso(orden({ Novedades: [linea(10)] }), 10);
    const html = lista(
      '<b>Número de novedades:</b> <small>1</small> -&gt; 0',
      '<b>Total Bs.:</b> <small>50.00</small> -&gt; 0.00',
      '<b>Novedades:</b> <small>PÉREZ ANA (10)</small> -&gt; (vacío)',
    );
    expect(sent).toEqual([entrada('Orden de pago eliminada', html, AUDITORIA)]);
  });
});
