import { isClockTime } from './dates.ts';

/** The data in the unique code (CUF) of a tax invoice. */
export interface CufLeido {
  /** NIT of the issuer, without leading zeros. */
  readonly nit: string;
  /** 'yyyy-mm-ddThh:mm:ss.SSS' in Bolivia; '' if the digits are not a valid moment. */
  readonly fechaEmision: string;
  readonly sucursal: number;
  /** 1 electronic, 2 computerised. */
  readonly modalidad: number;
  /** 1 on line, 2 off line. */
  readonly emision: number;
  readonly tipoFactura: number;
  readonly sector: number;
  readonly numero: number;
  readonly puntoVenta: number;
  readonly digito: number;
  /** The check digit calculated from the other digits. If it differs from the code's own, the code is damaged or mistyped. */
  readonly digitoEsperado: number;
  /** Control code of the day: the end of the code, unchanged. */
  readonly control: string;
}

const CONTROL = 15;
const DIGITS = 54;

/** Check digit of modulo 11: weights 2 to 9 from the right; a remainder of 10 counts as 1. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (let at = digits.length - 1, weight = 2; at >= 0; at -= 1, weight = weight === 9 ? 2 : weight + 1)
    sum += Number(digits[at]) * weight;
  const rest = sum % 11;
  return rest === 10 ? 1 : rest;
}

/** 'yyyymmddhhmmssSSS' as a moment; '' if there is no such moment. */
function momentOf(digits: string): string {
  const [, date = '', time = ''] =
    /^(\d{8})(\d{9})$/
      .exec(digits)
      ?.map((part, at) =>
        at === 1
          ? part.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
          : part.replace(/^(\d\d)(\d\d)(\d\d)(\d{3})$/, '$1:$2:$3.$4'),
      ) ?? [];
  const moment = `${date}T${time}`;
  return isClockTime(moment) ? moment : '';
}

/**
 * Reads a CUF: a number of 53 digits with its check digit in hexadecimal, then 15 characters of control code. Null if the
 * text has another format. The caller compares the check digit.
 */
export function readCuf(cuf: string): CufLeido | null {
  const text = cuf.trim();
  const head = text.slice(0, -CONTROL);
  const control = text.slice(-CONTROL);
  if (!/^[0-9A-F]{1,45}$/i.test(head) || !/^[0-9A-Z]{15}$/i.test(control)) return null;
  const digits = BigInt(`0x${head}`).toString().padStart(DIGITS, '0');
  if (digits.length !== DIGITS) return null;
  let rest = digits;
  const take = (length: number) => {
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  };
  const nit = take(13).replace(/^0+/, '');
  if (nit === '') return null;
  return {
    nit,
    fechaEmision: momentOf(take(17)),
    sucursal: Number(take(4)),
    modalidad: Number(take(1)),
    emision: Number(take(1)),
    tipoFactura: Number(take(1)),
    sector: Number(take(2)),
    numero: Number(take(10)),
    puntoVenta: Number(take(4)),
    digito: Number(take(1)),
    digitoEsperado: checkDigit(digits.slice(0, DIGITS - 1)),
    control,
  };
}
