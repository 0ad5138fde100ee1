import { type IsoDate, isIsoDate } from '#lib/dates.ts';
import { resolucionMessages as textos } from './altaPasivoMessages.ts';

/** What the dialog holds; the date is yyyy-mm-dd, or what was typed of it. */
export interface DatosResolucion {
  readonly numeroResolucion: string;
  readonly fechaResolucion: string;
  readonly instanciaEmiteResolucion: string;
}

/** What is wrong with a resolution, by field in their order; empty when it may be accepted (spec R 5.2, decision 4). */
export function revisarResolucion(
  datos: DatosResolucion,
  hoy: IsoDate,
): Readonly<Partial<Record<keyof DatosResolucion, string>>> {
  const { numeroResolucion, fechaResolucion, instanciaEmiteResolucion } = datos;
  const sinFecha = !isIsoDate(fechaResolucion);
  return {
    ...(numeroResolucion.trim() === '' ? { numeroResolucion: textos.sinNumero } : {}),
    ...(sinFecha ? { fechaResolucion: textos.sinFecha } : {}),
    ...(!sinFecha && fechaResolucion > hoy ? { fechaResolucion: textos.fechaFutura } : {}),
    ...(instanciaEmiteResolucion.trim() === '' ? { instanciaEmiteResolucion: textos.sinInstancia } : {}),
  };
}
