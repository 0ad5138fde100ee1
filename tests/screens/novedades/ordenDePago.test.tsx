import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '#support/services.ts';
import { abrir } from './formulario.ts';

const boton = () => screen.queryByRole('button', { name: /^Orden de pago|^Sin orden/ });

describe('[H19] the payment order of a notice', () => {
  test('[E-2.4-01, E-2.2-02, E-1-02] a declared one says that it was without an order, and offers no adding', async () => {
    await abrir('declarado');
    expect(await screen.findByText('Se declaró sin orden de pago')).toBeVisible();
    expect(boton()).toBeNull();
  });

  test('[E-2.4-01, E-2.2-02, E-1-02] a declared one in an order names it, and neither adds nor removes', async () => {
    const pagina = await abrir('declarado');
    await screen.findByText('Se declaró sin orden de pago');
    const [orden] = pagina.db.ordenes.all();
    if (!orden) throw new Error('The seed has no orders');
    const { IdPersonaNovedad } = pagina.novedad();
    pagina.db.ordenes.put({ ...orden, novedades: [...orden.novedades, IdPersonaNovedad] });
    const { olvidarOrdenes } = await import('#blocks/orden-pago-control/agregarAOrden.ts');
    await olvidarOrdenes();
    const name = `Orden de pago ${orden.IdOrdenPago}`;
    await pagina.user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Orden de pago' }));
    expect(await dialog.findByText(`En la orden ${orden.IdOrdenPago}`)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Agregar|^Quitar/ })).toBeNull();
    expect(dialog.getByRole('link', { name: `Abrir la orden ${orden.IdOrdenPago}` })).toBeVisible();
  });

  test('[E-2.4-01, E-2.2-02, E-1-02] an unpaid one that must be paid says so before declaring, and offers to add it, not to declare it', async () => {
    server.use(
      http.post('*/OrdenPagoVerificaRequierePago', () =>
        HttpResponse.json({ ok: true, Datos: { RequierePago: true } }),
      ),
    );
    await abrir('pendiente');
    expect(await screen.findByText('Se paga antes de declarar: agréguelo a una orden de pago.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Declarar' })).toBeNull();
    await waitFor(() => expect(boton()).toBeEnabled());
  });

  test('[E-2.4-01, E-2.2-02, E-1-02] while it is edited, its button says why it waits', async () => {
    const pagina = await abrir('pendiente');
    await pagina.user.click(pagina.boton('Editar'));
    expect(boton()).toBeDisabled();
    expect(boton()).toHaveAttribute('title', 'Grabe o descarte los cambios para ver su orden de pago.');
  });
});
