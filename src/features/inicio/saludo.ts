import { now, timeOfDay } from '#lib/dates.ts';
import { inicio } from './messages.ts';

/** The greeting for the time of day in Bolivia. */
export function saludo(moment: Date = now()): string {
  const hour = Number(timeOfDay(moment).slice(0, 2));
  if (hour < 12) return inicio.saludos.manana;
  return hour < 19 ? inicio.saludos.tarde : inicio.saludos.noche;
}

/** The first given name in "PATERNO MATERNO NOMBRES", or in an incomplete name, with normal capitals. */
export function primerNombre(nombreCompleto: string): string {
  const words = nombreCompleto.trim().split(/\s+/);
  const word = words[2] ?? words[1] ?? words[0] ?? '';
  return word.charAt(0).toLocaleUpperCase('es') + word.slice(1).toLocaleLowerCase('es');
}
