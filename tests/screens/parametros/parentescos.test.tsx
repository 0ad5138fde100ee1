import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { asking, leido, question, recordCalls, toastSays, toasts } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrir, dialogo, recordPaths, rows } from './lista.ts';

const open = () => abrir('/seguros/relacion-parentesco-admin', 'Relaciones de parentesco');

test('[R-1-06] [R-2.11-01] [R-7.1-01] [R-3.7-01] kinship relations are listed with the role each gives', async () => {
  const listed = recordPaths('/ListarRelacionesParentesco');
  const { user } = await open();
  expect(listed).not.toEqual([]);
  expect(rows()).toContain('ESPOSO(A)');
  // All of them stand on one page.
  expect(rows()).toHaveLength(12);
  await user.type(screen.getByRole('searchbox'), 'esposo');
  await waitFor(() => expect(rows()).toEqual(['ESPOSO(A)']));
  await waitFor(() => expect(screen.getByRole('row', { name: /ESPOSO\(A\)/ })).toHaveTextContent('BENEFICIARIO'));
});

test('[R-2.11-01] [R-3.7-01] [R-7.1-02] [R-1-06] [F-3.11-08] a new one is saved with 0 in both ids and shows in the list', async () => {
  const { user } = await open();
  const bodies = recordCalls('GrabarRelacionParentecoVM');
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  const form = await dialogo('Nueva relación de parentesco');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^Relación de parentesco/)).toHaveAccessibleDescription(
      'Relación de parentesco, no tiene información.',
    ),
  );
  expect(form.getByLabelText(/^Rol en la afiliación/)).toHaveAccessibleDescription(
    'Debe seleccionar el rol en la afiliación.',
  );
  expect(bodies).toEqual([]);
  await user.type(form.getByLabelText(/^Relación de parentesco/), 'suegro(a)');
  const roles = within(form.getByLabelText(/^Rol en la afiliación/)).getAllByRole('option');
  expect(roles.slice(-4).map((one) => [one.getAttribute('value'), one.textContent])).toEqual([
    ...[
      ['0', 'NO APLICA'],
      ['1', 'TITULAR'],
      ['2', 'BENEFICIARIO'],
      ['4', 'PARTICULAR'],
    ],
  ]);
  await user.selectOptions(form.getByLabelText(/^Rol en la afiliación/), 'BENEFICIARIO');
  await user.dblClick(form.getByRole('button', { name: 'Grabar' }));
  await toastSays('La Relación de Parentesco se registró correctamente.');
  expect(bodies).toEqual([
    { IdRelacionParentesco: 0, IdTiposAsegurado: 0, Descripcion: 'SUEGRO(A)', IdRolAfiliacion: 2 },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'suegro');
  await waitFor(() => expect(rows()).toEqual(['SUEGRO(A)']));
});

test('[R-2.11-01] [R-3.7-01] [R-7.1-01] [R-7.1-02] [R-1-06] an existing one is recovered by its id, changed and saved with it', async () => {
  const { user } = await open();
  const recovered = recordPaths('RecuperarRelacionParentesco');
  const bodies = recordCalls('GrabarRelacionParentecoVM');
  await user.click(screen.getByRole('button', { name: 'Editar HIJASTRO(A)' }));
  const form = await dialogo('Editar relación de parentesco');
  expect(recovered).toEqual([expect.stringMatching(/\/10$/)]);
  const name = form.getByLabelText(/^Relación de parentesco/);
  expect(name).toHaveValue('HIJASTRO(A)');
  await user.clear(name);
  await user.type(name, 'hijo(a) de la pareja{Enter}');
  await toastSays('La Relación de Parentesco se modificó correctamente.');
  expect(bodies).toEqual([
    { IdRelacionParentesco: 10, IdTiposAsegurado: 10, Descripcion: 'HIJO(A) DE LA PAREJA', IdRolAfiliacion: 2 },
  ]);
  await waitFor(() => expect(rows()).toContain('HIJO(A) DE LA PAREJA'));
});

test('[R-1-06] [R-2.11-01] [R-3.7-01] [R-7.1-01] [R-7.1-02] each role of the services may be given, also the first, and stays when only the name changes', async () => {
  const { user } = await open();
  const recovered = recordPaths('RecuperarRelacionParentesco');
  const bodies = recordCalls('GrabarRelacionParentecoVM');
  await user.click(screen.getByRole('button', { name: 'Editar PARTICULAR' }));
  let form = await dialogo('Editar relación de parentesco');
  const rol = () => form.getByLabelText(/^Rol en la afiliación/);
  await waitFor(() => expect(rol()).toHaveDisplayValue('PARTICULAR'));
  expect(
    within(rol())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([...['Elija una opción', 'NO APLICA', 'TITULAR', 'BENEFICIARIO', 'PARTICULAR']]);
  await user.selectOptions(rol(), 'NO APLICA');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('row', { name: /PARTICULAR/ })).toHaveTextContent('NO APLICA'));
  await user.click(screen.getByRole('button', { name: 'Editar PARTICULAR' }));
  form = await dialogo('Editar relación de parentesco');
  await waitFor(() => expect(rol()).toHaveDisplayValue('NO APLICA'));
  await user.type(form.getByLabelText(/^Relación de parentesco/), ' 2{Enter}');
  await waitFor(() => expect(rows()).toContain('PARTICULAR 2'));
  expect(recovered.map((path) => path.split('/').at(-1))).toEqual(['1', '1']);
  const ids = { IdRelacionParentesco: 1, IdTiposAsegurado: 1 };
  expect(bodies).toEqual([
    { ...ids, Descripcion: 'PARTICULAR', IdRolAfiliacion: 0 },
    { ...ids, Descripcion: 'PARTICULAR 2', IdRolAfiliacion: 0 },
  ]);
});

test('[R-1-06] [R-2.11-01] [R-7.1-02] what the services refuse stays in the dialog with its reason', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  const form = await dialogo('Nueva relación de parentesco');
  await user.type(form.getByLabelText(/^Relación de parentesco/), 'madre');
  await user.selectOptions(form.getByLabelText(/^Rol en la afiliación/), 'NO APLICA');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  expect(await form.findByText('Ya existe MADRE en la lista.')).toBeVisible();
  expect(toasts()).not.toContain('La Relación de Parentesco se registró correctamente.');
  expect(form.getByLabelText(/^Relación de parentesco/)).toHaveValue('MADRE');
  await user.click(form.getByRole('button', { name: 'Cancelar' }));
  const asked = await question('¿Desea descartar los cambios?');
  await user.click(asked.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[R-2.11-01] [E-8-09] [R-7.1-02] [R-7.1-03] [R-1-06] one is deleted after a question; one in use stays, and says where', async () => {
  const { user } = await open();
  const bodies = recordCalls('EliminarRelacionParentecoVM');
  await user.click(screen.getByRole('button', { name: 'Editar PARTICULAR' }));
  await user.click((await dialogo('Editar relación de parentesco')).getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('button', { name: 'Eliminar ESPOSO(A)' }));
  let asked = await question('¿Está seguro de eliminar la relación de parentesco ESPOSO(A)?');
  await user.click(asked.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(asking()).toBe(false));
  expect(bodies).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Eliminar ESPOSO(A)' }));
  asked = await question('ESPOSO(A)');
  await user.click(asked.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(document.querySelector('.toast')).toHaveTextContent(/No se puede eliminar.*en uso/));
  await leido();
  expect(toasts()).not.toContain('La Relación de Parentesco se eliminó correctamente.');
  expect(rows()).toContain('ESPOSO(A)');
  expect(bodies).toEqual([{ IdRelacionParentesco: 2 }]);

  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  const form = await dialogo('Nueva relación de parentesco');
  await user.type(form.getByLabelText(/^Relación de parentesco/), 'ahijado(a)');
  await user.selectOptions(form.getByLabelText(/^Rol en la afiliación/), 'NO APLICA');
  const saved = recordCalls('GrabarRelacionParentecoVM');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays('La Relación de Parentesco se registró correctamente.');
  expect(saved).toMatchObject([{ IdTiposAsegurado: 0, IdRolAfiliacion: 0 }]);
  await user.type(screen.getByRole('searchbox'), 'ahijado');
  await user.click(await screen.findByRole('button', { name: 'Eliminar AHIJADO(A)' }));
  asked = await question('AHIJADO(A)');
  await user.click(asked.getByRole('button', { name: 'Eliminar' }));
  await toastSays('La Relación de Parentesco se eliminó correctamente.');
  expect(bodies).toEqual([{ IdRelacionParentesco: 2 }, { IdRelacionParentesco: 13 }]);
  await waitFor(() => expect(screen.getByText('Ningún resultado para ahijado.')).toBeVisible());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[R-2.11-01] [R-7.1-01] a list that cannot be read says so and is asked again', async () => {
  server.use(http.get('*/ListarRelacionesParentesco/', () => new HttpResponse('', { status: 500 }), { once: true }));
  const { user } = await mount('/seguros/relacion-parentesco-admin', { as: 'personal' });
  expect(await screen.findByText('Ha ocurrido un error técnico. Pedimos disculpas.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('table', { name: 'Relaciones de parentesco' });
});

test('[F-8-14] a list without any says so', async () => {
  server.use(http.get('*/ListarRelacionesParentesco/', () => HttpResponse.json({ ok: true, Datos: [] })));
  await mount('/seguros/relacion-parentesco-admin', { as: 'personal' });
  expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
});

test.each(['empresa', 'asegurado'] as const)('%s does not reach the parameters', async (as) => {
  const { router } = await mount('/seguros/relacion-parentesco-admin', { as });
  await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Relaciones de parentesco')).toBeNull();
});
