import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { query, queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { PreferenciaDeEspera } from '#engine/decide/PreferenciaDeEspera.tsx';
import { deshacer, retener } from '#engine/queue/cola.ts';
import { pendienteDe } from '#engine/queue/decision.ts';
import { hoy, useHoy } from '#engine/queue/hoy.ts';
import { elegirEspera, esperaElegida } from '#engine/queue/preferencia.ts';
import { recordCalls, toasts } from '#support/screens.ts';
import { abrirMesa, barra, calma, enBarra, llega, pasar, preparar, pulsar } from './mesa.tsx';

function Contador() {
  const { aceptados, observados } = useHoy();
  return <output>{`${aceptados} aceptados · ${observados} observados`}</output>;
}

test('[E-1-03] [E-7.1-03] [E-7.5-01] [D12] [D23] an acceptance is held for 5 seconds, then sent once, and counted when it is answered', async () => {
  const { db, filas, decision, escrituras, estado, candados } = await preparar();
  abrirMesa();
  const one = decision(filas.findIndex((row) => row.IdTipoNovedadPadre === tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE));
  expect(await retener(one)).toBe(true);
  await llega(() => expect(enBarra().getByText(one.nombre)).toBeVisible());
  expect(enBarra().getByText('Se envía en 5 segundos')).toBeInTheDocument();
  expect(candados.tomados()).toEqual([`aviso:${one.idPersonaNovedad}`]);
  await pasar(4);
  await calma();
  expect(enBarra().getByText('Se envía en 1 segundo')).toBeInTheDocument();
  expect(escrituras).toEqual([]);
  expect(hoy()).toEqual({ aceptados: 0, observados: 0 });
  await pasar(1);
  await llega(() => expect(barra()).toBeNull());
  expect(escrituras.map(({ id }) => id)).toEqual([one.idPersonaNovedad]);
  // The whole form, with the person and her insured record.
  const { IdPersona, Cargo, HaberMensual } = db.novedades.get(one.idPersonaNovedad) ?? {};
  expect(IdPersona).toBeGreaterThan(0);
  expect(escrituras).toMatchObject([
    {
      que: 'AceptaAltaCotizante',
      body: {
        BasePersonas: { IdPersona, NombreCompleto: one.nombre, Zona: expect.stringMatching(/./) },
        SegurosPacientes: { IdPersona, HistoriaClinica: expect.any(String) },
        SegurosPersonasNovedad: { IdPersonaNovedad: one.idPersonaNovedad, IdPersona, Cargo, HaberMensual },
      },
    },
  ]);
  expect(estado(one.idPersonaNovedad)).toBe('aceptado');
  expect(hoy()).toEqual({ aceptados: 1, observados: 0 });
  expect(toasts()).toEqual(['La novedad se aceptó correctamente.']);
  expect(candados.tomados()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('decisiones:'))).toEqual([]);
});

test('[D13] the newest is taken back first, an observation with its text; nothing of it is sent', async () => {
  const { decision, escrituras, candados } = await preparar();
  const { deshechas } = abrirMesa();
  const [a, b] = [decision(0), decision(1, 'observar', 'Fecha de ingreso: no coincide con el contrato.')];
  await retener(a);
  await retener(b);
  await llega(() => expect(enBarra().getAllByRole('listitem')).toHaveLength(2));
  const [first] = enBarra().getAllByRole('button');
  expect(first).toHaveAccessibleName(`Deshacer la decisión sobre ${b.nombre}`);
  expect(first).toHaveTextContent('DeshacerZ');
  await pulsar(first);
  expect(deshechas).toEqual([b]);
  expect(deshacer()).toEqual(a);
  expect(deshacer()).toBeNull();
  await llega(() => expect(candados.tomados()).toEqual([]));
  await pasar(30);
  await calma();
  expect(escrituras).toEqual([]);
  expect(pendienteDe(a.idPersonaNovedad)).toBeUndefined();
  expect(screen.queryByRole('region', { name: 'Decisiones por enviar' })).toBeNull();
});

test('[E-1-03] [D13] several are sent one after the other, in the order of the decisions', async () => {
  const { decision, escrituras, estado } = await preparar();
  abrirMesa();
  const all = [decision(0), decision(1, 'observar', 'Falta la firma.'), decision(2)];
  for (const one of all) {
    await retener(one);
    await pasar(1);
  }
  await pasar(5);
  await llega(() => expect(barra()).toBeNull());
  expect(escrituras.map(({ id }) => id)).toEqual(all.map((one) => one.idPersonaNovedad));
  expect(all.map((one) => estado(one.idPersonaNovedad))).toEqual(['aceptado', 'observado', 'aceptado']);
  expect(hoy()).toEqual({ aceptados: 2, observados: 1 });
});

test('[E-1-03] [R-7.10-01] [R-4.2-10] [E-8-07] [D12] an observation is the state change with its text, told with the name when it is answered', async () => {
  const { decision, escrituras } = await preparar();
  abrirMesa();
  const one = decision(0, 'observar', 'Fecha de ingreso: no coincide.');
  await retener(one);
  await pasar(5);
  await llega(() => expect(toasts()).toEqual(['Se observó correctamente la novedad.']));
  expect(document.querySelector('.toast-small')).toHaveTextContent(one.nombre);
  expect(escrituras[0]?.que).toBe('ModificarEstado');
  expect(escrituras[0]?.body).toEqual({
    IdPersonaNovedad: one.idPersonaNovedad,
    IdEstadoProceso: expect.any(Number),
    Observacion: 'Fecha de ingreso: no coincide.',
    Anular: false,
  });
});

test.each(['foco', 'puntero'] as const)(
  '[D14] the hold waits while the bar has the %s, and goes on afterwards',
  async (por) => {
    const { decision, escrituras } = await preparar();
    abrirMesa();
    await retener(decision(0));
    await pasar(2);
    await llega(() => expect(enBarra().getByText('Se envía en 3 segundos')).toBeInTheDocument());
    const button = enBarra().getByRole('button', { name: /^Deshacer/ });
    const bar = barra() as HTMLElement;
    if (por === 'foco') act(() => button.focus());
    else fireEvent.pointerMove(bar);
    expect(enBarra().getByText('En pausa')).toBeInTheDocument();
    await pasar(60);
    await calma();
    expect(escrituras).toEqual([]);
    if (por === 'foco') act(() => button.blur());
    else fireEvent.pointerLeave(bar);
    expect(enBarra().getByText('Se envía en 3 segundos')).toBeInTheDocument();
    await pasar(3);
    await llega(() => expect(escrituras).toHaveLength(1));
  },
);

test('[D14] a bar that goes away with the pointer on it stops nothing', async () => {
  const { decision, escrituras } = await preparar();
  abrirMesa();
  await retener(decision(0));
  await llega(() => expect(barra()).not.toBeNull());
  fireEvent.pointerMove(barra() as HTMLElement);
  await pulsar(enBarra().getByRole('button', { name: /^Deshacer/ }));
  expect(barra()).toBeNull();
  await retener(decision(1));
  await pasar(5);
  await llega(() => expect(escrituras).toHaveLength(1));
});

test('[D14] a button that goes away with the focus on it stops nothing of the others', async () => {
  const { decision, escrituras } = await preparar();
  abrirMesa();
  await retener(decision(0));
  await retener(decision(1));
  await llega(() => expect(enBarra().getAllByRole('button')).toHaveLength(2));
  const [newest] = enBarra().getAllByRole('button');
  act(() => newest?.focus());
  expect(enBarra().getAllByText('En pausa')).toHaveLength(2);
  await pulsar(newest);
  await pasar(5);
  await llega(() => expect(escrituras.map(({ id }) => id)).toEqual([decision(0).idPersonaNovedad]));
});

test('[D14] a pointer that rests where the bar appears stops nothing', async () => {
  const { decision, escrituras } = await preparar();
  abrirMesa();
  await retener(decision(0));
  await llega(() => expect(barra()).not.toBeNull());
  fireEvent.pointerEnter(barra() as HTMLElement);
  await pasar(5);
  await llega(() => expect(escrituras).toHaveLength(1));
});

test.each([10, 20] as const)('[D14] a reviewer can have %i seconds', async (plazo) => {
  const { decision, escrituras } = await preparar();
  abrirMesa();
  elegirEspera(plazo);
  await retener(decision(0));
  await pasar(plazo - 1);
  await calma();
  expect(escrituras).toEqual([]);
  await pasar(1);
  await llega(() => expect(escrituras).toHaveLength(1));
});

test('[D14] who is always asked waits for nothing afterwards; the choice is kept for each person', async () => {
  const { decision, escrituras } = await preparar();
  abrirMesa();
  elegirEspera('preguntar');
  await retener(decision(0));
  await llega(() => expect(escrituras).toHaveLength(1));
  expect(esperaElegida()).toBe('preguntar');
  const { user } = session.getState();
  session.setState({ user: user && { ...user, id_usuario: user.id_usuario + 1 } });
  expect(esperaElegida()).toBe(5);
  session.setState({ user });
  expect(esperaElegida()).toBe('preguntar');
  localStorage.setItem('revision', '{"1":{"espera":3}}');
  expect(esperaElegida()).toBe(5);
});

test('[D14] the choice stands in the desk’s help', async () => {
  await preparar();
  render(<PreferenciaDeEspera />);
  const list = screen.getByLabelText('Tiempo para deshacer');
  expect(
    within(list)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['5 segundos', '10 segundos', '20 segundos', 'Preguntar siempre']);
  expect(list).toHaveDisplayValue('5 segundos');
  fireEvent.change(list, { target: { value: '20' } });
  expect(list).toHaveDisplayValue('20 segundos');
  expect(esperaElegida()).toBe(20);
  fireEvent.change(list, { target: { value: 'preguntar' } });
  expect(esperaElegida()).toBe('preguntar');
});

test('[D23] the counts are of this person and this day in La Paz', async () => {
  const { decision } = await preparar();
  abrirMesa();
  render(<Contador />);
  await retener(decision(0));
  await pasar(5);
  await llega(() => expect(screen.getByText('1 aceptados · 0 observados')).toBeVisible());
  const { user } = session.getState();
  session.setState({ user: user && { ...user, id_usuario: user.id_usuario + 1 } });
  expect(hoy()).toEqual({ aceptados: 0, observados: 0 });
  session.setState({ user });
  vi.setSystemTime(new Date('2026-11-20T23:59:00-04:00'));
  expect(hoy().aceptados).toBe(1);
  vi.setSystemTime(new Date('2026-11-21T00:01:00-04:00'));
  expect(hoy().aceptados).toBe(0);
});

test('[D12] one notice has one decision at a time', async () => {
  const { decision, escrituras } = await preparar();
  abrirMesa();
  expect(await retener(decision(0))).toBe(true);
  expect(await retener(decision(0, 'observar', 'No.'))).toBe(false);
  await pasar(5);
  await llega(() => expect(barra()).toBeNull());
  expect(escrituras.map(({ que }) => que)).toEqual([expect.stringMatching(/^Acepta/)]);
});

test('[D12] what the answer changes leaves the cached list of the declared notices, which is not asked again', async () => {
  const { decision, filas } = await preparar();
  abrirMesa();
  const body = { FechaDesde: '2000-01-01', FechaHasta: '2026-12-20', IdEstadoProceso: 0, IdTipoNovedad: 1 };
  const options = query(listaNovedades.porFiltro, { body: { ...body, IdEmpresa: 0, IdRegional: 1 } });
  queryClient.setQueryData(options.queryKey, filas);
  const asked = recordCalls('/ListaNovedadesParametro/');
  await retener(decision(0));
  await pasar(4);
  expect(queryClient.getQueryData(options.queryKey)).toHaveLength(filas.length);
  await pasar(1);
  await llega(() => expect(queryClient.getQueryData(options.queryKey)).toEqual(filas.slice(1)));
  expect(asked).toEqual([]);
});
