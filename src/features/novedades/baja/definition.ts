import { bajaCotizante as servicio } from '#contract/services/bajaCotizante.ts';
import { definirNovedad, type NovedadDefinition } from '#engine/definition/definition.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { enUnaFila, fechaDeDeclaracion, numeroDeAviso, pagadoAlDeclarar } from '#engine/family/datos.ts';
import { datosPersona } from '#engine/family/datosPersona.ts';
import { mensajesComunes } from '#engine/family/mensajes.ts';
import { toLocalDate } from '#lib/dates.ts';
import { novedadSecciones, personaDeBaja } from './fields.ts';
import { bajaMessages } from './messages.ts';
import { limitesDeBaja, reglasDeFecha } from './rules.ts';
import { seleccionarBaja } from './selection.ts';
import { bajaCotizante, bajaPasante, bajaVoluntario, type VarianteBaja } from './variants.ts';

const avisoDeBaja = (v: VarianteBaja): NovedadDefinition =>
  definirNovedad({
    key: v.key,
    idTipoPadre: v.idTipoPadre,
    heading: `Registro de ${v.noveltyName}`,
    nombre: { conArticulo: v.nombre, solo: bajaMessages.nombre },
    secciones: { persona: personaDeBaja, novedad: novedadSecciones(v) },
    datosPersona,
    datosNovedad: (form, estado) =>
      enUnaFila([
        numeroDeAviso(form),
        { label: v.labels.ingreso, value: toLocalDate(form.SegurosPacientes.FechaIngreso) || '—' },
        ...fechaDeDeclaracion(form, estado),
        ...pagadoAlDeclarar(form, estado),
      ]),
    reglas: reglasDeFecha(v),
    seOfrece: () => true,
    alElegir: () => ({}),
    limitesFecha: limitesDeBaja,
    buscarEn: 'empresa',
    seleccionar: seleccionarBaja(v),
    endpoints: {
      insertar: servicio.insertar,
      modificar: servicio.modificar,
      eliminar: servicio.eliminar,
      aceptar: servicio.aceptar,
    },
    idsDeInsercion: (datos, { BasePersonas }) => ({
      idPersona: BasePersonas.IdPersona,
      idPersonaNovedad: Number(datos),
    }),
    conOrdenPago: true,
    fotografia: 'siempre',
    messages: {
      ...mensajesComunes,
      confirmSave: (name) => avisoMessages.guardar(v.nombre, name),
      confirmDelete: (name) => avisoMessages.eliminar(bajaMessages.nombre, name),
    },
    alEliminar: 'nuevo',
  });

/** The termination notices of workers, interns and volunteers (spec E). */
export const formularios: readonly NovedadDefinition[] = [
  avisoDeBaja(bajaCotizante),
  avisoDeBaja(bajaPasante),
  avisoDeBaja(bajaVoluntario),
];
