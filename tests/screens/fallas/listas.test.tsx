import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { TramiteDialog } from '#blocks/tramites/TramiteDialog.tsx';
import { queryClient } from '#client/query.ts';
import { tramiteAfiliar } from '#features/afiliacion/afiliaciones/afiliar.tsx';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { newUser } from '#support/user.ts';

const SIN_LISTAS = 'No se pudieron leer todas las listas de este formulario.';

/** The folder of somebody who works in a company, with one of its actions open. */
async function tramite(boton: string) {
  const { persona } = await ejemplo('activo');
  const { user } = await mount(`/seguros/persona-carpeta?persona=${persona.IdPersona}`, { as: 'personal' });
  await user.click(await screen.findByRole('button', { name: boton }));
  await screen.findByRole('dialog', { name: boton });
  return user;
}
async function nacido() {
  const { nombre } = await ejemplo('asegurado');
  const { user } = await mount('/seguros/recien-nacido-admin', { as: 'personal' });
  const [button] = await screen.findAllByRole('button', { name: new RegExp(`^Registrar el .* de ${nombre}`) });
  if (button) await user.click(button);
  await screen.findByLabelText(/^Nombres/);
  return user;
}
/** Starts the affiliation of somebody the fund does not know. */
async function afiliando() {
  const { persona } = await ejemplo('activo');
  await signInAs('personal');
  const who = { persona: { ...persona, IdPersona: 0 }, titular: null, idTipoNovedad: 1, base: 0 };
  render(
    <QueryClientProvider client={queryClient}>
      <TramiteDialog tramite={tramiteAfiliar(who)} onClose={() => undefined} onSaved={() => undefined} />
    </QueryClientProvider>,
  );
  return newUser();
}
async function parentesco() {
  const user = await pantalla('/seguros/relacion-parentesco-admin');
  await user.click(await screen.findByRole('button', { name: 'Nuevo' }));
  return user;
}
const pantalla = async (path: string) => (await mount(path, { as: 'personal' })).user;

test.each([
  ['document types of a search', 'BuscarTiposDocumentos/*', () => pantalla('/seguros/personas-admin'), /^Tipo de doc/],
  ['marital states', 'BuscarEstadoCiviles/*', () => tramite('Actualizar contacto'), /^Estado civil/],
  ['sexes', 'BuscarSexos/*', () => tramite('Corregir identidad'), /^Sexo/],
  ['countries', 'BuscarPaises/*', () => tramite('Corregir identidad'), /^Nacionalidad/],
  ['genders', 'BuscarGeneros/*', () => tramite('Cambio de género'), /^Género/],
  ['countries of a newborn', 'BuscarPaises/*', nacido, /^Nacionalidad/],
  ['sexes of somebody new', 'BuscarSexos/*', afiliando, /^Sexo/],
  ['the roles of a kinship', 'Parametricas', parentesco, /^Rol en la afiliación/],
  ['the tax authority’s lists', 'Parametricas', () => pantalla('/seguridad/formulario-editar'), /^Unidad/],
] as const)(
  '[F-7.7-01, F-7.7-02] %s: a list that cannot be read says why nothing can be chosen, and is asked again',
  async (_, path, open, field) => {
    let down = true;
    server.use(http.get(`*/${path}`, () => (down ? new HttpResponse('', { status: 500 }) : undefined)));
    const user = await open();
    const select = await screen.findByLabelText(field);
    const told = (await screen.findByText(/^No se pudieron leer (todas las listas|los tipos)/)).closest('.alert');
    if (!(told instanceof HTMLElement)) throw new Error('It stands in no alert');
    expect(
      within(select)
        .queryAllByRole('option')
        .filter((one) => one.getAttribute('value') !== ''),
    ).toEqual([]);
    down = false;
    await user.click(within(told).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() =>
      expect(
        within(select)
          .queryAllByRole('option')
          .filter((one) => one.getAttribute('value') !== ''),
      ).not.toEqual([]),
    );
    await waitFor(() => expect(screen.queryByText(SIN_LISTAS)).toBeNull());
  },
);

/** The options of a select besides the one for all. */
const opciones = (select: HTMLElement) => within(select).queryAllByRole('option').slice(1);

test.each([
  ['appointments', '/seguros/reporte-citas-medicas', 'empresa', 'post', 'ListaEstadoCitaMedica/', /^Estado/],
  ['exams', '/seguros/ocupacional-admin-ex', 'empresa', 'get', 'ListarEstadosProcesoPorTipoNovedadVM/*', /^Estado/],
  [
    'registrations of one type',
    '/seguros/aviso-alta-admin?tipo=1',
    'empresa',
    'get',
    'ListarEstadosProcesoPorTipoNovedadVM/*',
    /^Estado/,
  ],
  ['the population', '/seguros/bdpa-monitor?vista=poblacion', 'personal', 'get', 'ListarRegionales', /^Regional/],
  [
    'retirees',
    '/seguros/aviso-baja-pasivo-admin',
    'empresa',
    'get',
    'ListarEstadosProcesoPorTipoNovedadVM/*',
    /^Estado/,
  ],
] as const)(
  '[F-7.7-04] [F-7.5-02] [R-2.8-02] [E-2.1-09] [E-7.4-02] [R-4.5-02] %s: a filter whose choices cannot be read says so, and reads them again',
  async (_, path, as, method, call, field) => {
    let down = true;
    server.use(http[method](`*/${call}`, () => (down ? new HttpResponse('', { status: 500 }) : undefined)));
    const { user } = await mount(path, { as });
    const select = await screen.findByLabelText(field, { selector: 'select' });
    const told = (
      await screen.findByText(/^No se pudieron leer (todas las opciones|los estados)/)
    ).closest<HTMLElement>('.alert, .field');
    if (!told) throw new Error('It stands in no alert and at no field');
    expect(opciones(select)).toEqual([]);
    down = false;
    await user.click(within(told).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(opciones(select)).not.toEqual([]));
    await waitFor(() => expect(screen.queryByText(/^No se pudieron leer (todas|los estados)/)).toBeNull());
  },
);
