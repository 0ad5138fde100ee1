// @vitest-environment jsdom
// The counts are read with hooks, and a hook needs a page.
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contarClave, useContadas } from '#blocks/cuentas/cuentas.ts';
import { grupoDeAvisos, grupoDeCola } from '#blocks/cuentas/grupos.ts';
import { keyOf, queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import type { FiltroNovedades } from '#contract/entities/filaNovedad.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { tipoUsuario } from '#contract/enumerations.ts';
import { readOrNull } from '#contract/read.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { filaContada } from '#engine/list/contarAvisos.ts';
import { busquedaDe } from '#engine/list/pedirNovedades.ts';
import { buildFilaNovedad } from '#support/builders.ts';

/** The days of the home, on 20/11/2026. */
const INICIO = { FechaDesde: '2025-11-01', FechaHasta: '2026-11-30' };
const TIPO = 1;
const REGISTRADO = 14;

const fila = (IdPersonaNovedad: number, EstadoProceso: string, FechaNovedad = '20/11/2026') =>
  buildFilaNovedad({ IdPersonaNovedad, EstadoProceso, FechaNovedad });
/** A list of the company 501 in the regional 2 is answered. */
function llega(filtro: Partial<FiltroNovedades>, ...rows: readonly ReturnType<typeof fila>[]): void {
  const de = { IdTipoNovedad: TIPO, IdEstadoProceso: 0, IdEmpresa: 501, IdRegional: 2 };
  queryClient.setQueryData(keyOf(listaNovedades.porFiltro, { body: { ...INICIO, ...de, ...filtro } }), [...rows]);
}
/** The states of the type are known by these names. */
const conEstado = (Nombre: string): void => {
  const known = [
    { IdEstadoProceso: 1, Nombre: 'DECLARADO' },
    { IdEstadoProceso: REGISTRADO, Nombre },
  ];
  queryClient.setQueryData(keyOf(listaNovedades.estadosPorTipo, { params: { id: TIPO } }), known);
};
/** The rows of a count, 'id state' each; null while it is not known. */
function contados(grupo = grupoDeAvisos(TIPO)): readonly string[] | null {
  const { result, unmount } = renderHook(() => useContadas([grupo]));
  unmount();
  return result.current?.map(({ id, estado }) => `${id} ${estado}`) ?? null;
}

let people = 0;
/** Another person signs in: the counts are empty. */
function entrar(usrtyp: number, IdEmpresa: number): void {
  people += 1;
  const token = `.${btoa(JSON.stringify({ USRTYP: String(usrtyp) }))}.`;
  const user = readOrNull(usuarioSesion, { id_usuario: people, id_regional: 2 });
  session.setState({ token, user, empresa: { ...session.getInitialState().empresa, IdEmpresa } });
}
beforeEach(() => entrar(tipoUsuario.EXTERNO_EMPRESAS, 501));
afterEach(() => {
  queryClient.clear();
  session.setState(session.getInitialState(), true);
});

test.each([
  ['a company', tipoUsuario.EXTERNO_EMPRESAS, 501],
  ['an insured person', tipoUsuario.ASEGURADOS, 501],
  ['the staff', tipoUsuario.INTERNO, 0],
  ['the staff that chose a company', tipoUsuario.INTERNO_EXTERNO, 501],
])(
  '[E-6-02] [E-1-01] [F-6-09] [E-3-09] [R-6-04] a list of %s is of the session’s regional, and of its company: the staff’s is of all',
  (_, kind, IdEmpresa) => {
    entrar(kind, 501);
    const filter = { ...INICIO, IdTipoNovedad: 0, IdEstadoProceso: 0 };
    const body = { ...filter, IdTipoNovedad: TIPO, IdEmpresa, IdRegional: 2 };
    expect(busquedaDe(filter, { id: TIPO, label: '' }).queryKey).toEqual(keyOf(listaNovedades.porFiltro, { body }));
  },
);

test('[F-5.5-03] a notice is counted by its day and its state, whatever the services call it', () => {
  expect(filaContada(fila(7, 'AVISO_ALTA_DECLARADO', '02/11/2026'))).toEqual({
    ...{ id: 7, fecha: '2026-11-02', estado: 'declarado' },
  });
  expect(filaContada(fila(8, 'INCONCLUSO', '01/01/1900'))).toEqual({ id: 8, fecha: '', estado: '' });
});

describe('a count begins', () => {
  test('with all notices of the home’s days, or of more days', () => {
    llega({}, fila(1, 'REGISTRADO'), fila(2, 'DECLARADO'));
    expect(contados()).toEqual(['1 registrado', '2 declarado']);
    entrar(tipoUsuario.EXTERNO_EMPRESAS, 501);
    expect(contados()).toBeNull();
    // Of the home's days alone.
    const old = fila(3, 'REGISTRADO', '31/10/2025');
    llega({ FechaDesde: '2025-10-31', FechaHasta: '2026-12-01' }, fila(1, 'REGISTRADO'), old);
    expect(contados()).toEqual(['1 registrado']);
    expect(contados(grupoDeAvisos(2))).toBeNull();
  });

  test.each<[string, Partial<FiltroNovedades>]>([
    ['a day less at the beginning', { FechaDesde: '2025-11-02' }],
    ['a day less at the end', { FechaHasta: '2026-11-29' }],
    ['one state', { IdEstadoProceso: REGISTRADO }],
    ['a state that nobody knows', { IdEstadoProceso: 99 }],
    ['one channel', { IdCanal: 1 }],
    ['another company', { IdEmpresa: 502 }],
    ['every company', { IdEmpresa: 0 }],
    ['another regional', { IdRegional: 3 }],
  ])('not with a list of %s', (_, filtro) => {
    conEstado('REGISTRADO');
    llega(filtro, fila(1, 'REGISTRADO'));
    expect(contados()).toBeNull();
  });

  test('for the staff with the notices of every company of their regional', () => {
    entrar(tipoUsuario.INTERNO, 501);
    llega({ IdEmpresa: 501 }, fila(1, 'REGISTRADO'));
    expect(contados()).toBeNull();
    llega({ IdEmpresa: 0 }, fila(1, 'REGISTRADO'));
    expect(contados()).toEqual(['1 registrado']);
  });
});

describe('a list corrects a count', () => {
  const soloHoy = { FechaDesde: '2026-11-20', FechaHasta: '2026-11-20' };
  beforeEach(() => llega({}, fila(1, 'REGISTRADO'), fila(2, 'DECLARADO'), fila(3, 'REGISTRADO', '19/11/2026')));

  test('what it should show and does not is gone; notices of other days stay', () => {
    llega(soloHoy, fila(2, 'ACEPTADO'));
    expect(contados()).toEqual(['2 aceptado', '3 registrado']);
    llega({ FechaDesde: '2026-11-19', FechaHasta: '2026-11-19' });
    expect(contados()).toEqual(['2 aceptado']);
  });

  test('narrowed to a state it says nothing of the other states', () => {
    conEstado('AVISO_REGISTRADO');
    llega({ ...soloHoy, IdEstadoProceso: REGISTRADO });
    expect(contados()).toEqual(['2 declarado', '3 registrado']);
  });

  test.each<[string, string | null, Partial<FiltroNovedades>]>([
    ['a state whose name was not read', null, { IdEstadoProceso: REGISTRADO }],
    ['a state that is not on the list of states', 'REGISTRADO', { IdEstadoProceso: 99 }],
    ['a state with a name that nobody knows', 'INCONCLUSO', { IdEstadoProceso: REGISTRADO }],
    ['a channel', null, { IdCanal: 1 }],
  ])('narrowed to %s it only says what it shows', (_, estado, filtro) => {
    if (estado !== null) conEstado(estado);
    llega({ ...soloHoy, ...filtro }, fila(2, 'ACEPTADO'));
    expect(contados()).toEqual(['1 registrado', '2 aceptado', '3 registrado']);
  });

  test('so it does with what waits for the staff, which it does not begin', () => {
    const cola = grupoDeCola(TIPO);
    llega({}, fila(1, 'DECLARADO'));
    expect(contados(cola)).toBeNull();
    const funda = { desde: '', hasta: '9999' };
    const filas = [1, 2].map((id) => filaContada(fila(id, 'DECLARADO')));
    contarClave(
      () => ['prueba'],
      () => [{ grupo: cola, filas, completa: null, funda }],
    );
    queryClient.setQueryData(['prueba'], true);
    llega(soloHoy, fila(2, 'ACEPTADO'));
    expect(contados(cola)).toEqual(['2 aceptado']);
  });
});
