import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { MarcasDelAviso, marcasDe, sinMarcas, useMarca } from '#blocks/observado/marcas.ts';

const punto = (texto: string, lugar: Parameters<typeof marcasDe>[0][number]['lugar'], cambio = false) => ({
  texto,
  cambio,
  lugar,
});
const marcas = (...puntos: Parameters<typeof marcasDe>[0]) => {
  const { campos, archivos } = marcasDe(puntos);
  return { campos: [...campos], archivos: [...archivos] };
};

describe('the marks of an observation', () => {
  test('a field has its mark at its path, a fact at its label, a file at its requirement', () => {
    expect(
      marcas(
        punto('está mal', { etiqueta: 'Cargo', path: 'SegurosPersonasNovedad.Cargo' }),
        punto('es otra', { etiqueta: 'Empresa' }, true),
        punto('no se lee', { etiqueta: 'CONTRATO', idRequisito: 4 }),
      ),
    ).toEqual({
      campos: [
        ['SegurosPersonasNovedad.Cargo', { motivos: ['está mal'], cambio: false }],
        ['Empresa', { motivos: ['es otra'], cambio: true }],
      ],
      archivos: [[4, { motivos: ['no se lee'], cambio: false }]],
    });
  });

  test('a requirement may have the number 0', () => {
    expect(marcas(punto('falta', { etiqueta: 'OTRO', idRequisito: 0 })).archivos).toHaveLength(1);
  });

  test('several reasons for one thing are one mark, in their order; the last says whether it changed', () => {
    const cargo = { etiqueta: 'Cargo', path: 'Cargo' };
    const contrato = { etiqueta: 'CONTRATO', idRequisito: 4 };
    expect(
      marcas(
        punto('uno', cargo, true),
        punto('a', contrato),
        punto('dos', cargo),
        punto('b', contrato, true),
        punto('tres', cargo),
      ),
    ).toEqual({
      campos: [['Cargo', { motivos: ['uno', 'dos', 'tres'], cambio: false }]],
      archivos: [[4, { motivos: ['a', 'b'], cambio: true }]],
    });
  });

  test('a point about nothing on the form has none, and those after it have theirs', () => {
    expect(marcas(punto('revise todo', null), punto('mal', { etiqueta: 'Cargo' })).campos).toEqual([
      ['Cargo', { motivos: ['mal'], cambio: false }],
    ]);
  });

  test('nothing observed is no mark', () => {
    expect(marcasDe([])).toEqual(sinMarcas);
    expect([sinMarcas.campos.size, sinMarcas.archivos.size]).toEqual([0, 0]);
  });
});

test('a field finds its mark on the form that is shown', () => {
  const value = marcasDe([punto('mal', { etiqueta: 'Cargo' })]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MarcasDelAviso value={value}>{children}</MarcasDelAviso>
  );
  expect(renderHook(() => useMarca('Cargo'), { wrapper }).result.current).toEqual({ motivos: ['mal'], cambio: false });
  expect(renderHook(() => useMarca('Zona'), { wrapper }).result.current).toBeUndefined();
  expect(renderHook(() => useMarca('Cargo')).result.current).toBeUndefined();
});
