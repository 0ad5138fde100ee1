import { rolAfiliacion, tipoNovedad } from '#contract/enumerations.ts';
import { transferenciaPasivo as servicio } from '#contract/services/transferenciaPasivo.ts';
import { definirNovedad } from '#engine/definition/definition.ts';
import { personaSoloLectura } from '#engine/family/personaFields.ts';
import { limitesDePersona, traslado } from '#engine/family/traslado.ts';
import { trasladoMessages } from '#engine/family/trasladoMessages.ts';
import { pasivoMessages } from '../messages.ts';
import { transferenciaPasivoMessages as textos } from './messages.ts';
import { seleccionarTransferenciaPasivo } from './selection.ts';

/** The transfer notice of retirees (spec R 2.5, 4.3, 5.4, 7.5). */
export const avisoDeTransferenciaPasivo = definirNovedad({
  ...traslado,
  key: 'transferencia-pasivo',
  idTipoPadre: tipoNovedad.TRANSFERENCIA_PASIVO,
  heading: textos.encabezado,
  nombre: { conArticulo: 'la transferencia del pasivo', solo: trasladoMessages.nombre },
  secciones: {
    ...traslado.secciones,
    persona: personaSoloLectura({ ...limitesDePersona, nacimientoDeTodos: true }),
  },
  busqueda: { titulo: pasivoMessages.buscar, rol: rolAfiliacion.titular },
  seleccionar: seleccionarTransferenciaPasivo,
  endpoints: {
    insertar: servicio.insertar,
    modificar: servicio.modificar,
    eliminar: servicio.eliminar,
    aceptar: servicio.aceptar,
  },
});

/** The family's one form. */
export const formularios = [avisoDeTransferenciaPasivo] as const;
