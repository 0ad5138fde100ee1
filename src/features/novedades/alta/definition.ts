import type { NovedadForm } from '#contract/entities/novedad.ts';
import { idsDePar } from '#contract/par.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { definirNovedad, type NovedadDefinition } from '#engine/definition/definition.ts';
import { FECHA } from '#engine/definition/fields.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { fechaDeDeclaracion, numeroDeAviso, pagado } from '#engine/family/datos.ts';
import { datosPersona } from '#engine/family/datosPersona.ts';
import { invalido, mensajesComunes, primera } from '#engine/family/mensajes.ts';
import { cleanDate, today } from '#lib/dates.ts';
import { Carne } from './Carne.tsx';
import { novedadSecciones, personaDeAlta } from './fields.ts';
import { altaMessages } from './messages.ts';
import { conRelacionPrevia, enPeriodoActivo, finDeContratoDespues, limites, mayorDeEdad, noFutura } from './rules.ts';
import { abrirAlta, seleccionarAlta } from './selection.ts';
import { cotizante, pasante, type TiposAlta, type VarianteAlta, voluntario } from './variants.ts';

/** A person who never entered cannot re-enter (decision 37). Types that the fund added are offered to everyone. */
const seOfrece =
  (tipos: TiposAlta): NovedadDefinition['seOfrece'] =>
  (idTipo, form) =>
    idTipo !== tipos.reingreso || cleanDate(form.SegurosPacientes.FechaIngreso) !== '';

/**
 * A re-entry and a name change start with the existing exit and entry dates (spec E 4, decision 38), unless that day has not
 * come yet.
 */
const alElegir =
  (tipos: TiposAlta): NovedadDefinition['alElegir'] =>
  (path, idTipo, form) => {
    if (path !== 'SegurosPersonasNovedad.IdTipoNovedad') return {};
    const { FechaIngreso, FechaBaja } = form.SegurosPacientes;
    const start: Readonly<Record<number, string>> = {
      [tipos.reingreso]: cleanDate(FechaBaja),
      [tipos.cambioRazonSocial]: cleanDate(FechaIngreso),
    };
    const fecha = start[idTipo] ?? '';
    return { [FECHA]: fecha <= today() ? fecha : '' };
  };

/** A merger starts without a date (spec E 4). */
const sinIngresoEnFusion =
  (tipos: TiposAlta) =>
  (form: NovedadForm): NovedadForm =>
    form.SegurosPersonasNovedad.IdTipoNovedad === tipos.fusion
      ? { ...form, SegurosPacientes: { ...form.SegurosPacientes, FechaIngreso: '1900-01-01' } }
      : form;

/** No time limit for types other than a first entry: these people were insured before. */
const sinPlazo =
  ({ reingreso, fusion, cambioRazonSocial }: TiposAlta) =>
  ({ SegurosPersonasNovedad: { IdTipoNovedad } }: NovedadForm): boolean =>
    [reingreso, fusion, cambioRazonSocial].includes(IdTipoNovedad);

const avisoDeAlta = (v: VarianteAlta): NovedadDefinition =>
  definirNovedad({
    key: v.key,
    idTipoPadre: v.idTipoPadre,
    heading: `Registro de ${v.noveltyName}`,
    nombre: v.nombre,
    secciones: { persona: personaDeAlta, novedad: novedadSecciones(v) },
    datosPersona,
    datosNovedad: (form, estado) => [numeroDeAviso(form), pagado(form, estado), ...fechaDeDeclaracion(form, estado)],
    reglas: [
      conRelacionPrevia(v.tipos),
      enPeriodoActivo(v),
      noFutura(v),
      mayorDeEdad,
      ...(v.conFinDeContrato ? [finDeContratoDespues] : []),
    ],
    seOfrece: seOfrece(v.tipos),
    alElegir: alElegir(v.tipos),
    sinPlazo: sinPlazo(v.tipos),
    alAbrir: abrirAlta,
    alGrabar: sinIngresoEnFusion(v.tipos),
    limitesFecha: limites(v.tipos),
    buscarEn: 'poblacion',
    seleccionar: seleccionarAlta(v),
    endpoints: {
      insertar: altaCotizante.insertar,
      modificar: altaCotizante.modificar,
      eliminar: altaCotizante.eliminar,
      aceptar: altaCotizante.aceptar,
    },
    idsDeInsercion: (datos, { BasePersonas }) => idsDePar(String(datos), BasePersonas.IdPersona),
    conOrdenPago: true,
    fotografia: 'siempre',
    messages: {
      ...mensajesComunes,
      confirmSave: (name) => avisoMessages.guardar(v.nombre.conArticulo, name),
      confirmDelete: (name) => avisoMessages.eliminar(v.nombre.solo, name),
      invalid: (tabs) =>
        invalido(
          tabs.includes('persona') ? altaMessages.invalidoPersona : avisoMessages.invalidoNovedad,
          primera(tabs, 'novedad'),
        ),
    },
    alEliminar: 'lista',
    partes: { OtrosImpresos: Carne },
  });

/** The registration notices of contributors, interns and volunteers (spec E). */
export const formularios: readonly NovedadDefinition[] = [
  avisoDeAlta(cotizante),
  avisoDeAlta(pasante),
  avisoDeAlta(voluntario),
];
