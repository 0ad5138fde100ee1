import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import type { Factura } from '#contract/entities/factura.ts';
import { encodeCuf } from '#sandbox/rules/cuf.ts';
import { mount } from '#support/mount.tsx';
import { server } from '#support/services.ts';

export const RUTA = '/facturacion/lista-facturas';
const SIEMPRE = '?desde=2020-01-01&hasta=2026-12-31';

const tabla = () => screen.findByRole('table', { name: 'Listado de facturas' });
export const cargada = () => waitFor(async () => expect(await tabla()).toHaveAttribute('aria-busy', 'false'));

/** Opens an employer's list with every invoice of the seed, or with the test's own. */
export async function abrir(search = SIEMPRE) {
  const mounted = await mount(RUTA + search, { as: 'empresa' });
  await cargada();
  return mounted;
}

/** The rows on screen, each as the texts of its cells. */
export const filas = async (): Promise<string[][]> =>
  within(await tabla())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? ''));

/** The code that an invoice should have. */
export const cufDe = ({ numeroFactura, fechaEmision, sector = 1 }: Partial<Factura> & { sector?: number }) =>
  encodeCuf({
    nit: '1000000019',
    fechaEmision: fechaEmision ?? '2026-11-03T10:20:30.456',
    sucursal: 0,
    modalidad: 2,
    emision: 1,
    tipoFactura: 1,
    sector,
    numero: numeroFactura ?? 7,
    puntoVenta: 0,
    control: 'A1B2C3D4E5F6A74',
  });

export const factura = (part: Partial<Factura> = {}): Factura => ({
  idVenta: 8000 + (part.numeroFactura ?? 7),
  estado: 'Válida',
  documentoSector: 'Compra y venta',
  numeroFactura: 7,
  numeroDocumento: '1000501021',
  cuf: part.cuf ?? cufDe(part),
  fechaEmision: '2026-11-03T10:20:30.456',
  importeTotal: 50,
  ...part,
});

/** The services answer the search with these rows only. */
export const responder = (rows: readonly Partial<Factura>[]): void =>
  server.use(http.post('*/ReportesEmpresasExternas/Facturas', () => HttpResponse.json({ ok: true, Datos: rows })));

const archivo = (body: string, type: string) => new HttpResponse(body, { headers: { 'content-type': type } });
export const pdf = (texto: string) => archivo(`%PDF-1.7 ${texto}`, 'application/pdf');
export const xml = (texto: string) => archivo(`<?xml version="1.0"?><factura>${texto}</factura>`, 'application/xml');

/** The services also return files for made-up invoices. */
export const conArchivos = (): void =>
  server.use(
    http.get('*/ReportesEmpresasExternas/ObtenerFactura/:id', ({ params }) => pdf(String(params.id))),
    http.get('*/Reportes/ObtenerFacturaClienteXml/:cuf', ({ params }) => xml(String(params.cuf))),
  );
