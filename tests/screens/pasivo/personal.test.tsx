import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { ejemplo, leido, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { dejarArchivo, elegirPersona, formulario, type Pagina } from '../novedades/formulario.ts';
import { buscarEnSegip, empezar, LISTA } from './alta.ts';
import { abrirAviso, conAviso, familias, trasladarASacaba } from './retirado.ts';

const { baja, transferencia } = familias;

/** Starts a retiree's notice from its list and confirms the regional. Then the company is asked. */
async function comenzar({ lista, editar }: { readonly lista: string; readonly editar: string }) {
  const pagina = await formulario(lista);
  await pagina.user.click(await screen.findByRole('button', { name: 'Nuevo' }));
  await waitFor(() => expect(pagina.router.state.location.pathname).toBe(editar));
  const regional = await screen.findByRole('dialog', { name: /^Confirmar la regional/ });
  await pagina.user.click(within(regional).getByRole('button', { name: 'Aceptar' }));
  return { ...pagina, ...(await preguntaDeEmpresa(pagina)) };
}

/** Waits for the question for the company, and for what it offers. */
async function preguntaDeEmpresa({ user }: Pick<Pagina, 'user'>) {
  const empresa = within(await screen.findByRole('dialog', { name: 'Empresa del aviso' }));
  await leido();
  const elegirEmpresa = async (name: RegExp) => {
    await user.click(empresa.getByRole('combobox', { name: /^Empresa/ }));
    await user.click(await empresa.findByRole('option', { name }));
    await user.click(empresa.getByRole('button', { name: 'Aceptar' }));
  };
  return { empresa, elegirEmpresa };
}

test('[F-3.11-08, R-2.5-06, R-4.3-01, R-5.4-07] [F-7.6-03] [R-1-01] [R-6-05] [F-6-04] the staff register a retiree’s transfer from its list, for a company they choose, which declares it', async () => {
  const { persona, documento, nombre } = await ejemplo('pasivoVejez');
  await signInAs('personal');
  await dejarArchivo(persona.IdPersona, requisitoFotografia, transferencia.tipo);
  const pagina = await comenzar(transferencia);
  // Nothing goes on without a company.
  await pagina.user.click(pagina.empresa.getByRole('button', { name: 'Aceptar' }));
  expect(await pagina.empresa.findByText('Empresa, no tiene información.')).toBeVisible();
  await pagina.elegirEmpresa(/^Banco Altiplano/);
  const searched = recordCalls(`/EmpPacientes/BuscarXDocumentoIdentidad/${documento}/501/1`);
  await elegirPersona(pagina, documento, 1, 'Asegurados Pasivos');
  await screen.findByRole('tab', { name: /^Adjuntos/ });
  expect(searched).toHaveLength(1);
  await waitFor(() => expect(document.querySelector('.page-head-lead')).toHaveTextContent('Banco Altiplano S.A.'));
  await pagina.pestana(transferencia.pestana);
  const sent = await trasladarASacaba(pagina, nombre);
  expect(sent).toMatchObject([{ SegurosPersonasNovedad: { IdPersona: persona.IdPersona, IdEmpresa: 501 } }]);
  expect(await pagina.estado('Registrado')).toEqual([]);
  expect(screen.getByText(/La empresa lo declara/)).toBeVisible();
  pagina.sinBoton('Declarar');
  for (const name of ['Nuevo', 'Editar', 'Eliminar', 'Salir']) expect(pagina.boton(name)).toBeVisible();
  // It goes back to the list it came from, not to the desk.
  await pagina.user.click(pagina.boton('Salir'));
  await waitFor(() => expect(pagina.router.state.location.pathname).toBe(transferencia.lista));
  expect(await screen.findByRole('link', { name: `Editar aviso de ${nombre}` })).toBeVisible();
});

test('[R-1-01, R-2.3-14, R-9-11, R-2.3-10] the staff are asked for the resolution after the company, before the person', async () => {
  await signInAs('personal');
  const active = recordCalls(/\/BuscaEmpresas\/1\/ACTIVO$/);
  const pagina = await empezar('resolucion');
  const { elegirEmpresa } = await preguntaDeEmpresa(pagina);
  await elegirEmpresa(/^Banco Altiplano/);
  expect(await screen.findByRole('dialog', { name: 'Resolución que solicita la afiliación' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Buscar asegurado(a)' })).toBeNull();
  expect(active).toHaveLength(1);
});

test('[R-7.3-02, R-1-01] whether who retires has a notice pending is asked for the company that the staff chose', async () => {
  const { documento, persona } = await ejemplo('jubilable');
  await signInAs('personal');
  const checked = recordCalls(`/AltaPasivo/VerificaNovedadesInconclusas/${persona.IdPersona}/501`);
  const pagina = await empezar('jubilacion');
  const { elegirEmpresa } = await preguntaDeEmpresa(pagina);
  await elegirEmpresa(/^Banco Altiplano/);
  await elegirPersona(pagina, documento);
  expect(await screen.findByRole('tab', { name: /^Adjuntos/ })).toBeVisible();
  expect(checked).toHaveLength(1);
  await waitFor(() => expect(document.querySelector('.page-head-lead')).toHaveTextContent('Banco Altiplano S.A.'));
});

test('[R-2.3-13, F-7.3-02] whether the holder worked for it is asked of the company that the staff chose', async () => {
  const { documento, db, persona } = await ejemplo('pasivoFallecido');
  for (const own of db.pacientes.by('persona', persona.IdPersona)) db.pacientes.put({ ...own, IdEmpresa: 502 });
  server.use(
    http.get('*/VerificaExistePersonaEmpresa/*', () => HttpResponse.json({ ok: true, Datos: true, Mensaje: null })),
  );
  await signInAs('personal');
  const asked = recordCalls(`/VerificaExistePersonaEmpresa/${persona.IdPersona}/501`);
  const pagina = await empezar('derechoHabiente');
  const { elegirEmpresa } = await preguntaDeEmpresa(pagina);
  await elegirEmpresa(/^Banco Altiplano/);
  await elegirPersona(pagina, documento, 1, 'Buscar titular');
  expect(await screen.findByRole('dialog', { name: 'Buscar derecho habiente' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('[R-2.3-04, R-2.3-14] the staff who choose no company are led back to the list, with no further question', async () => {
  await signInAs('personal');
  const pagina = await empezar('resolucion');
  const { empresa } = await preguntaDeEmpresa(pagina);
  await pagina.user.click(empresa.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[R-2.3-11, F-2.6-03, F-2.6-10, F-6-08, R-6-03] the staff look for who is new to the fund with what the registry has', async () => {
  const { persona } = await ejemplo('bdpaNombres');
  await signInAs('personal');
  const pagina = await empezar('algoritmo');
  const { elegirEmpresa } = await preguntaDeEmpresa(pagina);
  await elegirEmpresa(/^Banco Altiplano/);
  const identity = await buscarEnSegip(pagina, persona);
  expect(await identity.findByRole('region', { name: 'Validación con la BDPA' })).toBeVisible();
  expect(await identity.findByRole('button', { name: 'Notificar al encargado regional' })).toBeVisible();
});

test('[R-1-01, R-2.4-17, decision 6] a retiree of another company cannot be chosen', async () => {
  const { db, documento, nombre, persona } = await ejemplo('pasivoVejez');
  for (const one of db.pacientes.by('persona', persona.IdPersona)) db.pacientes.put({ ...one, IdEmpresa: 502 });
  await signInAs('personal');
  const pagina = await comenzar(baja);
  await pagina.elegirEmpresa(/^Banco Altiplano/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Asegurados Pasivos' }));
  const tipo = dialog.getByLabelText(/^Tipo de documento/);
  await waitFor(() => expect(within(tipo).getAllByRole('option').length).toBeGreaterThan(2));
  await pagina.user.type(dialog.getByLabelText(/^Número de documento/), `${documento}{Enter}`);
  expect(await dialog.findByText(/No se encuentran/)).toBeVisible();
  expect(nombre).not.toBe('');
});

test('[F-6-06, R-1-01, R-2.4-17, R-4.2-19, R-7.4-03] a new notice can be saved or left; what was typed and lost is recovered with its company', async () => {
  const { documento, persona } = await ejemplo('pasivoVejez');
  await signInAs('personal');
  const checked = recordCalls(`/BajaPasivo/VerificaNovedadesInconclusas/${persona.IdPersona}/501`);
  const pagina = await comenzar(baja);
  await pagina.elegirEmpresa(/^Banco Altiplano/);
  await elegirPersona(pagina, documento, 1, 'Asegurados Pasivos');
  await screen.findByRole('tab', { name: /^Adjuntos/ });
  await pagina.pestana(baja.pestana);
  expect(checked).toHaveLength(1);
  for (const name of ['Grabar', 'Cancelar']) expect(pagina.boton(name)).toBeVisible();
  await pagina.escribir(/^Observaci/, 'murió en casa');
  await waitFor(() => expect(JSON.stringify(window.sessionStorage)).toContain('MURIÓ EN CASA'));
  pagina.unmount();
  const again = await formulario(`${baja.editar}?novedad=0&tipo=${baja.tipo}`);
  await again.user.click(await screen.findByRole('button', { name: 'Recuperar' }));
  await screen.findByRole('tab', { name: /^Adjuntos/ });
  await waitFor(() => expect(document.querySelector('.page-head-lead')).toHaveTextContent('Banco Altiplano S.A.'));
});

test('[F-6-06, R-1-01, R-4.2-21, R-8-18] the staff open a registered notice with its company, and may delete it', async () => {
  const pagina = await abrirAviso('baja', 'registrado', { as: 'personal' });
  await waitFor(() => expect(document.querySelector('.page-head-lead')).toHaveTextContent('Banco Altiplano S.A.'));
  await pagina.user.click(pagina.boton('Eliminar'));
  await pagina.aceptar(/¿Está seguro de eliminar el aviso de baja/);
  await waitFor(() => expect(pagina.row()).toBeUndefined());
});

test.each([
  ['[R-2.4-08]', 'baja'],
  ['[R-2.5-06]', 'transferencia'],
] as const)('%s the staff leave a notice of the list of %s to that list', async (_, familia) => {
  const { nombre } = await conAviso(familia, 'registrado');
  await signInAs('personal');
  const pagina = await formulario(familias[familia].lista);
  await pagina.user.click(await screen.findByRole('link', { name: `Editar aviso de ${nombre}` }));
  await screen.findByRole('tab', { name: /^Datos Personales/ });
  await pagina.user.click(pagina.boton('Salir'));
  await waitFor(() => expect(pagina.router.state.location.pathname).toBe(familias[familia].lista));
});

test('[E-6-04, F-6-06, R-1-01, decision 7] the staff start no worker’s notice', async () => {
  await signInAs('personal');
  await formulario('/seguros/aviso-alta-admin');
  await leido();
  expect(screen.queryByRole('button', { name: 'Nuevo' })).toBeNull();
});
