import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { cambioDeFila, cambioDeForma, leerTramite } from '#blocks/tramites/cambio.ts';
import { type FilaAfiliacion, filaAfiliacion } from '#contract/entities/afiliacion.ts';
import type { SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { buildFilaNovedad, buildNovedadForm } from '#support/builders.ts';
import { contestan, fallosMostrados } from './servicio.ts';

const llave = { IdPersona: 501, IdPersonaNovedad: 9001 };
const OBTENER = 'Afiliacion/ObtienePersonaPacienteNovedad';
const LISTA = 'Afiliacion/ObtenerNovedadesAfiliacion';

const form = (novedad: Partial<SegurosPersonasNovedad> = {}) =>
  buildNovedadForm({ novedad: { IdPersonaNovedad: 9001, IdEstadoProceso: 1, ...novedad } });
const fila = (over: Partial<FilaAfiliacion> = {}): FilaAfiliacion =>
  z.parse(filaAfiliacion, { ...buildFilaNovedad(), NumeroNovedad: '77', IdEstadoProceso: 1, ...over });

describe('the current form of an affiliation notice', () => {
  test('[R-7.2-19] is asked for by person and notice', async () => {
    const pedidas = contestan({ [OBTENER]: form({ Observacion: 'Con carnet.' }) });
    expect((await leerTramite(llave))?.SegurosPersonasNovedad.Observacion).toBe('Con carnet.');
    expect(pedidas).toEqual([{ nombre: OBTENER, valores: ['501', '9001', '0', '0'], cuerpo: null }]);
  });

  test.each([
    ['the services have none', null],
    ['they answer another notice', form({ IdPersonaNovedad: 9002 })],
    ['they answer a person without a notice', form({ IdPersonaNovedad: 0 })],
  ])('is none if %s', async (_what, answer) => {
    contestan({ [OBTENER]: answer });
    expect(await leerTramite(llave)).toBeNull();
  });

  test('[F-8-08] [R-8-02] a failure is thrown and not shown: the caller shows it', async () => {
    contestan({ [OBTENER]: new HttpResponse('', { status: 500 }) });
    const told = fallosMostrados();
    await expect(leerTramite(llave)).rejects.toThrow('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(told).toEqual([]);
  });
});

describe('a notice in a list', () => {
  /** Whether it changed: the row, its form at the services, and the rows of a fresh list. */
  const cambio = (row: FilaAfiliacion, now: unknown, listed: readonly FilaAfiliacion[] = [row]) => {
    contestan({ [OBTENER]: now });
    return cambioDeFila(row, async () => listed);
  };

  test('that the services no longer show', async () => {
    expect(await cambio(fila(), null)).toBeNull();
    expect(await cambio(fila(), form({ IdPersonaNovedad: 9002 }))).toBeNull();
  });

  test('the version decides, in whatever type it comes', async () => {
    expect(await cambio(fila({ Version: 'AAE=' }), form({ Version: 'AAE=', IdEstadoProceso: 2 }))).toBe(false);
    expect(await cambio(fila({ Version: 7 }), form({ Version: '7' }))).toBe(false);
    expect(await cambio(fila({ Version: 7 }), form({ Version: 8 }))).toBe(true);
  });

  test('without a version in both the state decides', async () => {
    for (const [row, now] of [
      [fila(), form({ IdEstadoProceso: 2 })],
      [fila({ Version: 7 }), form({ IdEstadoProceso: 2 })],
      [fila(), form({ IdEstadoProceso: 2, Version: 7 })],
    ] as const)
      expect(await cambio(row, now)).toBe(true);
  });

  test('a list is only read if version and state do not tell', async () => {
    const releer = vi.fn(async () => [fila()]);
    for (const [row, now] of [
      [fila(), null],
      [fila({ Version: 7 }), form({ Version: 7 })],
      [fila(), form({ IdEstadoProceso: 2 })],
    ] as const) {
      contestan({ [OBTENER]: now });
      await cambioDeFila(row, releer);
    }
    expect(releer).not.toHaveBeenCalled();
    contestan({ [OBTENER]: form() });
    expect(await cambioDeFila(fila(), releer)).toBe(false);
    expect(releer).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['NombreCompleto', 'OTRA PERSONA'],
    ['NumeroDocumento', '1'],
    ['NumeroNovedad', '78'],
    ['Novedad', 'BAJA'],
    ['FechaNovedad', '2026-11-19'],
    ['EstadoProceso', 'DECLARADO'],
    ['Observacion', 'Falta el carnet.'],
  ] as const)('with the same state it changed if its row shows another %s', async (name, value) => {
    expect(await cambio(fila(), form(), [fila({ [name]: value })])).toBe(true);
  });

  test('what its row does not show is no change', async () => {
    expect(await cambio(fila(), form(), [fila({ ColorFondo: '#000000', Pagado: true })])).toBe(false);
  });

  test('it is compared with its own row', async () => {
    const otra = fila({ IdPersonaNovedad: 9002, Novedad: 'BAJA' });
    expect(await cambio(fila(), form(), [otra, fila()])).toBe(false);
    expect(await cambio(fila(), form(), [fila({ IdPersonaNovedad: 9002 }), fila({ Novedad: 'BAJA' })])).toBe(true);
  });

  test('its absence from a list is no change: the list may be of other days', async () => {
    expect(await cambio(fila(), form(), [])).toBe(false);
    expect(await cambio(fila(), form(), [fila({ IdPersonaNovedad: 9002, Novedad: 'BAJA' })])).toBe(false);
  });

  test('[R-7.2-09] [R-7.2-19] the fresh list has all notices of its person, unless the caller reads another', async () => {
    const pedidas = contestan({ [OBTENER]: form(), [LISTA]: [fila({ Observacion: 'Falta el carnet.' })] });
    expect(await cambioDeFila(fila())).toBe(true);
    expect(pedidas.map(({ nombre }) => nombre)).toEqual([OBTENER, LISTA]);
    expect(pedidas[1]?.cuerpo).toMatchObject({ IdPersona: 501, TipoNovedad: 0, IdEstadoProceso: 0 });
  });
});

describe('a notice in its form', () => {
  const cambio = (shown: Partial<SegurosPersonasNovedad>, now: unknown) => {
    contestan({ [OBTENER]: now });
    return cambioDeForma(form(shown).SegurosPersonasNovedad, llave);
  };

  test('that the services no longer show', async () => {
    expect(await cambio({}, null)).toBeNull();
  });

  test('the version decides', async () => {
    expect(await cambio({ Version: 7 }, form({ Version: 7, Observacion: 'Otra.', IdEstadoProceso: 2 }))).toBe(false);
    expect(await cambio({ Version: 7 }, form({ Version: 8 }))).toBe(true);
  });

  test.each([
    ['IdEstadoProceso', 2],
    ['FechaNovedad', '2026-11-19'],
    ['Observacion', 'Falta el carnet.'],
    ['ObservacionCaja', 'Falta el carnet.'],
  ] as const)('without a version in both it changed if it has another %s', async (name, value) => {
    expect(await cambio({}, form({ [name]: value }))).toBe(true);
    expect(await cambio({ Version: 7 }, form({ [name]: value }))).toBe(true);
  });

  test('otherwise it is the same', async () => {
    expect(await cambio({}, form())).toBe(false);
    expect(await cambio({}, form({ Cargo: 'JEFA', Version: 7 }))).toBe(false);
  });
});
