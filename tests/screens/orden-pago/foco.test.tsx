import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { leido, toastSays } from '#support/screens.ts';
import { abrirOrden, ordenEn } from './pantalla.ts';

/** Waits until the screen has settled, then expects the focus at a control and not at the page. */
async function enfocado(name: string | RegExp): Promise<void> {
  await leido();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
}

describe('[H16] the focus in an order never falls to the page', () => {
  test('[R-2.7-10, R-1-02] after the first notices are added, whose button leaves with them, and after the first Grabar, which builds it anew', async () => {
    const pagina = await abrirOrden('nueva');
    await pagina.agregar(2);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Quitar / })).toHaveLength(2));
    await leido();
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.getByRole('region', { name: 'Novedades de la orden' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await pagina.pulsar('Grabar');
    await pagina.aceptar('¿Desea registrar la orden de pago?');
    await screen.findByRole('heading', { level: 1, name: /^Orden de pago \d+$/ });
    await enfocado('Grabar');
  });

  test('[R-2.7-07] after a notice is taken out: on the next one; after the last one, in the same place', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    const [first, second] = await screen.findAllByRole('button', { name: /^Quitar / });
    const next = second?.getAttribute('aria-label') ?? '';
    await pagina.user.click(first as HTMLElement);
    await enfocado(next);
    await pagina.user.click(screen.getByRole('button', { name: next }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Quitar / })).toBeNull());
    await leido();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  test('[R-1-02, R-4.4-02, R-4.4-04, R-2.7-14] after Generar and after Anular, which leave when they are done: on the first button in their place', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    await pagina.pulsar('Generar solicitud');
    await pagina.aceptar('¿Desea generar la solicitud de orden de pago?');
    await screen.findByRole('button', { name: 'Anular solicitud' });
    await enfocado('Pagar con QR');
    await pagina.pulsar('Anular solicitud');
    await pagina.aceptar('¿Desea anular la solicitud de orden de pago?');
    await toastSays('Se anuló correctamente la solicitud de orden de pago.');
    await screen.findByRole('button', { name: 'Generar solicitud' });
    await enfocado('Grabar');
  });

  test('[R-2.7-10] after the dialog of notices is cancelled: on its button', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    await pagina.pulsar('Agregar novedades');
    const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
    await pagina.user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await enfocado('Agregar novedades');
  });
});
