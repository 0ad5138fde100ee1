import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { call } from '#client/call.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { barras, cifras, entero, extremos } from '#support/graficos.ts';
import { mount } from '#support/mount.tsx';
import { asking, leido, listo, question, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { recordPaths } from '../parametros/lista.ts';
import { abrir, caida, total } from './pantalla.ts';

const POR_REGIONAL = 'Población por regional';
const situaciones = ['Validados', 'Observados', 'Por enviar', 'No enviados', 'Sin registro'];

test('[F-7.5-02] the population is told by how it stands, in all and by regional, and the parts make the whole', async () => {
  await abrir();
  const parts = [];
  for (const one of situaciones) parts.push(await total(one));
  expect(parts.reduce((a, b) => a + b)).toBe(await total('Población'));
  const rows = await cifras(POR_REGIONAL);
  expect(rows[0]).toEqual(['Regional', ...situaciones, 'Bajas pendientes', '% validado', 'Población']);
  const regionals = rows.slice(1, -1);
  expect(regionals).toHaveLength(9);
  expect(await extremos(POR_REGIONAL)).toEqual(regionals.map((row) => [row[0], `${row.at(-2)} %`]));
  const all = rows.at(-1)?.slice(1).map(Number) ?? [];
  expect(all.slice(0, 5)).toEqual(parts);
  for (const row of regionals) {
    const [, ...figures] = row.map(Number);
    expect(figures.slice(0, 5).reduce((a, b) => a + b)).toBe(figures.at(-1));
    const share = figures.at(-1) ? ((figures[0] ?? 0) * 100) / (figures.at(-1) ?? 1) : 0;
    expect(figures[6]).toBeCloseTo(share, 1);
  }
});

const TONOS = ['ok', 'warn', 'info', 'bad', 'mute'];

test('[F-7.5-02] by share every regional fills its bar and the one that is furthest behind comes first; by number the largest', async () => {
  const { user, router } = await abrir();
  const shares = async () => (await cifras(POR_REGIONAL)).slice(1, -1).map((row) => entero(row.at(-2)));
  expect(await shares()).toEqual((await shares()).toSorted((a, b) => a - b));
  const drawn = await barras(POR_REGIONAL, TONOS);
  for (const [at, row] of (await cifras(POR_REGIONAL)).slice(1, -1).entries()) {
    const people = entero(row.at(-1));
    expect(drawn[at]).toEqual([
      row[0],
      ...row.slice(1, 6).map((figure) => expect.closeTo((entero(figure) * 100) / people, 1)),
    ]);
  }
  await user.click(screen.getByRole('button', { name: 'Cantidad' }));
  const rows = (await cifras(POR_REGIONAL)).slice(1, -1);
  expect(await extremos(POR_REGIONAL)).toEqual(rows.map((row) => [row[0], row.at(-1)]));
  const people = rows.map((row) => entero(row.at(-1)));
  expect(people).toEqual(people.toSorted((a, b) => b - a));
  expect(router.state.location.search).toContain('escala=cantidad');
});

test('[F-7.5-02] a figure of the table leads to its rows, and there are as many', async () => {
  const { user, router } = await abrir();
  const table = within(await screen.findByRole('table', { name: POR_REGIONAL }));
  const link = await table.findByRole('link', { name: /^\d+\. Ver la lista: Por enviar, La Paz$/ });
  const n = link.textContent;
  await user.click(link);
  await waitFor(() => expect(screen.getByLabelText('Regional')).toHaveDisplayValue('La Paz'));
  expect(screen.getByLabelText('Situación')).toHaveDisplayValue('Por enviar');
  expect(await screen.findByText(n === '1' ? '1 resultado' : `${n} resultados`)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Resumen' }));
  await user.click(await screen.findByRole('link', { name: 'Ver la lista de este paso: Por enviar' }));
  await waitFor(() => expect(router.state.location.search).toContain('situacion=REGISTRADO'));
});

test('of two filters that are chosen before the address has the first, both count', async () => {
  const { router } = await abrir('?vista=poblacion');
  await screen.findByRole('option', { name: 'Cochabamba' });
  act(() => {
    fireEvent.change(screen.getByLabelText('Regional'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('Situación'), { target: { value: 'REGISTRADO' } });
  });
  await waitFor(() => expect(router.state.location.search).toBe('?vista=poblacion&regional=2&situacion=REGISTRADO'));
  expect(screen.getByLabelText('Regional')).toHaveDisplayValue('Cochabamba');
  expect(screen.getByLabelText('Situación')).toHaveDisplayValue('Por enviar');
});

test('a bar leads to the people it counts', async () => {
  const { user, router } = await abrir();
  await user.click(await screen.findByRole('link', { name: 'Ver la población de Potosí' }));
  await waitFor(() => expect(screen.getByLabelText('Regional')).toHaveDisplayValue('Potosí'));
  expect(router.state.location.search).toBe('?vista=poblacion&quienes=activos&regional=5');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[F-7.5-02] an earlier day has the figures of that day, and nothing to be done', async () => {
  const paths = recordPaths('Pob');
  await abrir('?fecha=2026-03-01');
  await cifras(POR_REGIONAL);
  expect(paths.filter((path) => path.endsWith('/DetallePoblacionRegionalHistorico/2026-03-01'))).toHaveLength(1);
  const { Poblacion, Validados } = await call(afiliacionBdpa.detalleFecha, { params: { fecha: '2026-03-01' } });
  await waitFor(async () =>
    expect([await total('Población'), await total('Validados')]).toEqual([Poblacion, Validados]),
  );
  expect(screen.getAllByText('01/03/2026').length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { name: 'Qué falta enviar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
  // The lists show today.
  await extremos(POR_REGIONAL);
  expect(screen.queryByRole('link', { name: /^Ver la población/ })).toBeNull();
});

test('[F-7.5-02] recording, sending and sending again each ask, run once, tell what they did, and the figures follow', async () => {
  const { user } = await abrir();
  const [recorded, sent, again] = ['GrabarPoblacionBDPA', 'EnviarPoblacionBDPA', 'EnviarDatosBDPANOENVIADOS'].map(
    recordPaths,
  );
  const [missing, waiting, stuck] = [
    await total('Sin registro'),
    await total('Por enviar'),
    await total('No enviados'),
  ];
  expect(missing).toBeGreaterThan(0);

  await user.click(await screen.findByRole('button', { name: 'Registrar' }));
  let asked = await question('¿Desea registrar en la BDPA, para su envío, a quienes no tienen registro?');
  expect(asked.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await user.click(asked.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(asking()).toBe(false));
  expect(recorded).toEqual([]);

  await user.click(await listo('Registrar'));
  asked = await question('Alcanza a todas las regionales y no se puede deshacer.');
  await user.dblClick(asked.getByRole('button', { name: 'Registrar' }));
  await toastSays(`Procesados: ${missing}. Observados: 0.`);
  await waitFor(async () => expect(await total('Sin registro')).toBe(0));
  expect(await total('Por enviar')).toBe(waiting + missing);
  expect(recorded).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  await user.click(await listo('Enviar'));
  asked = await question('¿Desea enviar a la BDPA a quienes esperan su envío?');
  await user.click(asked.getByRole('button', { name: 'Enviar' }));
  await waitFor(async () => expect(await total('Por enviar')).toBe(0));
  const told = document.querySelector('.monitor-resultado');
  expect(told).toHaveTextContent(/Enviar población.*Procesados: \d+\. Observados: \d+\./);
  expect(sent).toHaveLength(1);

  const stuckNow = await total('No enviados');
  expect(stuckNow).toBeGreaterThanOrEqual(stuck);
  await user.click(await listo('Volver a enviar'));
  asked = await question('¿Desea enviar otra vez a la BDPA a quienes no se pudo enviar?');
  await user.click(asked.getByRole('button', { name: 'Volver a enviar' }));
  await waitFor(async () => expect(await total('No enviados')).toBeLessThan(stuckNow));
  expect(again).toHaveLength(1);
});

test('[F-7.5-02] an operation that failed is said to, is not made again by itself, and the figures are read again', async () => {
  const { user } = await abrir();
  const before = await total('Por enviar');
  const sent = recordPaths('EnviarPoblacionBDPA');
  caida('*/EnviarPoblacionBDPA');
  await user.click(await screen.findByRole('button', { name: 'Enviar' }));
  const read = recordPaths('DetallePonblacion');
  const asked = await question('¿Desea enviar a la BDPA a quienes esperan su envío?');
  // On a busy machine the message may be gone again before the press returns.
  const said = toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
  await user.click(asked.getByRole('button', { name: 'Enviar' }));
  await said;
  await waitFor(() => expect(read.length).toBeGreaterThan(0));
  expect(await total('Por enviar')).toBe(before);
  await user.click(screen.getByRole('tab', { name: 'Evolución' }));
  await user.click(screen.getByRole('tab', { name: 'Resumen' }));
  await total('Por enviar');
  expect(sent).toHaveLength(1);
  expect(document.querySelector('.monitor-resultado')).toBeNull();
});

test('[F-7.5-02] figures that cannot be read say so and are asked for again', async () => {
  // Another part of the summary asks for the same figures: they cannot be read until this one is asked to try again.
  server.use(http.get('*/DatosMonitorRegionalBDPA', () => new HttpResponse('', { status: 500 })));
  const { user } = await abrir();
  const retry = () =>
    waitFor(() => {
      const card = screen.getByRole('heading', { name: POR_REGIONAL }).closest('section');
      return within(card ?? document.body).getByRole('button', { name: 'Reintentar' });
    });
  await retry();
  // The other part has asked too, and this one is drawn for good.
  await leido();
  server.resetHandlers();
  await user.click(await retry());
  await cifras(POR_REGIONAL);
});

test('an address that asks for a day to come shows today', async () => {
  const paths = recordPaths('DetallePonblacionFecha');
  await abrir('?fecha=2027-01-01');
  await total('Población');
  expect(paths).toEqual([]);
});

test.each(['empresa', 'asegurado'] as const)('[F-2.2-04] [F-6-05] %s does not reach the monitor', async (as) => {
  const { router } = await mount('/seguros/bdpa-monitor', { as });
  await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Monitoreo del registro central')).toBeNull();
});

test.each([
  ['Observados', 'Observado'],
  ['Por enviar', 'Por enviar'],
])('the figure of %s leads to exactly the rows it counts', async (name, situacion) => {
  const { user } = await abrir();
  const n = await total(name);
  await user.click(await screen.findByRole('link', { name: `Ver la lista: ${name}` }));
  expect(await screen.findByText(new RegExp(`^1–\\d+ de ${n}$`))).toBeVisible();
  expect(screen.getByLabelText('Situación')).toHaveDisplayValue(situacion);
  await user.selectOptions(screen.getByLabelText('Situación'), 'TODAS LAS SITUACIONES');
  await waitFor(() => expect(screen.queryByText(new RegExp(`^1–\\d+ de ${n}$`))).toBeNull());
});

/** How many people wait at a step. */
async function deEstePaso(label: string): Promise<number> {
  const name = await screen.findByText(label, { selector: '.monitor-paso b' });
  return entero(name.closest('li')?.querySelector('.monitor-paso-cifra')?.textContent);
}

/** The list holds exactly so many rows. */
const sonFilas = async (n: number) =>
  expect(await screen.findByText(n > 10 ? `1–10 de ${n}` : n === 1 ? '1 resultado' : `${n} resultados`)).toBeVisible();

/** Somebody who left so long ago that no period of a year reaches it, and whom the registry has active. */
async function bajaAntigua(): Promise<void> {
  const { db } = await theSandbox();
  const row = db.registros
    .all()
    .find((r) => r.OtroEnte === '' && r.Estado === 'ACTIVO' && r.EstadoEnvio === 'VALIDADO' && r.IdPersona > 0);
  const paciente = db.pacientes.all().find(({ IdPersona }) => IdPersona === row?.IdPersona);
  if (!paciente) throw new Error('nobody is active');
  db.pacientes.put({ ...paciente, EstadoVigencia: 'NO VIGENTE', FechaBaja: '2019-05-20' });
}

test('the pending terminations of all dates lead to all of them, also from their regional', async () => {
  await bajaAntigua();
  const { user, router } = await abrir();
  await waitFor(async () => expect(await deEstePaso('Bajas pendientes')).toBeGreaterThan(1));
  const n = await deEstePaso('Bajas pendientes');
  const rows = (await cifras(POR_REGIONAL)).slice(1, -1);
  await user.click(screen.getByRole('link', { name: 'Ver la lista de este paso: Bajas pendientes' }));
  await sonFilas(n);
  expect(screen.getByRole('button', { name: 'Todas las fechas' })).toHaveAttribute('aria-pressed', 'true');
  // The figures above the list are those of the same days.
  expect(entero((await cifras('Bajas del periodo por regional')).at(-1)?.[2])).toBe(n);
  expect(screen.getByText('Todas las fechas, hasta el 20/11/2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await sonFilas(n);

  await router.navigate('/seguros/bdpa-monitor');
  const [regional = '', ...figures] = rows.find((row) => entero(row[6]) > 0) ?? [];
  const name = `${figures[5]}. Ver la lista: Bajas pendientes, ${regional}`;
  await user.click(await screen.findByRole('link', { name }));
  await sonFilas(entero(figures[5]));
});

test('[F-7.5-02] who could not be sent is listed with exactly those, whenever they were recorded', async () => {
  const { user } = await abrir('?vista=poblacion&regional=5');
  await user.click(screen.getByRole('tab', { name: 'Resumen' }));
  const n = await deEstePaso('No enviados');
  expect(n).toBeGreaterThan(0);
  await user.click(screen.getByRole('link', { name: 'Ver la lista de este paso: No enviados' }));
  await sonFilas(n);
  expect(screen.getByLabelText('Situación')).toHaveDisplayValue('No enviado');
});

test('the population leads to those who have a row in the registry, and says how many they are', async () => {
  const { user } = await abrir();
  const n = (await total('Población')) - (await total('Sin registro'));
  await user.click(await screen.findByRole('link', { name: `Ver la lista de los ${n} con registro` }));
  await sonFilas(n);
});
