import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Endpoint, urlOf } from '#contract/endpoint.ts';
import { readOrNull } from '#contract/read.ts';
import { asSent } from '#contract/send.ts';
import { camposDe } from '#support/contrato.ts';
import { type Linea, lineas, namesIn, noEnviadas, type Pedido } from '#support/documentado.ts';
import { declarationsOf, readRows } from '../../scripts/contract/declared.ts';

const rows = readRows(readFileSync('tests/spec/endpoints.tsv', 'utf8'));

/** The form of each path parameter in the documented requests. It identifies a value wherever it is. */
const valores: Readonly<Record<string, RegExp>> = {
  idPersona: /^1001$/,
  idPersonaNovedad: /^500\d$/,
  id: /^5001$/,
  idEmpresa: /^118$/,
  idRegional: /^1$/,
  idTipoNovedad: /^1$/,
  idResolucion: /^5$/,
  rol: /^1$/,
  term: /^(4567890|HC-004512|850307QMJ|QUISPE MAMANI)$/,
  fechaNacimiento: /^01-05-1963$/,
  n: /^0$/,
  tabla: /^2$/,
  idTabla: /^1001$/,
  idRecurso: /^5001$/,
};

/** The values in a documented path at the positions of the template's parameters. */
function valuesOf({ id }: Linea, path: string): string[] {
  const template = id.replace(/^\S+ /, '').split('/');
  const segments = path.replace(/^\//, '').split('/');
  return template.flatMap((part, at) => (/^\{/.test(part) ? [decodeURIComponent(segments[at] ?? '')] : []));
}

/** The values under the contract's parameter names. Each belongs to the name whose form it has, whatever its position. */
function paramsOf(endpoint: Endpoint, values: readonly string[]): Record<string, string> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 1) return { [names[0] ?? '']: values[0] ?? '' };
  const left = [...values];
  return Object.fromEntries(
    names.map((name) => {
      const at = left.findIndex((value) => valores[name]?.test(value));
      return [name, at < 0 ? `no value for ${name}` : (left.splice(at, 1)[0] ?? '')];
    }),
  );
}

/** The sentences about a call, by its line. */
const frases: Readonly<Record<string, string>> = {
  'GET Afiliacion/ActualizarPoblacionBDPA/{id}': '[F-7.5-04]',
  'GET Afiliacion/CalculaEnteGestor/{birthDate}/{regional}/{resolution}': '[R-7.2-06]',
  'POST Afiliacion/ConcluirRegistroRecienNacido/{regional}': '[R-7.2-13]',
  'GET Afiliacion/DetallePoblacionRegionalHistorico/{date}': '[F-7.5-02]',
  'GET Afiliacion/DetallePonblacionFecha/{yyyy-mm-dd}': '[F-7.5-02]',
  'POST Afiliacion/GrabarRecienNacido/{flag}': '[R-7.2-11]',
  'POST Afiliacion/ObtenerNovedadesAfiliacion': '[R-7.2-09]',
  'POST Afiliacion/ObtieneAltasPasivoParaAfiliar': '[R-7.2-15]',
  'POST Afiliacion/ObtieneAltasPreocuParaAfiliar': '[R-7.2-15]',
  'POST Afiliacion/SEGIPconsultaDatosPersona': '[F-7.5-05]',
  'POST AltaCotizante/AceptaAltaCotizante': '[E-7.1-03]',
  'POST AltaCotizante/AnularAltaCotizante': '[E-7.1-03]',
  'POST AltaCotizante/BuscarVigenciaAltaDerechos': '[E-7.1-04]',
  'POST AltaCotizante/EliminaAltaCotizante': '[E-7.1-02]',
  'POST AltaCotizante/InsertarAltaCotizante': '[E-7.1-01]',
  'POST AltaCotizante/ModificaAltaCotizante': '[E-7.1-02]',
  'GET AltaCotizante/ObtenerPeriodoActivoAporteEmpresa/{companyId}/{regionalId}': '[E-7.1-06]',
  'GET AltaCotizante/VerificaNovedadesInconclusas/{personId}/{companyId}': '[E-7.1-05]',
  'POST AltaPasivo/AceptaAltaPasivo': '[R-7.3-01]',
  'POST AltaPasivo/BuscarVigenciaAltaDerechos': '[R-7.3-01]',
  'POST AltaPasivo/EliminaAltaPasivo': '[R-7.3-01]',
  'POST AltaPasivo/InsertarAltaPasivo': '[R-7.3-01] [R-3.1-01]',
  'POST AltaPasivo/ModificaAltaPasivo': '[R-7.3-01]',
  'GET AltaPasivo/VerificaNovedadesInconclusas/{personId}/{companyId}': '[R-7.3-02]',
  'PUT CambiarContrasena': '[F-7.1-09]',
  'POST EmpAuth': '[F-7.1-01] [F-3.1-06]',
  'POST EmpAuth/newToken': '[F-7.1-03]',
  'POST Login/Usuario': '[F-7.1-02] [F-3.1-06]',
  'PUT ReestablecerContrasena/reestablece': '[F-7.1-12]',
  'POST ReestablecerContrasena/solicita': '[F-7.1-10]',
  'POST ReestablecerContrasena/verificaEnlace': '[F-7.1-11]',
  'POST BajaCotizante/AceptaBajaCotizante': '[E-7.2-02]',
  'POST BajaCotizante/AnularBajaCotizante': '[E-7.2-02]',
  'POST BajaCotizante/BuscarVigenciaBajaDerechos': '[E-7.2-02]',
  'GET BajaCotizante/CalculoPlazo/{value}': '[E-7.2-04]',
  'POST BajaCotizante/EliminaBajaCotizante': '[E-7.2-02]',
  'POST BajaCotizante/InsertarBajaCotizante': '[E-7.2-01]',
  'POST BajaCotizante/ModificaBajaCotizante': '[E-7.2-02]',
  'GET BajaCotizante/VerificaNovedadesInconclusas/{idPersona}/{idEmpresa}': '[E-7.2-03]',
  'POST BajaPasivo/AceptaBajaPasivo': '[R-7.4-02]',
  'GET BajaPasivo/BuscaPacienteFallecido/{noticeId}': '[R-7.4-04]',
  'POST BajaPasivo/EliminaBajaPasivo': '[R-7.4-02]',
  'POST BajaPasivo/InsertarBajaPasivo': '[R-7.4-02] [F-3.7-04] [R-3.1-04]',
  'POST BajaPasivo/ModificaBajaPasivo': '[R-7.4-02]',
  'GET BajaPasivo/VerificaNovedadesInconclusas/{personId}/{companyId}': '[R-7.4-03]',
  'POST Bdpa/BuscarMensajeBDPA': '[F-7.4-01]',
  'POST Bdpa/BuscarPersonaCotizanteBDPA': '[F-7.4-01]',
  'POST Bdpa/BuscarPersonaYObservacion': '[F-7.4-01]',
  'POST Bdpa/NotificarDiferencia': '[F-7.4-02]',
  'POST EmpCitaMedica/ListaCorreos/': '[R-7.8-04]',
  'GET EmpCitaMedica/PeriodoHabilitadoCitaMedica/': '[R-7.8-02]',
  'POST EmpCitaMedica/RegistrarCorreos/': '[R-7.8-03] [R-3.6-03]',
  'POST EmpCitaMedica/ReporteCitasMedicas/': '[R-7.8-01] [R-3.6-01]',
  'GET Empresas/BuscaEmpresaXIdAnterior/{id}': '[F-7.3-01]',
  'GET Empresas/ObtieneXId/{id}': '[F-7.3-01]',
  'GET Reportes/ObtenerFacturaCliente/{id}': '[F-7.2-04] [R-7.6-07]',
  'GET Reportes/ObtenerFacturaClienteXml/{cuf}': '[F-7.2-03]',
  'POST ReportesEmpresasExternas/Facturas': '[F-7.2-01]',
  'GET ReportesEmpresasExternas/ObtenerFactura/{idVenta}': '[F-7.2-02]',
  'POST Ocupacional/OcupacionalEliminar/': '[R-7.7-05]',
  'POST Ocupacional/OcupacionalListar/': '[R-7.7-01] [R-3.4-02]',
  'POST Ocupacional/OcupacionalListaXGenerar/': '[R-7.7-02]',
  'POST Ocupacional/OcupacionalRegistrar/': '[R-7.7-04]',
  'POST OrdenPago/OrdenPagoAnulaSolicitud/': '[R-7.6-01]',
  'POST OrdenPago/OrdenPagoEliminar/': '[R-7.6-01] [R-7.6-09]',
  'GET OrdenPago/OrdenPagoEliminarXIdNovedad/{id}': '[R-7.6-06]',
  'POST OrdenPago/OrdenPagoFormularioFisico': '[R-7.6-04] [R-3.5-01]',
  'POST OrdenPago/OrdenPagoFormularioFisicoDetalle': '[R-7.6-04]',
  'POST OrdenPago/OrdenPagoGeneraSolicitud/': '[R-7.6-01]',
  'POST OrdenPago/OrdenPagoId/': '[R-7.6-01] [R-7.6-09]',
  'GET OrdenPago/OrdenPagoListaNovedad/{text}': '[R-7.6-06]',
  'POST OrdenPago/OrdenPagoListar/': '[R-7.6-01] [R-3.3-05]',
  'POST OrdenPago/OrdenPagoNovedadesCobrar/': '[R-7.6-01] [R-3.3-03]',
  'GET OrdenPago/OrdenPagoPorNovedadId/{id}': '[R-7.6-06]',
  'POST OrdenPago/OrdenPagoRegistrar/': '[R-7.6-01] [R-7.6-08]',
  'GET OrdenPago/OrdenPagoVerificaPagoRequiere/{id}': '[R-7.6-06]',
  'POST OrdenPago/OrdenPagoVerificaRequierePago': '[R-7.6-03]',
  'GET EmpPacientes/BuscarXDocumentoIdentidad/{term}/{companyId}/{role}': '[F-7.6-03]',
  'GET EmpPacientes/BuscarXHistoriaClinica/{term}/{companyId}/{role}': '[F-7.6-03]',
  'GET EmpPacientes/BuscarXMatricula/{term}/{companyId}/{role}': '[F-7.6-03]',
  'GET EmpPacientes/BuscarXNombre/{term}/{companyId}/{role}': '[F-7.6-03]',
  'GET Pacientes/BuscarXDocumentoIdentidad/{term}/{role}': '[F-7.6-02]',
  'GET Pacientes/BuscarXHistoriaClinica/{term}/{role}': '[F-7.6-02]',
  'GET Pacientes/BuscarXMatricula/{term}/{role}': '[F-7.6-02]',
  'GET Pacientes/BuscarXNombre/{term}/{role}': '[F-7.6-02]',
  'GET Pacientes/ObtieneXId/{id}': '[F-7.6-01]',
  'GET EmpParametros/CantidadCorreosPermitidos/': '[R-7.8-05]',
  'GET Parametros/BuscarEstadoProcesos/{processType}': '[F-7.7-01] [R-7.1-04]',
  'GET Parametros/BuscarLocalidadXNombre/{name}': '[F-7.7-01]',
  'POST Parametros/GrabarRelacionParentecoVM': '[R-7.1-02] [R-3.7-01]',
  'POST Parametros/GrabarTipoAseguradoVM': '[F-7.7-08]',
  'POST Parametros/ListaNovedadesParametro/': '[E-7.4-01] [E-3-09] [R-3.2-04]',
  'GET Parametros/ListarRelacionesParentesco/': '[R-7.1-01]',
  'GET Parametros/NovedadAntecesor/{value}': '[F-7.7-01]',
  'POST Parametros/NovedadProductos': '[F-7.7-03]',
  'GET Parametros/RecuperarRelacionParentesco/{id}': '[R-7.1-01]',
  'GET Parametros/RecuperarTipoAsegurado/{id}': '[F-7.7-08]',
  'GET PersonasEmpresa/ObtieneEmpresasHabilitada/{a}/{b}': '[F-7.3-02] [E-7.1-11]',
  'GET PersonasEmpresa/ObtieneEmpresasHabilitadas/{id}': '[F-7.3-02] [E-7.1-11]',
  'POST PersonasNovedad/ModificarEstado': '[R-7.10-01]',
  'POST PersonasNovedad/ObtenerNovedades': '[R-7.10-04]',
  'POST PersonasNovedad/ObtenerNovedadesPadre': '[R-7.10-03]',
  'GET PersonasNovedad/ObtenerXId/{id}/{n}': '[R-7.2-02] [R-7.10-05]',
  'GET PersonasNovedad/ObtenerXIdOld/{id}/{n}': '[R-7.10-05]',
  'GET PersonasNovedad/ObtieneIdPersonaNovedadDadoIdPersonaIdEmpresaIdTipoNovedad/{a}/{b}/{c}': '[R-7.10-06]',
  'GET PersonasNovedad/ObtieneIdPersonaNovedadPorIdPersonaIdEmpresaIdTipoNovedad/{a}/{b}/{c}': '[R-7.10-06]',
  'GET Recursos/ObtenerRecurso/{a}/{b}/{c}': '[R-7.9-02]',
  'GET Recursos/ObtenerRequisitosPorTipoNovedad/{id}': '[R-7.9-01]',
  'GET Recursos/ObtenerRequisitosTipoNovedadPorNombre/{name}': '[R-7.9-01]',
  'GET Reportes/CompromisoAfiliacionDocumento/{id}': '[R-7.2-05]',
  'GET Reportes/CompromisoPagoDocumento/{id}': '[R-7.2-05]',
  'POST Reportes/OrdenPagoSolicitud/': '[R-7.6-07]',
  'GET Reportes/ReporteAvisoAlta/{a}/{b}': '[E-7.1-08]',
  'GET Reportes/ReporteAvisoAltaPasivo/{personId}/{noticeId}': '[R-7.2-05]',
  'GET Reportes/ReporteAvisoBaja/{idPersona}/{idPersonaNovedad}': '[E-7.2-05]',
  'GET Reportes/ReporteAvisoTransferencia/{idPersona}/{idPersonaNovedad}': '[E-7.3-03] [R-7.5-02]',
  'GET Reportes/ReporteBajaPasivo/{personId}/{noticeId}': '[R-7.4-01]',
  'GET Reportes/ReporteCarneAsegurado/{a}/{b}': '[E-7.1-09]',
  'POST Seguimiento/SeguimientoLista': '[F-7.8-01]',
  'POST Seguimiento/SeguimientoRegistra': '[F-7.8-01] [F-3.10-02]',
  'GET Acceso/Externo': '[F-7.1-08]',
  'GET AccesosExternos/EmpresasXUsuarioRegional': '[F-7.1-05]',
  'GET AccesosExternos/FormulariosMenuXUsuario': '[F-7.1-07]',
  'GET AccesosExternos/ModulosXUsuarioRegionalEmpresa': '[F-7.1-06]',
  'GET AccesosExternos/RegionalesXUsuario': '[F-7.1-04]',
  'GET FormulariosWeb/{x}': '[F-7.1-13]',
  'GET Parametros/BuscarTiposNovedadVM/{text}': '[F-7.7-05]',
  'POST Parametros/GrabarTipoNovedadVM': '[F-7.7-06]',
  'GET Parametros/ListarEstadosProcesoPorTipoNovedadVM/{id}': '[F-7.7-05] [E-7.4-02]',
  'GET Parametros/ListarNovedadId/{id}': '[F-7.7-05] [E-7.4-04]',
  'GET Parametros/ListarTiposNovedad/': '[F-7.7-02] [F-7.7-05]',
  'GET TipoNovedad/BuscarTiposNovedad/{text}': '[F-7.7-05]',
  'GET TipoNovedad/obtieneNovedadesPadre/{ids}': '[F-7.7-05] [E-7.4-03] [R-7.3-03]',
  'GET TipoNovedad/ObtieneTiposNovedadHijosDadoIdPadre/{id}': '[F-7.7-05] [E-7.4-04]',
  'POST TransferenciaCotizante/AceptaTransferenciaCotizante': '[E-7.3-02]',
  'POST TransferenciaCotizante/EliminaTransferenciaCotizante': '[E-7.3-02]',
  'POST TransferenciaCotizante/InsertarTransferenciaCotizante': '[E-7.3-01] [F-3.7-03]',
  'POST TransferenciaCotizante/ModificaTransferenciaCotizante': '[E-7.3-02]',
  'POST TransferenciaPasivo/AceptaTransferenciaPasivo': '[R-7.5-01]',
  'POST TransferenciaPasivo/EliminaTransferenciaPasivo': '[R-7.5-01]',
  'POST TransferenciaPasivo/InsertarTransferenciaPasivo': '[R-7.5-01] [R-3.1-05]',
  'POST TransferenciaPasivo/ModificaTransferenciaPasivo': '[R-7.5-01]',
};
/** What every title of a line begins with: its sentences, and those about the address of insured persons. */
const segun = ({ id, request }: Linea): string =>
  [frases[id] ?? '', request?.path_insured ? '[F-6-02] [F-6-03]' : ''].filter(Boolean).join(' ');

const made = lineas.flatMap((line) => {
  const [method = '', path = ''] = [line.id.split(' ')[0], line.id.replace(/^\S+ /, '')];
  const row = rows.find(
    (one) => one.method === method && [one.controller, one.path].filter(Boolean).join('/') === path,
  );
  return row && line.request
    ? declarationsOf(row).map((call) => ({ line, call, request: line.request as Pedido }))
    : [];
});
const named = made.map((one) => [segun(one.line), one.call.name, one.line.id, one] as const);
const pedidas = lineas.filter(({ request }) => request);

describe('the documented requests', () => {
  test('there are as many as the documents show', () => {
    expect(new Set(made.map(({ line }) => line.id)).size).toBe(pedidas.length);
    expect(Object.keys(frases).filter((id) => pedidas.every((line) => line.id !== id))).toEqual([]);
  });

  test.each(pedidas.map((line) => [segun(line), line.id] as const))('%s %s is a call of the portal', (_, id) => {
    expect(made.map(({ line }) => line.id)).toContain(id);
  });

  test.each(named)('%s %s makes %s at its address, for both audiences', (_, __, ___, one) => {
    const { line, request } = one;
    const { endpoint } = one.call;
    expect(endpoint.method).toBe(request.method);
    const params = paramsOf(endpoint, valuesOf(line, request.path));
    const query = request.query ?? {};
    const [path = ''] = urlOf(endpoint, 'others', { params, query }).split('?');
    expect(path).toBe(request.path);
    expect(endpoint.query).toEqual(Object.keys(query));
    const [insured = ''] = urlOf(endpoint, 'insured', { params, query }).split('?');
    expect(insured).toBe(request.path_insured ?? request.path);
  });
});

/** Fields that the contract declares but the call's line does not show, with the reason. */
const noMostradas: Readonly<Record<string, string>> = {
  'SegurosPersonasNovedad.FechaFinNovedad': 'interns and volunteers (E 3)',
  'SegurosPersonasNovedad.IdEmpresaDestino': 'transfers (E 3)',
  'SegurosPersonasNovedad.ObservacionCaja': 'what the fund observed, kept apart from what the employer wrote',
  'SegurosPersonasNovedad.Version': 'number of the change: two people never overwrite each other',
  RecienNacido: 'no body of newborns is shown (decision 81)',
  'RecienNacido.IdRecienNacido': 'no body of newborns is shown (decision 81)',
  'RecienNacido.IdPersonaMadre': 'no body of newborns is shown (decision 81)',
  'RecienNacido.Multiplicidad': 'no body of newborns is shown (decision 81)',
  'RecienNacido.IdRegional': 'no body of newborns is shown (decision 81)',
  Descripcion: 'maintenance: only ids are shown (R 3.7)',
  IdRolAfiliacion: 'maintenance: only ids are shown (R 3.7)',
  Parentescos: 'maintenance: only ids are shown (R 3.7)',
  IdCanal: 'lists of transfers and retirees (E 7.4)',
  Observacion: 'the second body of ModificarEstado (E 7.4)',
  Anular: 'the second body of ModificarEstado (E 7.4)',
};

/** Bodies with dates 'dd/mm/yyyy', which the portal stores as 'yyyy-mm-dd'. */
const conFechas = new Set(['ordenPago.registrar']);

const bodies = named.filter(([, , , { request }]) => request.body !== undefined);

describe('the documented bodies', () => {
  test.each(bodies)('%s %s sends the fields of %s by their names', (_, __, id, { call: { endpoint }, request }) => {
    const declared = camposDe(endpoint.body);
    const documented = namesIn(request.body);
    const left = noEnviadas[id]?.campos;
    expect(
      documented.filter((field) => !declared.includes(field) && !left?.test(field)),
      'not declared',
    ).toEqual([]);
    const wrapped = new Set(documented.map((field) => field.replace(/^filtroRegistro\./, '')));
    const others = declared.filter((field) => !wrapped.has(field) && !(field in noMostradas));
    expect(others, 'not documented').toEqual([]);
  });

  test.each(bodies)('%s %s sends what %s shows as it stands', (_, name, __, { call: { endpoint }, request }) => {
    const held = conFechas.has(name) ? readOrNull(endpoint.body, request.body) : request.body;
    expect(asSent(endpoint.body, held)).toMatchObject(Object(request.body));
  });
});
