import type { NovedadForm } from '#contract/entities/novedad.ts';
import { bajaPasivoForm } from '#contract/entities/pasivo.ts';
import { rolAfiliacion, tipoNovedad } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { bajaPasivo as servicio } from '#contract/services/bajaPasivo.ts';
import { type Dato, definirNovedad } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { enUnaFila, fechaDeDeclaracion, numeroDeAviso } from '#engine/family/datos.ts';
import { datosPersona } from '#engine/family/datosPersona.ts';
import { mensajesComunes } from '#engine/family/mensajes.ts';
import { general } from '#messages/general.ts';
import { pasivoMessages } from '../messages.ts';
import { novedadDeBajaPasivo, personaDeBajaPasivo } from './fields.ts';
import { bajaPasivoMessages as textos } from './messages.ts';
import { limitesDeBajaPasivo, noFutura } from './rules.ts';
import { seleccionarBajaPasivo } from './selection.ts';

/** The holder of the person's insurance: the person, if they depend on nobody (spec R 3.1). */
function titular(form: NovedadForm): Dato {
  const { BasePersonas, SegurosPacientes, SegurosPersonasNovedad: n } = filled(bajaPasivoForm, form);
  const own = SegurosPacientes.IdPacientePadre === 0 ? BasePersonas.NombreCompleto : '—';
  return { label: textos.titular, value: n.NombreCompletoTitular || own };
}

/** The deregistration notice of retirees who died (spec R 2.4, 4.2, 5.3, 7.4). */
export const avisoDeBajaPasivo = definirNovedad({
  key: 'baja-pasivo',
  idTipoPadre: tipoNovedad.BAJA_PASIVO,
  heading: textos.encabezado,
  nombre: { conArticulo: 'la baja del pasivo', solo: textos.nombre },
  secciones: { persona: personaDeBajaPasivo, novedad: novedadDeBajaPasivo },
  datosPersona: (form) => [...datosPersona(form), titular(form)],
  datosNovedad: (form, estado) =>
    enUnaFila([
      numeroDeAviso(form),
      { label: textos.tipoDeBaja, value: textos.bajaDePasivo },
      ...fechaDeDeclaracion(form, estado),
    ]),
  reglas: [noFutura],
  seOfrece: (idTipo) => idTipo === tipoNovedad.BAJA_PASIVO,
  alElegir: () => ({}),
  limitesFecha: limitesDeBajaPasivo,
  buscarEn: 'empresa',
  busqueda: { titulo: pasivoMessages.buscar, rol: rolAfiliacion.titular },
  seleccionar: seleccionarBajaPasivo,
  endpoints: {
    insertar: servicio.insertar,
    modificar: servicio.modificar,
    eliminar: servicio.eliminar,
    aceptar: servicio.aceptar,
  },
  idsDeInsercion: (datos, { BasePersonas }) => ({ idPersona: BasePersonas.IdPersona, idPersonaNovedad: Number(datos) }),
  conOrdenPago: false,
  fotografia: 'segunRequisito',
  messages: {
    ...mensajesComunes,
    confirmSave: textos.guardar,
    confirmDelete: (name) => avisoMessages.eliminar(textos.nombre, name),
    confirmDeclare: (name) => ({
      title: engineMessages.tituloDeclararPropio,
      message: `${engineMessages.advertenciaDeclarar} ${textos.declarar(name)}`,
    }),
    descartar: general.cancelar,
    seguimiento: {
      sinEstado: textos.sinEstado,
      asuntoDeclarado: textos.asuntoDeclarado,
      transicion: textos.transicion,
    },
  },
  alEliminar: 'lista',
});

/** The family's one form. */
export const formularios = [avisoDeBajaPasivo] as const;
