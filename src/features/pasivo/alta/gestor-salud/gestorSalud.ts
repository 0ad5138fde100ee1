import * as z from 'zod/mini';
import type { CalculoEnteGestor, ResolucionEnteGestor } from '#contract/entities/afiliacion.ts';
import { type PacientesAlgoritmo, pacientesAlgoritmo } from '#contract/entities/gruposPasivo.ts';
import { resolucionDelAlgoritmo } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { cleanDate, isIsoDate, toLocalDate } from '#lib/dates.ts';
import { gestorMessages as textos } from '../messages.ts';

/** Date of the calculator's default resolution (spec R 9). */
const POR_DEFECTO = '2021-01-26';

/** An item of a list, '' while none is chosen. */
const elegido = z.pipe(z.union([z.number(), z.string()]), z.transform(Number));

/**
 * The valid data for a calculation (spec R 5.2, decision 31); ids of 0 mean nothing chosen. The resolution is not
 * required until the resolutions are loaded.
 */
export const gestorSchema = (leidas: boolean) =>
  z.object({
    idResolucion: z.pipe(
      elegido,
      z.number().check(z.refine((id) => id >= 1 || !leidas, { error: textos.sinResolucion })),
    ),
    fechaNacimiento: z.string().check(z.refine(isIsoDate, { error: textos.sinNacimiento })),
    idRegional: z.pipe(elegido, z.number().check(z.minimum(1, { error: textos.sinRegional }))),
  });
/** The values of the calculator's fields. */
export type GestorForm = z.input<ReturnType<typeof gestorSchema>>;
export type DatosGestor = z.output<ReturnType<typeof gestorSchema>>;

/** The resolution of 26-01-2021; 0 if the services list none with that date. */
export const resolucionPorDefecto = (resoluciones: readonly ResolucionEnteGestor[]): number =>
  resoluciones.find((one) => cleanDate(one.FechaResolucion) === POR_DEFECTO)?.IdResolucion ?? 0;

/** Whether the fields still have the data of the request. */
export const mismosDatos = (a: DatosGestor, b: GestorForm): boolean =>
  a.idResolucion === Number(b.idResolucion) &&
  a.fechaNacimiento === b.fechaNacimiento &&
  a.idRegional === Number(b.idRegional);

/** Path values of the call: the birth date with dashes instead of slashes (spec R 7.2). */
export const pedidoDe = ({ fechaNacimiento, idRegional, idResolucion }: DatosGestor) => ({
  fechaNacimiento: toLocalDate(fechaNacimiento).replaceAll('/', '-'),
  idRegional,
  idResolucion,
});

/** A range as the table shows it. */
export interface FilaGestor {
  readonly indice: number;
  readonly gestor: string;
  readonly inicio: number;
  readonly fin: number;
  readonly codigo: string;
  readonly corresponde: boolean;
}

type Rango = CalculoEnteGestor['EntesGestores'][number];

/** Ranges match by code. A range without one, as in spec R 3.2, matches by the last two digits. */
const esSuyo = ({ Codigo, Inicio, Fin }: Rango, { CodigoCorresponde, UltimosDigitos }: CalculoEnteGestor): boolean =>
  CodigoCorresponde !== '' &&
  (Codigo === '' ? Inicio <= UltimosDigitos && UltimosDigitos <= Fin : Codigo === CodigoCorresponde);

/** The calculator's ranges as rows, numbered from 1, with the matching one marked. */
export const filasDe = (result: CalculoEnteGestor): readonly FilaGestor[] =>
  result.EntesGestores.map((range, at) => {
    const corresponde = esSuyo(range, result);
    return {
      indice: at + 1,
      gestor: range.GestorSalud,
      inicio: range.Inicio,
      fin: range.Fin,
      codigo: range.Codigo || (corresponde ? result.CodigoCorresponde : ''),
      corresponde,
    };
  });

/** What an accepted result writes to the notice: the documented resolution id, whichever was chosen (decision 31). */
export const algoritmoDe = (datos: DatosGestor, result: CalculoEnteGestor): PacientesAlgoritmo =>
  filled(pacientesAlgoritmo, {
    IdTipoResolucion: resolucionDelAlgoritmo,
    DiasCalculados: result.DiasCalculados,
    DosUltimosDigitos: result.UltimosDigitos,
    IdRegional: datos.idRegional,
    FechaNacimiento: datos.fechaNacimiento,
  });
