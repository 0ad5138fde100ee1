import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estadoDe, type Fila } from '../../src/features/importar/fila/fila.ts';
import { crearImportacion, type TiendaDeImportacion } from '../../src/features/importar/fila/importacion.ts';
import { comprobar, dudoso, hallazgo, lugares, releer, sinFecha, sinLista, unaFila } from './filas.ts';

const yaRegistrada = hallazgo({ nivel: 'aviso', codigo: 'YA_REGISTRADA', lugar: null, texto: 'Ya está. No se envía.' });
const repite = hallazgo({ codigo: 'REPETIDA', lugar: 'NumeroDocumento', texto: 'Repite la fila 2.' });

function con(...filas: readonly Fila[]): TiendaDeImportacion {
  const tienda = crearImportacion();
  tienda.cargar(filas, releer);
  return tienda;
}
const fila = (tienda: TiendaDeImportacion, numero: number): Fila => {
  const found = tienda.getState().filas.find((one) => one.numero === numero);
  if (!found) throw new Error(`no row ${numero}`);
  return found;
};
/** Checks the rows that wait for it, as the services would. */
const comprobarPendientes = (tienda: TiendaDeImportacion): void =>
  tienda.aplicar(
    tienda
      .getState()
      .filas.filter(({ paso }) => paso === 'porComprobar')
      .map(comprobar),
  );

const agencia = (numero: number) =>
  unaFila(numero, { hallazgos: [sinLista('AGENCIA 9')], textos: { Ubicacion: 'AGENCIA 9' } });

describe('[T2] what is ticked', () => {
  test('a ready row and one with a warning are, from the beginning; one with a problem never is', () => {
    const tienda = con(unaFila(2), unaFila(3, { hallazgos: [dudoso] }), agencia(4), unaFila(5, { paso: 'leida' }));
    expect(tienda.getState().filas.map(({ marcada }) => marcada)).toEqual([true, true, false, false]);
    tienda.marcar([2, 3, 4, 5], true);
    expect(fila(tienda, 4).marcada).toBe(false);
    expect(fila(tienda, 5).marcada).toBe(false);
    expect(tienda.getState().hechos).toEqual([]);
  });

  test('a notice that is already registered is not, and has nothing to confirm', () => {
    const tienda = con(unaFila(2, { hallazgos: [yaRegistrada] }));
    tienda.marcar([2], true);
    expect(fila(tienda, 2).marcada).toBe(false);
    tienda.confirmar(yaRegistrada.grupo);
    expect(estadoDe(fila(tienda, 2))).toBe('aviso');
  });

  test('the clerk takes a tick away, and a later check does not set it again', () => {
    const tienda = con(unaFila(2));
    tienda.marcar([2], false);
    tienda.editar([2], { Cargo: 'CHOFER' });
    comprobarPendientes(tienda);
    expect(fila(tienda, 2)).toMatchObject({ paso: 'lista', marcada: false });
    tienda.marcar([2], true);
    expect(fila(tienda, 2).marcada).toBe(true);
  });
});

describe('[T2] groups', () => {
  test('one text cures all rows of a problem, as one act', () => {
    const tienda = con(agencia(2), unaFila(3), agencia(4));
    const antes = tienda.getState().filas;
    tienda.editar([2, 4], { Ubicacion: 'EL ALTO' });
    expect(tienda.getState().filas.map(({ paso }) => paso)).toEqual(['porComprobar', 'lista', 'porComprobar']);
    comprobarPendientes(tienda);
    expect(tienda.getState().filas.map(estadoDe)).toEqual(['lista', 'lista', 'lista']);
    expect(fila(tienda, 3)).toBe(antes[1]);
    tienda.deshacer();
    expect(tienda.getState().filas).toEqual(antes);
  });

  test('warnings are confirmed for all rows of the group, and the row counts as ready then', () => {
    const otro = hallazgo({ nivel: 'aviso', codigo: 'FECHA_SERIE', lugar: 'FechaAviso', texto: 'Número de serie.' });
    const tienda = con(unaFila(2, { hallazgos: [dudoso] }), unaFila(3, { hallazgos: [dudoso, otro] }));
    tienda.confirmar(dudoso.grupo);
    expect(tienda.getState().filas.map(estadoDe)).toEqual(['lista', 'aviso']);
    tienda.deshacer();
    expect(tienda.getState().filas.map(estadoDe)).toEqual(['aviso', 'aviso']);
  });
});

describe('[P7] an edit rechecks its row only', () => {
  test('the row begins with what reading finds in its texts; the others stay the same rows', () => {
    const tienda = con(unaFila(2, { hallazgos: [sinFecha], textos: { FechaAviso: '31/11/2026' } }), unaFila(3));
    const otra = fila(tienda, 3);
    tienda.editar([2], { HaberMensual: '3.500', FechaAviso: '05/11/2026' });
    expect(fila(tienda, 2)).toMatchObject({
      paso: 'porComprobar',
      hallazgos: [dudoso],
      marcada: false,
      preparada: null,
    });
    expect(fila(tienda, 2).valores.FechaAviso).toBe('2026-11-05');
    expect(fila(tienda, 3)).toBe(otra);
  });

  test('the same text is no act', () => {
    const tienda = con(unaFila(2));
    const antes = tienda.getState();
    tienda.editar([2], { Cargo: 'CAJERO' });
    expect(tienda.getState().filas).toBe(antes.filas);
    expect(tienda.getState().hechos).toEqual([]);
  });

  test('the answer to earlier texts is dropped; ticks and confirmations given meanwhile stay', () => {
    const tienda = con(unaFila(2), unaFila(3, { hallazgos: [dudoso] }));
    const [dos, tres] = tienda.getState().filas;
    if (!(dos && tres)) throw new Error('no rows');
    tienda.editar([2], { Ubicacion: 'AGENCIA 9' });
    tienda.confirmar(dudoso.grupo);
    tienda.marcar([3], false);
    tienda.aplicar([
      { ...dos, paso: 'lista' },
      { ...tres, paso: 'aviso' },
    ]);
    expect(fila(tienda, 2).paso).toBe('porComprobar');
    expect(fila(tienda, 3)).toMatchObject({ confirmados: [dudoso.grupo], marcada: false });
  });

  test('a row that was not answered for is asked about again, with what its texts say', () => {
    const sin = hallazgo({ codigo: 'SIN_RESPUESTA', lugar: null, texto: 'No se pudo comprobar la fila.' });
    const tienda = con(unaFila(2, { paso: 'leida', hallazgos: [dudoso] }));
    tienda.aplicar([{ ...fila(tienda, 2), hallazgos: [dudoso, sin], paso: 'problema' }]);
    tienda.pedir([2]);
    expect(fila(tienda, 2)).toMatchObject({ paso: 'porComprobar', hallazgos: [dudoso] });
  });

  test('[P1] rows that repeat another are problems; when they repeat none any more they are checked', () => {
    const tienda = con(unaFila(2), unaFila(3));
    tienda.repetir(new Map([[3, repite]]));
    expect(tienda.getState().filas.map(estadoDe)).toEqual(['lista', 'problema']);
    const igual = fila(tienda, 3);
    tienda.repetir(new Map([[3, repite]]));
    expect(fila(tienda, 3)).toBe(igual);
    tienda.repetir(new Map());
    expect(fila(tienda, 3)).toMatchObject({ paso: 'porComprobar', hallazgos: [] });
  });

  test('columns with a finding are shown, also those that the file does not have', () => {
    const tienda = con(unaFila(2));
    expect(tienda.getState().columnas.has('Zona')).toBe(false);
    const zona = hallazgo({ codigo: 'FALTA_DATO', lugar: 'Zona', texto: 'Zona, no tiene información.' });
    tienda.aplicar([{ ...fila(tienda, 2), hallazgos: [zona], paso: 'problema' }]);
    expect(tienda.getState().columnas.has('Zona')).toBe(true);
  });
});

describe('[T1] undo', () => {
  test('a row that was registered since then stays as it is', () => {
    const tienda = con(unaFila(2), unaFila(3));
    tienda.editar([2, 3], { Cargo: 'CHOFER' });
    comprobarPendientes(tienda);
    tienda.aplicar([{ ...fila(tienda, 2), paso: 'registrada' }]);
    tienda.deshacer();
    expect(fila(tienda, 2)).toMatchObject({ paso: 'registrada', textos: { Cargo: 'CHOFER' } });
    expect(fila(tienda, 3)).toMatchObject({ textos: { Cargo: 'CAJERO' } });
    tienda.editar([2], { Cargo: 'OTRO' });
    tienda.repetir(new Map([[2, repite]]));
    tienda.aplicar([{ ...fila(tienda, 2), paso: 'problema' }]);
    expect(fila(tienda, 2)).toMatchObject({ paso: 'registrada', textos: { Cargo: 'CHOFER' } });
  });

  test('after the rows were handed over nothing can be undone', () => {
    const tienda = con(unaFila(2));
    tienda.editar([2], { Cargo: 'CHOFER' });
    tienda.sellar();
    tienda.deshacer();
    expect(fila(tienda, 2).textos.Cargo).toBe('CHOFER');
  });

  test('what a check found for the same texts meanwhile stays; an unchecked row is checked', () => {
    const tienda = con(unaFila(2, { paso: 'porComprobar' }));
    tienda.editar([2], { Cargo: 'CHOFER' });
    tienda.deshacer();
    expect(fila(tienda, 2)).toMatchObject({ paso: 'porComprobar', textos: { Cargo: 'CAJERO' } });
    comprobarPendientes(tienda);
    tienda.marcar([2], false);
    tienda.aplicar([{ ...fila(tienda, 2), hallazgos: [dudoso], paso: 'aviso' }]);
    tienda.deshacer();
    expect(fila(tienda, 2)).toMatchObject({ paso: 'aviso', hallazgos: [dudoso], marcada: true });
  });

  const numeros = fc.uniqueArray(fc.integer({ min: 2, max: 9 }), { minLength: 1, maxLength: 8 });
  const acto = fc.oneof(
    fc.record({
      que: fc.constant('editar' as const),
      numeros,
      textos: fc.oneof(
        fc.record({ Ubicacion: fc.constantFrom(...lugares, 'AGENCIA 9', 'AGENCIA 7') }),
        fc.record({ HaberMensual: fc.constantFrom('3500.00', '3.500', 'mil') }),
        fc.record({ FechaAviso: fc.constantFrom('03/11/2026', '31/11/2026', '') }),
      ),
    }),
    fc.record({ que: fc.constant('marcar' as const), numeros, marcada: fc.boolean() }),
    fc.record({ que: fc.constant('confirmar' as const), grupo: fc.constantFrom(dudoso.grupo, 'otro') }),
  );

  test('restores whatever was done, step by step, with checks at any moment in between', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(acto, fc.boolean()), { maxLength: 25 }), (actos) => {
        const tienda = con(
          ...[2, 3, 4, 5, 6].map((numero) => unaFila(numero)),
          agencia(7),
          agencia(8),
          unaFila(9, { hallazgos: [dudoso], textos: { HaberMensual: '3.500' } }),
        );
        const visto: (readonly Fila[])[] = [];
        for (const [uno, ahora] of actos) {
          const { filas, hechos } = tienda.getState();
          if (uno.que === 'editar') tienda.editar(uno.numeros, uno.textos);
          else if (uno.que === 'marcar') tienda.marcar(uno.numeros, uno.marcada);
          else tienda.confirmar(uno.grupo);
          if (tienda.getState().hechos.length > hechos.length) visto.push(filas);
          if (ahora) comprobarPendientes(tienda);
        }
        // What the clerk wrote, ticked and confirmed; and, once everything is checked, what the checks say of it.
        const escrito = (filas: readonly Fila[]) =>
          filas.map(({ textos, valores, confirmados, desmarcada }) => ({
            ...{ textos, valores, confirmados },
            desmarcada: desmarcada === true,
          }));
        const juzgado = (filas: readonly Fila[]) =>
          filas
            .map((one) => (one.paso === 'porComprobar' ? comprobar(one) : one))
            .map(({ paso, hallazgos }) => ({ paso, hallazgos }));
        for (const antes of visto.toReversed()) {
          tienda.deshacer();
          expect(escrito(tienda.getState().filas)).toEqual(escrito(antes));
          expect(juzgado(tienda.getState().filas)).toEqual(juzgado(antes));
        }
        expect(tienda.getState().hechos).toEqual([]);
        comprobarPendientes(tienda);
        for (const { marcada, desmarcada, paso, hallazgos } of tienda.getState().filas) {
          expect(marcada).toBe(
            desmarcada !== true && paso !== 'problema' && hallazgos.every(({ nivel }) => nivel === 'aviso'),
          );
        }
      }),
    );
  });
});
