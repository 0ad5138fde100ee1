import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { read } from '#contract/read.ts';
import { facturas } from '#contract/services/facturas.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { ordenPagoFormularios } from '#contract/services/ordenPagoFormularios.ts';
import { lineaDe } from '#support/documentado.ts';

// What a person opens from a row is named by its id: a row without one would open something else.
const listas: readonly (readonly [string, Endpoint, string, string])[] = [
  [
    '[E-3-10] [E-2-03] of notices',
    listaNovedades.porFiltro,
    'POST Parametros/ListaNovedadesParametro/',
    'IdPersonaNovedad',
  ],
  ['[R-3.3-04] [R-2.6-03] of orders', ordenPago.listar, 'POST OrdenPago/OrdenPagoListar/', 'IdOrdenPago'],
  ['[R-3.4-01] of exams', ocupacional.listar, 'POST Ocupacional/OcupacionalListar/', 'IdPersonaNovedad'],
  [
    '[R-3.5-01] of forms',
    ordenPagoFormularios.saldos,
    'POST OrdenPago/OrdenPagoFormularioFisico',
    'IdEmpresaTipoNovedadPagado',
  ],
  ['[F-3.2-01] of invoices', facturas.listar, 'POST ReportesEmpresasExternas/Facturas', 'idVenta'],
];

test.each(listas)('%s: a row without its id is refused, also if it is 0', (_, { datos }, call, key) => {
  const { Datos, datos: other } = lineaDe(call).reply ?? {};
  const [row] = (Datos ?? other) as Record<string, unknown>[];
  expect(Object.keys(row ?? {})).toContain(key);
  expect(read(datos, [row]).ok).toBe(true);
  expect(read(datos, [{ ...row, [key]: undefined }]).ok).toBe(false);
  expect(read(datos, [{ ...row, [key]: null }]).ok).toBe(false);
});

/** A row whose fields, and those of its own rows, are named in capitals. */
const enMayusculas = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.toUpperCase(),
      Array.isArray(value) ? value.map((one: object) => enMayusculas(one)) : value,
    ]),
  );

test.each<[string, Endpoint, object]>([
  [
    '[F-3.2-01] [F-7.2-01] of invoices',
    facturas.listar,
    {
      idVenta: 8007,
      estado: 'Válida',
      documentoSector: 'Compra y venta',
      numeroFactura: 7,
      numeroDocumento: '1000501021',
      cuf: 'AA11',
      fechaEmision: '2026-11-03T10:20:30-04:00',
      importeTotal: 50.5,
    },
  ],
  [
    '[R-3.3-04] of orders',
    ordenPago.listar,
    {
      FechaOrdenPago: '2026-11-18',
      Novedades: [{ Novedad: 'INGRESO A LA EMPRESA', NombreCompleto: 'PÉREZ ANA', TipoDocumento: 'CI' }],
      NovedadesCadena: 'INGRESO A LA EMPRESA - PÉREZ ANA',
      CodigoTransaccion: 'TX-9',
      Total: 50.5,
      NumeroFactura: 12,
      FechaPago: '2026-11-19',
      Observacion: 'Urgente',
      Cuf: 'BB22',
      IdOrdenPago: 7,
      IdEmpresa: 501,
    },
  ],
])('%s: each field of a row is read, however its name is written', (_, { datos }, row) => {
  expect(read(datos, [row])).toMatchObject({ ok: true, value: [row] });
  expect(read(datos, [enMayusculas(row)])).toMatchObject({ ok: true, value: [row] });
});
