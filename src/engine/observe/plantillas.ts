import * as z from 'zod/mini';
import { session } from '#client/session.ts';
import { keepAt, readAt } from '#lib/kept.ts';
import { localKeys } from '#lib/storage.ts';
import type { Clase, Lugar } from './etiquetas.ts';
import { claveDe, GENERAL, type Motivo, mismoMotivo } from './motivos.ts';

/** A reason that the portal offers for a kind of thing; null for a reason about nothing in particular. */
interface Plantilla {
  readonly de: readonly Clase[] | null;
  readonly texto: string;
}

/** The twelve reasons that everybody is offered, the most frequent first. */
export const plantillasDeTodos: readonly Plantilla[] = [
  { de: ['archivo'], texto: 'falta la firma' },
  { de: ['archivo'], texto: 'no se lee' },
  { de: ['fotografia'], texto: 'el fondo no es claro' },
  { de: ['fotografia'], texto: 'está borrosa o cortada' },
  { de: ['archivo', 'fotografia'], texto: 'es de otra persona' },
  { de: ['archivo'], texto: 'está vencido' },
  { de: ['archivo'], texto: 'está incompleto' },
  { de: ['fecha', 'monto', 'dato'], texto: 'no coincide con el contrato' },
  { de: ['fecha', 'dato', 'hecho'], texto: 'no coincide con el documento de identidad' },
  { de: ['monto', 'fecha'], texto: 'no coincide con la planilla' },
  { de: ['dato', 'hecho'], texto: 'está mal escrito' },
  { de: null, texto: 'falta un documento de respaldo' },
];

/** How many own reasons are kept for a person. */
const CUANTAS = 50;

const propias = z.array(z.object({ etiqueta: z.string(), texto: z.string() }));

const duenio = (): string => String(session.getState().user?.id_usuario ?? 0);

/** The reasons that a person keeps in this browser, the newest first. Each is bound to a label. */
export const leerPlantillas = (): readonly Motivo[] =>
  z.safeParse(propias, readAt(localKeys.plantillas, [duenio()])).data ?? [];

function escribir(plantillas: readonly Motivo[]): readonly Motivo[] {
  const kept = plantillas.slice(0, CUANTAS);
  keepAt(localKeys.plantillas, [duenio()], kept);
  return kept;
}

const sin = (plantilla: Motivo) => leerPlantillas().filter((one) => !mismoMotivo(one, plantilla));

/** Keeps a reason for the next notices. Returns the kept ones. */
export const guardarPlantilla = ({ etiqueta, texto }: Motivo): readonly Motivo[] =>
  escribir([{ etiqueta, texto }, ...sin({ etiqueta, texto })]);

/** Removes an own reason. Returns the kept ones. */
export const borrarPlantilla = (plantilla: Motivo): readonly Motivo[] => escribir(sin(plantilla));

/** The reasons offered for a thing on the form: the person's own, then everybody's. */
export function plantillasPara({ etiqueta, clase }: Pick<Lugar, 'etiqueta' | 'clase'>, own: readonly Motivo[]) {
  const deEsta = own.filter((one) => claveDe(one.etiqueta) === claveDe(etiqueta));
  const comunes = plantillasDeTodos
    .filter(({ de }) => de?.includes(clase))
    .map(({ texto }): Motivo => ({ etiqueta, texto }));
  return [...deEsta, ...comunes.filter((one) => !deEsta.some((other) => mismoMotivo(one, other)))];
}

/** The reasons about nothing in particular. */
export const plantillasGenerales = (own: readonly Motivo[]): readonly Motivo[] => [
  ...own.filter(({ etiqueta }) => etiqueta === GENERAL),
  ...plantillasDeTodos.filter(({ de }) => de === null).map(({ texto }): Motivo => ({ etiqueta: GENERAL, texto })),
];
