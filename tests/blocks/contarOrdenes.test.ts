import '#blocks/orden-pago-control/contarOrdenes.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useContadas } from '#blocks/cuentas/cuentas.ts';
import { ORDENES } from '#blocks/cuentas/grupos.ts';
import { keyOf, queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import type { Input } from '#contract/endpoint.ts';
import { ordenPago as entidad } from '#contract/entities/ordenPago.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { readOrNull } from '#contract/read.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { forgetPeople } from '#support/people.ts';

const EMPRESA = 501;
/** Every order of the home's days, on 20/11/2026. */
const INICIO = {
  ...{ IdEmpresa: EMPRESA, FechaInicio: '2025-11-01', FechaFin: '2026-11-30' },
  ...{ NombrePersona: '', IdTipoNovedad: 0, OrdenGenerada: null, NumeroFactura: 0, GeneradoEmpresa: true },
};
type Filtro = Input<typeof ordenPago.listar>['body'];

const orden = (IdOrdenPago: number, part: object = {}) =>
  z.parse(entidad, { IdOrdenPago, IdEmpresa: EMPRESA, FechaOrdenPago: '2026-11-20', ...part });
const GENERADA = { CodigoTransaccion: 'TX' };
/** A list is answered. */
function llega(filtro: Partial<Filtro>, ...ordenes: ReturnType<typeof orden>[]): void {
  queryClient.setQueryData(keyOf(ordenPago.listar, { body: { ...INICIO, ...filtro } }), [...ordenes]);
}
/** An order is opened. */
function abre(one: ReturnType<typeof orden>): void {
  const { IdOrdenPago, IdEmpresa } = one;
  queryClient.setQueryData(keyOf(ordenPago.obtener, { body: { IdOrdenPago, IdEmpresa } }), one);
}
/** The orders that are counted, 'id day stage' each; null while they are not known. */
function contadas(): readonly string[] | null {
  const { result, unmount } = renderHook(() => useContadas([ORDENES]));
  unmount();
  return result.current?.map(({ id, fecha, estado }) => `${id} ${fecha} ${estado}`) ?? null;
}

beforeEach(() => {
  const user = readOrNull(usuarioSesion, { id_usuario: 1 });
  session.setState({ user, empresa: { ...session.getInitialState().empresa, IdEmpresa: EMPRESA } });
});
afterEach(forgetPeople);

describe('the count begins', () => {
  test('[R-4.4-01] [R-4.4-02] with all orders of the home’s days, each with its day and its stage', () => {
    llega({}, orden(1), orden(2, GENERADA), orden(3, { Cobrado: true, FechaOrdenPago: '2025-11-01T10:00:00' }));
    expect(contadas()).toEqual(['1 2026-11-20 borrador', '2 2026-11-20 generada', '3 2025-11-01 pagada']);
  });

  test('with more days, and then only those of the home count', () => {
    llega(
      { FechaInicio: '2025-10-31', FechaFin: '2026-12-01' },
      orden(1, { FechaOrdenPago: '2025-10-31' }),
      orden(2),
      orden(3, { FechaOrdenPago: '2026-12-01' }),
    );
    expect(contadas()).toEqual(['2 2026-11-20 borrador']);
  });

  test.each<[string, Partial<Filtro>]>([
    ['a day less at the beginning', { FechaInicio: '2025-11-02' }],
    ['a day less at the end', { FechaFin: '2026-11-29' }],
    ['the orders of a name', { NombrePersona: 'ANA' }],
    ['the orders of a type', { IdTipoNovedad: 5 }],
    ['requests', { OrdenGenerada: true }],
    ['drafts', { OrdenGenerada: false }],
    ['the order of an invoice', { NumeroFactura: 9 }],
    ['the orders of another company', { IdEmpresa: 502 }],
    ['the orders of every company', { IdEmpresa: 0 }],
  ])('not with %s', (_, filtro) => {
    llega(filtro, orden(1));
    expect(contadas()).toBeNull();
  });

  test('not with an order that is opened', () => {
    abre(orden(1));
    expect(contadas()).toBeNull();
  });
});

describe('a list corrects the count', () => {
  const NOVIEMBRE = { FechaInicio: '2026-11-01', FechaFin: '2026-11-30' };
  beforeEach(() => llega({}, orden(1), orden(2), orden(3, { FechaOrdenPago: '2026-10-31' })));

  test('of fewer days: what it does not show is gone, orders of other days stay', () => {
    llega(NOVIEMBRE, orden(2, GENERADA));
    expect(contadas()).toEqual(['2 2026-11-20 generada', '3 2026-10-31 borrador']);
  });

  test.each<[string, Partial<Filtro>]>([
    ['a name', { NombrePersona: 'ANA' }],
    ['a type', { IdTipoNovedad: 5 }],
    ['requests', { OrdenGenerada: true }],
    ['an invoice', { NumeroFactura: 9 }],
  ])('narrowed to %s: it only says what it shows', (_, filtro) => {
    llega({ ...NOVIEMBRE, ...filtro }, orden(2, GENERADA));
    expect(contadas()).toEqual(['1 2026-11-20 borrador', '2 2026-11-20 generada', '3 2026-10-31 borrador']);
  });

  test('not one of another company', () => {
    llega({ ...NOVIEMBRE, IdEmpresa: 502 }, orden(2, GENERADA));
    expect(contadas()).toHaveLength(3);
    expect(contadas()).toContain('2 2026-11-20 borrador');
  });
});

describe('an order that is opened corrects the count', () => {
  beforeEach(() => llega({}, orden(1), orden(2)));

  test('by its stage, and says nothing of the others', () => {
    abre(orden(2, { Cobrado: true }));
    expect(contadas()).toEqual(['1 2026-11-20 borrador', '2 2026-11-20 pagada']);
  });

  test('by the first id too', () => {
    abre(orden(1, { Cobrado: true }));
    expect(contadas()).toEqual(['1 2026-11-20 pagada', '2 2026-11-20 borrador']);
  });

  test.each([
    ['is not saved yet', orden(0)],
    ['is of another company', orden(2, { IdEmpresa: 502, Cobrado: true })],
  ])('not one that %s', (_, one) => {
    abre(one);
    expect(contadas()).toEqual(['1 2026-11-20 borrador', '2 2026-11-20 borrador']);
  });
});
