import { queryClient, reference } from '#client/query.ts';
import { session } from '#client/session.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { nombreRegional, regionales } from '#contract/enumerations.ts';
import { parametros } from '#contract/services/parametros.ts';
import {
  type Dato,
  type NovedadDefinition,
  type ReglaCruzada,
  reglaSobre,
  type Seccion,
} from '#engine/definition/definition.ts';
import { leerEmpresas } from '#engine/definition/dependentLists.ts';
import { campoDeNovedad, campoDePaciente, FECHA, type FieldPath, valorEn } from '#engine/definition/fields.ts';
import { toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { avisoMessages } from './avisoMessages.ts';
import { fechaDeDeclaracion, numeroDeAviso } from './datos.ts';
import { datosPersona } from './datosPersona.ts';
import { mensajesComunes } from './mensajes.ts';
import { campoObservacion } from './novedadFields.ts';
import { personaSoloLectura } from './personaFields.ts';
import { elegido, fecha } from './rules.ts';
import { faltaElPeriodo } from './sinPeriodo.ts';
import { trasladoMessages as textos } from './trasladoMessages.ts';

/** In a transfer, the department of the insured record is the destination regional (spec E 3, R 3.1). */
export const REGIONAL: FieldPath = 'SegurosPacientes.IdDepartamento';
/** The company the person goes to. */
export const EMPRESA: FieldPath = 'SegurosPersonasNovedad.IdEmpresaDestino';
/** The location of that company. */
export const UBICACION: FieldPath = 'SegurosPersonasNovedad.IdUbicacion';

/** The limits of a transfer for the facts of the person (spec E 3, 5.2, R 5.4, decision 11). */
export const limitesDePersona = { direccion: 150, ocupacion: 50, coordenadas: 2 } as const;

/** The person in a transfer: everything is read-only (spec E 2.6, R 5.4). */
const personaDeTraslado = personaSoloLectura(limitesDePersona);

/** Any regional except the user's own (spec E 5.5, R 2.5). */
export const esOtraRegional = (id: number): boolean =>
  regionales[id] !== undefined && id !== session.getState().user?.id_regional;

/** The fields that every transfer has: when, and where to (spec E 2.6, 5.5, R 2.5, 5.4, decision 15). */
const novedadDeTraslado: readonly Seccion[] = [
  {
    title: avisoMessages.datosDelAviso,
    fields: [campoDeNovedad('FechaNovedad', 'Fecha de transferencia', 'date', fecha, { span: 3 })],
  },
  {
    title: textos.destino,
    fields: [
      campoDePaciente('IdDepartamento', 'Regional transferencia', 'list', elegido(), {
        span: 6,
        list: 'departamentos',
        ficha: 'IdDepartamento',
        offers: esOtraRegional,
        placeholder: textos.seleccioneRegional,
      }),
      campoDeNovedad('IdEmpresaDestino', 'Empresa transferencia', 'list', elegido(), {
        span: 6,
        ficha: 'IdEmpresa',
        listOf: { name: 'empresasDeRegional', path: REGIONAL, before: textos.primeroRegional },
        placeholder: textos.seleccioneEmpresa,
      }),
      campoDeNovedad('IdUbicacion', 'Ubicación de transferencia', 'list', elegido(), {
        span: 6,
        ficha: 'IdUbicacionEmpresa',
        listOf: { name: 'localidadesDeRegional', path: REGIONAL, before: textos.primeroRegional },
        placeholder: textos.seleccioneUbicacion,
      }),
    ],
  },
  { title: textos.observaciones, fields: [campoObservacion] },
];

/** Everyone who sees a transfer works in the regional where it starts. */
const regionalDeOrigen = (): Dato => ({
  label: textos.regionalDeOrigen,
  value: nombreRegional(session.getState().user?.id_regional ?? 0).toUpperCase(),
});

/** The date of a transfer is within the contribution period, including both ends (spec E 5.5, decision 14). */
const enPeriodo: ReglaCruzada = reglaSobre('periodo', (values, context) => {
  const { periodo } = context;
  if (!periodo) return faltaElPeriodo(FECHA, context);
  const date = String(valorEn(values, FECHA) ?? '');
  if (date >= periodo.start && date <= periodo.end) return null;
  const text = avisoMessages.periodo('transferencia', toLocalDate(periodo.start), toLocalDate(periodo.end));
  return { path: FECHA, text, siEsUnico: true };
});

/** The date picker offers the contribution period (spec E 5.5, R 2.5). */
const limitesDeTraslado: NovedadDefinition['limitesFecha'] = (path, _, { periodo }) =>
  path === FECHA && periodo ? { min: periodo.start, max: periodo.end } : null;

/** Another regional has other companies and localities, so both choices are cleared (spec E 5.5, R 5.4). */
const alElegirRegional: NovedadDefinition['alElegir'] = (path) =>
  path === REGIONAL ? { [EMPRESA]: null, [UBICACION]: null } : {};

/**
 * Completes a saved transfer. The record has the location of the destination but not its regional; the regional is the
 * department of that location. The companies there are loaded ahead, so that readers of the notice see their names.
 */
async function abrirTraslado(form: NovedadForm): Promise<NovedadForm> {
  const { IdUbicacion, IdEmpresaDestino } = form.SegurosPersonasNovedad;
  const place = await queryClient.fetchQuery(reference(parametros.localidadPorId, { params: { id: IdUbicacion } }));
  const IdDepartamento = place?.IdDepartamento ?? 0;
  if (IdDepartamento > 0) await leerEmpresas(IdDepartamento, IdEmpresaDestino);
  return { ...form, SegurosPacientes: { ...form.SegurosPacientes, IdDepartamento } };
}

/** What all transfer notices share. */
export const traslado = {
  secciones: { persona: personaDeTraslado, novedad: novedadDeTraslado },
  datosPersona,
  datosNovedad: (form, estado) => [numeroDeAviso(form), regionalDeOrigen(), ...fechaDeDeclaracion(form, estado)],
  reglas: [enPeriodo],
  seOfrece: () => true,
  alElegir: alElegirRegional,
  alAbrir: abrirTraslado,
  limitesFecha: limitesDeTraslado,
  buscarEn: 'empresa',
  idsDeInsercion: (datos, { BasePersonas }) => ({ idPersona: BasePersonas.IdPersona, idPersonaNovedad: Number(datos) }),
  conOrdenPago: false,
  fotografia: 'siempre',
  messages: {
    ...mensajesComunes,
    confirmSave: textos.guardar,
    confirmDelete: (name) => avisoMessages.eliminar(textos.nombre, name),
    descartar: general.cancelar,
  },
  alEliminar: 'quedarse',
} as const satisfies Partial<NovedadDefinition>;
