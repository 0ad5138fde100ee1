import { describe, expect, test } from 'vitest';
import { casosPorLlamada } from './documentadas.ts';
import { deImpresos } from './filasImpresos.ts';

// The viewer draws only in a browser. tests/e2e/facturas.spec.ts checks it.

const { de, sinGrupo } = casosPorLlamada(deImpresos);

describe('[E-7.1-08, F-8-13] a registration', () => de('GET Reportes/ReporteAvisoAlta/{a}/{b}'));
describe('[E-7.1-09] the card of an insured person', () => de('GET Reportes/ReporteCarneAsegurado/{a}/{b}'));
describe('[E-7.2-05] a termination', () => de('GET Reportes/ReporteAvisoBaja/{idPersona}/{idPersonaNovedad}'));
describe('[E-7.3-03, R-7.5-02] a transfer', () =>
  de('GET Reportes/ReporteAvisoTransferencia/{idPersona}/{idPersonaNovedad}'));
describe('[R-7.2-05] a registration of a retiree, and commitments', () =>
  de(
    'GET Reportes/ReporteAvisoAltaPasivo/{personId}/{noticeId}',
    'GET Reportes/CompromisoAfiliacionDocumento/{id}',
    'GET Reportes/CompromisoPagoDocumento/{id}',
  ));
describe('[R-7.4-01] a deregistration', () => de('GET Reportes/ReporteBajaPasivo/{personId}/{noticeId}'));
describe('[R-7.6-07, R-7.6-11] the request of an order', () => de('POST Reportes/OrdenPagoSolicitud/'));
describe('[F-7.2-04, R-7.6-07, R-7.6-11] the invoice of an order', () => de('GET Reportes/ObtenerFacturaCliente/{id}'));
describe('[F-7.2-03] the XML of an invoice', () => de('GET Reportes/ObtenerFacturaClienteXml/{cuf}'));
describe('[F-7.2-02] an invoice of the list', () => de('GET ReportesEmpresasExternas/ObtenerFactura/{idVenta}'));
describe('[R-7.7-06] an exam', () => de('POST Reportes/OcupacionalReporte/'));
describe('[R-7.9-02] a photograph', () => de('GET Recursos/ObtenerRecurso/{a}/{b}/{c}'));

test('every case is in a group', () => {
  expect(sinGrupo()).toEqual([]);
});
