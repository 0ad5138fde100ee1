/** The parts of an invoice's unique code. */
export interface PartesCuf {
  /** The issuer's tax number, up to 13 digits. */
  readonly nit: string;
  /** 'yyyy-mm-ddThh:mm:ss.SSS', the moment in Bolivia. */
  readonly fechaEmision: string;
  readonly sucursal: number;
  /** 1 electronic, 2 computerised. */
  readonly modalidad: number;
  /** 1 online, 2 offline. */
  readonly emision: number;
  readonly tipoFactura: number;
  readonly sector: number;
  readonly numero: number;
  readonly puntoVenta: number;
  /** Control code of the day's code (CUFD), 15 characters. */
  readonly control: string;
}

const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The check digit of modulo 11: weights 2 to 9 from the right, and a remainder of 10 becomes 1. */
export function modulo11(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at % 8] ?? 2), 0);
  const rest = sum % 11;
  return rest === 10 ? '1' : String(rest);
}

/** The unique code of an invoice: 53 digits and their check digit in hexadecimal, then the control code. */
export function encodeCuf(parts: PartesCuf): string {
  const pad = (value: number | string, length: number) => String(value).padStart(length, '0');
  const digits = [
    pad(parts.nit, 13),
    parts.fechaEmision.replace(/\D/g, ''),
    pad(parts.sucursal, 4),
    parts.modalidad,
    parts.emision,
    parts.tipoFactura,
    pad(parts.sector, 2),
    pad(parts.numero, 10),
    pad(parts.puntoVenta, 4),
  ].join('');
  if (!/^\d{53}$/.test(digits)) throw new Error(`An invoice's code needs 53 digits, not ${digits}`);
  return (
    BigInt(digits + modulo11(digits))
      .toString(16)
      .toUpperCase() + parts.control
  );
}
