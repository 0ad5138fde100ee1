import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, blob, file } from '../endpoint.ts';
import { factura, filtroFacturas } from '../entities/factura.ts';

/** Tax invoices of a company (spec F 7.2). */
export const facturas = {
  listar: ask({
    controller: controllers.reportesEmpresasExternas,
    path: '/Facturas',
    body: filtroFacturas,
    datos: z.array(factura),
  }),
  pdf: file({ controller: controllers.reportesEmpresasExternas, path: '/ObtenerFactura/:idVenta', datos: blob }),
  /** The payment orders only have an invoice's code (spec R 7.6): {id} is assumed to be the Cuf. */
  pdfPorCuf: file({ controller: controllers.reportes, path: '/ObtenerFacturaCliente/:cuf', datos: blob }),
  xml: file({ controller: controllers.reportes, path: '/ObtenerFacturaClienteXml/:cuf', datos: blob }),
};
