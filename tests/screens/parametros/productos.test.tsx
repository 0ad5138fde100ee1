import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { config } from '#lib/config.ts';
import { mount } from '#support/mount.tsx';
import { question, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { abrir, rows } from './lista.ts';

async function openForm(search = '') {
  const mounted = await mount(`/seguridad/formulario-editar${search}`, { as: 'personal' });
  await screen.findByLabelText(/^Nombre del producto/);
  await screen.findByRole('option', { name: 'UNIDAD (SERVICIOS)' });
  return mounted;
}
const field = (name: RegExp) => screen.getByLabelText(name);
const grabar = () => screen.getByRole('button', { name: 'Grabar' });

test('[F-9-07] [F-7.7-03] [R-8-17] [F-7.7-02] [R-9-01] products are listed, edited on their form and deleted after a question', async () => {
  const listed = recordCalls('ProductosListar');
  const { user } = await abrir('/seguridad/producto-admin', 'Productos');
  expect(rows()).toContain('P-0008');
  expect(listed[0]).toEqual({ Texto: '' });
  const exam = within(screen.getByRole('row', { name: /EXAMEN PREOCUPACIONAL/ }));
  expect(exam.getByRole('cell', { name: '50.00' })).toBeVisible();
  expect(screen.getByRole('row', { name: /FORMULARIO 010/ })).toHaveTextContent('Por homologar');
  expect(screen.getByRole('link', { name: 'Editar FORMULARIO 010' })).toHaveAttribute(
    'href',
    '/seguridad/formulario-editar?producto=8',
  );
  const eliminar = async () => {
    await user.click(screen.getByRole('button', { name: 'Eliminar FORMULARIO 010' }));
    const asked = await question('¿Está seguro de eliminar el producto FORMULARIO 010?');
    await user.click(asked.getByRole('button', { name: 'Eliminar' }));
  };
  const bodies = recordCalls('ProductoEliminar');
  server.use(http.post('*/ProductoEliminar', () => HttpResponse.json({ ok: true, Datos: false }), { once: true }));
  await eliminar();
  await toastSays('Hubo un problema al registrar la información, intente nuevamente.');
  await eliminar();
  await toastSays('Registro eliminado correctamente.');
  expect(bodies).toEqual([{ IdProducto: 8 }, { IdProducto: 8 }]);
  await waitFor(() => expect(rows()).not.toContain('P-0008'));
});

test('[F-2.5b-01] [F-7.7-02] the form shows code, name, price, status and its three lists', async () => {
  await openForm('?producto=4');
  const code = screen.getByText('Código').closest('dl');
  expect(code).toHaveTextContent('P-0004');
  expect(code?.querySelector('input')).toBeNull();
  expect(field(/^Nombre del producto/)).toHaveValue('EXAMEN PREOCUPACIONAL');
  expect(field(/^Precio/)).toHaveValue('50.00');
  expect(screen.getByRole('switch', { name: 'Estado' })).toBeChecked();
  expect(field(/^Actividad/)).toHaveDisplayValue('ACTIVIDADES DE MÉDICOS Y ODONTÓLOGOS');
  expect(field(/^Producto de Impuestos Nacionales/)).toHaveDisplayValue('SERVICIOS DE SALUD HUMANA');
  expect(field(/^Unidad de medida/)).toHaveDisplayValue('UNIDAD (SERVICIOS)');
  const opciones = (name: RegExp) => [...field(name).querySelectorAll('option')].map((one) => one.textContent);
  expect(opciones(/^Actividad/)).toEqual([
    'Elija una opción',
    'ACTIVIDADES DE HOSPITALES Y SEGUROS DE SALUD',
    'ACTIVIDADES DE MÉDICOS Y ODONTÓLOGOS',
    'OTRAS ACTIVIDADES DE ATENCIÓN DE LA SALUD',
  ]);
  expect(opciones(/^Producto de Impuestos Nacionales/)).toEqual([
    'Elija una opción',
    'SERVICIOS ADMINISTRATIVOS DE LA SEGURIDAD SOCIAL',
    'SERVICIOS DE SALUD HUMANA',
    'OTROS SERVICIOS DE SALUD',
  ]);
  expect(opciones(/^Unidad de medida/)).toEqual(['Elija una opción', 'UNIDAD (BIENES)', 'UNIDAD (SERVICIOS)', 'OTRO']);
  const menu = (name: string) => [...document.querySelectorAll('.menu-link')].find((link) => link.textContent === name);
  expect(menu('Productos')).toHaveAttribute('aria-current', 'true');
  expect(menu('Formularios')).not.toHaveAttribute('aria-current');
});

test('[F-2.5b-01] [F-2.5b-02] [F-3.4-01] [F-7.7-03] [R-8-16] a product that is changed is sent with its code, and the status of its switch', async () => {
  const { user } = await openForm('?producto=4');
  const bodies = recordCalls('ProductoRegistro');
  for (const name of ['Nuevo', 'Salir']) expect(screen.queryByRole('link', { name })).toBeNull();
  const estado = () => screen.getByRole('switch', { name: 'Estado' });
  expect(estado().closest('label')).toHaveTextContent(/^Habilitado$/);
  await user.click(estado());
  expect(estado()).not.toBeChecked();
  await user.click(estado());
  expect(estado()).toBeChecked();
  await user.click(estado());
  expect(estado()).not.toBeChecked();
  expect(estado().closest('label')).toHaveTextContent(/^Deshabilitado$/);
  await user.click(grabar());
  await toastSays('La información se guardó correctamente.');
  const { codigo } = config().caja;
  expect(bodies).toMatchObject([
    {
      IdProducto: 4,
      [`codigoProducto${codigo}`]: 'P-0004',
      [`descripcionProducto${codigo}`]: 'EXAMEN PREOCUPACIONAL',
      precio: 50,
      estado: false,
    },
  ]);
  expect(await screen.findByRole('link', { name: 'Salir' })).toHaveAttribute('href', '/seguridad/producto-admin');
  expect(screen.queryByRole('button', { name: 'Grabar' })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Estado' })).not.toBeChecked();
  await user.click(screen.getByRole('link', { name: 'Nuevo' }));
  await waitFor(() => expect(field(/^Nombre del producto/)).toHaveValue(''));
  expect(screen.getByRole('switch', { name: 'Estado' })).toBeChecked();
  expect(grabar()).toBeVisible();
});

test('[F-2.5b-01] [F-3.4-01] [F-7.7-03] name, price and activity that are changed are sent with what was left alone', async () => {
  const { user } = await openForm('?producto=4');
  const bodies = recordCalls('ProductoRegistro');
  await user.clear(field(/^Nombre del producto/));
  await user.type(field(/^Nombre del producto/), 'examen de ingreso');
  await user.clear(field(/^Precio/));
  await user.type(field(/^Precio/), '75.5');
  await user.selectOptions(field(/^Actividad/), 'ACTIVIDADES DE HOSPITALES Y SEGUROS DE SALUD');
  await user.selectOptions(
    field(/^Producto de Impuestos Nacionales/),
    'SERVICIOS ADMINISTRATIVOS DE LA SEGURIDAD SOCIAL',
  );
  await user.click(grabar());
  await toastSays('La información se guardó correctamente.');
  expect(bodies).toMatchObject([
    {
      ...{ IdProducto: 4, precio: 75.5, estado: true },
      ...{ idActividad: 861_000, idProductoSiat: 91_200, idUnidadMedida: 58 },
      [`codigoProducto${config().caja.codigo}`]: 'P-0004',
      [`descripcionProducto${config().caja.codigo}`]: 'EXAMEN DE INGRESO',
    },
  ]);
});

test('[F-2.5b-03] [F-2.5b-04] [F-2.5b-05] what is missing is said beside its field, and nothing is sent', async () => {
  const { user } = await openForm();
  const bodies = recordCalls('ProductoRegistro');
  await user.click(grabar());
  expect(field(/^Nombre del producto/)).toHaveAccessibleDescription('Debe ingresar el nombre del Producto.');
  expect(field(/^Nombre del producto/)).toHaveFocus();
  expect(field(/^Actividad/)).toHaveAccessibleDescription('Debe seleccionar una actividad.');
  expect(field(/^Producto de Impuestos Nacionales/)).toHaveAccessibleDescription(
    'Debe seleccionar un producto de Impuestos Nacionales con el cual homologar.',
  );
  expect(field(/^Unidad de medida/)).toHaveAccessibleDescription('Debe seleccionar una unidad de medida.');
  expect(field(/^Precio/)).toHaveAccessibleDescription('El precio tiene que ser mayor a 0.');
  expect(bodies).toEqual([]);
});

test('[F-2.5b-03] [F-2.5b-04] [F-2.5b-05] what a registered product lacks is said too, and it is not sent', async () => {
  const { user } = await openForm('?producto=8');
  const bodies = recordCalls('ProductoRegistro');
  await user.clear(field(/^Nombre del producto/));
  await user.type(field(/^Nombre del producto/), '  ');
  await user.click(grabar());
  expect(field(/^Nombre del producto/)).toHaveAccessibleDescription('Debe ingresar el nombre del Producto.');
  expect(field(/^Actividad/)).toHaveAccessibleDescription('Debe seleccionar una actividad.');
  await user.type(field(/^Nombre del producto/), 'formulario 010');
  await user.click(grabar());
  await waitFor(() => expect(field(/^Nombre del producto/)).not.toHaveAccessibleDescription());
  expect(field(/^Actividad/)).toHaveAccessibleDescription('Debe seleccionar una actividad.');
  expect(bodies).toEqual([]);
});

test.each([
  ['refused', () => HttpResponse.json({ ok: false, Mensaje: { Descripcion: 'No.', TipoMensaje: 'error' } })],
  ['lost', () => new HttpResponse('', { status: 500 })],
])('[F-2.5b-02] a change that is %s keeps Grabar, without Nuevo and Salir', async (_, reply) => {
  server.use(http.post('*/ProductoRegistro', reply));
  const { user } = await openForm('?producto=4');
  const bodies = recordCalls('ProductoRegistro');
  await user.type(field(/^Nombre del producto/), ' 2');
  await user.click(grabar());
  await waitFor(() => expect(bodies).toHaveLength(1));
  await waitFor(() => expect(grabar()).toBeEnabled());
  expect(field(/^Nombre del producto/)).toBeEnabled();
  for (const name of ['Nuevo', 'Salir']) expect(screen.queryByRole('link', { name })).toBeNull();
});

test('[F-2.5b-01] [F-2.5b-02] [F-3.4-01] [F-7.7-03] Grabar before saving, Nuevo and Salir once the services have answered', async () => {
  const { user, router } = await openForm();
  const bodies = recordCalls('ProductoRegistro');
  await user.type(field(/^Nombre del producto/), 'copia legalizada');
  await user.type(field(/^Precio/), '12.5');
  await user.selectOptions(field(/^Actividad/), 'ACTIVIDADES DE HOSPITALES Y SEGUROS DE SALUD');
  await user.selectOptions(
    field(/^Producto de Impuestos Nacionales/),
    'SERVICIOS ADMINISTRATIVOS DE LA SEGURIDAD SOCIAL',
  );
  await user.selectOptions(field(/^Unidad de medida/), 'UNIDAD (SERVICIOS)');
  for (const name of ['Nuevo', 'Salir']) expect(screen.queryByRole('link', { name })).toBeNull();
  const code = () => screen.getByText('Código').closest('dl');
  expect(code()).toHaveTextContent('Se asigna al grabar');
  expect(screen.getByRole('switch', { name: 'Estado' })).toBeChecked();

  server.use(http.post('*/ProductoRegistro', () => new HttpResponse('', { status: 500 }), { once: true }));
  await user.click(grabar());
  await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
  expect(field(/^Nombre del producto/)).toHaveValue('COPIA LEGALIZADA');
  expect(field(/^Actividad/)).toHaveDisplayValue('ACTIVIDADES DE HOSPITALES Y SEGUROS DE SALUD');
  expect(code()).toHaveTextContent('Se asigna al grabar');
  expect(grabar()).toBeVisible();
  for (const name of ['Nuevo', 'Salir']) expect(screen.queryByRole('link', { name })).toBeNull();

  await user.click(grabar());
  await toastSays('La información se guardó correctamente.');
  expect(bodies.at(-1)).toMatchObject({
    IdProducto: 0,
    precio: 12.5,
    estado: true,
    idActividad: 861_000,
    idProductoSiat: 91_200,
    idUnidadMedida: 58,
    [`descripcionProducto${config().caja.codigo}`]: 'COPIA LEGALIZADA',
  });
  expect(await screen.findByText('El producto P-0010 se grabó. Puede registrar otro o salir.')).toBeVisible();
  expect(code()).toHaveTextContent('P-0010');
  expect(screen.queryByRole('button', { name: 'Grabar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Salir' })).toHaveAttribute('href', '/seguridad/producto-admin');
  expect(field(/^Nombre del producto/)).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Nuevo' }));
  await waitFor(() => expect(field(/^Nombre del producto/)).toHaveValue(''));
  expect(field(/^Nombre del producto/)).toBeEnabled();
  expect(router.state.location.pathname).toBe('/seguridad/formulario-editar');

  // The next one is saved the same way, and may be out of use from the start.
  await user.type(field(/^Nombre del producto/), 'certificado');
  await user.type(field(/^Precio/), '8');
  await user.click(screen.getByRole('switch', { name: 'Estado' }));
  await user.selectOptions(field(/^Actividad/), 'ACTIVIDADES DE MÉDICOS Y ODONTÓLOGOS');
  await user.selectOptions(field(/^Producto de Impuestos Nacionales/), 'SERVICIOS DE SALUD HUMANA');
  await user.selectOptions(field(/^Unidad de medida/), 'UNIDAD (BIENES)');
  await user.click(grabar());
  expect(await screen.findByRole('link', { name: 'Nuevo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Salir' })).toBeVisible();
  expect(bodies.at(-1)).toMatchObject({ IdProducto: 0, precio: 8, estado: false, idUnidadMedida: 57 });
  await waitFor(() => expect(code()).toHaveTextContent('P-0011'));
});

test('[F-2.5b-01] [F-3.4-01] the form has what the services have when it is opened, not what a list read before (fault 25)', async () => {
  const { user, router } = await abrir('/seguridad/producto-admin', 'Productos');
  const { db } = await theSandbox();
  const kept = db.productos.get(8);
  if (!kept) throw new Error('The seed has no product 8');
  // A second time too.
  for (const precio of [77, 78]) {
    db.productos.put({ ...kept, precio });
    await user.click(await screen.findByRole('link', { name: 'Editar FORMULARIO 010' }));
    expect(await screen.findByLabelText(/^Precio/)).toHaveValue(`${precio}.00`);
    await act(() => router.navigate('/seguridad/producto-admin'));
  }
});

test('leaving with something typed asks first', async () => {
  const { user, router } = await openForm();
  await user.type(field(/^Nombre del producto/), 'copia');
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  const asked = await question('Si sale ahora, perderá lo que escribió de este producto.');
  await user.click(asked.getByRole('button', { name: 'Seguir editando' }));
  expect(router.state.location.pathname).toBe('/seguridad/formulario-editar');
  expect(field(/^Nombre del producto/)).toHaveValue('COPIA');
});

test('a product that does not exist leads back to the list', async () => {
  await mount('/seguridad/formulario-editar?producto=77', { as: 'personal' });
  expect(await screen.findByText('El producto no existe.')).toBeVisible();
});

test.each(['/seguridad/producto-admin', '/seguridad/formulario-editar'])('%s is the staff’s', async (path) => {
  const { router } = await mount(path, { as: 'empresa' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
});
