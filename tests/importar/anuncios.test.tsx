import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { QueSigue } from '#features/importar/enviar/QueSigue.tsx';
import { PasoComparar } from '#features/importar/preparar/PasoComparar.tsx';
import { fixDate } from '#support/clock.ts';
import { atTestEnd } from '#support/testEnd.ts';

const nada = () => undefined;
const comparando = (hechas: number) => (
  <PasoComparar
    {...{ comparacion: null, avance: { hechas, total: 40, resta: null }, soloMirar: false }}
    {...{ alVolver: nada, alAceptar: nada }}
  />
);
const declarando = (hechas: number) => (
  <MemoryRouter>
    <QueSigue
      {...{ registradas: 40, faltan: 40, porPagar: 0, listas: [], actos: null }}
      declaracion={{ fase: 'corriendo', hechas, total: 40, lineas: [] }}
      orden={{ fase: 'nada', texto: '', abrir: null }}
    />
  </MemoryRouter>
);

describe('[A1] how far it is is announced every 15 seconds, not at each call', () => {
  test.each([
    ['comparing', comparando],
    ['declaring', declarando],
  ])('%s', (_, pantalla) => {
    fixDate('setInterval', 'clearInterval');
    atTestEnd(() => fixDate());
    const { rerender } = render(pantalla(1));
    const dicho = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    act(() => void vi.advanceTimersByTime(14_000));
    expect(dicho()).toBe('');
    rerender(pantalla(7));
    expect(dicho()).toBe('');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(dicho()).toMatch(/\b7 de 40\b/);
    rerender(pantalla(9));
    expect(dicho()).toMatch(/\b7 de 40\b/);
  });
});
