import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { Cargado } from './Cargado.tsx';
import { inicio } from './messages.ts';
import type { usePendientes } from './pendientes.ts';
import { type Aviso, abrir } from './useAvisos.ts';

function Row({ aviso, nuevo, onOpen }: { aviso: Aviso; nuevo: boolean; onOpen: () => void }) {
  const { NombreCompleto, Observacion, Novedad, fecha, estado } = aviso;
  const detail = estado === 'observado' && Observacion ? `“${Observacion}”` : `${Novedad} · ${toLocalDate(fecha)}`;
  const act = estado === 'observado' ? inicio.corregir : inicio.declarar;
  const { to, onClick } = abrir(aviso);
  const open = () => {
    onClick();
    onOpen();
  };
  return (
    <li className="home-row">
      <div className="home-row-text">
        <b>{NombreCompleto}</b>
        <p>{detail}</p>
      </div>
      {nuevo ? <Pill tone="info">{inicio.nuevo}</Pill> : null}
      <Pill fondo={aviso.ColorFondo} letra={aviso.ColorLetra}>
        {aviso.EstadoProceso}
      </Pill>
      <LinkButton to={to} onClick={open}>
        {act} <span className="sr-only">{fill(inicio.aviso, { nombre: NombreCompleto })}</span>
      </LinkButton>
    </li>
  );
}

/** The notices that require attention, or why there are none. `onOpen`: one of them is opened. */
export function ListaDePendientes({
  pendientes,
  esNuevo,
  ver,
  isPending,
  isFetching,
  error,
  refetch,
  onOpen,
}: ReturnType<typeof usePendientes> & { onOpen?: () => void }) {
  const nada = pendientes.length === 0 ? inicio.nadaPendiente : null;
  return (
    <Cargado {...{ isPending, isFetching, error, refetch, nada }}>
      <ul className="home-list">
        {pendientes.map((aviso) => (
          <Row
            key={aviso.IdPersonaNovedad}
            aviso={aviso}
            nuevo={esNuevo(aviso)}
            onOpen={() => {
              ver(aviso);
              onOpen?.();
            }}
          />
        ))}
      </ul>
    </Cargado>
  );
}

/** What the employer has to do next. */
export const Atencion = (pendientes: ReturnType<typeof usePendientes>) => (
  <Card title={inicio.atencion} pad={false}>
    <ListaDePendientes {...pendientes} />
  </Card>
);
