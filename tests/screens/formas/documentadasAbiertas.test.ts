import { describe, expect, test } from 'vitest';
import { casosPorLlamada } from './documentadas.ts';
import { abiertas } from './filasAbiertas.ts';

const { de, sinGrupo } = casosPorLlamada(abiertas);

describe('[F-7.1-04, F-3.1-04] regionals', () => de('GET AccesosExternos/RegionalesXUsuario'));
describe('[F-7.1-05, F-3.1-04] companies', () => de('GET AccesosExternos/EmpresasXUsuarioRegional'));
describe('[F-7.1-06, F-3.1-04] modules', () => de('GET AccesosExternos/ModulosXUsuarioRegionalEmpresa'));
describe('[F-7.1-13, F-3.3-01, F-3.1-05] the catalogue of forms', () => de('GET FormulariosWeb/{x}'));
describe('[E-7.1-06, F-3.10-06] the contribution period', () =>
  de('GET AltaCotizante/ObtenerPeriodoActivoAporteEmpresa/{companyId}/{regionalId}'));
describe('[R-7.6-01, R-3.3-04] orders', () => de('POST OrdenPago/OrdenPagoListar/'));
describe('[R-7.8-01, R-3.6-02] appointments', () => de('POST EmpCitaMedica/ReporteCitasMedicas/'));
describe('[R-7.8-02, R-5.7-03] the period of appointments', () => de('GET EmpCitaMedica/PeriodoHabilitadoCitaMedica/'));
describe('[R-7.8-04, R-7.8-05, R-5.7-09, R-3.6-03] the e-mails of the report', () =>
  de('POST EmpCitaMedica/ListaCorreos/'));
describe('[R-7.6-04, R-3.5-01, R-2.9-04] what forms were used for', () =>
  de('POST OrdenPago/OrdenPagoFormularioFisicoDetalle'));
describe('[R-7.6-01, R-3.3-02, R-3.3-03] the notices for an order', () =>
  de('POST OrdenPago/OrdenPagoNovedadesCobrar/'));
describe('[F-7.3-01, R-7.6-12] a company', () => de('GET Empresas/ObtieneXId/{id}'));
describe('[R-7.7-02, R-3.4-03] the employees for an exam', () => de('POST Ocupacional/OcupacionalListaXGenerar/'));
describe('[R-7.9-01, F-3.10-01, E-9-09] the requirements of a notice', () =>
  de('GET Recursos/ObtenerRequisitosPorTipoNovedad/{id}'));
describe('[E-7.4-02, F-3.10-07] the states of a type', () =>
  de('GET Parametros/ListarEstadosProcesoPorTipoNovedadVM/{id}'));
describe('[F-7.6-01] an insured person', () => de('GET Pacientes/ObtieneXId/{id}'));
describe('[R-7.10-05, F-3.7-01] a notice', () => de('GET PersonasNovedad/ObtenerXIdOld/{id}/{n}'));
describe('[R-7.2-06, R-3.2-02, R-2.3-21] the calculator', () =>
  de('GET Afiliacion/CalculaEnteGestor/{birthDate}/{regional}/{resolution}'));
describe('[R-7.4-04, R-3.2-03] a death', () => de('GET BajaPasivo/BuscaPacienteFallecido/{noticeId}'));
describe('[E-7.1-05, E-5.7-04, E-5.7-06] an unfinished notice', () =>
  de('GET AltaCotizante/VerificaNovedadesInconclusas/{personId}/{companyId}'));
describe('[R-7.3-02, R-5.2-18] an unfinished notice of a retiree', () =>
  de('GET AltaPasivo/VerificaNovedadesInconclusas/{personId}/{companyId}'));
describe('[R-7.6-03] whether a notice must be paid', () => de('POST OrdenPago/OrdenPagoVerificaRequierePago'));

test('every case is in a group', () => {
  expect(sinGrupo()).toEqual([]);
});
