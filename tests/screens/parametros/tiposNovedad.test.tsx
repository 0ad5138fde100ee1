import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { datos } from '#support/listas.ts';
import { mount } from '#support/mount.tsx';
import { contestar, rechazaUnaVez } from '#support/respuestas.ts';
import { leido, question, recordCalls, toastSays, toasts } from '#support/screens.ts';
import { abrir, dialogo, recordPaths, rows } from './lista.ts';

const open = () => abrir('/seguros/tipo-novedad-admin', 'Tipos de novedad');
const SIGUE_A_SU_PADRE = 'Sus avisos siguen las reglas, los estados y los requisitos de su tipo padre.';
const SOLO_AGRUPA = /Un tipo padre agregado reúne otros tipos en las listas\./;

async function openOne(id: number, name: string) {
  const mounted = await mount(`/seguros/tipo-novedad-editar?tipo=${id}`, { as: 'personal' });
  await screen.findByRole('heading', { level: 1, name });
  return mounted;
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('[F-7.7-05] [F-3.10-07] novelty types are listed, parents with their children below them, each with the name of its parent', async () => {
  const paths = recordPaths('BuscarTiposNovedadVM');
  await open();
  expect(rows().slice(0, 6)).toEqual([
    'AVISO DE ALTA DE COTIZANTE',
    'INGRESO A LA EMPRESA',
    'REINGRESO',
    'FUSIÓN DE EMPRESA',
    'CAMBIO DE RAZÓN SOCIAL',
    'ALTA DE PASANTE',
  ]);
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent?.split(',')[0]);
  const padres = screen
    .getAllByRole('row')
    .slice(1, 7)
    .map((row) => datos(row)[heads.indexOf('Tipo padre')]?.textContent);
  const propio = 'AVISO DE ALTA DE COTIZANTE';
  expect(padres).toEqual(['—', propio, propio, propio, propio, '—']);
  expect(paths[0]).toMatch(/BuscarTiposNovedadVM\/_$/);
  // Types that rules depend on cannot be deleted.
  expect(screen.queryByRole('button', { name: 'Eliminar REINGRESO' })).toBeNull();
});

test('[F-7.7-06] [F-3.10-07] [E-8-09] [F-7.7-07] [F-7.7-05] one is registered, modified and deleted; the staff are told what it is good for', async () => {
  const { user } = await open();
  const bodies = recordCalls('GrabarTipoNovedadVM');
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  let form = await dialogo('Nuevo tipo de novedad');
  expect(form.getByLabelText('Tipo padre')).toHaveAccessibleDescription(SOLO_AGRUPA);
  await user.type(form.getByLabelText(/^Novedad/), 'comisión de servicio');
  await user.selectOptions(await form.findByLabelText('Tipo padre'), 'AVISO DE ALTA DE COTIZANTE');
  expect(form.getByLabelText('Tipo padre')).toHaveAccessibleDescription(SIGUE_A_SU_PADRE);
  // Families with a form for each type take no further types.
  expect(form.queryByRole('option', { name: 'ALTA DE PASIVO' })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays('El Tipo de Novedad se registró correctamente.');
  expect(bodies).toEqual([{ IdTipoNovedad: 0, Novedad: 'COMISIÓN DE SERVICIO', IdTipoNovedadPadre: 1 }]);

  await user.type(screen.getByRole('searchbox'), 'comision');
  await user.click(await screen.findByRole('button', { name: 'Editar COMISIÓN DE SERVICIO' }));
  form = await dialogo('Editar tipo de novedad');
  await user.type(form.getByLabelText(/^Novedad/), ' exterior{Enter}');
  await toastSays('El Tipo de Novedad se modificó correctamente.');
  const changed = { IdTipoNovedad: 126, Novedad: 'COMISIÓN DE SERVICIO EXTERIOR', IdTipoNovedadPadre: 1 };
  expect(bodies[1]).toEqual(changed);

  const eliminar = async () => {
    await user.click(await screen.findByRole('button', { name: 'Eliminar COMISIÓN DE SERVICIO EXTERIOR' }));
    const asked = await question('¿Está seguro de eliminar el tipo de novedad COMISIÓN DE SERVICIO EXTERIOR?');
    await user.click(asked.getByRole('button', { name: 'Eliminar' }));
  };
  const deleted = recordCalls('EliminarTiposAfiliacionVM');
  rechazaUnaVez('/EliminarTiposAfiliacionVM', 'El tipo está en uso.');
  await eliminar();
  await toastSays('El tipo está en uso.');
  await leido();
  expect(toasts()).not.toContain('El Tipo de Afiliación se eliminó correctamente.');
  await eliminar();
  await toastSays('El Tipo de Afiliación se eliminó correctamente.');
  expect(deleted).toEqual([{ IdTipoNovedad: 126 }, { IdTipoNovedad: 126 }]);
  await waitFor(() => expect(screen.getByText('Ningún resultado para comision.')).toBeVisible());
});

test('[F-7.7-06] [F-7.7-07] a type without a parent is registered, modified and deleted too', async () => {
  const { user } = await open();
  const bodies = recordCalls('GrabarTipoNovedadVM');
  const deleted = recordCalls('EliminarTiposAfiliacionVM');
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  let form = await dialogo('Nuevo tipo de novedad');
  await user.type(form.getByLabelText(/^Novedad/), 'otros{Enter}');
  await toastSays('El Tipo de Novedad se registró correctamente.');
  await user.type(screen.getByRole('searchbox'), 'otros');
  await user.click(await screen.findByRole('button', { name: 'Editar OTROS' }));
  form = await dialogo('Editar tipo de novedad');
  await user.type(form.getByLabelText(/^Novedad/), ' avisos{Enter}');
  await toastSays('El Tipo de Novedad se modificó correctamente.');
  expect(bodies).toEqual([
    { IdTipoNovedad: 0, Novedad: 'OTROS', IdTipoNovedadPadre: 0 },
    { IdTipoNovedad: 126, Novedad: 'OTROS AVISOS', IdTipoNovedadPadre: 0 },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Eliminar OTROS AVISOS' }));
  await user.click((await question(/OTROS AVISOS/)).getByRole('button', { name: 'Eliminar' }));
  await toastSays('El Tipo de Afiliación se eliminó correctamente.');
  expect(deleted).toEqual([{ IdTipoNovedad: 126 }]);
});

test('[F-7.7-06] [F-7.7-05] the page of a type modifies it too, under its parent', async () => {
  const { user } = await openOne(3, 'REINGRESO');
  const bodies = recordCalls('GrabarTipoNovedadVM');
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const form = await dialogo('Editar tipo de novedad');
  await user.type(form.getByLabelText(/^Novedad/), ' del cotizante{Enter}');
  await toastSays('El Tipo de Novedad se modificó correctamente.');
  expect(bodies).toEqual([{ IdTipoNovedad: 3, Novedad: 'REINGRESO DEL COTIZANTE', IdTipoNovedadPadre: 1 }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'REINGRESO DEL COTIZANTE' })).toBeVisible();
});

test('[F-7.7-06] a refused change stays in the dialog with its reason and what was typed, and is not told as done', async () => {
  const { user } = await openOne(3, 'REINGRESO');
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const form = await dialogo('Editar tipo de novedad');
  await user.type(form.getByLabelText(/^Novedad/), ' anual');
  rechazaUnaVez('/GrabarTipoNovedadVM', 'Ya existe en la lista.');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  expect(await form.findByText('Ya existe en la lista.')).toBeVisible();
  expect(form.getByLabelText(/^Novedad/)).toHaveValue('REINGRESO ANUAL');
  expect(toasts()).not.toContain('El Tipo de Novedad se modificó correctamente.');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays('El Tipo de Novedad se modificó correctamente.');
  expect(await screen.findByRole('heading', { level: 1, name: 'REINGRESO ANUAL' })).toBeVisible();
});

test('[F-3.10-01] [F-3.10-07] [F-7.7-01] [F-7.7-03] [F-7.7-05] the page of a type shows its states, in their colours, and its requirements', async () => {
  const estado = { IdEstadoProceso: 4, Nombre: 'Observado', ColorFondo: '#0b5d66', ColorLetra: '#ffffff' };
  contestar('/ListarEstadosProcesoPorTipoNovedadVM/*', () => ({ ok: true, Datos: [estado] }), { method: 'get' });
  const asked = recordCalls('NovedadRequisitosNE');
  await openOne(1, 'AVISO DE ALTA DE COTIZANTE');
  const states = await card('Estados del proceso');
  const observado = await states.findByText('Observado');
  expect(observado).toBeVisible();
  expect(observado).toHaveStyle({ '--pill-ground': estado.ColorFondo, '--pill-letter': estado.ColorLetra });
  const requirements = await card('Requisitos');
  const documento = await requirements.findByText('DOCUMENTO DE IDENTIDAD');
  expect(documento).toBeVisible();
  expect(documento.closest('li')).toHaveTextContent('Requerido');
  expect(requirements.getByText('PDF, JPG, PNG, hasta 5 MB')).toBeVisible();
  expect(asked).toEqual([{ IdTipoNovedad: 1 }]);
  const contrato = requirements.getByText('CONTRATO DE TRABAJO').closest('li');
  expect(contrato).toHaveTextContent('Opcional');
  expect(contrato).toHaveTextContent('PDF, hasta 10 MB');
  expect(screen.queryByText(SIGUE_A_SU_PADRE)).toBeNull();
});

test('[F-7.7-03] [R-8-16] the order of its children is changed as a whole, with the focus on the button', async () => {
  const listed = recordCalls('NovedadOrdenListar');
  const { user } = await openOne(1, 'AVISO DE ALTA DE COTIZANTE');
  const bodies = recordCalls('NovedadOrdenRegistro');
  const order = await card('Orden de sus tipos');
  const down = await order.findByRole('button', { name: 'Bajar INGRESO A LA EMPRESA' });
  expect(order.queryByRole('button', { name: 'Grabar' })).toBeNull();
  await user.click(down);
  expect(down).toHaveFocus();
  expect(order.getByText('INGRESO A LA EMPRESA, lugar 2 de 4')).toBeInTheDocument();
  await user.click(order.getByRole('button', { name: 'Grabar' }));
  await toastSays('La información se guardó correctamente.');
  expect(bodies).toEqual([{ IdTipoNovedadPadre: 1, Novedades: [3, 2, 4, 5] }]);
  expect(listed[0]).toEqual({ IdTipoNovedadPadre: 1 });
});

test('[F-7.7-03] the parents are put in order from the list', async () => {
  const { user } = await open();
  const bodies = recordCalls('NovedadOrdenRegistro');
  await user.click(screen.getByRole('button', { name: 'Ordenar tipos padre' }));
  const form = await dialogo('Orden de los tipos padre');
  await user.click(await form.findByRole('button', { name: 'Subir ALTA DE PASANTE' }));
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await waitFor(() => expect(rows()[0]).toBe('ALTA DE PASANTE'));
  expect(bodies).toEqual([{ IdTipoNovedadPadre: 0, Novedades: expect.any(Array) }]);
  expect((bodies[0] as { Novedades?: number[] }).Novedades?.slice(0, 3)).toEqual([8, 1, 10]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[F-5.5-05] [F-7.7-03] [F-7.7-01] the predecessor is looked for, with an underscore for a blank search, and saved', async () => {
  const paths = recordPaths('NovedadAntecesor/');
  const { user } = await openOne(6, 'AVISO DE BAJA DE COTIZANTE');
  const bodies = recordCalls('NovedadAntecesorRegistro');
  const part = await card('Novedad antecesora');
  const list = await part.findByRole('combobox', { name: /^Novedad antecesora/ });
  await waitFor(() => expect(paths[0]).toMatch(/NovedadAntecesor\/_$/));
  await waitFor(() => expect(list).toHaveValue('AVISO DE ALTA DE COTIZANTE'));
  list.focus();
  await user.keyboard('{Enter}');
  await user.keyboard('reing');
  await waitFor(() => expect(paths.at(-1)).toMatch(/\/reing$/));
  await user.clear(list);
  await user.keyboard('   ');
  await user.keyboard('{Escape}');

  await user.click(part.getByRole('button', { name: 'Quitar lo elegido en Novedad antecesora' }));
  await user.click(await part.findByRole('button', { name: 'Grabar' }));
  await toastSays('La información se guardó correctamente.');
  expect(bodies).toEqual([{ IdTipoNovedad: 6, IdTipoNovedadAntecesor: 0 }]);
  // Blanks were another search if they were sent.
  expect(paths.filter((path) => !/\/(_|r|re|rei|rein|reing)$/.test(path))).toEqual([]);
});

test('[F-7.7-03] [F-5.5-05] [R-8-16] another predecessor is chosen and saved', async () => {
  const { user } = await openOne(6, 'AVISO DE BAJA DE COTIZANTE');
  const bodies = recordCalls('NovedadAntecesorRegistro');
  const part = await card('Novedad antecesora');
  const list = await part.findByRole('combobox', { name: /^Novedad antecesora/ });
  await waitFor(() => expect(list).toHaveValue('AVISO DE ALTA DE COTIZANTE'));
  list.focus();
  await user.keyboard('{Enter}reing');
  await leido();
  await user.click(await screen.findByRole('option', { name: 'REINGRESO' }));
  await user.click(await part.findByRole('button', { name: 'Grabar' }));
  await toastSays('La información se guardó correctamente.');
  expect(bodies).toEqual([{ IdTipoNovedad: 6, IdTipoNovedadAntecesor: 3 }]);
});

test('[F-9-07] [F-7.7-03] [R-8-16] [R-9-01] the products charged for it are replaced as a whole', async () => {
  const read = recordCalls(/\/NovedadProductos$/);
  const { user } = await openOne(1, 'AVISO DE ALTA DE COTIZANTE');
  const bodies = recordCalls('NovedadProductosRegistro');
  const part = await card('Productos que se cobran');
  const charged = await part.findByRole('checkbox', { name: 'FORMULARIO AVISO DE ALTA' });
  expect(charged).toBeChecked();
  expect(read[0]).toEqual({ Novedad: 'AVISO DE ALTA DE COTIZANTE' });
  expect(charged.closest('li')).toHaveTextContent(/\d\.\d\d$/);
  await user.click(part.getByRole('checkbox', { name: 'CERTIFICADO DE AFILIACIÓN' }));
  await user.click(part.getByRole('button', { name: 'Descartar' }));
  expect(part.getByRole('checkbox', { name: 'CERTIFICADO DE AFILIACIÓN' })).not.toBeChecked();
  await user.click(part.getByRole('checkbox', { name: 'CERTIFICADO DE AFILIACIÓN' }));
  await user.click(part.getByRole('button', { name: 'Grabar' }));
  await toastSays('La información se guardó correctamente.');
  expect(bodies).toEqual([{ IdTipoNovedad: 1, Productos: [1, 7] }]);
  await waitFor(() => expect(part.queryByRole('button', { name: 'Grabar' })).toBeNull());
});

test('[F-7.7-03] products that the services refuse stay ticked with their buttons; sent again, they are saved', async () => {
  const { user } = await openOne(1, 'AVISO DE ALTA DE COTIZANTE');
  const bodies = recordCalls('NovedadProductosRegistro');
  const part = await card('Productos que se cobran');
  const box = () => part.getByRole('checkbox', { name: 'CERTIFICADO DE AFILIACIÓN' });
  await user.click(await part.findByRole('checkbox', { name: 'CERTIFICADO DE AFILIACIÓN' }));
  rechazaUnaVez('/NovedadProductosRegistro', 'No se puede cobrar.');
  await user.click(part.getByRole('button', { name: 'Grabar' }));
  await toastSays('No se puede cobrar.');
  await leido();
  expect(toasts()).not.toContain('La información se guardó correctamente.');
  expect(box()).toBeChecked();
  await waitFor(() => expect(part.getByRole('button', { name: 'Descartar' })).toBeEnabled());
  await user.click(part.getByRole('button', { name: 'Grabar' }));
  await toastSays('La información se guardó correctamente.');
  expect(bodies).toEqual([
    { IdTipoNovedad: 1, Productos: [1, 7] },
    { IdTipoNovedad: 1, Productos: [1, 7] },
  ]);
});

test('[F-7.7-03] leaving with a change that is not saved asks first; after saving it does not', async () => {
  const { user, router } = await openOne(1, 'AVISO DE ALTA DE COTIZANTE');
  const part = await card('Productos que se cobran');
  await user.click(await part.findByRole('checkbox', { name: 'CERTIFICADO DE AFILIACIÓN' }));
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  const asked = await question('Si sale ahora, perderá lo que cambió de este tipo de novedad.');
  await user.click(asked.getByRole('button', { name: 'Seguir editando' }));
  expect(router.state.location.pathname).toBe('/seguros/tipo-novedad-editar');
  await user.click(part.getByRole('button', { name: 'Grabar' }));
  await waitFor(() => expect(part.queryByRole('button', { name: 'Grabar' })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
});

test('[F-7.7-05] a type that does not exist leads back to the list', async () => {
  await mount('/seguros/tipo-novedad-editar?tipo=999', { as: 'personal' });
  expect(await screen.findByText('El tipo de novedad no existe.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a los tipos de novedad' })).toHaveAttribute(
    'href',
    '/seguros/tipo-novedad-admin',
  );
});
