import { inicio } from './messages.ts';

const hourIn = (now: Date): number =>
  Number(
    new Intl.DateTimeFormat('es-BO', { timeZone: 'America/La_Paz', hour: '2-digit', hourCycle: 'h23' }).format(now),
  );

/** The greeting of the hour in Bolivia. */
export function saludo(now: Date = new Date()): string {
  const hour = hourIn(now);
  if (hour < 12) return inicio.saludos.manana;
  return hour < 19 ? inicio.saludos.tarde : inicio.saludos.noche;
}

/** The first given name of "PATERNO MATERNO NOMBRES", or of what there is of it, as people write it. */
export function primerNombre(nombreCompleto: string): string {
  const words = nombreCompleto.trim().split(/\s+/);
  const word = words[2] ?? words[1] ?? words[0] ?? '';
  return word.charAt(0).toLocaleUpperCase('es') + word.slice(1).toLocaleLowerCase('es');
}
