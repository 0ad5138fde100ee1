import { describe, expect, test } from 'vitest';
import { enviada } from '#features/importar/enviar/enviada.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { dudoso, hallazgo, sinFecha, sinLista, unaFila } from './filas.ts';

const yaRegistrada = hallazgo({
  nivel: 'aviso',
  codigo: 'YA_REGISTRADA',
  lugar: null,
  texto: 'Ya registrada: hay un aviso de alta de esta persona de fecha 03/11/2026.',
});

/** Why a row that was not sent stands outside, as the result says it. */
function porQue(part: Partial<Fila>): string {
  const { situacion, detalle } = enviada(unaFila(2, part), {
    paso: part.paso ?? 'lista',
    resultado: null,
    corriendo: false,
  });
  expect(situacion).toBe('fuera');
  return detalle;
}

describe('[R8] the result says of each row that was left out why', () => {
  test('its problems, in their own words', () => {
    expect(porQue({ paso: 'problema', hallazgos: [dudoso, sinFecha, sinLista('AGENCIA 9')] })).toBe(
      `${sinFecha.texto} ${sinLista('AGENCIA 9').texto}`,
    );
  });

  test('that its notice is there already', () => {
    expect(porQue({ paso: 'aviso', hallazgos: [yaRegistrada] })).toBe(yaRegistrada.texto);
  });

  test.each(['lista', 'aviso', 'enEspera'] as const)('%s: that it was not sent', (paso) => {
    expect(porQue({ paso, hallazgos: [dudoso] })).toBe('No se envió.');
  });
});
