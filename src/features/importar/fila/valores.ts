import { addDays, fromLocalDate, type IsoDate, isIsoDate } from '#lib/dates.ts';

/** What a text says as a date. `serie`: it was the number that Excel keeps for a date. */
export type FechaLeida =
  | { readonly clase: 'fecha' | 'serie'; readonly fecha: IsoDate }
  | { readonly clase: 'noExiste' | 'dosCifras' | 'otra' }
  | { readonly clase: 'deEeuu'; readonly mes: number };

/** Day 0 of Excel's numbers for dates, after its February of 1900 with a day too many. */
const DIA_CERO: IsoDate = '1899-12-30';
/** The end of a date that carries no time: some programs export dates as midnights. */
const medianoche = /[ T]0{1,2}:00(?::00(?:\.0+)?)?(?:Z|\s*a\.?\s?m\.?)?$/i;

/**
 * Reads a date: dd/mm/yyyy with / - . or ISO, or Excel's number. US order and two-digit years are recognised, but not
 * read.
 */
export function leerFecha(texto: string): FechaLeida {
  const solo = texto.trim().replace(medianoche, '');
  if (/^\d{5}(?:\.\d+)?$/.test(solo)) {
    const fecha = addDays(DIA_CERO, Math.floor(Number(solo)));
    return isIsoDate(fecha) ? { clase: 'serie', fecha } : { clase: 'otra' };
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(solo))
    return isIsoDate(solo) ? { clase: 'fecha', fecha: solo } : { clase: 'noExiste' };
  const [, dia, mes, anio] = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$/.exec(solo) ?? [];
  if (dia === undefined || mes === undefined || anio === undefined) return { clase: 'otra' };
  if (anio.length === 2) return { clase: 'dosCifras' };
  const fecha = fromLocalDate(`${dia}/${mes}/${anio}`);
  if (fecha !== '') return { clase: 'fecha', fecha };
  const mesesTrocados = Number(mes) > 12 && fromLocalDate(`${mes}/${dia}/${anio}`) !== '';
  return mesesTrocados ? { clase: 'deEeuu', mes: Number(mes) } : { clase: 'noExiste' };
}

/** The sign before the cents. */
type Decimal = ',' | '.';

/**
 * What a column of amounts proves about its separators: which one comes before the cents. Null if it proves nothing, or
 * both.
 */
export interface Pruebas {
  readonly decimal: Decimal | null;
}

const otro = (signo: string): Decimal => (signo === ',' ? '.' : ',');

/** An amount without its currency and the spaces and apostrophes between thousands. */
const desnudo = (texto: string): string =>
  texto
    .replace(/^\s*bs\.?|bs\.?\s*$/gi, '')
    .trim()
    .replace(/(?<=\d)[\s'](?=\d{3}(?!\d))/g, '');

/** Thousands in groups of three by one sign, with cents after the other or without. */
const grupos = {
  ',': /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/,
  '.': /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/,
} as const;

/** The sign before the cents that one amount proves; null if it proves none. */
function pruebaDe(texto: string): Decimal | null {
  const solo = desnudo(texto);
  const signos = solo.match(/[.,]/g) ?? [];
  const [primero, segundo] = signos;
  if (primero === undefined) return null;
  // 3.500,50 and 1.234.567: the separator that comes first, or more than once, separates thousands.
  if (segundo !== undefined) return grupos[primero as Decimal].test(solo) ? otro(primero) : null;
  return /[.,](?:\d{1,2}|\d{4,})$/.test(solo) || /^\d{4,}[.,]\d{3}$/.test(solo) ? (primero as Decimal) : null;
}

/** What the amounts of a column prove together. */
export function probar(montos: Iterable<string>): Pruebas {
  const found = new Set<Decimal>();
  for (const texto of montos) {
    const prueba = pruebaDe(texto);
    if (prueba !== null) found.add(prueba);
  }
  const [decimal = null] = found;
  return { decimal: found.size === 1 ? decimal : null };
}

/** What a text says as an amount. `dudoso`: 3.500 in a column that proves nothing is read as thousands. */
export type MontoLeido =
  | { readonly clase: 'monto' | 'dudoso'; readonly monto: number }
  | { readonly clase: 'decimales' | 'otra' };

/** The amount of a text whose cents come after the given sign. */
function conDecimal(solo: string, decimal: Decimal): MontoLeido {
  const miles = otro(decimal);
  const [entero = '', centavos = '', ...mas] = solo.split(decimal);
  const agrupado = entero.includes(miles);
  if (mas.length > 0 || (agrupado && !grupos[miles].test(entero)) || entero + centavos === '') return { clase: 'otra' };
  // 3500.0000 is how databases write an amount; three digits may be thousands.
  if (centavos.length === 3 || /[1-9]/.test(centavos.slice(2))) return { clase: 'decimales' };
  return { clase: 'monto', monto: Number(`${entero.replaceAll(miles, '') || '0'}.${centavos || '0'}`) };
}

/** Reads an amount: 3500.5, 3.500,50, 3,500.50, with or without Bs. */
export function leerMonto(texto: string, { decimal }: Pruebas): MontoLeido {
  const solo = desnudo(texto);
  if (!/^(?=.*\d)[\d.,]+$/.test(solo)) return { clase: 'otra' };
  const propio = pruebaDe(texto);
  if (propio !== null) return conDecimal(solo, propio);
  const [signo, segundo] = solo.match(/[.,]/g) ?? [];
  if (signo === undefined) return { clase: 'monto', monto: Number(solo) };
  // 3.500: the column decides.
  if (segundo !== undefined) return { clase: 'otra' };
  if (decimal !== null) return conDecimal(solo, decimal);
  const leido = conDecimal(solo, otro(signo));
  return leido.clase === 'monto' && /[.,]\d{3}$/.test(solo) ? { clase: 'dudoso', monto: leido.monto } : leido;
}

/** An amount of a workbook, which has no separators to prove: a number with a decimal point, rounded to cents. */
export const montoDeLibro = (texto: string): number => Math.round(Number(texto) * 100) / 100;

/** A document and its complement, if the number carries one: 4567890-1A, 4567890 1A. */
export function partirDocumento(texto: string): { readonly numero: string; readonly complemento: string } {
  const [, numero, complemento] = /^(\d[\d.]{3,})\s*[-\s]\s*(\d[a-z])$/i.exec(texto.trim()) ?? [];
  if (numero === undefined || complemento === undefined) return { numero: texto, complemento: '' };
  return { numero, complemento: complemento.toUpperCase() };
}

/** A document as it is sent: without the dots and spaces between its digits; zeros stay. */
export const documentoEnviado = (texto: string): string =>
  (/^[\d.\s]+$/.test(texto) ? texto.replace(/[.\s]/g, '') : texto.trim()).toUpperCase();

/** A document as it is compared: without dots, spaces and leading zeros. */
export const documentoComparable = (texto: string): string =>
  texto
    .replace(/[.\s]/g, '')
    .replace(/^0+(?=.)/, '')
    .toUpperCase();
