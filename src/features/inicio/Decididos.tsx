import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Pill } from '#ui/layout/Pill.tsx';
import { marcarVistos, useDecididos } from './decididos.ts';
import { inicio } from './messages.ts';
import { type Aviso, abrir } from './useAvisos.ts';

/** The maximum for a short list; the rest is in the lists. */
const LONGEST = 8;

/** What the fund observed and accepted since the person last opened the bell. They count as seen when it closes. */
export function Decididos({ avisos, onOpen }: { readonly avisos: readonly Aviso[]; readonly onOpen: () => void }) {
  const nuevos = useDecididos(avisos);
  const latest = useRef(avisos);
  latest.current = avisos;
  useEffect(() => () => marcarVistos(latest.current), []);
  return (
    <>
      <h2 className="dropdown-title">{inicio.desdeSuVisita}</h2>
      {nuevos.length === 0 ? (
        <p className="dropdown-note">{inicio.nadaNuevo}</p>
      ) : (
        <ul className="home-list">
          {nuevos.slice(0, LONGEST).map((aviso) => (
            <Decidido key={aviso.IdPersonaNovedad} aviso={aviso} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {nuevos.length > LONGEST ? <p className="dropdown-note">{inicio.yOtros(nuevos.length - LONGEST)}</p> : null}
    </>
  );
}

function Decidido({ aviso, onOpen }: { readonly aviso: Aviso; readonly onOpen: () => void }) {
  const { to, onClick } = abrir(aviso);
  return (
    <li className="home-row">
      <div className="home-row-text">
        <Link
          to={to}
          onClick={() => {
            onClick();
            onOpen();
          }}
        >
          {aviso.NombreCompleto}
        </Link>
        <p>{aviso.Novedad}</p>
      </div>
      <Pill fondo={aviso.ColorFondo} letra={aviso.ColorLetra}>
        {aviso.EstadoProceso}
      </Pill>
    </li>
  );
}
