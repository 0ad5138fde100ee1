import { describe, expect, test } from 'vitest';
import { agrupar, curable, type Grupo } from '#features/importar/revisar/grupos.ts';
import { dudoso, hallazgo, sinFecha, sinLista, unaFila } from './filas.ts';

const deArchivo = hallazgo({ codigo: 'ADJUNTO', lugar: 'Adjuntos', texto: 'foto.bmp: no se acepta.' });

describe('[T2] rows with the same finding are one group', () => {
  test('problems come before warnings, then those with the most rows', () => {
    const filas = [
      unaFila(2, { hallazgos: [dudoso] }),
      unaFila(3, { hallazgos: [dudoso, sinFecha] }),
      unaFila(4, { hallazgos: [dudoso, sinLista('AGENCIA 9')] }),
      unaFila(5, { hallazgos: [sinLista('AGENCIA 9')] }),
    ];
    expect(agrupar(filas).map(({ codigo, numeros }) => [codigo, numeros])).toEqual([
      ['VALOR', [4, 5]],
      ['FECHA', [3]],
      ['MONTO_DUDOSO', [2, 3, 4]],
    ]);
  });

  test('a row that says the same of two files counts once', () => {
    const otro = { ...deArchivo, texto: 'carnet.bmp: no se acepta.' };
    const [grupo, ...others] = agrupar([
      unaFila(2, { hallazgos: [deArchivo, otro] }),
      unaFila(3, { hallazgos: [deArchivo] }),
    ]);
    expect(others).toEqual([]);
    expect(grupo?.numeros).toEqual([2, 3]);
  });

  test('a group has the text of its cell as long as all rows have the same', () => {
    const fila = (numero: number, FechaAviso: string) =>
      unaFila(numero, { textos: { FechaAviso }, hallazgos: [sinFecha] });
    const textoDe = (...filas: readonly ReturnType<typeof fila>[]) => agrupar(filas)[0]?.texto;
    expect(textoDe(fila(2, '31/11/2026'), fila(3, '31/11/2026'))).toBe('31/11/2026');
    expect(textoDe(fila(2, '31/11/2026'), fila(3, '31/02/2026'), fila(4, '31/11/2026'))).toBeNull();
    expect(agrupar([unaFila(2, { hallazgos: [deArchivo] })])[0]?.texto).toBeNull();
  });
});

describe('[T2] one text cures all rows of a group', () => {
  const grupoDe = (...filas: Parameters<typeof agrupar>[0]): Grupo => {
    const [grupo] = agrupar(filas);
    if (!grupo) throw new Error('no group');
    return grupo;
  };
  const con = (codigo: 'VALOR' | 'REGLA', lugar: 'Celular' | 'Ubicacion', ...numeros: number[]) =>
    curable(
      grupoDe(...numeros.map((numero) => unaFila(numero, { hallazgos: [hallazgo({ codigo, lugar, texto: 'No.' })] }))),
    );

  test('of a cell whose text is wrong; what belongs to one person only of one row', () => {
    expect(con('VALOR', 'Ubicacion', 2, 3)).toBe('Ubicacion');
    expect(con('VALOR', 'Celular', 2)).toBe('Celular');
    expect(con('VALOR', 'Celular', 2, 3)).toBeNull();
  });

  test('no text cures a rule, a warning or a file', () => {
    expect(con('REGLA', 'Ubicacion', 2)).toBeNull();
    expect(curable(grupoDe(unaFila(2, { hallazgos: [dudoso] })))).toBeNull();
    expect(curable(grupoDe(unaFila(2, { hallazgos: [deArchivo] })))).toBeNull();
  });
});
