import { call } from '#client/call.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { reportes } from '#contract/services/reportes.ts';
import { transferenciaCotizante as servicio } from '#contract/services/transferenciaCotizante.ts';
import { avisoMessages } from '#engine/avisoMessages.ts';
import { fechaDeDeclaracion, numeroDeAviso } from '#engine/datos.ts';
import { datosPersona } from '#engine/datosPersona.ts';
import { defineNovedad } from '#engine/definition.ts';
import {
  abrirTraslado,
  alElegirRegional,
  enPeriodo,
  limitesDeTraslado,
  novedadDeTraslado,
  personaDeTraslado,
  regionalDeOrigen,
} from '#engine/traslado.ts';
import { trasladoMessages } from '#engine/trasladoMessages.ts';
import { general } from '#messages/general.ts';
import { validation } from '#messages/validation.ts';
import { accionesDeTransferencia } from './transferenciaActions.ts';
import { transferenciaMessages as textos } from './transferenciaMessages.ts';
import { seleccionarTransferencia } from './transferenciaSelection.ts';

/** The transfer notice of contributors (spec E 2.6, 5.5, 7.3). */
export const avisoDeTransferencia = defineNovedad({
  key: 'transferencia-cotizante',
  idTipoPadre: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE,
  pickerLabel: textos.nuevo,
  heading: textos.tituloFormulario,
  nombre: { conArticulo: 'la transferencia', solo: trasladoMessages.nombre },
  tabNovedad: textos.tituloFormulario,
  routes: { list: 'aviso-transferencia-admin', edit: 'aviso-transferencia-editar' },
  actions: accionesDeTransferencia,
  secciones: { persona: personaDeTraslado, novedad: novedadDeTraslado },
  datosPersona,
  datosNovedad: (form, estado) => [numeroDeAviso(form), regionalDeOrigen(), ...fechaDeDeclaracion(form, estado)],
  reglas: [enPeriodo],
  seOfrece: () => true,
  alElegir: alElegirRegional,
  alAbrir: abrirTraslado,
  limitesFecha: limitesDeTraslado,
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
    confirmSave: trasladoMessages.guardar,
    confirmDelete: (name) => avisoMessages.eliminar(trasladoMessages.nombre, name),
    invalid: () => `${avisoMessages.invalidoNovedad} ${validation.revise}`,
    descartar: general.cancelar,
  },
  alEliminar: 'quedarse',
});
