import { expect, test } from 'vitest';
import { namedCalls } from './namedCalls.ts';

/**
 * Requirements that name calls. The contract's tests call client and sandbox by the same declaration, so a wrong address
 * passes there. A parameter has its name here where the requirement says what stands in its place.
 */
test.each([
  [
    '[R-7.1-01]',
    'GET Parametros ',
    'ListarRelacionesParentesco/ RecuperarRelacionParentesco/: BuscarRelacionParentescoVM/:',
  ],
  ['[R-7.1-02]', 'POST Parametros ', 'GrabarRelacionParentecoVM'],
  ['[R-7.1-03]', 'POST Parametros ', 'EliminarRelacionParentecoVM'],
  ['[R-7.1-04]', 'GET Parametros ', 'BuscarEstadoProcesos/:processType'],
  ['[R-7.2-01]', 'GET Afiliacion ', 'ObtenerGrupoFamiliar/:'],
  ['[R-7.2-01]', 'GET Afiliacion AsegAfiliacion', 'ObtenerGrupoFamiliarXEmpresa/:/:'],
  ['[R-7.2-02]', 'GET PersonasNovedad AsegPersonasNovedad', 'ObtenerXId/:id/:n'],
  [
    '[R-7.2-03]',
    'POST Afiliacion ',
    `NovedadActualizaDatos/ NovedadCambioGenero/ NovedadAmpliacionSeguro/ NovedadAmpliacionSeguroResolucion/
     NovedadCompromisoAfiliacion/ NovedadCompromisoPago/`,
  ],
  ['[R-7.2-03]', 'POST Afiliacion AsegAfiliacion', 'NovedadActualizaDatosNoRelevantes/'],
  ['[R-7.2-04]', 'GET Afiliacion ', 'NovedadAfiliacionJson/:'],
  [
    '[R-7.2-05]',
    'GET Reportes ',
    'CompromisoPagoDocumento/: CompromisoAfiliacionDocumento/: ReporteAvisoAltaPasivo/:idPersona/:idPersonaNovedad',
  ],
  ['[R-7.2-06]', 'GET Afiliacion ', 'CalculaEnteGestor/:fechaNacimiento/:idRegional/:idResolucion'],
  ['[R-7.2-07]', 'GET Afiliacion ', 'ResolucionesEnteGestor'],
  ['[R-7.2-08]', 'GET Afiliacion ', 'TieneContratosVigenteSegVol/:/: ObtieneDatosContratosVigenteSegVol/:/:'],
  ['[R-7.2-09]', 'POST Afiliacion ', 'ObtenerNovedadesAfiliacion'],
  ['[R-7.2-10]', 'GET Afiliacion ', 'ObtenerRecienNacidosSAMIPostgres/:/:/:/:/:/:'],
  ['[R-7.2-11]', 'POST Afiliacion ', 'GrabarRecienNacido/:'],
  ['[R-7.2-13]', 'POST Afiliacion ', 'ConcluirRegistroRecienNacido/:idRegional'],
  ['[R-7.2-14]', 'GET Afiliacion AsegAfiliacion', 'ObtenerRecienNacidos/:/:/:'],
  ['[R-7.2-14]', 'GET Afiliacion ', 'PersonaTieneRecienNacido/:'],
  ['[R-7.2-15]', 'POST Afiliacion ', 'ObtieneAltasPasivoParaAfiliar'],
  ['[R-7.2-15]', 'POST Afiliacion AsegAfiliacion', 'ObtieneAltasPreocuParaAfiliar'],
  ['[R-7.2-16]', 'POST Novedades ', 'QuitarHabilitarVigencia'],
  ['[R-7.2-17]', 'POST Afiliacion ', 'ObtieneDatosPersonaObservacion/ NovedadActualizaObservacion/'],
  ['[R-7.2-17]', 'GET Afiliacion ', 'ObtieneDatosPersona/: ObtieneDatosPersonaPaciente/:'],
  ['[R-7.2-18]', 'POST Afiliacion AsegAfiliacion', 'InsertaPersonaPacienteNovedad ModificaPersonaPacienteNovedad'],
  ['[R-7.2-19]', 'GET Afiliacion AsegAfiliacion', 'ObtienePersonaPacienteNovedad/:/:/:/:'],
  [
    '[R-7.3-01]',
    'POST AltaPasivo ',
    'InsertarAltaPasivo ModificaAltaPasivo BuscarVigenciaAltaDerechos AceptaAltaPasivo EliminaAltaPasivo',
  ],
  ['[R-7.3-02]', 'GET AltaPasivo ', 'VerificaNovedadesInconclusas/:idPersona/:idEmpresa'],
  ['[R-7.4-01]', 'GET Reportes ', 'ReporteBajaPasivo/:idPersona/:idPersonaNovedad'],
  ['[R-7.4-02]', 'POST BajaPasivo ', 'InsertarBajaPasivo ModificaBajaPasivo EliminaBajaPasivo AceptaBajaPasivo'],
  ['[R-7.4-03]', 'GET BajaPasivo ', 'VerificaNovedadesInconclusas/:idPersona/:idEmpresa'],
  ['[R-7.4-04]', 'GET BajaPasivo ', 'BuscaPacienteFallecido/:idPersonaNovedad'],
  [
    '[R-7.5-01]',
    'POST TransferenciaPasivo ',
    `InsertarTransferenciaPasivo ModificaTransferenciaPasivo EliminaTransferenciaPasivo AceptaTransferenciaPasivo`,
  ],
  ['[R-7.5-02]', 'GET Reportes ', 'ReporteAvisoTransferencia/:idPersona/:idPersonaNovedad'],
  [
    '[R-7.6-01]',
    'POST OrdenPago AsegOrdenPago',
    `OrdenPagoNovedadesCobrar/ OrdenPagoNovedadesCobrarVacio/ OrdenPagoRegistrar/ OrdenPagoRegistrarConNovedad/
     OrdenPagoActualizarNumeroComprobante OrdenPagoListar/ OrdenPagoId/ OrdenPagoEliminar/ OrdenPagoGeneraSolicitud/
     OrdenPagoAnulaSolicitud/ OrdenPagoListaNovedadRegistro/`,
  ],
  [
    '[R-7.6-02]',
    'POST OrdenPago AsegOrdenPago',
    'OrdenPagoVerificaDatosNovedad/ OrdenPagoCarrito/ OrdenPagoDatoFactura/ GeneraQR/',
  ],
  ['[R-7.6-03]', 'POST OrdenPago AsegOrdenPago', 'OrdenPagoVerificaRequierePago'],
  ['[R-7.6-04]', 'POST OrdenPago AsegOrdenPago', 'OrdenPagoFormularioFisico OrdenPagoFormularioFisicoDetalle'],
  [
    '[R-7.6-05]',
    'POST OrdenPago AsegOrdenPago',
    `OrdenPagoFormularioFisicoTieneSaldo OrdenPagoFormularioFisicoDescontar OrdenPagoFormularioRegistro
     OrdenPagoFormularioEliminar`,
  ],
  [
    '[R-7.6-06]',
    'GET OrdenPago AsegOrdenPago',
    `ListarOrdenPagoCarneVM/: OrdenPagoPorNovedadId/: OrdenPagoListaNovedad/: OrdenPagoListaTiposNovedad/
     OrdenPagoEliminarXIdNovedad/: OrdenPagoVerificaPagoRequiere/: OrdenPagoTotalPorPagarPersona/:/:`,
  ],
  ['[R-7.6-07]', 'POST Reportes ', 'OrdenPagoSolicitud/'],
  ['[R-7.6-07]', 'GET Reportes ', 'ObtenerFacturaCliente/:'],
  [
    '[R-7.7-01]',
    'POST Ocupacional AsegOcupacional',
    `OcupacionalListar/ OcupacionalPersonaBasico/ OcupacionalEmpresaBasico/ OcupacionalExamenesSami/
     OcupacionalRecuperaMedicos/ OcupacionalListaHorariosDisponibles/ OcupacionalProgramarCita/ OcupacionalProgramacion/`,
  ],
  ['[R-7.7-02]', 'POST Ocupacional AsegOcupacional', 'OcupacionalListaXGenerar/'],
  [
    '[R-7.7-03]',
    'POST Ocupacional AsegOcupacional',
    'OcupacionalVerificaParaProgramar/ OcupacionalVerificaParaProgramarValido/',
  ],
  [
    '[R-7.7-03]',
    'GET Ocupacional AsegOcupacional',
    'OcupacionalAltaValida/: OcupacionalVerificaOcupacionalRealizado/:',
  ],
  ['[R-7.7-04]', 'POST Ocupacional ', 'OcupacionalRegistrar/'],
  ['[R-7.7-05]', 'POST Ocupacional ', 'OcupacionalEliminar/'],
  ['[R-7.7-06]', 'POST Reportes AsegReporte', 'OcupacionalReporte/'],
  [
    '[R-6-02]',
    'POST Ocupacional ',
    `OcupacionalPacienteBasico/ OcupacionalRegistrar/ OcupacionalEliminar/ OcupacionalEliminarExamen/
     OcupacionalConcluido/ RegistrarPreOcupacionalInso/ ModificarPreOcupacionalInso/ CitaElimina/
     OcupacionalValidarNovedad/`,
  ],
  ['[R-7.8-01]', 'POST EmpCitaMedica AsegCitaMedica', 'ReporteCitasMedicas/'],
  ['[R-7.8-02]', 'GET EmpCitaMedica AsegCitaMedica', 'PeriodoHabilitadoCitaMedica/'],
  ['[R-7.8-03]', 'POST EmpCitaMedica AsegCitaMedica', 'RegistrarCorreos/'],
  ['[R-7.8-04]', 'POST EmpCitaMedica AsegCitaMedica', 'ListaCorreos/'],
  ['[R-7.8-05]', 'GET EmpParametros AsegParametros', 'CantidadCorreosPermitidos/'],
  [
    '[R-7.9-01]',
    'GET Recursos ',
    `ObtenerRequisitosPorTipoNovedad/:idTipoNovedad ObtenerRequisitosTipoNovedadPorNombre/:nombre
     ObtenerRequisitosTipoNovedadPorId/:idRequisito`,
  ],
  ['[R-7.9-02]', 'GET Recursos AsegRecursos', 'ObtenerRecurso/:/:/:'],
  ['[R-7.9-02]', 'DELETE Recursos ', 'EliminarRecurso/:/:/:'],
  ['[R-7.9-03]', 'POST Recursos AsegRecursos', 'GrabarRecurso grabarRecursoIdTablaCero VerificarRecursoIdTablaCero'],
  ['[R-7.9-04]', 'GET Recursos AsegRecursos', 'ValidacionDeAdjuntos/:/:'],
  ['[R-7.9-05]', 'GET {token} ', ':'],
  ['[R-7.10-01]', 'POST PersonasNovedad AsegPersonasNovedad', 'ModificarEstado'],
  ['[R-7.10-02]', 'GET PersonasNovedad ', 'GuardarObjetoJsonProcesoFinalizado/:/:'],
  ['[R-7.10-02]', 'POST PersonasNovedad ', 'ModificarEstadoProcesoFinalizado'],
  ['[R-7.10-03]', 'POST PersonasNovedad ', 'ObtenerNovedadesPadre'],
  ['[R-7.10-04]', 'POST PersonasNovedad ', 'ObtenerNovedades'],
  ['[R-7.10-05]', 'GET PersonasNovedad ', 'ObtieneNovedades/:/: VerificaSiTieneBajaTitular/:'],
  [
    '[R-7.10-05]',
    'GET PersonasNovedad AsegPersonasNovedad',
    'ObtenerXId/:/: ObtenerXIdOld/:/: ObtieneNovedadesCaminoPorIdPersona/:/:',
  ],
  [
    '[R-7.10-06]',
    'GET PersonasNovedad AsegPersonasNovedad',
    'ObtieneIdPersonaNovedadDadoIdPersonaIdEmpresaIdTipoNovedad/:idPersona/:idEmpresa/:idTipoNovedad',
  ],
  [
    '[R-7.10-06]',
    'GET PersonasNovedad ',
    'ObtieneIdPersonaNovedadPorIdPersonaIdEmpresaIdTipoNovedad/:idPersona/:idEmpresa/:idTipoNovedad',
  ],
  ['[R-7.10-06]', 'POST PersonasNovedad ', 'PersonaNovedades/'],
  ['[R-6-01, R-1-07]', 'GET Afiliacion AsegAfiliacion', 'ObtenerGrupoFamiliarXEmpresa/:/:'],
  ['[R-6-01, R-1-07]', 'GET PersonasNovedad AsegPersonasNovedad', 'ObtenerXIdOld/:/:'],
  ['[R-6-01, R-1-07]', 'POST EmpCitaMedica AsegCitaMedica', 'ReporteCitasMedicas/'],
  ['[R-6-01, R-1-07]', 'GET EmpParametros AsegParametros', 'CantidadCorreosPermitidos/'],
  ['[R-6-01, R-1-07]', 'GET Recursos AsegRecursos', 'ObtenerRecurso/:/:/:'],
  ['[R-6-01, R-1-07]', 'POST OrdenPago AsegOrdenPago', 'OrdenPagoListar/'],
  ['[R-6-01, R-1-07]', 'POST Ocupacional AsegOcupacional', 'OcupacionalListar/'],
  ['[R-6-01, R-1-07]', 'POST Reportes AsegReporte', 'OcupacionalReporte/'],
])('%s %s', (_id, way, paths) => {
  for (const path of paths.split(/\s+/)) expect(namedCalls, way).toContain(`${way} /${path}`);
});
