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
