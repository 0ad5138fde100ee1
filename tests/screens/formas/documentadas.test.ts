import { describe, expect, test } from 'vitest';
import { casosPorLlamada } from './documentadas.ts';
import { dePantallas } from './filasPantallas.ts';

const { de, sinGrupo } = casosPorLlamada(dePantallas);

describe('[E-7.4-01, E-3-09, E-3-10, R-3.2-05] lists of notices', () => de('POST Parametros/ListaNovedadesParametro/'));
describe('[R-7.6-01, R-3.3-04, R-3.3-05, R-2.6-03] the list of orders', () => de('POST OrdenPago/OrdenPagoListar/'));
describe('[R-7.6-01, R-7.6-09, R-3.3-01, R-3.3-02, R-2.7-06] an order', () => de('POST OrdenPago/OrdenPagoId/'));
describe('[R-7.7-01, R-3.4-01, R-3.4-02] the list of exams', () => de('POST Ocupacional/OcupacionalListar/'));
describe('[R-7.6-04, R-3.5-01] the balance of forms', () => de('POST OrdenPago/OrdenPagoFormularioFisico'));
describe('[F-7.2-01, F-3.2-01, F-2.4-08] the list of invoices', () => de('POST ReportesEmpresasExternas/Facturas'));
describe('[R-7.8-01, R-3.6-01, R-3.6-02] the report of absences', () => de('POST EmpCitaMedica/ReporteCitasMedicas/'));

test('every case is in a group', () => {
  expect(sinGrupo()).toEqual([]);
});
