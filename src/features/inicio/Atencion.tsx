import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { inicio } from './messages.ts';
import { type Aviso, abrir, porDia, type useAvisos } from './useAvisos.ts';

/** The maximum for a short list; the rest is behind Ver todos. */
const LONGEST = 5;

/** Observed notices first, then the oldest registered ones. */
function pendientes(avisos: readonly Aviso[]): Aviso[] {
  const of = (estado: Aviso['estado']) => avisos.filter((a) => a.estado === estado).toSorted(porDia('fecha'));
  return [...of('observado'), ...of('registrado')].slice(0, LONGEST);
}

function Row({ aviso }: { aviso: Aviso }) {
  const { NombreCompleto, Observacion, Novedad, fecha, estado } = aviso;
  const detail = estado === 'observado' && Observacion ? `“${Observacion}”` : `${Novedad} · ${toLocalDate(fecha)}`;
  const act = estado === 'observado' ? inicio.corregir : inicio.declarar;
  return (
    <li className="home-row">
      <div className="home-row-text">
        <b>{NombreCompleto}</b>
        <p>{detail}</p>
      </div>
      <Pill fondo={aviso.ColorFondo} letra={aviso.ColorLetra}>
        {aviso.EstadoProceso}
      </Pill>
      <LinkButton {...abrir(aviso)}>
        {act} <span className="sr-only">{fill(inicio.aviso, { nombre: NombreCompleto })}</span>
      </LinkButton>
    </li>
  );
}

/** What the employer has to do next. */
export function Atencion({ avisos, isPending, isFetching, error, refetch }: ReturnType<typeof useAvisos>) {
  const rows = pendientes(avisos);
  return (
    <Card title={inicio.atencion} pad={false}>
      {isPending ? (
        <div className="home-wait">
          <Skeleton lines={6} />
        </div>
      ) : error ? (
        <ErrorBlock text={error.message} onRetry={refetch} busy={isFetching} />
      ) : rows.length === 0 ? (
        <EmptyState text={inicio.nadaPendiente} icon="check-circle" />
      ) : (
        <ul className="home-list">
          {rows.map((aviso) => (
            <Row key={aviso.IdPersonaNovedad} aviso={aviso} />
          ))}
        </ul>
      )}
    </Card>
  );
}
