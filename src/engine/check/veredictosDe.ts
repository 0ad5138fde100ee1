import { nombreDeRequisito } from '#blocks/adjuntos/nombreDeSlot.ts';
import { identidadMessages } from '#blocks/identidad/messages.ts';
import type { Recurso, Requisito } from '#contract/entities/adjunto.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { FECHA } from '#engine/definition/fields.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { fold } from '#lib/texts.ts';
import type { Hallado } from './comprobacion.ts';
import {
  type DeBdpa,
  type DeSegip,
  declaradoEl,
  fechaDe,
  identidadDe,
  type PorComprobar,
  tienePlazo,
} from './consultas.ts';
import { comprobacionMessages as textos } from './messages.ts';

/** What a check found, in words. */
export interface Veredicto {
  readonly estado: Hallado;
  readonly texto: string;
  readonly detalle: string;
  readonly campos: readonly string[];
}

const { nombre } = textos;
const lista = new Intl.ListFormat('es', { type: 'conjunction' });
const enLista = (names: readonly string[]): string => lista.format(names);

/** The labels of the person's facts, as the form of the notice has them. */
const etiquetasDePersona = ({ definition, loaded }: PorComprobar): readonly string[] => [
  ...definition.datosPersona(loaded.form).map(({ label }) => label),
  ...definition.secciones.persona.flatMap(({ fields }) => fields.map(({ label }) => label)),
];

/** A person without a number and a birth date cannot be looked up. */
export function sinPreguntar(id: 'identidad' | 'bdpa', aviso: PorComprobar): Veredicto {
  const { numeroDocumento, fechaNacimiento } = identidadDe(aviso);
  const campos = [
    ...(numeroDocumento.trim() === '' ? [identidadMessages.numeroDocumento] : []),
    ...(fechaNacimiento === '' ? [identidadMessages.fechaNacimiento] : []),
  ];
  return { estado: 'reparo', texto: nombre[id], detalle: textos.sinDatos(enLista(campos)), campos };
}

/** What the identity service found: every fact must be confirmed (F-5.3-01, decision 19). */
export function deIdentidad(aviso: PorComprobar, { veredicto, contrastados }: DeSegip): Veredicto {
  const de = (n: number) => (contrastados > 0 ? textos.cuantos(nombre.identidad, n, contrastados) : nombre.identidad);
  switch (veredicto.tipo) {
    case 'coincide':
      return { estado: 'coincide', texto: de(contrastados), detalle: textos.coincide.identidad, campos: [] };
    case 'noEncontrado':
      return { estado: 'reparo', texto: nombre.identidad, detalle: textos.noEstaEnSegip, campos: [] };
    case 'impedido':
      return { estado: 'reparo', texto: nombre.identidad, detalle: veredicto.texto, campos: [] };
    case 'difiere': {
      const known = etiquetasDePersona(aviso);
      const names = veredicto.campos.map(({ campo }) => identidadMessages.segip.campos[campo]);
      // A form shows the complement with the number.
      const campos = [...new Set(names.map((one) => (known.includes(one) ? one : identidadMessages.numeroDocumento)))];
      const detalle = veredicto.soloDocumento ? textos.otraPersona : textos.noConfirma(enLista(names));
      return { estado: 'reparo', texto: de(contrastados - names.length), detalle, campos };
    }
  }
}

/** What the central registry found: the person must be there, with the same facts. */
export function deBdpa(aviso: PorComprobar, { dice, diferencias }: DeBdpa): Veredicto {
  if (dice === 'coincide') return { estado: 'coincide', texto: nombre.bdpa, detalle: textos.coincide.bdpa, campos: [] };
  if (dice === 'noEsta') return { estado: 'reparo', texto: nombre.bdpa, detalle: textos.noEstaEnBdpa, campos: [] };
  const said = diferencias.split(', ').map(fold);
  const campos = etiquetasDePersona(aviso).filter((label) => said.includes(fold(label)));
  return { estado: 'reparo', texto: nombre.bdpa, detalle: textos.difiereEnBdpa(diferencias), campos };
}

/** Whether every required file is there, the photograph as the form requires it (decision 20). */
export function deAdjuntos(
  { definition }: PorComprobar,
  requisitos: readonly Requisito[],
  archivos: readonly Recurso[],
): Veredicto {
  const obligatorio = ({ IdRequisito, Requerido }: Requisito) =>
    Requerido || (IdRequisito === requisitoFotografia && definition.fotografia === 'siempre');
  const tiene = ({ IdRequisito }: Requisito) => archivos.some((file) => file.IdRequisito === IdRequisito);
  if (requisitos.length === 0)
    return { estado: 'no aplica', texto: nombre.adjuntos, detalle: textos.adjuntos.ninguno, campos: [] };
  const campos = requisitos.filter((one) => obligatorio(one) && !tiene(one)).map(nombreDeRequisito);
  // Files that are not required are not counted, unless they are there.
  const counted = requisitos.filter((one) => obligatorio(one) || tiene(one));
  const texto =
    counted.length === 0
      ? nombre.adjuntos
      : textos.cuantos(nombre.adjuntos, counted.length - campos.length, counted.length);
  return campos.length === 0
    ? { estado: 'coincide', texto, detalle: textos.adjuntos.completos, campos }
    : { estado: 'reparo', texto, detalle: textos.falta(enLista(campos)), campos };
}

/** Notices that never go into an order are not paid. */
export const sinPago: Veredicto = { estado: 'no aplica', texto: nombre.pago, detalle: textos.noSePaga, campos: [] };

/** Whether what had to be paid is paid. */
export function dePago({
  RequierePago,
  Pagado,
}: {
  readonly RequierePago: boolean;
  readonly Pagado: boolean;
}): Veredicto {
  if (!RequierePago) return sinPago;
  return Pagado
    ? { estado: 'coincide', texto: nombre.pago, detalle: textos.pagado, campos: [] }
    : { estado: 'reparo', texto: nombre.pago, detalle: textos.sinPagar, campos: [] };
}

/** The label of the notice's day, as its form has it. */
const etiquetaDeFecha = ({ definition }: PorComprobar): readonly string[] =>
  definition.secciones.novedad
    .flatMap(({ fields }) => fields)
    .filter(({ path }) => path === FECHA)
    .slice(0, 1)
    .map(({ label }) => label);

/**
 * Why the services are not asked about the deadline of a notice: it has none, or a day is missing; null if they are
 * asked.
 */
export function sinPlazo(aviso: PorComprobar): Veredicto | null {
  const base = { texto: nombre.plazo, campos: [] };
  if (!tienePlazo(aviso)) return { ...base, estado: 'no aplica', detalle: textos.sinPlazo };
  if (fechaDe(aviso) === '')
    return { ...base, estado: 'reparo', detalle: textos.sinFecha, campos: etiquetaDeFecha(aviso) };
  return declaradoEl(aviso) === '' ? { ...base, estado: 'reparo', detalle: textos.sinDeclaracion } : null;
}

/** Whether a notice was declared until the day that the services answer. */
export function dePlazo(aviso: PorComprobar, limite: string): Veredicto {
  const declarado = declaradoEl(aviso);
  const ultimo = cleanDate(limite);
  // Nobody can tell that it was in time.
  if (ultimo === '') return { estado: 'reparo', texto: nombre.plazo, detalle: textos.sinLimite, campos: [] };
  const dia = toLocalDate(ultimo);
  if (declarado <= ultimo) return { estado: 'coincide', texto: nombre.plazo, detalle: textos.enPlazo(dia), campos: [] };
  const detalle = textos.fueraDePlazo(toLocalDate(declarado), dia);
  return { estado: 'reparo', texto: nombre.plazo, detalle, campos: etiquetaDeFecha(aviso) };
}
