/** The bounding box of Bolivia, in degrees. A point outside shows a warning and is never refused. */
const bolivia = { latitud: { min: -23, max: -9.6 }, longitud: { min: -69.7, max: -57.4 } } as const;

/** A coordinate as it is stored: no spaces, a decimal point instead of a comma. */
export const limpiarCoordenada = (text: string): string => text.replace(/\s+/g, '').replace(/,/g, '.');

/** A coordinate in degrees, with a point or a comma; null if the text is none. No coordinate has more than three digits before it. */
export function leerCoordenada(text: string): number | null {
  const clean = text.trim().replace(',', '.');
  return /^[+-]?\d{1,3}(\.\d*)?$/.test(clean) ? Number(clean) : null;
}

/** Formats degrees for the form: six decimals are about ten centimetres. */
export const escribirCoordenada = (degrees: number): string => degrees.toFixed(6);

/** True if both coordinates are numbers and the point is outside Bolivia's box. */
export function fueraDeBolivia(latitud: string, longitud: string): boolean {
  const lat = leerCoordenada(limpiarCoordenada(latitud));
  const lng = leerCoordenada(limpiarCoordenada(longitud));
  if (lat === null || lng === null) return false;
  const inside = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
  return !inside(lat, bolivia.latitud) || !inside(lng, bolivia.longitud);
}
