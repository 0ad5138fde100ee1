import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as wire from '#contract/entities/wire.ts';
import { ofKind, rowId } from '#contract/facts.ts';
import { asSent } from '#contract/send.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { altaPasivo } from '#contract/services/altaPasivo.ts';
import { bajaCotizante } from '#contract/services/bajaCotizante.ts';
import { bajaPasivo } from '#contract/services/bajaPasivo.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { transferenciaCotizante } from '#contract/services/transferenciaCotizante.ts';
import { transferenciaPasivo } from '#contract/services/transferenciaPasivo.ts';

/** A body with what is written in a form of its own; each test has its own, as the way to write a schema is kept. */
const body = () =>
  z.looseObject({
    FechaNovedad: wire.fecha(),
    Total: wire.monto(),
    Filas: z.array(z.looseObject({ Fecha: wire.fechaLocal() })),
  });

describe('what is sent', () => {
  test('[F-9-03] [R-9-01] dates travel as the services write them, and no date as null', () => {
    const sent = asSent(body(), { FechaNovedad: '', Filas: [{ Fecha: '2026-11-20' }, { Fecha: '' }], Otro: 1 });
    expect(sent).toStrictEqual({ FechaNovedad: null, Filas: [{ Fecha: '20/11/2026' }, { Fecha: null }], Otro: 1 });
    expect(asSent(body(), { FechaNovedad: '2026-11-20' })).toStrictEqual({ FechaNovedad: '2026-11-20' });
  });

  test('[F-9-04] the declaration date of a notice goes back as yyyy-mm-dd', () => {
    const form = { SegurosPersonasNovedad: { FechaDeclaracion: '2026-11-20' } };
    for (const { body } of [altaCotizante.modificar, bajaCotizante.modificar, transferenciaCotizante.modificar])
      expect(asSent(body, form)).toStrictEqual(form);
    for (const { body } of [altaPasivo.modificar, bajaPasivo.modificar, transferenciaPasivo.modificar])
      expect(asSent(body, form)).toStrictEqual(form);
  });

  test('[R-9-01] every date of a notice, and the day of a payment order, go back as yyyy-mm-dd', () => {
    const dia = '2026-11-20';
    const form = {
      BasePersonas: { FechaNacimiento: dia, FechaCambioGenero: dia, FechaFallecimiento: dia },
      SegurosPacientes: { FechaAfiliacion: dia, FechaIngreso: dia, FechaBaja: dia, FechaLimiteAtencion: dia },
      SegurosPersonasNovedad: { FechaNovedad: dia, FechaFinNovedad: dia },
    };
    for (const { insertar, modificar } of [bajaPasivo, transferenciaPasivo, bajaCotizante, transferenciaCotizante])
      for (const { body } of [insertar, modificar]) expect(asSent(body, form)).toStrictEqual(form);
    const groups = { PacientesAlgoritmo: { FechaNacimiento: dia }, PacientesResolucion: { FechaResolucion: dia } };
    for (const { body } of [altaPasivo.insertar, altaPasivo.modificar])
      expect(asSent(body, { ...form, ...groups })).toStrictEqual({ ...form, ...groups });
    const orden = { FechaOrdenPago: dia, FechaPago: dia };
    expect(asSent(ordenPago.registrar.body, orden)).toStrictEqual(orden);
  });

  test('a date or an amount nobody could read is not sent back, not even its name', () => {
    const unread = { FechaNovedad: '20-nov-2026', Filas: [{ Id: 1, Fecha: '2026-02-30' }], Total: '1.234' };
    expect(asSent(body(), unread)).toStrictEqual({ Filas: [{ Id: 1 }] });
    expect(asSent(body(), { FechaNovedad: '', Filas: [], Total: 1.234 })).toMatchObject({ Total: 1.234 });
    expect(asSent(body(), { Total: null, Filas: null })).toStrictEqual({ Total: null, Filas: null });
  });

  test.each([
    ['a record inside', () => z.looseObject({ campo: wire.grupo(z.looseObject({ d: wire.fechaLocal() })) })],
    ['a record that may be null', () => z.looseObject({ campo: z.nullable(z.looseObject({ d: wire.fechaLocal() })) })],
    ['an optional record', () => z.looseObject({ campo: z.optional(z.looseObject({ d: wire.fechaLocal() })) })],
    ['a record with its default', () => z.looseObject({ campo: z.prefault(z.looseObject({ d: wire.fecha() }), {}) })],
    ['a record in a list', () => z.looseObject({ campo: wire.lista(z.looseObject({ d: wire.fechaLocal() })) })],
  ])('%s is written too; another value in its place goes as it is', (what, schema) => {
    const written = what === 'a record with its default' ? '2026-11-20' : '20/11/2026';
    const inside = (d: string | null) => ({ campo: what.endsWith('list') ? [{ d }] : { d } });
    expect(asSent(schema(), inside('2026-11-20'))).toStrictEqual(inside(written));
    expect(asSent(schema(), inside(''))).toStrictEqual(inside(null));
    for (const other of [{ campo: null }, { campo: 'texto' }, { campo: 5 }, {}])
      expect(asSent(schema(), other)).toStrictEqual(other);
  });

  test('only what is a date by the contract is written as one', () => {
    const schema = z.looseObject({ Id: rowId(), Texto: wire.text(), Hora: wire.hora(), Momento: wire.momento() });
    const sent = { Id: 1, Texto: '2026-11-20', Hora: '08:30', Momento: '2026-11-20', Total: '1.234' };
    expect(asSent(schema, sent)).toStrictEqual(sent);
    expect(asSent(z.array(ofKind('fecha local', z.string())), ['2026-11-20', ''])).toStrictEqual(['20/11/2026', null]);
    expect(asSent(z.array(z.string()), ['2026-11-20', ''])).toStrictEqual(['2026-11-20', '']);
  });

  test('what is written stays as it was: a form is shown on', () => {
    const form = { FechaNovedad: '', Total: '1.234', Filas: [{ Fecha: '2026-11-20' }] };
    const before = structuredClone(form);
    asSent(body(), form);
    expect(form).toStrictEqual(before);
  });

  test.each([null, undefined, 'texto', 5])('%j in the place of a body goes as it is', (value) => {
    expect(asSent(body(), value)).toBe(value);
  });
});
