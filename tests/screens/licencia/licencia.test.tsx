import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { registrarFamilia } from '#engine/family/familias.ts';
import { elegirEspera } from '#engine/queue/preferencia.ts';
import { conCandados } from '#support/candados.ts';
import { verAvisoDe } from '#support/escritorio.ts';
import { filasDe } from '#support/listas.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, toastSays } from '#support/screens.ts';
import { theSandbox, withServices } from '#support/services.ts';
import { type DemoUser, signInAs } from '#support/session.ts';
import { elegirPersona, formulario } from '../novedades/formulario.ts';
import { LICENCIA } from './contrato.ts';
import { licencia } from './familia.ts';
import { serveLicencia } from './servicio.ts';

const EDITAR = '/seguros/aviso-licencia-editar';
const LISTA = '/seguros/aviso-licencia-admin';

beforeEach(() => {
  withServices(serveLicencia);
  // The only line that a family needs in src/app/familias.ts.
  onTestFinished(registrarFamilia(licencia));
});

/** Registers a leave of somebody who works for the company, with the screens. */
async function registrar() {
  const quien = await ejemplo('activo');
  await signInAs('empresa');
  const pagina = await formulario(LISTA);
  await filasDe('Avisos de licencia');
  await pagina.user.click(screen.getByRole('button', { name: 'Nuevo' }));
  const regional = await screen.findByRole('dialog', { name: /^Confirmar la regional/ });
  await pagina.user.click(within(regional).getByRole('button', { name: 'Aceptar' }));
  await elegirPersona(pagina, quien.documento);
  await screen.findByRole('tab', { name: /^Aviso de licencia/ });
  await pagina.pestana('Aviso de licencia');
  await pagina.elegirDia(/^Inicio de la licencia/, '18 de noviembre de 2026');
  await pagina.grabar();
  await pagina.cerrado();
  return { ...pagina, ...quien };
}

/** The same in another state, opened by its address. */
async function abrir(estado: 'declarado' | 'aceptado', as: DemoUser) {
  const pagina = await registrar();
  const { db } = await theSandbox();
  const { idDeEstado } = await import('#sandbox/rules/catalogo.ts');
  const row = pagina.novedad();
  db.novedades.put({ ...row, IdEstadoProceso: idDeEstado(db, LICENCIA, estado), FechaDeclaracion: '2026-11-19' });
  pagina.unmount();
  await signInAs(as);
  return { ...pagina, id: row.IdPersonaNovedad, path: `${EDITAR}?novedad=${row.IdPersonaNovedad}&tipo=${LICENCIA}` };
}

test('a family in a folder of its own is in the menu, registered, listed and declared', async () => {
  const pagina = await registrar();
  expect(pagina.novedad()).toMatchObject({ IdTipoNovedad: LICENCIA, FechaNovedad: '2026-11-18' });
  await toastSays('La licencia se registró correctamente.');
  await pagina.estado('Registrado');
  await pagina.user.click(await screen.findByRole('button', { name: 'Declarar' }));
  await pagina.aceptar(/no podrá modificar/);
  await pagina.estado('Declarado');
  const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
  await pagina.user.click(menu.getByRole('link', { name: 'Avisos de licencia' }));
  expect(await filasDe('Avisos de licencia')).toEqual([
    expect.arrayContaining([pagina.nombre, pagina.documento, '18/11/2026', 'Declarado']),
  ]);
});

test('it is counted at home, and its type is one of the system', async () => {
  const { unmount } = await registrar();
  unmount();
  const inicio = await mount('/system', { as: 'empresa' });
  await inicio.user.click(await screen.findByText('Ver las cifras en una tabla'));
  // The bar, which is drawn after the page, and the figure in the table.
  const cuentas = () => screen.getAllByRole('link', { name: 'Licencias, Registrado: 1' });
  await waitFor(() => expect(cuentas()).toHaveLength(2));
  for (const cuenta of cuentas()) expect(cuenta).toHaveAttribute('href', expect.stringContaining(LISTA));
  inicio.unmount();
  await mount(`/seguros/tipo-novedad-editar?tipo=${LICENCIA}`, { as: 'personal' });
  expect(await screen.findByText('Del sistema')).toBeVisible();
});

test('the staff finds it at the desk among its family, and accepts it', async () => {
  const { nombre, novedad } = await abrir('declarado', 'personal');
  const { user } = await mount('/seguros/revision-admin?familia=licencia');
  conCandados();
  elegirEspera('preguntar');
  await verAvisoDe(user, nombre);
  await user.click(screen.getByRole('button', { name: /^Aceptar/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aceptar' }));
  await toastSays('La licencia se aceptó correctamente.');
  expect(novedad().DatosHistorico).not.toBe('');
});

test('accepted, it is printed', async () => {
  const { path } = await abrir('aceptado', 'empresa');
  const pagina = await formulario(path);
  await waitFor(() => expect(pagina.boton('Imprimir')).toBeVisible());
  await pagina.user.click(pagina.boton('Imprimir'));
  expect(await screen.findByRole('dialog', { name: 'Registro de licencia' })).toBeVisible();
});
