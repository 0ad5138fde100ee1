import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';
import { server } from '#support/services.ts';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const fails = () => new HttpResponse('', { status: 500 });
const DATOS = '/seguros/mis-datos';
const SIN_PARENTESCOS = 'No se pudieron consultar los nombres de los parentescos.';
const SIN_SEGURO = 'No se pudieron consultar su parentesco ni su vigencia.';

/** The insured person with her dependants, in the order of the services. */
async function familia() {
  const one = await ejemplo('asegurado');
  const own = one.db.pacientes.by('persona', one.persona.IdPersona)[0];
  const dependants = one.db.pacientes.by('padre', own?.IdPaciente ?? 0);
  const [first] = dependants;
  if (!own || !first) throw new Error('The seed’s insured person has no family');
  return { ...one, own, first, dependants };
}

/** What the list shows for a person. */
const renglon = async (nombre: string) => {
  const row = (await (await region('Grupo familiar')).findByText(nombre)).closest('li');
  if (!row) throw new Error(`${nombre} is in no list`);
  return row;
};

describe('kinships are named as the services name them', () => {
  test('[F-7.7-02] one the fund renamed, and one it added', async () => {
    const { db, own, first, dependants } = await familia();
    const titular = db.parentescos.get(own.IdRelacionParentesco);
    if (!titular) throw new Error('The seed has no kinship of holders');
    db.parentescos.put({ ...titular, Descripcion: 'ASEGURADO(A) TITULAR' });
    db.parentescos.put({ IdRelacionParentesco: 40, Descripcion: 'SUEGRO(A)', IdRolAfiliacion: 2 });
    db.pacientes.put({ ...first, IdRelacionParentesco: 40 });
    await mount(DATOS, { as: 'asegurado' });
    expect(await (await region('Su seguro')).findByText('ASEGURADO(A) TITULAR')).toBeVisible();
    const row = await renglon(db.personas.get(first.IdPersona)?.NombreCompleto ?? '');
    await waitFor(() => expect(row).toHaveTextContent('SUEGRO(A) · '));
    expect((await region('Grupo familiar')).getAllByText(/^SUEGRO\(A\) · /)).toHaveLength(1);
    expect(dependants.length).toBeGreaterThan(1);
  });

  test('[F-7.7-02] when their list cannot be read each card says so, and one press fills in both', async () => {
    server.use(http.get('*/ListaRelacionParentesco', fails, { once: true }));
    const { user } = await mount(DATOS, { as: 'asegurado' });
    const [seguro, family] = [await region('Su seguro'), await region('Grupo familiar')];
    expect(await seguro.findByText(SIN_PARENTESCOS)).toBeVisible();
    expect(await family.findByText(SIN_PARENTESCOS)).toBeVisible();
    await user.click(family.getByRole('button', { name: 'Reintentar' }));
    expect(await seguro.findByText('TITULAR')).toBeVisible();
    await waitFor(() => expect(family.getAllByText(/^(ESPOSO|HIJO)\(A\) · /)).toHaveLength(3));
    expect(screen.queryByText(SIN_PARENTESCOS)).toBeNull();
  });
});

test.each([DATOS, '/system'])(
  '[F-7.6-01] at %s a relative whose record cannot be read is told apart from one without insurance',
  async (path) => {
    const { db, first, dependants } = await familia();
    let down = true;
    server.use(http.get(`*/ObtieneXId/${first.IdPersona}`, () => (down ? fails() : undefined)));
    const { user } = await mount(path, { as: 'asegurado' });
    const nombre = db.personas.get(first.IdPersona)?.NombreCompleto ?? '';
    const row = await renglon(nombre);
    expect(await within(row).findByText(SIN_SEGURO)).toBeVisible();
    const family = await region('Grupo familiar');
    await waitFor(() => expect(family.getAllByText('Vigente')).toHaveLength(dependants.length - 1));
    expect(family.getAllByText(SIN_SEGURO)).toHaveLength(1);
    down = false;
    await user.click(within(row).getByRole('button', { name: `Reintentar la consulta de ${nombre}` }));
    expect(await within(row).findByText('Vigente')).toBeVisible();
    expect(within(row).queryByText(SIN_SEGURO)).toBeNull();
    await waitFor(() => expect(row).toHaveTextContent(/(ESPOSO|HIJO)\(A\) · /));
  },
);

test('[F-7.3-01] [R-7.10-05] [F-6-02] [E-6-03] a card whose company or printed form cannot be asked for says so, and is completed', async () => {
  let down = true;
  const failing = () => (down ? fails() : undefined);
  server.use(
    http.get('*/ObtieneNovedadesCaminoPorIdPersona/*', failing),
    http.get('*/Empresas/ObtieneXId/*', failing),
    http.get('*/AsegEmpresas/ObtieneXId/*', failing),
  );
  const { user } = await mount(DATOS, { as: 'asegurado' });
  const card = await region('Carnet de asegurado');
  const aviso = async (text: string) => {
    const told = (await screen.findByText(text)).closest<HTMLElement>('.alert');
    if (!told) throw new Error('It stands in no alert');
    return within(told);
  };
  const empresa = await aviso('No se pudo consultar la empresa de su seguro.');
  const pdf = await aviso('No se pudo consultar si su carnet ya se puede descargar en PDF.');
  expect(screen.queryByText(/^Podrá descargarlo en PDF/)).toBeNull();
  down = false;
  await user.click(empresa.getByRole('button', { name: 'Reintentar' }));
  expect(await card.findByText('Banco Altiplano S.A.')).toBeVisible();
  await user.click(pdf.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Ver carnet en PDF' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^No se pudo consultar/)).toBeNull());
});
