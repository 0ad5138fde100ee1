import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#client/query.ts';
import type { Estado } from '#contract/enumerations.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { estadoDe } from '#sandbox/rules/states.ts';
import { cambiarEstado } from '#support/estados.ts';
import { mount } from '#support/mount.tsx';
import { leido } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';

const bell = (name: string | RegExp = /^Avisos/) => screen.findByRole('button', { name });
const panel = () => within(screen.getByRole('region', { name: 'Avisos' }));
const menu = () => within(screen.getByRole('navigation', { name: 'Menú principal' }));

/** The bell has kept what it found at the first visit: it counts a moment after everything is read. */
const seen = () => waitFor(() => expect(localStorage.getItem('campana')).not.toBeNull());

/** The home of an employer, with everything read. */
async function home() {
  const mounted = await mount('/system', { as: 'empresa' });
  await screen.findByText('Requieren su atención');
  await leido();
  await seen();
  return mounted;
}

/** A declared notice of the company changes its state at the services. Returns the name of its person. */
const decidir = (estado: Estado): Promise<string> =>
  cambiarEstado('declarado', estado, ({ FechaNovedad }) => FechaNovedad > '2026-06');

test('the bell tells what the fund observed and accepted since the first visit, and keeps ids only', async () => {
  const { user } = await home();
  const names = [await decidir('aceptado'), await decidir('observado')];
  await queryClient.invalidateQueries();
  await leido();
  await user.click(await bell('Avisos (2 nuevos)'));
  for (const name of names) expect(await panel().findByRole('link', { name })).toBeVisible();
  const kept = localStorage.getItem('campana') ?? '';
  for (const name of names) expect(kept).not.toContain(name);
  expect(kept).toMatch(/^\{"\d+\|501\|1":\{"observado":\[[\d,]*\],"aceptado":\[[\d,]*\]\}\}$/);
  // What was looked at is not new any more.
  await user.keyboard('{Escape}');
  await user.click(await bell('Avisos'));
  expect(await panel().findByText('La caja no observó ni aceptó otros avisos.')).toBeVisible();
});

test('a new decision leads to its notice', async () => {
  const { user, router } = await home();
  await user.click(await bell('Avisos'));
  await user.keyboard('{Escape}');
  const name = await decidir('observado');
  await queryClient.invalidateQueries();
  await leido();
  await user.click(await bell('Avisos (1 nuevo)'));
  await user.click(await panel().findByRole('link', { name }));
  await waitFor(() => expect(router.state.location.search).toContain('novedad='));
});

test('the menu counts what waits for the employer in each list, without a call of its own', async () => {
  await home();
  const { db } = await theSandbox();
  const waits = db.novedades
    .all()
    .filter(
      (n) =>
        n.IdEmpresa === 501 &&
        n.IdRegional === 1 &&
        n.FechaNovedad >= '2025-11' &&
        ['observado', 'registrado', 'pagado'].includes(estadoDe(db, n).estado ?? ''),
    ).length;
  await waitFor(() => {
    const counts = [...document.querySelectorAll('.side .menu-count')].map((one) =>
      Number.parseInt(one.textContent?.replace(/\D+/g, '') ?? '0', 10),
    );
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.reduce((a, b) => a + b)).toBeLessThanOrEqual(waits);
  });
  expect(menu().getByRole('link', { name: /^Avisos de alta\b/ })).toHaveTextContent(
    /^Avisos de alta, \d+ por corregir o declarar$/,
  );
});

/** The home of the staff, with everything read. */
async function homeOfStaff() {
  const mounted = await mount('/system', { as: 'personal' });
  await screen.findByText('Los que más esperan');
  await leido();
  await seen();
  return mounted;
}

/** A notice of the regional that changes its state at the services: its person's name. */
async function pasar(from: Estado, to: Estado) {
  const { db } = await theSandbox();
  const one = db.novedades
    .all()
    .find((n) => n.IdRegional === 1 && n.FechaNovedad > '2026-06' && estadoDe(db, n).estado === from);
  if (!one) throw new Error(`no notice is ${from}`);
  db.novedades.put({
    ...one,
    IdEstadoProceso: idDeEstado(one.IdTipoNovedad, to),
    FechaDeclaracion: '2026-11-20',
  });
  return db.personas.get(one.IdPersona)?.NombreCompleto ?? '';
}

test('[E-1-03] the bell tells the staff what was declared since the last visit, and which of it came back corrected', async () => {
  const { user, router } = await homeOfStaff();
  await user.click(await bell('Avisos'));
  expect(await panel().findByText('Nadie declaró otros avisos.')).toBeVisible();
  await user.keyboard('{Escape}');
  const [corrected, fresh] = [await pasar('observado', 'declarado'), await pasar('registrado', 'declarado')];
  await queryClient.invalidateQueries();
  await leido();
  await user.click(await bell('Avisos (2 nuevos)'));
  const row = async (name: string) => (await panel().findByRole('link', { name })).closest('li');
  expect(await row(corrected)).toHaveTextContent(/Corregido/);
  expect(await row(fresh)).not.toHaveTextContent(/Corregido/);
  const kept = localStorage.getItem('campana') ?? '';
  for (const name of [corrected, fresh]) expect(kept).not.toContain(name);
  await user.click(panel().getByRole('link', { name: fresh }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/revision-admin'));
  expect(await screen.findByRole('heading', { level: 1, name: fresh })).toBeVisible();
  // What was looked at is not new any more.
  expect(await bell('Avisos')).toBeVisible();
});

test('a notice that the staff observe and that comes back before they look at the bell is new again', async () => {
  const { user } = await homeOfStaff();
  const { db } = await theSandbox();
  const name = await pasar('declarado', 'observado');
  const one = db.novedades.all().find((n) => db.personas.get(n.IdPersona)?.NombreCompleto === name);
  await queryClient.invalidateQueries();
  await leido();
  if (!one) throw new Error('no notice');
  db.novedades.put({ ...one, IdEstadoProceso: idDeEstado(one.IdTipoNovedad, 'declarado') });
  await queryClient.invalidateQueries();
  await leido();
  await user.click(await bell('Avisos (1 nuevo)'));
  expect((await panel().findByRole('link', { name })).closest('li')).toHaveTextContent(/Corregido/);
});
