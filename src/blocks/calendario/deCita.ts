import type { CalendarEvent } from '#lib/calendar.ts';
import { fill } from '#lib/texts.ts';
import { calendarioMessages as textos } from './messages.ts';

/** The parts of an appointment that its calendar file needs. Dates are yyyy-mm-dd, hours hh:mm. */
interface Cita {
  readonly que: string;
  readonly quien: string;
  readonly fecha: string;
  readonly hora: string;
  readonly medico: string;
  readonly lugar: string;
}

/** An appointment as an event. The same person, day and matter make the same event, whatever its hour is now. */
export function eventoDe({ que, quien, fecha, hora, medico, lugar }: Cita): CalendarEvent {
  const id = `${que} ${quien} ${fecha}`
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
  return {
    id,
    title: fill(textos.cita, { especialidad: que, paciente: quien }),
    place: lugar,
    notes: medico && fill(textos.medico, { medico }),
    day: fecha,
    time: hora,
  };
}
