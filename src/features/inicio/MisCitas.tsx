import { AgregarAlCalendario } from '#blocks/calendario/AgregarAlCalendario.tsx';
import { eventoDe } from '#blocks/calendario/deCita.ts';
import { useCitasDelPeriodo } from '#blocks/inasistencias/useCitasDelPeriodo.ts';
import { toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { inicio } from './messages.ts';
import { citasPorMomento, enOrden, periodoDeExamenes, type Turno, useExamenesPorVenir } from './proximas.ts';

const textos = inicio.asegurado;
/** How many missed ones are shown; the rest is in the report. What comes is shown whole: each has its calendar file here. */
const LONGEST = 4;

function Fila({ turno, porVenir }: { readonly turno: Turno; readonly porVenir: boolean }) {
  const { que, fecha, hora, estado } = turno;
  const cuando = { especialidad: que, fecha: toLocalDate(fecha), hora };
  return (
    <li className="home-row">
      <div className="home-row-text">
        <b>{fecha ? fill(textos.citaCuando, cuando) : fill(textos.sinCita, { examen: que })}</b>
        <p>{turno.quien}</p>
        <p>{[turno.medico, turno.lugar].filter(Boolean).join(' · ')}</p>
      </div>
      <Pill fondo={estado.fondo} {...(estado.letra ? { letra: estado.letra } : {})}>
        {estado.nombre}
      </Pill>
      {porVenir && fecha ? <AgregarAlCalendario cita={eventoDe(turno)} /> : null}
      {porVenir && !fecha ? (
        <LinkButton to={pathTo('ocupacional-admin-ex', periodoDeExamenes())}>
          {textos.programar} <span className="sr-only">{`${que}, ${turno.quien}`}</span>
        </LinkButton>
      ) : null}
    </li>
  );
}

function Turnos({
  titulo,
  turnos,
  porVenir = false,
}: {
  titulo: string;
  turnos: readonly Turno[];
  porVenir?: boolean;
}) {
  if (turnos.length === 0) return null;
  return (
    <>
      <h3 className="home-sub">{titulo}</h3>
      <ul className="home-list">
        {(porVenir ? turnos : turnos.slice(0, LONGEST)).map((turno) => (
          <Fila key={turno.clave} turno={turno} porVenir={porVenir} />
        ))}
      </ul>
    </>
  );
}

/**
 * The family's next appointments and exams, as far as the services tell them, and the missed ones below (spec R 2.8, 2.10,
 * 3.6). What is not granted is not asked for.
 */
export function MisCitas({ citas: conCitas, examenes: conExamenes }: { citas: boolean; examenes: boolean }) {
  const citas = useCitasDelPeriodo(conCitas, citasPorMomento);
  const examenes = useExamenesPorVenir(conExamenes);
  const proximas = enOrden([...(citas.datos?.proximas ?? []), ...examenes.turnos]);
  const perdidas = citas.datos?.perdidas ?? [];
  const pending = citas.pending || examenes.pending;
  const failed = citas.failed || examenes.failed;
  return (
    <Card
      title={textos.citas}
      pad={false}
      actions={
        conCitas ? (
          <LinkButton tone="ghost" to={pathTo('reporte-citas-medicas')}>
            {textos.citasTodas} <span className="sr-only">{textos.citasMedicas}</span>
          </LinkButton>
        ) : null
      }
    >
      {pending ? (
        <div className="home-wait home-wait-citas">
          <Skeleton lines={4} />
        </div>
      ) : null}
      {citas.failed ? <ErrorBlock text={textos.citasError} onRetry={citas.retry} /> : null}
      {examenes.failed ? (
        <ErrorBlock text={textos.examenesError} onRetry={examenes.retry} busy={examenes.fetching} />
      ) : null}
      {!pending && !failed && proximas.length + perdidas.length === 0 ? (
        <EmptyState text={textos.citasVacio} icon="calendar" />
      ) : null}
      {pending ? null : (
        <>
          <Turnos titulo={textos.proximas} turnos={proximas} porVenir />
          <Turnos titulo={textos.perdidas} turnos={perdidas} />
        </>
      )}
    </Card>
  );
}
