import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSalir } from '#features/importar/pantalla/useSalir.ts';
import { crearEstado, type EstadoDePantalla, estadoInicial } from '#features/importar/visita/estado.ts';
import type { Importador } from '#features/importar/visita/importador.ts';
import { show } from '../blocks/show.tsx';

function Pantalla(importador: Pick<Importador, 'pantalla' | 'soltar'>) {
  useSalir(importador);
  return null;
}

const declaracion = { fase: 'corriendo', hechas: 1, total: 9, lineas: [] } as const;
const orden = { fase: 'creando', texto: '', abrir: null } as const;

test.each<{ que: string; enCurso: Partial<EstadoDePantalla>; texto: string }>([
  {
    que: 'notices are declared',
    enCurso: { declaracion },
    texto: 'Se están declarando avisos. Si sale ahora, los que faltan no se declararán.',
  },
  {
    que: 'the payment order is created',
    enCurso: { orden },
    texto: 'Se está creando la orden de pago. Si sale ahora, no sabrá si se creó.',
  },
])('[R8] leaving the screen while $que asks first, and so does closing the tab', async ({ enCurso, texto }) => {
  const pantalla = crearEstado();
  const soltar = vi.fn();
  const { router, user } = await show(<Pantalla {...{ pantalla, soltar }} />);
  const cierra = () => {
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    return !leave.defaultPrevented;
  };
  const salir = (to: string) => act(() => router.navigate(to));
  const pregunta = () => screen.findByRole('alertdialog', { name: 'La importación sigue en curso' });
  await salir('/a');
  expect([router.state.location.pathname, cierra()]).toEqual(['/a', true]);

  act(() => pantalla.setState({ paso: 'resultado', ...enCurso }));
  expect(cierra()).toBe(false);
  await salir('/b');
  expect(await pregunta()).toHaveTextContent(texto);
  await user.click(within(await pregunta()).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([router.state.location.pathname, soltar.mock.calls]).toEqual(['/a', []]);
  await salir('/b');
  await user.click(within(await pregunta()).getByRole('button', { name: 'Salir' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/b'));
  expect(soltar).toHaveBeenCalledOnce();

  act(() => pantalla.setState({ declaracion: estadoInicial.declaracion, orden: estadoInicial.orden }));
  expect(cierra()).toBe(true);
});
