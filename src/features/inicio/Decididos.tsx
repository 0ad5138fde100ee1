import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Pill } from '#ui/layout/Pill.tsx';
import { marcarVistos, useNuevos, vuelve } from './decididos.ts';
import { inicio } from './messages.ts';
import type { Aviso } from './useAvisos.ts';

/** The maximum for a short list; the rest is in the lists. */
const LONGEST = 8;

interface Props {
  readonly avisos: readonly Aviso[];
  /** Where a notice is opened. */
  readonly abrir: (aviso: Aviso) => { readonly to: string; readonly onClick?: () => void };
  /** What is said if nothing is new, and of those that the short list leaves out. */
  readonly textos: { readonly nada: string; readonly otros: (n: number) => string };
  readonly onOpen: () => void;
}

/** What the other side did since the person last opened the bell. It counts as seen when the bell closes. */
export function Decididos({ avisos, abrir, textos, onOpen }: Props) {
  const nuevos = useNuevos(avisos);
  const latest = useRef(avisos);
  latest.current = avisos;
  useEffect(() => () => marcarVistos(latest.current), []);
  return (
    <>
      <h2 className="dropdown-title">{inicio.desdeSuVisita}</h2>
      {nuevos.length === 0 ? (
        <p className="dropdown-note">{textos.nada}</p>
      ) : (
        <ul className="home-list">
          {nuevos.slice(0, LONGEST).map((aviso) => (
            <Decidido key={aviso.IdPersonaNovedad} aviso={aviso} abrir={abrir} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {nuevos.length > LONGEST ? <p className="dropdown-note">{textos.otros(nuevos.length - LONGEST)}</p> : null}
    </>
  );
}

function Decidido({ aviso, abrir, onOpen }: Pick<Props, 'abrir' | 'onOpen'> & { readonly aviso: Aviso }) {
  const { to, onClick } = abrir(aviso);
  return (
    <li className="home-row">
      <div className="home-row-text">
        <Link
          to={to}
          onClick={() => {
            onClick?.();
            onOpen();
          }}
        >
          {aviso.NombreCompleto}
        </Link>
        <p>{aviso.Novedad}</p>
      </div>
      {vuelve(aviso) ? <Pill tone="info">{inicio.corregido}</Pill> : null}
      <Pill fondo={aviso.ColorFondo} letra={aviso.ColorLetra}>
        {aviso.EstadoProceso}
      </Pill>
    </li>
  );
}
