import type { SeguimientoItem } from '#contract/entities/seguimiento.ts';
import { cleanDate, today, toLocalMoment } from '#lib/dates.ts';
import { Timeline } from '#ui/timeline/Timeline.tsx';
import { HtmlSeguro } from './HtmlSeguro.tsx';
import { seguimientoMessages as textos } from './messages.ts';

/** The entries of a tracking on a timeline, in the given order. */
export default function ListaSeguimiento({ entradas }: { readonly entradas: readonly SeguimientoItem[] }) {
  return (
    <Timeline label={textos.titulo} items={entradas} keyOf={(entrada) => entrada.IdSeguimiento}>
      {(entrada) => <Entrada entrada={entrada} />}
    </Timeline>
  );
}

/** 'hoy 09:12' or '18/11/2026 16:40'. */
function cuando(fecha: string): string {
  const moment = toLocalMoment(fecha);
  return cleanDate(moment.slice(0, 10)) === today() ? `hoy ${moment.slice(11)}` : moment;
}

function Entrada({ entrada }: { entrada: SeguimientoItem }) {
  return (
    <>
      <p className="seguimiento-asunto">
        <strong>{entrada.Asunto}</strong> <span aria-hidden="true">·</span>{' '}
        <time className="num" dateTime={entrada.Fecha}>
          {cuando(entrada.Fecha)}
        </time>
      </p>
      <HtmlSeguro html={entrada.Mensaje} className="seguimiento-texto" />
      {entrada.Usuario ? <p className="seguimiento-usuario">{entrada.Usuario}</p> : null}
    </>
  );
}
