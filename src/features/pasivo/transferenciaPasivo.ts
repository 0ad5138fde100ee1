import { call } from '#client/call.ts';
import { rolAfiliacion, tipoNovedad } from '#contract/enumerations.ts';
import { reportes } from '#contract/services/reportes.ts';
import { transferenciaPasivo as servicio } from '#contract/services/transferenciaPasivo.ts';
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
import { pasivoMessages } from './pasivoMessages.ts';
import { accionesDeTransferenciaPasivo } from './transferenciaPasivoActions.ts';
import { transferenciaPasivoMessages as textos } from './transferenciaPasivoMessages.ts';
import { seleccionarTransferenciaPasivo } from './transferenciaPasivoSelection.ts';

/** The transfer notice of retirees (spec R 2.5, 4.3, 5.4, 7.5). */
export const avisoDeTransferenciaPasivo = defineNovedad({
  key: 'transferencia-pasivo',
  idTipoPadre: tipoNovedad.TRANSFERENCIA_PASIVO,
  pickerLabel: textos.nuevo,
  heading: textos.encabezado,
  nombre: { conArticulo: 'la transferencia del pasivo', solo: trasladoMessages.nombre },
  tabNovedad: textos.tituloFormulario,
  routes: { list: 'aviso-transferencia-pasivo-admin', edit: 'aviso-transferencia-pasivo-editar' },
  actions: accionesDeTransferenciaPasivo,
  secciones: { persona: personaDeTraslado, novedad: novedadDeTraslado },
  datosPersona,
  datosNovedad: (form, estado) => [numeroDeAviso(form), regionalDeOrigen(), ...fechaDeDeclaracion(form, estado)],
  reglas: [enPeriodo],
  seOfrece: (idTipo) => idTipo === tipoNovedad.TRANSFERENCIA_PASIVO,
  alElegir: alElegirRegional,
  alAbrir: abrirTraslado,
  limitesFecha: limitesDeTraslado,
  buscarEn: 'empresa',
  paraAsegurados: true,
  busqueda: { titulo: pasivoMessages.buscar, rol: rolAfiliacion.titular },
  seleccionar: seleccionarTransferenciaPasivo,
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
