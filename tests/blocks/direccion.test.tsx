import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition, use, useState } from 'react';
import { type Location, type Navigator, type Path, Router, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useDireccion } from '#blocks/lista-filtrada/useDireccion.ts';

type Cambiar = ReturnType<typeof useDireccion>['cambiar'];

let claves = 0;
const lugar = (search: string): Location => {
  claves += 1;
  return { pathname: '/', search, hash: '', state: null, key: `k${claves}` };
};

/** What the test holds in its hands. */
interface Manos {
  /** The addresses that were asked for. */
  readonly idas: string[];
  /** What the view drew, seen or not. */
  readonly dibujado: { readonly cambiar: Cambiar; readonly search: string }[];
  /** Lets an address arrive. */
  llega: (search: string) => void;
  /** New addresses are drawn, and seen only after it. */
  espera: Promise<void> | null;
}

/** A router whose addresses arrive when the test says so, and are drawn last, as those of the real one. */
function AMano({ manos, children }: { readonly manos: Manos; readonly children: ReactNode }) {
  const [location, setLocation] = useState(() => lugar(''));
  manos.llega = (search) => startTransition(() => setLocation(lugar(search)));
  const navigator: Navigator = {
    createHref: () => '',
    go: () => undefined,
    push: () => undefined,
    replace: (to) => void manos.idas.push((to as Path).search),
  };
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function Lenta({ manos }: { readonly manos: Manos }) {
  const { search } = useLocation();
  if (search !== '' && manos.espera) use(manos.espera);
  return null;
}

function Vista({ manos }: { readonly manos: Manos }) {
  const direccion = useDireccion();
  manos.dibujado.push(direccion);
  return (
    <>
      <p data-testid="vista">{direccion.search}</p>
      <Lenta manos={manos} />
    </>
  );
}

function vista() {
  const manos: Manos = { idas: [], dibujado: [], llega: () => undefined, espera: null };
  render(
    <AMano manos={manos}>
      <Suspense fallback="…">
        <Vista manos={manos} />
      </Suspense>
    </AMano>,
  );
  return {
    idas: manos.idas,
    llega: (search: string) => act(async () => manos.llega(search)),
    /** With what the view drew last. */
    cambiar: (change: (search: string) => string) => act(async () => manos.dibujado.at(-1)?.cambiar(change)),
    visible: () => screen.getByTestId('vista').textContent,
    detener: () => {
      let soltar = () => {};
      manos.espera = new Promise((resolve) => {
        soltar = resolve;
      });
      return () => act(async () => soltar());
    },
  };
}
const a = () => '?novedad=1';
const b = () => '?novedad=2';
const yObservados = (before: string) => `${before}&ver=observados`;

test('a choice made while an address is being drawn, and not yet seen, counts at once and stays', async () => {
  const { llega, detener, cambiar, visible, idas } = vista();
  await cambiar(a);
  const soltar = detener();
  await llega(a());
  await cambiar(b);
  expect(visible()).toBe(b());
  await soltar();
  expect(visible()).toBe(b());
  await llega(b());
  expect(visible()).toBe(b());
  expect(idas).toEqual([a(), b()]);
});

test('a second choice before the first one’s address stays, also when that address arrives', async () => {
  const { llega, cambiar, visible, idas } = vista();
  const both = yObservados(a());
  await cambiar(a);
  await cambiar(yObservados);
  expect(visible()).toBe(both);
  await llega(a());
  expect(visible()).toBe(both);
  await llega(both);
  expect(visible()).toBe(both);
  expect(idas).toEqual([a(), both]);
});

test('an address that nobody chose here takes back what was chosen', async () => {
  const { llega, cambiar, visible } = vista();
  await cambiar(a);
  await llega('?otra=1');
  expect(visible()).toBe('?otra=1');
  for (const one of [b, a, b]) await cambiar(one);
  await llega(b());
  await llega('?otra=2');
  expect(visible()).toBe('?otra=2');
});
