import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { detener } from '#support/screens.ts';
import { abrirOrden, LISTA, ordenEn } from './pantalla.ts';

const panel = async () => within(await screen.findByRole('region', { name: 'Seguimiento' }));

test('[R-1-02] [R-2.7-08] [R-7.6-15] [F-3.10-04] [R-7.6-13] a save is posted twice and read once, with the names of the notices', async () => {
  const pagina = await abrirOrden('nueva');
  await pagina.agregar(1);
  await pagina.pulsar('Grabar');
  await pagina.aceptar('¿Desea registrar la orden de pago?');
  await screen.findByRole('heading', { level: 1, name: /^Orden de pago \d+$/ });
  const tracking = await panel();
  expect(await tracking.findAllByText('Orden de pago registrada')).toHaveLength(1);
  const saved = pagina.orden();
  const id = saved?.novedades[0] ?? 0;
  const persona = pagina.db.personas.get(pagina.db.novedades.get(id)?.IdPersona ?? 0);
  // The code that cleans its texts is loaded with the first of them.
  expect(await tracking.findByText(new RegExp(`${persona?.NombreCompleto} \\(${id}\\)`))).toBeVisible();
  expect(pagina.seguimiento(saved?.IdOrdenPago ?? 0)).toHaveLength(2);
});

test.each(['borrador', 'generada', 'vencida', 'pagada'] as const)(
  '[R-2.7-08] the tracking is at the side of an order that is %s',
  async (etapa) => {
    await abrirOrden(await ordenEn(etapa));
    const region = await screen.findByRole('region', { name: 'Seguimiento' });
    expect(region).toHaveClass('seguimiento-lado');
    expect(within(region).getByRole('button', { name: 'Escribir mensaje' })).toBeVisible();
  },
);

test('[R-2.7-08] the payment of an order is in its tracking, above what came before', async () => {
  const id = await ordenEn('pagada');
  const { orden } = await abrirOrden(id);
  const tracking = await panel();
  expect(await tracking.findByText('Orden de pago pagada')).toBeVisible();
  expect(tracking.getByText(`Factura ${orden()?.NumeroFactura}`)).toBeVisible();
  expect(tracking.getAllByRole('listitem')[0]).toHaveTextContent('Orden de pago pagada');
});

test('the two days to pay are told apart', async () => {
  await abrirOrden(await ordenEn('generada'));
  expect(await screen.findByText(/^La solicitud se puede pagar hasta el .+ Cada código QR vence antes/)).toBeVisible();
});

test('[R-2.6-03] the list can show the unpaid orders alone', async () => {
  await ordenEn('generada');
  const { user } = await mount(LISTA, { as: 'empresa' });
  const table = await screen.findByRole('table', { name: 'Listado de órdenes de pago' });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  const filas = () => within(table).getAllByRole('row').slice(1);
  const todas = filas().length;
  await user.click(screen.getByRole('button', { name: /^Por pagar/ }));
  await waitFor(() => expect(filas().length).toBeLessThan(todas));
  for (const fila of filas()) expect(fila).toHaveTextContent(/Por pagar|Borrador|Solicitud vencida/);
  await user.click(screen.getByRole('button', { name: /^Pagadas/ }));
  for (const fila of filas()) expect(fila).toHaveTextContent(/Factura \d+/);
});

test('[F-5.5-01] [R-2.6-01] a day that does not exist is called wrong, not missing', async () => {
  const { user } = await mount(LISTA, { as: 'empresa' });
  const desde = await screen.findByLabelText('Fecha desde');
  await user.clear(desde);
  await user.type(desde, '31/02/2026');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(desde).toHaveAccessibleDescription(/incorrecta|no existe|válida/));
  expect(desde).not.toHaveAccessibleDescription(/Debe ingresar/);
});

test('[F-7-02] [R-4.4-03] [R-7.6-11] [F-7.2-04] [R-2.7-12] Imprimir factura says that it is busy, and no other button does', async () => {
  const pagina = await abrirOrden(await ordenEn('pagada'));
  const seguir = detener('*/ObtenerFacturaCliente/*');
  await pagina.pulsar('Imprimir factura');
  expect(pagina.boton('Imprimir factura')).toHaveAttribute('aria-busy', 'true');
  expect(pagina.boton('Descargar XML')).not.toHaveAttribute('aria-busy');
  seguir();
  await waitFor(() => expect(pagina.boton('Imprimir factura')).not.toHaveAttribute('aria-busy'));
});
