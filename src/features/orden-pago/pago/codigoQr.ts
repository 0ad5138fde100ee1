import type { CodigoQr } from '#contract/entities/ordenPago.ts';
import { endOfDay, type IsoDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { pagoMessages as textos } from '../messagesPago.ts';

const MINUTE = 60_000;

/** The image of a code as a file; null if the services sent no readable one. */
export function imagenDe({ Imagen }: Pick<CodigoQr, 'Imagen'>): Blob | null {
  const base64 = Imagen.replace(/^data:image\/png;base64,/, '');
  // Every PNG begins with the same eight bytes.
  if (!/^iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/.test(base64)) return null;
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}

/** The data URL of the image. Use it only for an image that `imagenDe` can read. */
export const direccionDe = ({ Imagen }: Pick<CodigoQr, 'Imagen'>): string =>
  `data:image/png;base64,${Imagen.replace(/^data:image\/png;base64,/, '')}`;

/** Minutes until the end of a code's last day, which is midnight in Bolivia; never below 0. */
export function minutosHasta(last: IsoDate, now: Date): number {
  return Math.max(0, Math.ceil((endOfDay(last).getTime() - now.getTime()) / MINUTE));
}

/** The remaining time as text: 'en 1 d 9 h', 'en 3 h 20 min', 'en 12 min'. */
export function resta(minutos: number): string {
  const [d, h, m] = [Math.floor(minutos / 1440), Math.floor((minutos % 1440) / 60), minutos % 60];
  if (d > 0) return fill(textos.restaDias, { d, h });
  return h > 0 ? fill(textos.restaHoras, { h, m }) : fill(textos.restaMinutos, { m });
}
