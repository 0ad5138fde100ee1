import { describe, expect, test } from 'vitest';
import { casosPorLlamada } from './documentadas.ts';
import { deEscrituras } from './filasEscrituras.ts';

const { de, sinGrupo } = casosPorLlamada(deEscrituras);

describe('[E-7.1-01, E-4-03, E-3-01] a new registration', () => de('POST AltaCotizante/InsertarAltaCotizante'));
describe('[R-7.3-01, R-4.1-02, R-3.1-01] a new registration of a retiree', () =>
  de('POST AltaPasivo/InsertarAltaPasivo'));
describe('[E-7.2-01] a new termination', () => de('POST BajaCotizante/InsertarBajaCotizante'));
describe('[R-7.4-02] a deregistration', () =>
  de('POST BajaPasivo/InsertarBajaPasivo', 'POST BajaPasivo/ModificaBajaPasivo'));
describe('[E-7.3-01] a new transfer', () => de('POST TransferenciaCotizante/InsertarTransferenciaCotizante'));
describe('[R-7.5-01] a new transfer of a retiree', () => de('POST TransferenciaPasivo/InsertarTransferenciaPasivo'));
describe('[R-7.6-01, R-7.6-08] an order that is saved', () => de('POST OrdenPago/OrdenPagoRegistrar/'));
describe('[R-7.6-01, R-7.6-10, R-8-05] a request that is generated', () =>
  de('POST OrdenPago/OrdenPagoGeneraSolicitud/'));
describe('[R-7.6-01, R-7.6-10] a request that is cancelled', () => de('POST OrdenPago/OrdenPagoAnulaSolicitud/'));
describe('[R-7.6-01, R-7.6-09] an order that is deleted', () => de('POST OrdenPago/OrdenPagoEliminar/'));
describe('[R-7.8-03, R-8-16] the e-mails of the report', () => de('POST EmpCitaMedica/RegistrarCorreos/'));
describe('[F-7.7-03] products', () => de('POST Parametros/ProductoRegistro', 'POST Parametros/ProductoEliminar'));
describe('[F-7.8-01, F-3.10-02] the tracking', () => de('POST Seguimiento/SeguimientoRegistra'));
describe('[E-7.2-03, E-5.7-05] an unfinished notice', () =>
  de('GET BajaCotizante/VerificaNovedadesInconclusas/{idPersona}/{idEmpresa}'));
describe('[R-7.4-03] an unfinished notice of a retiree', () =>
  de('GET BajaPasivo/VerificaNovedadesInconclusas/{personId}/{companyId}'));

test('every case is in a group', () => {
  expect(sinGrupo()).toEqual([]);
});
