import '#engine/list/contarAvisos.ts';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useCuenta } from '#blocks/cuentas/cuentas.ts';
import { grupoDeAvisos } from '#blocks/cuentas/grupos.ts';
import { porAtender } from '#blocks/cuentas/porAtender.ts';
import { queryClient } from '#client/query.ts';
import type { Estado } from '#contract/enumerations.ts';
import { fixDate } from '#support/clock.ts';
import { cambiarEstado } from '#support/estados.ts';
import { mount } from '#support/mount.tsx';
import { detener, ejemplo, leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';

/** The menu's entry of a list: its name with what waits. */
const entrada = (path: string): string =>
  document.querySelector(`.side [href="${path}"]`)?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
const espera = (path: string, text: string | RegExp) => waitFor(() => expect(entrada(path)).toMatch(text));
/** How many wait there, as the menu says. */
const cuantos = (path: string): number => Number(/\d+/.exec(entrada(path))?.[0] ?? 0);

const ALTAS = '/seguros/aviso-alta-admin';
const ORDENES = '/seguros/orden-pago-admin-ex';
const DESK = '/seguros/revision-admin';
const NACIDOS = '/seguros/recien-nacido-admin';
const AFILIACIONES = '/seguros/afiliacion-admin';
const MONITOR = '/seguros/bdpa-monitor';

/** A registration of this month that was not declared changes its state at the services. */
const otroEstado = (estado: Estado): Promise<string> =>
  cambiarEstado(
    'registrado',
    estado,
    ({ IdTipoNovedad, FechaNovedad }) =>
      IdTipoNovedad < 8 && FechaNovedad >= '2026-11-01' && FechaNovedad <= '2026-11-20',
  );

test('[E-2.1-08] a list that is read again corrects the number, although only the home reads it all', async () => {
  const { router, user } = await mount('/system', { as: 'empresa' });
  await espera(ALTAS, /^Avisos de alta, \d+ por corregir o declarar$/);
  const n = cuantos(ALTAS);
  await router.navigate(ALTAS);
  await screen.findByRole('table', { name: 'Avisos de alta' });
  await leido();
  await otroEstado('declarado');
  const calls = recordCalls('/ListaNovedadesParametro/');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await espera(ALTAS, new RegExp(`, ${n - 1} por`));
  // The list's three types and nothing for the menu.
  await leido();
  expect(calls).toHaveLength(3);
});

test('a notice that is paid still waits: it is not declared', async () => {
  const { router, user } = await mount('/system', { as: 'empresa' });
  await espera(ALTAS, /\d por corregir/);
  const n = cuantos(ALTAS);
  await router.navigate(ALTAS);
  await screen.findByRole('table', { name: 'Avisos de alta' });
  await leido();
  await otroEstado('pagado');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await leido();
  expect(cuantos(ALTAS)).toBe(n);
});

test('a list of one month, opened first, counts nothing: the home does', async () => {
  const { router } = await mount(ALTAS, { as: 'empresa' });
  const { result } = renderHook(() => useCuenta(grupoDeAvisos(1), porAtender));
  await screen.findByRole('table', { name: 'Avisos de alta' });
  await leido();
  expect(result.current).toBeNull();
  await router.navigate('/system');
  await waitFor(() => expect(result.current).toBeGreaterThan(0));
});

test('[E-2.1-09] [E-2.1-01] [E-7.4-02] a list narrowed to a state corrects it too: what it does not find any more waits no longer', async () => {
  const { router, user } = await mount('/system', { as: 'empresa' });
  await espera(ALTAS, /\d por corregir/);
  const n = cuantos(ALTAS);
  await router.navigate(ALTAS);
  await screen.findByRole('table', { name: 'Avisos de alta' });
  await user.selectOptions(screen.getByLabelText('Tipo de novedad'), 'AVISO DE ALTA DE COTIZANTE');
  await waitFor(() => expect(within(screen.getByLabelText('Estado')).getByText('REGISTRADO')).toBeInTheDocument());
  await user.selectOptions(screen.getByLabelText('Estado'), 'REGISTRADO');
  await leido();
  expect(cuantos(ALTAS)).toBe(n);
  await otroEstado('declarado');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await espera(ALTAS, new RegExp(`, ${n - 1} por`));
});

test('a write and the time that passes leave the last number standing', async () => {
  const { router } = await mount('/system', { as: 'empresa' });
  await espera(ALTAS, /\d por corregir/);
  await leido();
  const said = entrada(ALTAS);
  await router.navigate('/ayuda');
  await screen.findByRole('heading', { level: 1, name: 'Ayuda' });
  await queryClient.invalidateQueries();
  onTestFinished(() => fixDate());
  vi.setSystemTime(new Date('2026-11-20T14:09:00-04:00'));
  await router.navigate('/seguros/reporte-saldo-formulario-fisico');
  await screen.findByRole('heading', { level: 1, name: 'Saldo de formularios físicos' });
  expect(entrada(ALTAS)).toBe(said);
});

test('the employer’s unpaid orders are counted from the home on; their list, of other days, corrects it', async () => {
  const { db } = await theSandbox();
  const unpaid = () =>
    db.ordenes
      .all()
      .filter((o) => o.IdEmpresa === 501 && o.IdRegional === 1 && !o.Cobrado && o.FechaOrdenPago > '2025-11');
  const recent = unpaid().find((o) => o.FechaOrdenPago >= '2026-10-01' && o.FechaOrdenPago <= '2026-11-20');
  if (!recent) throw new Error('no recent order');
  // Before the days that the list asks for, and within those of the home.
  db.ordenes.put({ ...recent, IdOrdenPago: recent.IdOrdenPago + 9000, FechaOrdenPago: '2026-03-02', novedades: [] });
  const { length: n } = unpaid();
  const { router } = await mount('/system', { as: 'empresa' });
  await espera(ORDENES, new RegExp(`^Órdenes de pago, ${n} por pagar$`));
  db.ordenes.put({ ...recent, Cobrado: true });
  await router.navigate(ORDENES);
  await espera(ORDENES, new RegExp(`, ${n - 1} por pagar`));
});

test('[F-9-07] [R-9-01] an insured person reads in the menu what she owes, as her home has it', async () => {
  await mount('/system', { as: 'pagos' });
  await espera(ORDENES, /^Pagos y facturas, Bs\. 50\.00 por pagar$/);
});

test('[D23] the staff read how many notices wait right from the home, and the number stays', async () => {
  const { router } = await mount('/system', { as: 'personal' });
  const tile = await screen.findByRole('link', { name: /Declarados por revisar/ });
  await waitFor(() => expect(tile).toHaveTextContent(/^\d+/));
  const n = /^\d+/.exec(tile.textContent ?? '')?.[0];
  await espera(DESK, new RegExp(`^Avisos declarados, ${n} por revisar$`));
  await leido();
  const calls = recordCalls('/ListaNovedadesParametro/');
  await router.navigate('/seguros/personas-admin');
  await screen.findByRole('heading', { level: 1, name: 'Personas' });
  expect(entrada(DESK)).toBe(`Avisos declarados, ${n} por revisar`);
  expect(calls).toEqual([]);
});

test('[R-7.2-09] [R-7.2-10] births and affiliations are counted once their list was read, and by what it says then', async () => {
  const { db, nombre } = await ejemplo('asegurado');
  const [one] = db.afiliaciones.all();
  if (!one) throw new Error('no affiliation');
  for (const at of [1, 2])
    db.afiliaciones.put({
      ...one,
      ...{ IdPersonaNovedad: one.IdPersonaNovedad + 900_000 + at, IdRegional: 1 },
      ...{ IdEstadoProceso: 10, FechaNovedad: '2026-11-18' },
    });
  const declared = db.afiliaciones
    .all()
    .filter((n) => n.IdRegional === 1 && n.IdEstadoProceso === 10 && n.FechaNovedad >= '2025-11-20');
  const { router, user } = await mount(NACIDOS, { as: 'personal' });
  const [first] = await screen.findAllByRole('button', { name: new RegExp(`^Registrar el .* de ${nombre}`) });
  const n = screen.getAllByRole('button', { name: /^Registrar el / }).length;
  await espera(NACIDOS, new RegExp(`^Recién nacidos, ${n} por registrar$`));
  expect(entrada(AFILIACIONES)).toBe('Afiliaciones');
  if (!first) throw new Error('no birth');
  await user.click(first);
  await user.type(await screen.findByLabelText(/^Nombres/), 'luz maría');
  // The list that is left is not read again, or not yet.
  onTestFinished(detener('*/ObtenerRecienNacidosSAMIPostgres/*'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Grabar' }));
  await toastSays('El registro de recién nacido se grabó correctamente.');
  await espera(NACIDOS, new RegExp(`, ${n - 1} por registrar`));
  await router.navigate(AFILIACIONES);
  await screen.findByRole('table', { name: 'Afiliaciones' });
  await leido();
  expect(entrada(AFILIACIONES)).toBe(`Afiliaciones, ${declared.length} por concluir`);
});

test('[F-7.5-08] the figure of the monitor tells how many terminations are pending; one that is told to the registry is one less', async () => {
  const { user } = await mount(MONITOR, { as: 'personal' });
  await espera(MONITOR, /^Monitoreo, \d+ bajas pendientes$/);
  const n = cuantos(MONITOR);
  await user.click(await screen.findByRole('tab', { name: 'Bajas pendientes' }));
  const { nombre } = await ejemplo('bdpaBajaPendiente');
  await user.type(await screen.findByRole('searchbox'), nombre);
  await user.click(await screen.findByRole('button', { name: `Regularizar la baja de ${nombre}` }));
  expect(cuantos(MONITOR)).toBe(n);
  await user.click((await question(nombre)).getByRole('button', { name: 'Regularizar' }));
  await toastSays(`La BDPA conoce ahora la baja de ${nombre}.`);
  await espera(MONITOR, new RegExp(`, ${n - 1} bajas`));
});

test('who changes the company is shown no number of the one before', async () => {
  const { router } = await mount('/system', { as: 'empresa' });
  await espera(ALTAS, /\d por corregir/);
  const { session } = await import('#client/session.ts');
  const { user } = session.getState();
  if (!user) throw new Error('nobody is signed in');
  await router.navigate('/ayuda');
  session.setState({ user: { ...user, id_empresa: user.id_empresa + 1 } });
  await espera(ALTAS, /^Avisos de alta$/);
});
