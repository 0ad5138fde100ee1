import { esConcluida, esInasistencia } from '#blocks/inasistencias/esInasistencia.ts';
import { useCitasDelPeriodo } from '#blocks/inasistencias/useCitasDelPeriodo.ts';
import type { FilaCita } from '#contract/entities/cita.ts';
import { cleanDate, today, toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { inicio } from './messages.ts';

const textos = inicio.asegurado;
/** The maximum for a quick look; the rest is in the report. */
const LONGEST = 3;

const moment = (row: FilaCita) => `${cleanDate(row.Fecha)} ${row.Hora}`;

/** The next appointments, the nearest first, and the missed ones, the latest first. */
function porMomento(rows: readonly FilaCita[], day = today()) {
  const sorted = rows.toSorted((a, b) => moment(a).localeCompare(moment(b)));
  return {
    proximas: sorted.filter((row) => cleanDate(row.Fecha) >= day && !esConcluida(row.Estado)),
    perdidas: sorted.filter((row) => esInasistencia(row.Estado)).reverse(),
  };
}

function Cita({ row }: { readonly row: FilaCita }) {
  return (
    <li className="home-row">
      <div className="home-row-text">
        <b>
          {fill(textos.citaCuando, { especialidad: row.Especialidad, fecha: toLocalDate(row.Fecha), hora: row.Hora })}
        </b>
        <p>{row.Paciente}</p>
        <p>{[row.Medico, row.CentroAtencion].filter(Boolean).join(' · ')}</p>
      </div>
      <Pill fondo={row.EstadoColor}>{row.Estado}</Pill>
    </li>
  );
}

function Citas({ titulo, rows }: { readonly titulo: string; readonly rows: readonly FilaCita[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="home-sub">{titulo}</h3>
      <ul className="home-list">
        {rows.slice(0, LONGEST).map((row) => (
          <Cita key={`${moment(row)} ${row.Paciente} ${row.Especialidad}`} row={row} />
        ))}
      </ul>
    </>
  );
}

/** The family's next appointments, as far as the absence report has them, and the missed ones (spec R 2.10, 3.6). */
export function MisCitas() {
  const citas = useCitasDelPeriodo(true, porMomento);
  return (
    <Card
      title={textos.citas}
      pad={false}
      actions={
        <LinkButton tone="ghost" to={pathTo('reporte-citas-medicas')}>
          {textos.citasTodas} <span className="sr-only">{textos.citas}</span>
        </LinkButton>
      }
    >
      {citas.pending ? (
        <div className="home-wait">
          <Skeleton lines={4} />
        </div>
      ) : citas.failed || !citas.datos ? (
        <ErrorBlock text={textos.citasError} onRetry={citas.retry} />
      ) : citas.datos.proximas.length + citas.datos.perdidas.length === 0 ? (
        <EmptyState text={textos.citasVacio} icon="calendar" />
      ) : (
        <>
          <Citas titulo={textos.proximas} rows={citas.datos.proximas} />
          <Citas titulo={textos.perdidas} rows={citas.datos.perdidas} />
        </>
      )}
    </Card>
  );
}
