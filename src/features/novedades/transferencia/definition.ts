import { tipoNovedad } from '#contract/enumerations.ts';
import { transferenciaCotizante as servicio } from '#contract/services/transferenciaCotizante.ts';
import { defineNovedad } from '#engine/definition/definition.ts';
import { traslado } from '#engine/family/traslado.ts';
import { trasladoMessages } from '#engine/family/trasladoMessages.ts';
import { accionesDeTransferencia } from './actions.ts';
import { transferenciaMessages as textos } from './messages.ts';
import { seleccionarTransferencia } from './selection.ts';

/** The transfer notice of contributors (spec E 2.6, 5.5, 7.3). */
export const avisoDeTransferencia = defineNovedad({
  ...traslado,
  key: 'transferencia-cotizante',
  idTipoPadre: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE,
  pickerLabel: textos.nuevo,
  heading: textos.tituloFormulario,
  nombre: { conArticulo: 'la transferencia', solo: trasladoMessages.nombre },
  tabNovedad: textos.tituloFormulario,
  routes: { list: 'aviso-transferencia-admin', edit: 'aviso-transferencia-editar' },
  actions: accionesDeTransferencia,
  seleccionar: seleccionarTransferencia,
  endpoints: {
    insertar: servicio.insertar,
    modificar: servicio.modificar,
    eliminar: servicio.eliminar,
    aceptar: servicio.aceptar,
  },
});
