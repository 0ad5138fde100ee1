import { call } from '#client/call.ts';
import { session } from '#client/session.ts';
import { nombreRegional, tipoNovedad } from '#contract/enumerations.ts';
import { reportes } from '#contract/services/reportes.ts';
import { transferenciaCotizante as servicio } from '#contract/services/transferenciaCotizante.ts';
import { avisoMessages } from '#engine/avisoMessages.ts';
import { fechaDeDeclaracion, numeroDeAviso } from '#engine/datos.ts';
import { datosPersona } from '#engine/datosPersona.ts';
import { defineNovedad } from '#engine/definition.ts';
import { general } from '#messages/general.ts';
import { validation } from '#messages/validation.ts';
import { accionesDeTransferencia } from './transferenciaActions.ts';
import { novedadDeTransferencia, personaDeTransferencia } from './transferenciaFields.ts';
import { transferenciaMessages as textos } from './transferenciaMessages.ts';
import { abrirTransferencia } from './transferenciaOpening.ts';
import { alElegirRegional, enPeriodo, limitesDeTransferencia } from './transferenciaRules.ts';
import { seleccionarTransferencia } from './transferenciaSelection.ts';

/** Whoever sees a transfer works in the regional it starts from. */
const origen = () => ({
  label: textos.regionalDeOrigen,
  value: nombreRegional(session.getState().user?.id_regional ?? 0).toUpperCase(),
});

/** The transfer notice of contributors (spec E 2.6, 5.5, 7.3). */
export const avisoDeTransferencia = defineNovedad({
  key: 'transferencia-cotizante',
  idTipoPadre: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE,
  pickerLabel: textos.nuevo,
  heading: textos.tituloFormulario,
  nombre: { conArticulo: 'la transferencia', solo: textos.nombre },
  tabNovedad: textos.tituloFormulario,
  routes: { list: 'aviso-transferencia-admin', edit: 'aviso-transferencia-editar' },
  actions: accionesDeTransferencia,
  secciones: { persona: personaDeTransferencia, novedad: novedadDeTransferencia },
  datosPersona,
  datosNovedad: (form, estado) => [numeroDeAviso(form), origen(), ...fechaDeDeclaracion(form, estado)],
  reglas: [enPeriodo],
  tiposOfrecidos: () => [tipoNovedad.TRANSFERENCIA_COTIZANTE],
  alElegir: alElegirRegional,
  alAbrir: abrirTransferencia,
  limitesFecha: limitesDeTransferencia,
  buscarEn: 'empresa',
  seleccionar: seleccionarTransferencia,
  endpoints: {
    insertar: servicio.insertar,
    modificar: servicio.modificar,
    eliminar: servicio.eliminar,
    aceptar: servicio.aceptar,
  },
  idsDeInsercion: (datos, { BasePersonas }) => ({ idPersona: BasePersonas.IdPersona, idPersonaNovedad: Number(datos) }),
  imprimir: {
    pedir: (ids) => call(reportes.avisoTransferencia, { params: { ...ids } }),
    archivo: 'AvisoTransferencia.pdf',
  },
  conOrdenPago: false,
  messages: {
    confirmSave: textos.guardar,
    confirmDelete: (name) => avisoMessages.eliminar(textos.nombre, name),
    invalid: () => `${avisoMessages.invalidoNovedad} ${validation.revise}`,
    descartar: general.cancelar,
  },
  alEliminar: 'quedarse',
});
