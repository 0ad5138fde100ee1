import { type CalendarEvent, calendarFile } from '#lib/calendar.ts';
import { now, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { download } from '#ui/table/exportTable.ts';
import { calendarioMessages as textos } from './messages.ts';

/** Downloads an appointment as a calendar file: a telephone opens it in its calendar. */
export function AgregarAlCalendario({ cita }: { readonly cita: CalendarEvent }) {
  const descargar = () =>
    download(
      new Blob([calendarFile(cita, now())], { type: 'text/calendar;charset=utf-8' }),
      fill(textos.archivo, { dia: cita.day }),
    );
  return (
    <Button icon="calendar" onClick={descargar}>
      {textos.calendario}{' '}
      <span className="sr-only">{fill(textos.de, { titulo: cita.title, fecha: toLocalDate(cita.day) })}</span>
    </Button>
  );
}
