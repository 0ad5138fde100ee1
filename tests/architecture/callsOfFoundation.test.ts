import { expect, test } from 'vitest';
import { controllers } from '#contract/controllers.ts';
import type { Servicio } from '#lib/config.ts';
import { namedCalls } from './namedCalls.ts';

/**
 * Requirements of the foundation and of the employers' notices that name calls; those of retirees and payments are in
 * callsOfRequirements.test.ts, which says why. '' is a controller without a path.
 */
test.each([
  ['[F-7.1-01]', 'POST EmpAuth ', ''],
  ['[F-7.1-02]', 'POST Login ', 'Usuario'],
  ['[F-7.1-03]', 'POST EmpAuth ', 'newToken'],
  ['[F-7.1-04]', 'GET AccesosExternos ', 'RegionalesXUsuario?IdUsuario'],
  ['[F-7.1-05]', 'GET AccesosExternos ', 'EmpresasXUsuarioRegional?idUsuarioRegional'],
  ['[F-7.1-06]', 'GET AccesosExternos ', 'ModulosXUsuarioRegionalEmpresa?IdUsuarioRegionalEmpresa'],
  ['[F-7.1-07]', 'GET AccesosExternos ', 'FormulariosMenuXUsuario?IdRegional&IdSistema'],
  ['[F-7.1-08]', 'GET Acceso ', 'Externo?rutaControl&rutaOrigen&tituloPagina&idRegional&codigoEmpresa'],
  ['[F-7.1-09]', 'PUT CambiarContrasena ', ''],
  ['[F-7.1-10]', 'POST ReestablecerContrasena ', 'solicita'],
  ['[F-7.1-11]', 'POST ReestablecerContrasena ', 'verificaEnlace'],
  ['[F-7.1-12]', 'PUT ReestablecerContrasena ', 'reestablece'],
  ['[F-7.1-13]', 'GET FormulariosWeb ', ':nombre'],
  ['[F-7.1-13]', 'GET Usuario ', 'UsuariosVigentesInternos'],
  ['[F-7.2-01]', 'POST ReportesEmpresasExternas ', 'Facturas'],
  ['[F-7.2-02]', 'GET ReportesEmpresasExternas ', 'ObtenerFactura/:idVenta'],
  ['[F-6-07]', 'POST ReportesEmpresasExternas ', 'Facturas'],
  ['[F-6-07]', 'GET ReportesEmpresasExternas ', 'ObtenerFactura/:idVenta'],
  ['[F-7.2-03]', 'GET Reportes ', 'ObtenerFacturaClienteXml/:cuf'],
  ['[F-7.2-04]', 'GET Reportes ', 'ObtenerFacturaCliente/:cuf'],
  [
    '[F-7.3-01]',
    'GET Empresas ',
    `BuscaEmpresas/:/: ObtieneEmpresaXIdHistorico/: ObtienePadreXId/:/:/: BuscaEmpresaXIdAnterior/:
     ObtieneEmpresasSectorPasivo/: ObtieneEmpresaXNumeroPatronal/:/:`,
  ],
  ['[F-7.3-01]', 'GET Empresas AsegEmpresas', 'ObtieneXId/:'],
  ['[F-7.3-02]', 'GET PersonasEmpresa AsegPersonasEmpresa', 'ObtieneEmpresasHabilitadas/:idPersona'],
  [
    '[F-7.3-02]',
    'GET PersonasEmpresa ',
    `ObtieneEmpresasHabilitada/:idPersona/:idEmpresa PersonaEmpresasHabilitado/:idPersona
     VerificaExistePersonaEmpresa/:idPersona/:idEmpresa ControlVerificaExistePersonaEmpresa/:idPersona/:idEmpresa`,
  ],
  ['[E-7.1-11]', 'GET PersonasEmpresa AsegPersonasEmpresa', 'ObtieneEmpresasHabilitadas/:idPersona'],
  [
    '[E-7.1-11]',
    'GET PersonasEmpresa ',
    `ObtieneEmpresasHabilitada/:idPersona/:idEmpresa PersonaEmpresasHabilitado/:idPersona
     VerificaExistePersonaEmpresa/:idPersona/:idEmpresa ControlVerificaExistePersonaEmpresa/:idPersona/:idEmpresa`,
  ],
  ['[F-7.4-01]', 'POST Bdpa AsegBdpa', 'BuscarPersonaCotizanteBDPA BuscarMensajeBDPA BuscarPersonaYObservacion'],
  ['[F-7.4-02]', 'POST Bdpa ', 'NotificarDiferencia'],
  ['[F-7.4-04]', 'POST Bdpa AsegBdpa', 'v2ConstrastacionDatosBDPA'],
  [
    '[F-7.4-05]',
    'GET Bdpa ',
    `PoblacionAfiliadaDia/:/: PoblacionNoEnviadaDia/:/: GrabarPoblacionNoEnviadaDia/:/: PoblacionAfiliadaMes/:mes
     PoblacionValidadaMes{product}/:mes PoblacionValidadaGestion{product} RevisarPoblacionCSBPenBDPA/:/:
     ListarPoblacion{product}/:/: ObtenerBajasPendientes/:/: EstadisticasBajasPeriodo/:/: EstadisticasBajasMes/:mes
     RegularizarBajasBDPA/:/: CorregirPoblacionCSBPenBDPA/:/:`,
  ],
  ['[F-7.5-01]', 'POST Afiliacion ', 'ValidarAsegurado'],
  [
    '[F-7.5-02]',
    'GET Afiliacion ',
    `ListarNoEnviadosBDPA/:/: recuperarNoenviadoBDPA/:idRegistro EnviarDatosBDPANOENVIADOS DetallePonblacion/
     DetallePonblacionFecha/:fecha DetallePoblacionRegional/ DetallePoblacionRegionalHistorico/:fecha
     DetallePonblacionHistorico/ DatosMonitorRegionalBDPA GrabarPoblacionBDPA EnviarPoblacionBDPA
     ConsultarPoblacionBDPA ListarRegionales`,
  ],
  ['[F-7.5-03]', 'POST Afiliacion ', 'ConsultarEstadoAfiliadoBDPA'],
  ['[F-7.5-04]', 'GET Afiliacion ', 'ActualizarPoblacionBDPA/:idRegistro'],
  ['[F-7.5-05]', 'POST Afiliacion ', 'SEGIPconsultaDatosPersona'],
  ['[F-7.5-07]', 'POST Afiliacion ', 'SEGIPconsultaDatosPersonaV1'],
  [
    '[F-7.5-08]',
    'GET Afiliacion ',
    'RegularizarBajaBDPA/:idPersona/:idEmpresa/:fechaBaja consultaDatosPersona{product}/:idPersona',
  ],
  ['[F-7.5-08]', 'POST Afiliacion ', 'BDPASegurosPaciente CompararBDPACSBP'],
  ['[F-7.6-01]', 'GET Pacientes AsegPacientes', 'ObtieneXId/:idPersona ObtenerGrupoFamiliar/:idPersona'],
  ['[F-7.6-01]', 'GET Persona ', 'ObtieneXId/:idPersona'],
  [
    '[F-7.6-02]',
    'GET Pacientes ',
    `BuscarXDocumentoIdentidad/:term/:rol BuscarXNombre/:term/:rol BuscarXHistoriaClinica/:term/:rol
     BuscarXMatricula/:term/:rol`,
  ],
  [
    '[F-7.6-03]',
    'GET EmpPacientes ',
    `BuscarXDocumentoIdentidad/:term/:idEmpresa/:rol BuscarXNombre/:term/:idEmpresa/:rol
     BuscarXHistoriaClinica/:term/:idEmpresa/:rol BuscarXMatricula/:term/:idEmpresa/:rol`,
  ],
  ['[F-7.6-04]', 'POST Pacientes ', 'BuscarPersonaPaciente/'],
  [
    '[F-7.7-01]',
    'GET Parametros ',
    `BuscarSexos/:valor BuscarGeneros/:valor BuscarPaises/:valor BuscarEstadoProcesos/:processType
     BuscarExtencionesDocumentos/:valor ObtenerLugarFallecimiento/:valor BuscarDepartamento/:valor
     BuscarEstadoCiviles/:valor BuscarLocalidades/:valor BuscarProfesiones/:valor BuscarTiposDocumentos/:valor
     BuscarGradosInstruccion/:valor BuscarLocalidadXId/:id BuscarLocalidadXNombre/:nombre
     ListaCentrosAtencion/:valor ListarTiposNovedadHijaVM/:valor ParametroGeneral/:valor ListaEspecialidades/:valor
     NovedadAntecesor/:texto ListarEstadosProcesoPorTipoNovedadVM/:id`,
  ],
  [
    '[F-7.7-02]',
    'GET Parametros ',
    `ListarTiposPasivo ListarTiposInhabilitacion ListarTipoAseguradoAfiliadoParentesco ObtenerTiposRecienNacido
     Parametricas ListaRelacionParentesco ListaTipoBeneficiario ListarTiposNovedad/ ListarTiposNovedadOrdenado
     EstadoProcesoTodos Productos ProductosFacturacion RelacionParentescoAfiliacion`,
  ],
  [
    '[F-7.7-03]',
    'POST Parametros ',
    `ParametroRegionalRecuperaXId ListarEstadoProcesos NovedadAntecesorRegistro NovedadProductos
     NovedadProductosRegistro NovedadRequisitosNE NovedadOrdenListar NovedadOrdenRegistro ProductosListar
     ProductoRegistro ProductoEliminar`,
  ],
  ['[F-7.7-04]', 'POST EmpParametros AsegParametros', 'ListaEstadoCitaMedica/'],
  [
    '[F-7.7-05]',
    'GET Parametros ',
    `ListarTiposNovedad/ RecuperarTipoNovedadVM/:id BuscarTiposNovedadVM/:texto ListarNovedadId/:id
     ListarEstadosProcesoPorTipoNovedadVM/:id`,
  ],
  [
    '[F-7.7-05]',
    'GET TipoNovedad ',
    'BuscarTiposNovedad/:texto obtieneNovedadesPadre/:ids ObtieneTiposNovedadHijosDadoIdPadre/:id',
  ],
  ['[F-7.7-06]', 'POST Parametros ', 'GrabarTipoNovedadVM'],
  ['[F-7.7-07]', 'POST Parametros ', 'EliminarTiposAfiliacionVM'],
  ['[F-7.7-08]', 'GET Parametros ', 'RecuperarTipoAsegurado/:id'],
  ['[F-7.7-08]', 'POST Parametros ', 'GrabarTipoAseguradoVM EliminarTiposAseguradoVM'],
  ['[F-7.8-01]', 'POST Seguimiento AsegSeguimiento', 'SeguimientoRegistra SeguimientoLista'],
  ['[E-7.1-01]', 'POST AltaCotizante ', 'InsertarAltaCotizante'],
  ['[E-7.1-02]', 'POST AltaCotizante ', 'ModificaAltaCotizante EliminaAltaCotizante'],
  ['[E-7.1-03]', 'POST AltaCotizante ', 'AnularAltaCotizante AceptaAltaCotizante'],
  ['[E-7.1-04]', 'POST AltaCotizante ', 'BuscarVigenciaAltaDerechos'],
  ['[E-7.1-05]', 'GET AltaCotizante ', 'VerificaNovedadesInconclusas/:idPersona/:idEmpresa'],
  ['[E-7.1-06]', 'GET AltaCotizante ', 'ObtenerPeriodoActivoAporteEmpresa/:idEmpresa/:idRegional'],
  ['[E-7.1-07]', 'POST AltaCotizante ', 'BuscarPersonaPacienteId BuscarPersonaPacienteCrear ListarAporteEmpresa'],
  ['[E-7.1-08]', 'GET Reportes ', 'ReporteAvisoAlta/:idPersona/:idPersonaNovedad'],
  ['[E-7.1-09]', 'GET Reportes ', 'ReporteCarneAsegurado/:idPersona/:idPersonaNovedad'],
  [
    '[E-7.1-10]',
    'POST AltaCotizante ',
    `RegularizacionIngresoEmpresa EliminarRegularizacion RecuperaRegularizacion RegularizacionListar/
     ConcluirRegularizacionEmpresa/ ListarEstadosRegularizacion/`,
  ],
  ['[E-7.2-01]', 'POST BajaCotizante ', 'InsertarBajaCotizante'],
  [
    '[E-7.2-02]',
    'POST BajaCotizante ',
    'ModificaBajaCotizante EliminaBajaCotizante AceptaBajaCotizante AnularBajaCotizante BuscarVigenciaBajaDerechos',
  ],
  ['[E-7.2-03]', 'GET BajaCotizante ', 'VerificaNovedadesInconclusas/:idPersona/:idEmpresa'],
  ['[E-7.2-04]', 'GET BajaCotizante ', 'CalculoPlazo/:valor'],
  ['[E-7.2-05]', 'GET Reportes ', 'ReporteAvisoBaja/:idPersona/:idPersonaNovedad'],
  ['[E-7.3-01]', 'POST TransferenciaCotizante ', 'InsertarTransferenciaCotizante'],
  [
    '[E-7.3-02]',
    'POST TransferenciaCotizante ',
    'ModificaTransferenciaCotizante AceptaTransferenciaCotizante EliminaTransferenciaCotizante',
  ],
  ['[E-7.3-03]', 'GET Reportes ', 'ReporteAvisoTransferencia/:idPersona/:idPersonaNovedad'],
  ['[E-7.4-01]', 'POST Parametros ', 'ListaNovedadesParametro/'],
  ['[E-7.4-02]', 'GET Parametros ', 'ListarEstadosProcesoPorTipoNovedadVM/:id'],
  ['[E-7.4-03]', 'GET TipoNovedad ', 'obtieneNovedadesPadre/:ids'],
  ['[E-7.4-04]', 'GET Parametros ', 'ListarNovedadId/:id'],
  ['[E-7.4-04]', 'GET TipoNovedad ', 'ObtieneTiposNovedadHijosDadoIdPadre/:id'],
])('%s %s', (_id, way, paths) => {
  for (const path of paths.split(/\s+/)) expect(namedCalls, way).toContain(path === '' ? `${way} ` : `${way} /${path}`);
});

test('[F-6-02] [R-6-01] [R-1-07] the doors of insured persons', () => {
  const names = Object.values(controllers).flatMap(({ insured, others }) => (insured === others ? [] : [insured]));
  expect([...new Set(names)].sort()).toEqual([
    ...['AsegAfiliacion', 'AsegBdpa', 'AsegCitaMedica', 'AsegEmpresas', 'AsegOcupacional', 'AsegOrdenPago'],
    ...['AsegPacientes', 'AsegParametros', 'AsegPersonasEmpresa', 'AsegPersonasNovedad', 'AsegRecursos', 'AsegReporte'],
    'AsegSeguimiento',
  ]);
});

test('[F-6-03] the others’ doors are unprefixed, or a company’s', () => {
  const names = new Set(Object.values(controllers).map(({ others }) => others));
  expect([...names].filter((name) => /^(Aseg|Emp[A-Z])/.test(name)).sort()).toEqual([
    ...['EmpAuth', 'EmpCitaMedica', 'EmpPacientes', 'EmpParametros'],
  ]);
});

test('[F-7-03] sign-in and permissions are in the security service, companies’ invoices in the billing service', () => {
  const of = (servicio: Servicio) =>
    Object.entries(controllers).flatMap(([name, one]) => (one.servicio === servicio ? [name] : []));
  expect(of('seguridad')).toEqual([
    ...['empAuth', 'login', 'accesosExternos', 'acceso', 'cambiarContrasena', 'reestablecerContrasena', 'usuario'],
    'formulariosWeb',
  ]);
  expect(of('facturacion')).toEqual(['reportesEmpresasExternas']);
  expect(of('notificacionPago')).toEqual([]);
});

test('[F-7.1-13] the forms and the users are in the security service', () => {
  expect([controllers.formulariosWeb.servicio, controllers.usuario.servicio]).toEqual(['seguridad', 'seguridad']);
});

test('[F-6-07] the invoices of a company are in the billing service', () => {
  expect(controllers.reportesEmpresasExternas.servicio).toBe('facturacion');
});
