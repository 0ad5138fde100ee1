import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cifras } from '#support/graficos.ts';
import { ejemplo, question, toastSays } from '#support/screens.ts';
import { recordPaths } from '../parametros/lista.ts';
import { abrir, caida, listadas, personas } from './pantalla.ts';

test('[F-7.5-02] [F-7.5-04] one not sent is recovered, looked at and updated, and leaves the list', async () => {
  const { user } = await abrir('?vista=no-enviados&desde=2025-09-01&hasta=2026-08-31');
  await listadas();
  const { nombre, documento, db, persona } = await ejemplo('bdpaNoEnviado');
  await user.type(screen.getByRole('searchbox'), documento);
  await waitFor(() => expect(personas()).toEqual([nombre]));
  const recovered = recordPaths('recuperarNoenviadoBDPA');
  const updated = recordPaths('ActualizarPoblacionBDPA');
  await user.click(screen.getByRole('button', { name: `Ver el registro de ${nombre}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registro en la BDPA' }));
  expect(recovered).toHaveLength(1);
  expect(dialog.getByText('Por enviar')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Actualizar' }));
  const asked = await question(`¿Desea poner en la BDPA los datos que la caja tiene de ${nombre}?`);
  await user.dblClick(asked.getByRole('button', { name: 'Actualizar' }));
  await toastSays('Se actualizó correctamente el registro en la BDPA.');
  await waitFor(() => expect(personas()).toEqual([]));
  expect(updated).toHaveLength(1);
  expect(db.registros.by('persona', persona.IdPersona)[0]?.EstadoEnvio).toBe('VALIDADO');
});

test.each([
  ['bdpaNoEnviado', () => '?vista=no-enviados&desde=2025-09-01&hasta=2026-08-31'],
  ['bdpaPaterno', (since: string) => `?vista=diferencias&desde=${since}&hasta=${since}`],
] as const)('[F-7.5-04] [F-7.5-02] %s is updated from its own row, which leaves the list', async (who, search) => {
  const { nombre, db, persona } = await ejemplo(who);
  const fila = () => db.registros.by('persona', persona.IdPersona)[0];
  const { user } = await abrir(search(fila()?.FechaAfiliacion ?? ''));
  await listadas();
  await user.type(screen.getByRole('searchbox'), nombre);
  await waitFor(() => expect(personas()).toEqual([nombre]));
  const updated = recordPaths('ActualizarPoblacionBDPA');
  await user.click(screen.getByRole('button', { name: `Actualizar el registro de ${nombre}` }));
  const asked = await question(`¿Desea poner en la BDPA los datos que la caja tiene de ${nombre}?`);
  await user.click(asked.getByRole('button', { name: 'Actualizar' }));
  await toastSays('Se actualizó correctamente el registro en la BDPA.');
  await waitFor(() => expect(personas()).toEqual([]));
  expect(updated).toEqual([expect.stringMatching(new RegExp(`/${fila()?.IdRegistro}$`))]);
  expect(fila()).toMatchObject({ EstadoEnvio: 'VALIDADO', ApellidoPaterno: persona.ApellidoPaterno });
});

test('[F-7.5-04] one that cannot be updated stays, with the reason', async () => {
  const { user } = await abrir('?vista=no-enviados&desde=2025-09-01&hasta=2026-08-31');
  await listadas();
  const { nombre, documento } = await ejemplo('bdpaNoEnviable');
  await user.type(screen.getByRole('searchbox'), documento);
  await user.click(await screen.findByRole('button', { name: `Actualizar el registro de ${nombre}` }));
  const asked = await question(nombre);
  await user.click(asked.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() =>
    expect(document.querySelector('.toast')).toHaveTextContent('Registrado en Caja Petrolera de Salud.'),
  );
  expect(personas()).toEqual([nombre]);
});

test('[F-7.5-02] one that was sent meanwhile is said to be', async () => {
  const { user } = await abrir('?vista=no-enviados&desde=2025-09-01&hasta=2026-08-31');
  await listadas();
  const { nombre, db, persona } = await ejemplo('bdpaNoEnviado');
  const row = db.registros.by('persona', persona.IdPersona)[0];
  if (row) db.registros.put({ ...row, EstadoEnvio: 'VALIDADO' });
  await user.type(screen.getByRole('searchbox'), nombre);
  await user.click(await screen.findByRole('button', { name: `Ver el registro de ${nombre}` }));
  await toastSays('El registro ya no está por enviarse.');
  await waitFor(() => expect(personas()).toEqual([]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[F-7.5-08] a termination is told to the registry, and the figures of its regional follow', async () => {
  const { user } = await abrir('?vista=bajas');
  await listadas();
  const { nombre, db, persona } = await ejemplo('bdpaBajaPendiente');
  const before = (await cifras('Bajas del periodo por regional')).at(-1)?.slice(1).map(Number) ?? [];
  await user.type(screen.getByRole('searchbox'), nombre);
  const told = recordPaths('RegularizarBajaBDPA');
  await user.click(await screen.findByRole('button', { name: `Regularizar la baja de ${nombre}` }));
  const asked = await question(`¿Desea informar a la BDPA la baja de ${nombre}, del 21/10/2026?`);
  await user.dblClick(asked.getByRole('button', { name: 'Regularizar' }));
  await toastSays(`La BDPA conoce ahora la baja de ${nombre}.`);
  await waitFor(() => expect(personas()).toEqual([]));
  expect(told).toEqual([expect.stringMatching(new RegExp(`/${persona.IdPersona}/\\d+/2026-10-21$`))]);
  expect(db.registros.by('persona', persona.IdPersona)[0]?.Estado).toBe('BAJA');
  await waitFor(async () => {
    const [told = 0, pending = 0, all = 0] = before;
    const now = (await cifras('Bajas del periodo por regional')).at(-1)?.slice(1).map(Number);
    expect(now).toEqual([told + 1, pending - 1, all]);
  });
});

test('[F-9-03] [F-7.4-05] every termination of a period is told at once, and none is left', async () => {
  const { user } = await abrir('?vista=bajas');
  await listadas();
  const pending = Number((await cifras('Bajas del periodo por regional')).at(-1)?.[2]);
  const told = recordPaths('RegularizarBajasBDPA');
  await user.click(screen.getByRole('button', { name: 'Regularizar las del periodo' }));
  const asked = await question('¿Desea informar a la BDPA todas las bajas del periodo que no conoce?');
  await user.click(asked.getByRole('button', { name: 'Regularizar las del periodo' }));
  await toastSays(`Procesados: ${pending}. Observados: 0.`);
  expect(await screen.findByText('La BDPA conoce todas las bajas del periodo.')).toBeVisible();
  expect(told).toEqual([expect.stringMatching(/\/2025-11-21\/2026-11-20$/)]);
});

test('[F-7.4-05] what fund and registry hold differently is shown letter by letter, and corrected for a period', async () => {
  const { nombre, db, persona } = await ejemplo('bdpaPaterno');
  const fila = () => db.registros.by('persona', persona.IdPersona)[0];
  const since = fila()?.FechaAfiliacion ?? '';
  const { user } = await abrir(`?vista=diferencias&desde=${since}&hasta=${since}`);
  await listadas();
  await user.type(screen.getByRole('searchbox'), nombre);
  await waitFor(() => expect(personas()).toEqual([nombre]));
  const marked = [...document.querySelectorAll('.distinto mark')].map((one) => one.textContent);
  expect(document.querySelector('.distinto')).toHaveTextContent(/Apellido paterno.*Caja.*BDPA/);
  expect(marked.join(' ')).toMatch(/L.*R/);
  const corrected = recordPaths('CorregirPoblacionCSBPenBDPA');
  await user.click(screen.getByRole('button', { name: 'Corregir las del periodo' }));
  const asked = await question('¿Desea poner en la BDPA los datos de la caja, donde no coinciden?');
  await user.dblClick(asked.getByRole('button', { name: 'Corregir las del periodo' }));
  await waitFor(() => expect(document.querySelector('.monitor-resultado')).toHaveTextContent(/Procesados: [1-9]/));
  await waitFor(() => expect(personas()).toEqual([]));
  expect(corrected).toHaveLength(1);
  expect(fila()?.ApellidoPaterno).toBe('BELTRÁN');
});

test.each([
  ['bdpaNoEnviado', () => '?vista=no-enviados&desde=2025-09-01&hasta=2026-08-31'],
  ['bdpaBajaPendiente', () => '?vista=bajas'],
  ['bdpaPaterno', (since: string) => `?vista=diferencias&desde=${since}&hasta=${since}`],
] as const)('the folder of %s is one press away from the row', async (who, search) => {
  const { nombre, persona, db } = await ejemplo(who);
  const { user } = await abrir(search(db.registros.by('persona', persona.IdPersona)[0]?.FechaAfiliacion ?? ''));
  await listadas();
  await user.type(screen.getByRole('searchbox'), nombre);
  expect(await screen.findByRole('link', { name: `Abrir la carpeta de ${nombre}` })).toHaveAttribute(
    'href',
    `/seguros/persona-carpeta?persona=${persona.IdPersona}`,
  );
});

test.each([
  ['?vista=no-enviados&desde=2025-09-01&hasta=2026-08-31', 'Filtro01/09/2025 – 31/08/2026'],
  ['?vista=bajas&desde=2025-11-21&hasta=2026-11-20&regional=1', 'Filtro21/11/2025 – 20/11/2026 · La Paz'],
  [
    '?vista=poblacion&quienes=activos&situacion=REGISTRADO&regional=1',
    'FiltroToda la población activa · La Paz · Por enviar',
  ],
])('%s: the paper says what the list is narrowed to', async (search, head) => {
  const { user } = await abrir(search);
  await listadas();
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Imprimir el listado' }));
  await waitFor(() => expect(document.querySelector('.print-list dl')).toHaveTextContent(head));
  window.dispatchEvent(new Event('afterprint'));
});

test('[F-7.4-05] a list that cannot be read says so and is asked for again', async () => {
  caida('*/ObtenerBajasPendientes/*/*');
  const { user } = await abrir('?vista=bajas');
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await listadas();
});

test('[F-7.4-05] [F-7.5-02] the population is listed by period and whole, by regional, each with the way to the folder', async () => {
  const ofPeriod = recordPaths('ListarPoblacion');
  const everybody = recordPaths('ConsultarPoblacionBDPA');
  const { user, router } = await abrir('?vista=poblacion&desde=2025-09-01&hasta=2026-08-31');
  await listadas();
  const { nombre, persona, documento, db } = await ejemplo('bdpaNoEnviado');
  await user.type(screen.getByRole('searchbox'), documento);
  await waitFor(() => expect(personas()).toEqual([nombre]));
  expect(screen.getByRole('link', { name: `Abrir la carpeta de ${nombre}` })).toHaveAttribute(
    'href',
    `/seguros/persona-carpeta?persona=${persona.IdPersona}`,
  );
  expect(ofPeriod).toHaveLength(1);
  expect(everybody).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Toda la población activa' }));
  await waitFor(() => expect(everybody).toHaveLength(1));
  await user.clear(await screen.findByRole('searchbox'));
  await user.selectOptions(screen.getByLabelText('Regional'), 'Cochabamba');
  // Who left the fund is a pending termination, not its population.
  const insured = new Set(db.pacientes.all().flatMap((p) => (p.EstadoVigencia === 'VIGENTE' ? [p.IdPersona] : [])));
  const active = db.registros
    .all()
    .filter((r) => r.OtroEnte === '' && r.Estado === 'ACTIVO' && r.IdRegional === 2 && insured.has(r.IdPersona));
  expect(active.length).toBeGreaterThan(0);
  expect(await screen.findByText(new RegExp(`de ${active.length}$`))).toBeVisible();
  expect(router.state.location.search).toContain('regional=2');
});

test('[F-7.5-08] what the fund has otherwise is marked beside the registry’s row', async () => {
  const { nombre, documento, db, persona } = await ejemplo('bdpaNoEnviado');
  db.personas.put({ ...persona, NombreCompleto: 'OTRA PERSONA' });
  const asked = recordPaths('consultaDatosPersona');
  const { user } = await abrir('?vista=no-enviados&desde=2025-09-01&hasta=2026-08-31');
  await listadas();
  await user.type(screen.getByRole('searchbox'), documento);
  await user.click(await screen.findByRole('button', { name: `Ver el registro de ${nombre}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registro en la BDPA' }));
  expect(await dialog.findByText('En la caja: OTRA PERSONA')).toBeVisible();
  expect(dialog.getAllByText(/^En la caja:/)).toHaveLength(1);
  expect(asked).toHaveLength(1);
});
