import { tipoNovedad } from '#contract/enumerations.ts';
import { transferenciaCotizante as servicio } from '#contract/services/transferenciaCotizante.ts';
import { definirNovedad } from '#engine/definition/definition.ts';
import { traslado } from '#engine/family/traslado.ts';
import { trasladoMessages } from '#engine/family/trasladoMessages.ts';
import { transferenciaMessages as textos } from './messages.ts';
import { seleccionarTransferencia } from './selection.ts';

/** The transfer notice of contributors (spec E 2.6, 5.5, 7.3). */
export const avisoDeTransferencia = definirNovedad({
  ...traslado,
  key: 'transferencia-cotizante',
  idTipoPadre: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE,
  heading: textos.encabezado,
  nombre: { conArticulo: 'la transferencia', solo: trasladoMessages.nombre },
  seleccionar: seleccionarTransferencia,
  endpoints: {
    insertar: servicio.insertar,
    modificar: servicio.modificar,
    eliminar: servicio.eliminar,
    aceptar: servicio.aceptar,
  },
});

/** The family's one form. */
export const formularios = [avisoDeTransferencia] as const;
