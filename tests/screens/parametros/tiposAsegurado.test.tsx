import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rechazaUnaVez } from '#support/respuestas.ts';
import { leido, question, recordCalls, toastSays, toasts } from '#support/screens.ts';
import { abrir, dialogo, recordPaths, rows } from './lista.ts';

const open = () => abrir('/seguros/tipo-asegurado-admin', 'Tipos de asegurado');

test('[R-1-06] [R-2.11-01] [F-7.7-02] insured types are listed with the kinships each takes', async () => {
  const listed = recordPaths('/ListarTipoAseguradoAfiliadoParentesco');
  await open();
  expect(listed).not.toEqual([]);
  expect(rows()).toEqual(['ACTIVO', 'PASIVO', 'SEGURO VOLUNTARIO', 'PARTICULAR']);
  expect(screen.getByRole('row', { name: /SEGURO VOLUNTARIO/ })).toHaveTextContent('ESPOSO(A), HIJO(A), TITULAR');
});

test('[F-7.7-08] [R-2.11-01] [R-3.7-01] [R-1-06] a new one is registered, recovered, modified and deleted', async () => {
  const { user } = await open();
  const bodies = recordCalls('GrabarTipoAseguradoVM');
  const recovered = recordPaths('RecuperarTipoAsegurado');
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  let form = await dialogo('Nuevo tipo de asegurado');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^Tipo de asegurado/)).toHaveAccessibleDescription(
      'Tipo de asegurado, no tiene información.',
    ),
  );
  await user.type(form.getByLabelText(/^Tipo de asegurado/), 'convenio');
  await user.click(await form.findByRole('checkbox', { name: 'TITULAR' }));
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays('El Tipo de Asegurado se registró correctamente.');
  expect(bodies).toEqual([{ IdTiposAsegurado: 0, Descripcion: 'CONVENIO', Parentescos: [7] }]);

  await user.click(await screen.findByRole('button', { name: 'Editar CONVENIO' }));
  form = await dialogo('Editar tipo de asegurado');
  expect(recovered).toEqual([expect.stringMatching(/\/5$/)]);
  await waitFor(() => expect(form.getByRole('checkbox', { name: 'TITULAR' })).toBeChecked());
  await user.click(form.getByRole('checkbox', { name: 'MADRE' }));
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays('El Tipo de Asegurado se modificó correctamente.');
  expect(bodies[1]).toEqual({ IdTiposAsegurado: 5, Descripcion: 'CONVENIO', Parentescos: [7, 5] });
  await waitFor(() => expect(screen.getByRole('row', { name: /CONVENIO/ })).toHaveTextContent('MADRE'));

  // It is recovered each time it is opened, as the services have it now.
  await user.click(screen.getByRole('button', { name: 'Editar CONVENIO' }));
  form = await dialogo('Editar tipo de asegurado');
  expect(recovered).toHaveLength(2);
  await waitFor(() => expect(form.getByRole('checkbox', { name: 'MADRE' })).toBeChecked());
  await user.click(form.getByRole('button', { name: 'Cancelar' }));

  const deleted = recordCalls('EliminarTiposAseguradoVM');
  await user.click(screen.getByRole('button', { name: 'Eliminar CONVENIO' }));
  const asked = await question('¿Está seguro de eliminar el tipo de asegurado CONVENIO?');
  await user.click(asked.getByRole('button', { name: 'Eliminar' }));
  await toastSays('El Tipo de Asegurado se eliminó correctamente.');
  expect(deleted).toEqual([{ IdTiposAsegurado: 5 }]);
  await waitFor(() => expect(rows()).not.toContain('CONVENIO'));
});

test('[R-1-06] [R-2.11-01] [F-7.7-08] a refused change stays in the dialog as it was typed and ticked; sent again, it is saved', async () => {
  const { user } = await open();
  const bodies = recordCalls('GrabarTipoAseguradoVM');
  await user.click(screen.getByRole('button', { name: 'Editar PARTICULAR' }));
  const form = await dialogo('Editar tipo de asegurado');
  await user.type(form.getByLabelText(/^Tipo de asegurado/), ' y otros');
  const madre = await form.findByRole('checkbox', { name: 'MADRE' });
  expect(madre).not.toBeChecked();
  await user.click(madre);
  rechazaUnaVez('/GrabarTipoAseguradoVM', 'Ya existe en la lista.');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  expect(await form.findByText('Ya existe en la lista.')).toBeVisible();
  expect(form.getByLabelText(/^Tipo de asegurado/)).toHaveValue('PARTICULAR Y OTROS');
  expect(madre).toBeChecked();
  expect(toasts()).not.toContain('El Tipo de Asegurado se modificó correctamente.');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays('El Tipo de Asegurado se modificó correctamente.');
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[1]).toMatchObject({ IdTiposAsegurado: 4, Descripcion: 'PARTICULAR Y OTROS' });
  await waitFor(() => expect(rows()).toContain('PARTICULAR Y OTROS'));
});

test('[R-1-06] [R-2.11-01] [F-7.7-08] one that the services do not delete stays in the list, and is not said to be gone', async () => {
  const { user } = await open();
  const bodies = recordCalls('EliminarTiposAseguradoVM');
  rechazaUnaVez('/EliminarTiposAseguradoVM', 'El tipo está en uso.');
  await user.click(screen.getByRole('button', { name: 'Eliminar PARTICULAR' }));
  const asked = await question('¿Está seguro de eliminar el tipo de asegurado PARTICULAR?');
  await user.click(asked.getByRole('button', { name: 'Eliminar' }));
  await toastSays('El tipo está en uso.');
  await leido();
  expect(toasts()).not.toContain('El Tipo de Asegurado se eliminó correctamente.');
  expect(bodies).toEqual([{ IdTiposAsegurado: 4 }]);
  expect(rows()).toContain('PARTICULAR');
  expect(screen.getByRole('button', { name: 'Eliminar PARTICULAR' })).toBeEnabled();
});

test('[R-2.11-01] [F-7.7-08] [R-1-06] one that is gone when it is opened says so', async () => {
  const { user } = await open();
  const { theSandbox } = await import('#support/services.ts');
  const { db } = await theSandbox();
  db.tiposAsegurado.remove(3);
  await user.click(screen.getByRole('button', { name: 'Editar SEGURO VOLUNTARIO' }));
  await toastSays('El registro no existe.');
  await waitFor(() => expect(rows()).toEqual(['ACTIVO', 'PASIVO', 'PARTICULAR']));
  expect(screen.queryByRole('dialog')).toBeNull();
});
