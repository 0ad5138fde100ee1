/** Where Bolivia lies, in degrees. Outside it people are warned, never stopped. */
const bolivia = { latitud: { min: -23, max: -9.6 }, longitud: { min: -69.7, max: -57.4 } } as const;

/** A coordinate as it is kept: no spaces, a decimal point instead of a comma. */
export const limpiarCoordenada = (text: string): string => text.replace(/\s+/g, '').replace(/,/g, '.');

/** A typed coordinate in degrees; null when it is no number. */
export function leerCoordenada(text: string): number | null {
  const clean = limpiarCoordenada(text);
  return /^[+-]?\d+(\.\d*)?$/.test(clean) ? Number(clean) : null;
}

/** Degrees as the form keeps them: six decimals are about ten centimetres. */
export const escribirCoordenada = (degrees: number): string => degrees.toFixed(6);

/** True when both coordinates are numbers and the point is not in Bolivia's box. */
export function fueraDeBolivia(latitud: string, longitud: string): boolean {
  const lat = leerCoordenada(latitud);
  const lng = leerCoordenada(longitud);
  if (lat === null || lng === null) return false;
  const inside = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
  return !inside(lat, bolivia.latitud) || !inside(lng, bolivia.longitud);
}
