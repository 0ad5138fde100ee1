import * as z from 'zod/mini';
import type { CalculoEnteGestor, ResolucionEnteGestor } from '#contract/entities/afiliacion.ts';
import { type PacientesAlgoritmo, pacientesAlgoritmo } from '#contract/entities/gruposPasivo.ts';
import { resolucionDelAlgoritmo } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { cleanDate, isIsoDate, toLocalDate } from '#lib/dates.ts';
import { gestorMessages as textos } from '../messages.ts';

/** Date of the resolution the calculator starts with (spec R 9). */
const POR_DEFECTO = '2021-01-26';

/** One of a list, '' while none is chosen. */
const elegido = z.pipe(z.union([z.number(), z.string()]), z.transform(Number));

/**
 * What the calculator may be asked with (spec R 5.2, decision 31); ids of 0 are nothing chosen. Until the resolutions are
 * read, none is missed.
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
/** What stands in the calculator's fields. */
export type GestorForm = z.input<ReturnType<typeof gestorSchema>>;
export type DatosGestor = z.output<ReturnType<typeof gestorSchema>>;

/** The resolution of 26-01-2021; 0 where the services list none of that day. */
export const resolucionPorDefecto = (resoluciones: readonly ResolucionEnteGestor[]): number =>
  resoluciones.find((one) => cleanDate(one.FechaResolucion) === POR_DEFECTO)?.IdResolucion ?? 0;

/** Whether what stands in the fields is what was asked with. */
export const mismosDatos = (a: DatosGestor, b: GestorForm): boolean =>
  a.idResolucion === Number(b.idResolucion) &&
  a.fechaNacimiento === b.fechaNacimiento &&
  a.idRegional === Number(b.idRegional);

/** Path values of the call: the birth date with dashes for slashes (spec R 7.2). */
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

/** By its code; a range without one, as spec R 3.2 shows them, by the last two digits. */
const esSuyo = ({ Codigo, Inicio, Fin }: Rango, { CodigoCorresponde, UltimosDigitos }: CalculoEnteGestor): boolean =>
  CodigoCorresponde !== '' &&
  (Codigo === '' ? Inicio <= UltimosDigitos && UltimosDigitos <= Fin : Codigo === CodigoCorresponde);

/** The calculator's ranges as rows, counted from 1, the one that corresponds marked. */
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

/** What an accepted result leaves in the notice: the documented resolution id, whichever was chosen (decision 31). */
export const algoritmoDe = (datos: DatosGestor, result: CalculoEnteGestor): PacientesAlgoritmo =>
  filled(pacientesAlgoritmo, {
    IdTipoResolucion: resolucionDelAlgoritmo,
    DiasCalculados: result.DiasCalculados,
    DosUltimosDigitos: result.UltimosDigitos,
    IdRegional: datos.idRegional,
    FechaNacimiento: datos.fechaNacimiento,
  });
