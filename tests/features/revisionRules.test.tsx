import '#app/familias.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { Comprobacion } from '#engine/check/comprobacion.ts';
import { elegirEspera } from '#engine/queue/preferencia.ts';
import { diasDe, esperaMucho, tipoEnPalabras, vecina } from '#features/revision/filas.ts';
import {
  empresasDe,
  filtrarDeclarados,
  filtrarPorTexto,
  filtroDeLaDireccion,
  porFamilia,
  sinFiltro,
} from '#features/revision/filtro.ts';
import { fraseDe } from '#features/revision/frases.ts';
import { siguientes, useMarcas } from '#features/revision/marcas.ts';
import { useObservacionDeFila } from '#features/revision/observacion.ts';
import { buildFilaNovedad } from '#support/builders.ts';
import { TODAY } from '#support/clock.ts';
import { forgetPeople } from '#support/people.ts';
import { server } from '#support/services.ts';
import { contestan, falla } from '../blocks/servicio.ts';
import { noticeIn } from '../blocks/show.tsx';
import { sessionAs } from '../client/support.ts';

afterEach(forgetPeople);

const fila = (IdPersonaNovedad: number, over: Partial<FilaNovedad> = {}) =>
  buildFilaNovedad({ IdPersonaNovedad, FechaDeclaracion: '20/11/2026', ...over });
const ids = (rows: readonly FilaNovedad[]) => rows.map(({ IdPersonaNovedad }) => IdPersonaNovedad);
/** Types: hires and leaves of employees, and one that has no review. */
const [ALTA, BAJA, OTRO] = [1, 6, 900];
const de = (IdTipoNovedadPadre: number, IdTipoNovedad = 0) => ({ IdTipoNovedadPadre, IdTipoNovedad });

describe('filtro', () => {
  test('no filter is in an address without values, and wrong values filter nothing', () => {
    expect(sinFiltro).toEqual({ familia: '', empresa: '', espera: '' });
    expect(filtroDeLaDireccion('')).toEqual(sinFiltro);
    expect(filtroDeLaDireccion('?familia=otra&espera=7-8')).toEqual(sinFiltro);
    expect(filtroDeLaDireccion('?familia=baja&empresa=MINA&espera=3-')).toEqual({
      ...{ familia: 'baja', empresa: 'MINA', espera: '3-' },
    });
  });

  const rows = [
    fila(1, { ...de(ALTA), Empresa: 'MINA', FechaDeclaracion: '20/11/2026' }),
    fila(2, { ...de(BAJA), Empresa: 'BANCO', FechaDeclaracion: '17/11/2026' }),
    fila(3, { ...de(ALTA), Empresa: 'BANCO', FechaDeclaracion: '17/11/2026' }),
    fila(4, { ...de(OTRO), Empresa: 'MINA', FechaDeclaracion: '01/01/2020' }),
  ];
  test.each([
    [{}, [1, 2, 3, 4]],
    [{ familia: 'alta' }, [1, 3]],
    [{ familia: 'transferencia' }, []],
    [{ empresa: 'BANCO' }, [2, 3]],
    [{ empresa: 'BAN' }, []],
    [{ espera: '3-' }, [2, 3, 4]],
    [{ espera: '0-1' }, [1]],
    [{ familia: 'alta', empresa: 'BANCO' }, [3]],
    [{ familia: 'alta', espera: '730-' }, []],
  ])('the notices with %o are %o', (filtro, found) => {
    expect(ids(filtrarDeclarados(rows, { ...sinFiltro, ...filtro }, TODAY))).toEqual(found);
  });

  test('a text finds names, documents and numbers, in any order and without accents', () => {
    const people = [
      fila(1, { NombreCompleto: 'PEÑA MAMANI JOSÉ', NumeroDocumento: '4821377', NumeroNovedad: 'A-12' }),
      fila(2, { NombreCompleto: 'ROJAS ANA', NumeroDocumento: '99', NumeroNovedad: 'B-7' }),
    ];
    const halla = (texto: string) => ids(filtrarPorTexto(people, texto));
    expect([halla('jose pena'), halla('4821'), halla('a-12 mamani'), halla(' ROJAS  99 ')]).toEqual([
      [1],
      [1],
      [1],
      [2],
    ]);
    expect([halla('jose ana'), halla('xyz'), halla('jose4821377')]).toEqual([[], [], []]);
    expect(filtrarPorTexto(people, '  ')).toBe(people);
  });

  test('how many wait is told for each family', () => {
    expect(porFamilia(rows).map(({ id, count }) => [id, count])).toEqual([
      ...[
        ['alta', 2],
        ['baja', 1],
        ['transferencia', 0],
        ['alta-pasivo', 0],
        ['baja-pasivo', 0],
      ],
      ['transferencia-pasivo', 0],
    ]);
    expect(porFamilia(rows)[0]).toEqual({ id: 'alta', label: 'Altas', count: 2 });
  });

  test('the companies are named once, in the order of the alphabet', () => {
    const companies = ['ZETA', 'ÁLAMO', '', 'BANCO', 'ZETA'].map((Empresa, at) => fila(at + 1, { Empresa }));
    expect(empresasDe(companies)).toEqual(['ÁLAMO', 'BANCO', 'ZETA']);
  });
});

describe('filas', () => {
  test.each([
    ['20/11/2026', 0, false],
    ['22/10/2026', 29, false],
    ['21/10/2026', 30, true],
    ['20/10/2026', 31, true],
    ['25/11/2026', 0, false],
  ])('a notice declared on %s has waited %i days', (FechaDeclaracion, days, long) => {
    const row = fila(1, { FechaDeclaracion });
    expect([diasDe(row, TODAY), esperaMucho(row, TODAY)]).toEqual([days, long]);
  });

  test('a notice without a date has not waited', () => {
    expect(diasDe(fila(1, { FechaDeclaracion: '', FechaNovedad: '' }), TODAY)).toBe(0);
  });

  test.each([
    [de(1), 'Alta'],
    [de(1, 2), 'Alta'],
    [de(8), 'Alta de pasante'],
    [de(10), 'Alta de voluntario'],
    [de(6), 'Baja'],
    [de(9), 'Baja de pasante'],
    [de(7), 'Transferencia'],
    [de(20, 21), 'Alta de pasivo por algoritmo'],
    [de(20, 24), 'Alta de pasivo por derecho habiente'],
    [de(OTRO), ''],
  ])('[E-1-04] [E-1-05] [E-1-06] [R-2.2-04] the notice %o is called "%s"', (types, name) => {
    expect(tipoEnPalabras(types)).toBe(name);
  });

  describe('the neighbour of a notice', () => {
    const rows = [1, 2, 3, 4, 5].map((id) => fila(id));
    const abierta = ({ IdPersonaNovedad }: FilaNovedad) => IdPersonaNovedad % 2 === 0;
    const halla = (id: number, paso: 1 | -1, open = abierta) => vecina(rows, id, paso, open)?.IdPersonaNovedad ?? null;

    test('is the next one that may be opened', () => {
      expect([halla(1, 1), halla(2, 1), halla(3, 1), halla(4, 1), halla(5, 1)]).toEqual([2, 4, 4, null, null]);
      expect(halla(1, 1, () => true)).toBe(2);
    });
    test('is the one before', () => {
      expect([halla(5, -1), halla(4, -1), halla(3, -1), halla(2, -1), halla(1, -1)]).toEqual([4, 2, 2, null, null]);
      expect(halla(5, -1, () => true)).toBe(4);
    });
    test('is the first or the last one, for a notice that is not in the list', () => {
      expect([halla(9, 1), halla(9, -1)]).toEqual([2, 4]);
      expect([halla(9, 1, () => true), halla(9, -1, () => true)]).toEqual([1, 5]);
      expect([halla(9, 1, () => false), halla(9, -1, () => false)]).toEqual([null, null]);
    });
  });
});

describe('frases: what is read out after a decision', () => {
  beforeEach(() => void sessionAs(1801));
  const next = fila(2, { ...de(8), NombreCompleto: 'ROJAS ANA', FechaDeclaracion: '19/11/2026' });

  test.each([
    ['aceptar', 'Aceptado, se envía en 5 segundos.'],
    ['observar', 'Observado, se envía en 5 segundos.'],
  ] as const)('to %s is when it is sent, and the next notice', (que, said) => {
    expect(fraseDe(que, next, TODAY)).toBe(`${said} Siguiente: ROJAS ANA, alta de pasante, 1 día.`);
    expect(fraseDe(que, null, TODAY)).toBe(`${said} No quedan avisos por revisar.`);
  });

  test('is the time that the user chose', () => {
    elegirEspera(20);
    expect(fraseDe('aceptar', null, TODAY)).toBe('Aceptado, se envía en 20 segundos. No quedan avisos por revisar.');
  });

  test('is only the decision if the user is asked each time', () => {
    elegirEspera('preguntar');
    expect(fraseDe('aceptar', next, TODAY)).toBe('Aceptado. Siguiente: ROJAS ANA, alta de pasante, 1 día.');
    expect(fraseDe('observar', null, TODAY)).toBe('Observado. No quedan avisos por revisar.');
  });
});

describe('marcas', () => {
  const comprobacion = (estado: Comprobacion['estado']): Comprobacion => ({
    ...{ id: 'identidad', estado, texto: '', detalle: '', supuesto: '', campos: [], hora: '' },
    repetir: () => undefined,
  });
  /** A type without a family: nothing is read ahead. */
  const sinFamilia = (id: number) => fila(id, de(OTRO));

  test('the next two that can be opened are read ahead', () => {
    const rows = [1, 2, 3, 4, 5].map((id) => fila(id));
    const despues = (id: number, libre: (row: FilaNovedad) => boolean) => ids(siguientes(rows, id, libre));
    expect(despues(1, () => true)).toEqual([2, 3]);
    expect(despues(1, ({ IdPersonaNovedad }) => IdPersonaNovedad !== 2)).toEqual([3, 4]);
    expect([despues(4, () => true), despues(5, () => true), despues(9, () => true)]).toEqual([[5], [], []]);
    expect(despues(1, () => false)).toEqual([]);
  });

  function abre(next: readonly FilaNovedad[], listo: boolean) {
    const props = { next, listo };
    const { result, rerender } = renderHook((p: typeof props) => useMarcas(p.next, p.listo), { initialProps: props });
    return {
      result,
      ver: (next: readonly FilaNovedad[], listo: boolean) => rerender({ next, listo }),
      anota: (id: number, ...estados: readonly Comprobacion['estado'][]) =>
        act(() => result.current.anotar(id, estados.map(comprobacion))),
      marca: (id: number) => result.current.marcaDe(id),
    };
  }

  test('a notice is marked by what its checks found', () => {
    const { anota, marca, result } = abre([], true);
    expect(marca(1)).toBeNull();
    anota(1, 'coincide', 'no aplica');
    anota(2, 'coincide', 'reparo');
    anota(3, 'reparo', 'no se pudo consultar');
    act(() => result.current.anotar(4, null));
    expect([1, 2, 3, 4].map(marca)).toEqual([
      { bien: true, texto: 'sin reparos' },
      { bien: false, texto: '1 reparo' },
      { bien: false, texto: '2 reparos' },
      null,
    ]);
  });

  test('a notice is not marked while a check runs, and keeps the mark before', () => {
    const { anota, marca } = abre([], true);
    anota(1, 'reparo', 'comprobando');
    expect(marca(1)).toBeNull();
    anota(1, 'reparo');
    anota(1, 'coincide', 'comprobando');
    expect(marca(1)).toEqual({ bien: false, texto: '1 reparo' });
    anota(1, 'coincide');
    expect(marca(1)).toEqual({ bien: true, texto: 'sin reparos' });
    anota(1, 'reparo');
    anota(1, 'reparo', 'reparo');
    expect(marca(1)).toEqual({ bien: false, texto: '2 reparos' });
  });

  test('the same mark changes nothing', () => {
    const { anota, marca } = abre([], true);
    anota(1, 'coincide');
    const before = marca(1);
    anota(1, 'coincide', 'coincide');
    expect(marca(1)).toBe(before);
  });

  test('the next notices are read once, as soon as the notice in view is there', async () => {
    const pedidas = contestan({});
    const deAviso = () => pedidas.flatMap(({ valores }) => valores.filter((one) => /^900\d$/.test(one)));
    const { ver } = abre([fila(9001), sinFamilia(9002)], false);
    await act(async () => undefined);
    expect(pedidas).toEqual([]);
    ver([fila(9001), sinFamilia(9002)], true);
    await waitFor(() => expect(deAviso()).toEqual(['9001']));
    ver([fila(9001), fila(9003)], true);
    await waitFor(() => expect(deAviso()).toEqual(['9001', '9003']));
  });

  test('a notice that was read ahead is marked', async () => {
    const { IdPersonaNovedad } = await noticeIn(2);
    const { marca } = abre([fila(IdPersonaNovedad, de(ALTA))], true);
    await waitFor(() => expect(marca(IdPersonaNovedad)?.texto).toMatch(/reparo/));
  });
});

describe('observacion: the last observation of a row', () => {
  const LISTA = 'Seguimiento/SeguimientoLista';
  const entrada = (IdSeguimiento: number, Fecha: string, over: object = {}) => ({
    ...{
      IdSeguimiento,
      Asunto: 'Observado',
      Mensaje: `<p>${IdSeguimiento}</p>`,
      Fecha,
      TipoSeguimiento: 1,
      Usuario: '',
    },
    ...over,
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  /** A row; `ver` shows it. */
  function abre(id: number, puede = true) {
    const { result, rerender } = renderHook(({ may }) => useObservacionDeFila<HTMLElement>(id, may), {
      wrapper,
      initialProps: { may: puede },
    });
    return {
      ver: () => act(async () => void result.current[0](document.createElement('li'))),
      dejar: () => rerender({ may: true }),
      esta: () => result.current.slice(1),
    };
  }
  async function ultima(...entradas: object[]) {
    contestan({ [LISTA]: entradas });
    const { ver, esta } = abre(9001);
    await ver();
    await waitFor(() => expect(esta()[0]).not.toBeUndefined());
    return esta()[0];
  }

  test('is the latest entry that observes', async () => {
    const found = await ultima(
      entrada(1, '2026-11-01T10:00:00'),
      entrada(2, '2026-11-03T10:00:00'),
      entrada(3, '2026-11-02T10:00:00'),
      entrada(4, '2026-11-09T10:00:00', { Asunto: 'Declarado' }),
    );
    expect(found).toEqual({ dia: '2026-11-03', html: '<p>2</p>' });
  });

  test('may be told by the words of the entry', async () => {
    const said = { Asunto: 'Cambio de estado', Mensaje: 'Declarado -> Observado: falta el carnet' };
    expect(await ultima(entrada(1, '2026-11-01T10:00:00', said))).toEqual({ dia: '2026-11-01', html: said.Mensaje });
  });

  test.each([
    ['no entry', []],
    ['no entry that observes', [entrada(1, '2026-11-01T10:00:00', { Asunto: 'Aceptado' })]],
    ['an entry that only names it', [entrada(1, '2026-11-01T10:00:00', { Asunto: 'x', Mensaje: 'Observado' })]],
    ['no date', [entrada(1, '')]],
  ])('is none with %s', async (_, entradas) => {
    expect(await ultima(...entradas)).toBeNull();
  });

  test('is the one with a date', async () => {
    expect(await ultima(entrada(9, ''), entrada(1, '2026-11-01T10:00:00'))).toMatchObject({ dia: '2026-11-01' });
  });

  test('[E-3-12] [F-3.10-03] [F-7.8-01] is read once, when the row is in view and it may be asked for', async () => {
    const pedidas = contestan({ [LISTA]: [] });
    const first = abre(9001, false);
    expect(first.esta()).toEqual([undefined, false]);
    await first.ver();
    expect(pedidas).toEqual([]);
    first.dejar();
    await waitFor(() => expect(first.esta()).toEqual([null, false]));
    expect(pedidas.map(({ cuerpo }) => cuerpo)).toEqual([{ IdTabla: 9001, Tabla: 'seguros_personas_novedad' }]);
    const again = abre(9001);
    await again.ver();
    await act(async () => undefined);
    expect([again.esta(), pedidas.length]).toEqual([[null, false], 1]);
  });

  test('is not read while the row is not in view', async () => {
    const pedidas = contestan({ [LISTA]: [] });
    abre(9001);
    await act(async () => undefined);
    expect(pedidas).toEqual([]);
  });

  test('cannot be read if the services fail', async () => {
    contestan({ [LISTA]: falla() });
    const { ver, esta } = abre(9001);
    await ver();
    await waitFor(() => expect(esta()).toEqual([undefined, true]));
  });

  test('is read of two rows at a time', async () => {
    const asked: unknown[] = [];
    const answers: (() => void)[] = [];
    server.use(
      http.post('*/SeguimientoLista', async ({ request }) => {
        asked.push(await request.json());
        await new Promise<void>((answer) => answers.push(answer));
        return HttpResponse.json({ ok: true, Datos: [] });
      }),
    );
    const rows = [9001, 9002, 9003].map((id) => abre(id));
    for (const { ver } of rows) await ver();
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(asked).toHaveLength(2);
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(3));
    for (const answer of answers) answer();
    await waitFor(() => expect(rows.map(({ esta }) => esta()[0])).toEqual([null, null, null]));
  });
});
