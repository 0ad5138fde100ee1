import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { esBorrador } from '#blocks/orden-pago-control/esBorrador.ts';
import { estaPagada } from '#blocks/orden-pago-control/estaPagada.ts';
import { etapaDe } from '#blocks/orden-pago-control/etapaDe.ts';
import { hechosDelPago } from '#blocks/orden-pago-control/seguimientoOrden.ts';
import { ordenPago } from '#contract/entities/ordenPago.ts';
import { actosDe } from '#features/orden-pago/etapa.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';
import { abrirOrden, ordenEn } from './pantalla.ts';

/** Changes what the services have of an order. */
async function cambiar(
  id: number,
  part: { Cobrado?: boolean; NumeroFactura?: number; IdVenta?: number; Cuf?: string },
) {
  const { db } = await theSandbox();
  const kept = db.ordenes.get(id);
  if (!kept) throw new Error(`There is no order ${id}`);
  db.ordenes.put({ ...kept, ...part });
}

/** An order that is paid, whose invoice is not made yet. */
async function sinFactura() {
  const id = await ordenEn('pagada');
  await cambiar(id, { NumeroFactura: 0, Cuf: '' });
  return id;
}

/** An order with an invoice, which nobody marked as paid. */
async function soloConFactura() {
  const id = await ordenEn('generada');
  await cambiar(id, { NumeroFactura: 77, Cobrado: false, IdVenta: 0 });
  return id;
}

describe('[R-2.7-05, R-4.4-05] an order is paid if it says so or has an invoice', () => {
  const orden = (part: object) => z.parse(ordenPago, { IdOrdenPago: 1, IdEmpresa: 1, Total: 50, ...part });

  test.each([
    ['neither', {}, false],
    ['marked as paid', { Cobrado: true }, true],
    ['with an invoice', { NumeroFactura: 7 }, true],
    ['both', { Cobrado: true, NumeroFactura: 7 }, true],
  ])('%s', (_, part, pagada) => {
    const draft = orden(part);
    const request = orden({ CodigoTransaccion: 'TX1', ...part });
    expect([draft, request].map(estaPagada)).toEqual([pagada, pagada]);
    expect(etapaDe(draft)).toBe(pagada ? 'pagada' : 'borrador');
    expect(esBorrador(draft)).toBe(!pagada);
    expect(actosDe(request).has('anular')).toBe(!pagada);
    expect(hechosDelPago(request)).toHaveLength(pagada ? 1 : 0);
  });

  test('[R-4.4-04] one with an invoice is told as paid and cannot be cancelled', async () => {
    const pagina = await abrirOrden(await soloConFactura());
    expect(screen.getByText('La orden está pagada: factura 77.')).toBeVisible();
    expect(pagina.dato('Número Factura')).toHaveTextContent(/^77$/);
    expect(pagina.dato('Fecha Pago')).toBeVisible();
    for (const name of ['Anular solicitud', 'Pagar con QR']) pagina.sinBoton(name);
  });

  test('one with an invoice is told as paid in the control of its notices too', async () => {
    await soloConFactura();
    const { novedad } = await ejemplo('porPagar');
    const { user } = await mount(`/seguros/aviso-alta-editar?novedad=${novedad().IdPersonaNovedad}`, { as: 'empresa' });
    await user.click(await screen.findByRole('button', { name: /^Orden de pago \d+$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Orden de pago' }));
    expect(await dialog.findByText('Pagada')).toBeVisible();
  });
});

describe('an invoice is named only if there is one', () => {
  test('[R-2.7-05, R-4.4-05] in the order', async () => {
    await abrirOrden(await sinFactura());
    expect(screen.getByText('La orden está pagada: 20/11/2026.')).toBeVisible();
    for (const name of ['Número Factura', 'Fecha Pago']) expect(screen.queryByText(name)).toBeNull();
  });

  test('[R-2.7-05] in the order, not by a number below 0', async () => {
    const id = await ordenEn('pagada');
    await cambiar(id, { NumeroFactura: -1 });
    await abrirOrden(id);
    for (const name of ['Número Factura', 'Fecha Pago']) expect(screen.queryByText(name)).toBeNull();
  });

  test('[R-2.7-05, R-4.4-05] in the order, from the number 1 on', async () => {
    const id = await ordenEn('pagada');
    await cambiar(id, { NumeroFactura: 1 });
    const { dato } = await abrirOrden(id);
    expect(dato('Número Factura')).toHaveTextContent(/^1$/);
    expect(dato('Fecha Pago')).toHaveTextContent('20/11/2026');
    expect(screen.getByText('La orden está pagada: factura 1, 20/11/2026.')).toBeVisible();
  });

  /** Pays an order by its code; `fields` are what the services then have of it. Returns the panel. */
  async function pagarla(fields: object) {
    const id = await ordenEn('generada');
    const pagina = await abrirOrden(id);
    await pagina.pulsar('Pagar con QR');
    const panel = within(await screen.findByRole('dialog', { name: 'Pago con QR' }));
    await panel.findByRole('img');
    await pagina.pay(id);
    await cambiar(id, fields);
    await pagina.user.click(panel.getByRole('button', { name: 'Verificar pago' }));
    expect(await panel.findByText('La orden de pago está pagada.')).toBeVisible();
    return panel;
  }

  test('[R-4.4-05, R-4.4-06] after paying', async () => {
    const panel = await pagarla({ NumeroFactura: 0, Cuf: '' });
    expect(panel.getByText('Fecha Pago').nextSibling).toHaveTextContent('20/11/2026');
    expect(panel.queryByText('Número Factura')).toBeNull();
  });

  test.each([
    ['', 77, []],
    ['FFAA00', 0, ['Imprimir factura', 'Descargar XML']],
  ] as const)(
    '[R-4.4-03, R-4.4-05] after paying, its documents by its code alone, its number by itself: %j with the number %d',
    async (Cuf, NumeroFactura, names) => {
      const panel = await pagarla({ NumeroFactura, Cuf });
      const documents = panel.queryAllByRole('button', { name: /factura|XML/ });
      expect(documents.map((button) => button.textContent)).toEqual(names);
      const numero = panel.queryAllByText('Número Factura').map((label) => label.nextSibling?.textContent);
      expect(numero).toEqual(NumeroFactura > 0 ? [String(NumeroFactura)] : []);
      expect(panel.getByText('Fecha Pago').nextSibling).toHaveTextContent('20/11/2026');
    },
  );
});
