import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';

const abrir = (idPersona: number) => mount(`/seguros/persona-carpeta?persona=${idPersona}`, { as: 'personal' });
const tarjeta = async (name: string) => within(await screen.findByRole('region', { name }));
const falla = () => new HttpResponse('', { status: 500 });
const TECNICO = 'Ha ocurrido un error técnico. Pedimos disculpas.';

test.each(['TieneContratosVigenteSegVol', 'ObtieneDatosContratosVigenteSegVol'])(
  '[R-7.2-08] a person whose contracts cannot be asked for (%s) is not shown as one without contracts',
  async (call) => {
    const { db } = await theSandbox();
    const contract = db.contratosSegVol.all().find((c) => c.FechaInicio <= '2026-11-20' && c.FechaFin >= '2026-11-20');
    server.use(http.get(`*/${call}/*`, falla, { once: true }));
    const { user } = await abrir(contract?.IdPersona ?? 0);
    const card = await tarjeta('Contratos de seguro voluntario');
    expect(await card.findByText(TECNICO)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(`Contrato ${contract?.NumeroContrato}`)).toBeVisible();
  },
);

test('[R-7.2-08] who has no contracts, which is found out at the second try, has no card of them', async () => {
  const { persona } = await ejemplo('activo');
  server.use(http.get('*/TieneContratosVigenteSegVol/*', falla, { once: true }));
  const { user } = await abrir(persona.IdPersona);
  const card = await screen.findByRole('region', { name: 'Contratos de seguro voluntario' });
  await user.click(await within(card).findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(card).not.toBeInTheDocument());
});

test('[R-7.2-01, F-7.7-02] a family whose kinships cannot be read says so, and shows them when asked again', async () => {
  const { db } = await theSandbox();
  const dependant = db.pacientes.all().find((p) => p.IdPacientePadre !== 0 && p.EstadoVigencia === 'VIGENTE');
  const kinship = db.parentescos.get(dependant?.IdRelacionParentesco ?? 0);
  if (!dependant || !kinship) throw new Error('The seed has no dependant');
  db.parentescos.put({ ...kinship, Descripcion: 'AHIJADO(A)' });
  server.use(http.get('*/ListaRelacionParentesco', falla, { once: true }));
  const { user } = await abrir(dependant.IdPersona);
  const familia = await tarjeta('Grupo familiar');
  expect(await familia.findByText('No se pudieron consultar los nombres de los parentescos.')).toBeVisible();
  expect(familia.queryByText(/AHIJADO/)).toBeNull();
  await user.click(familia.getByRole('button', { name: 'Reintentar' }));
  expect((await familia.findAllByText(/^AHIJADO\(A\) · /)).length).toBeGreaterThan(0);
  expect(familia.queryByText(/^No se pudieron consultar/)).toBeNull();
});

test('[R-7.2-17, F-7.7-01] a last observation and a gender that cannot be read are not shown as none', async () => {
  const { db, persona } = await ejemplo('activo');
  const [one] = db.afiliaciones.all();
  if (one) db.afiliaciones.put({ ...one, IdPersona: persona.IdPersona, ObservacionCaja: 'Falta el carnet.' });
  let down = true;
  server.use(
    http.post('*/ObtieneDatosPersonaObservacion/', () => (down ? falla() : undefined)),
    http.get('*/BuscarGeneros/*', () => (down ? falla() : undefined)),
  );
  const { user } = await abrir(persona.IdPersona);
  const datos = await tarjeta('Datos de la persona');
  for (const [text, shown] of [
    ['No se pudo consultar el género.', /^(FEMENINO|MASCULINO)/],
    ['No se pudo consultar la última observación.', 'Falta el carnet.'],
  ] as const) {
    down = true;
    const told = (await datos.findByText(text)).closest<HTMLElement>('.alert');
    if (!told) throw new Error('It stands in no alert');
    down = false;
    await user.click(within(told).getByRole('button', { name: 'Reintentar' }));
    expect(await datos.findByText(shown)).toBeVisible();
  }
});
