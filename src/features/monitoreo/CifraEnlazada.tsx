import { Link } from 'react-router-dom';
import { cifra } from './cifras.ts';

/** A figure that leads to its rows, as far as a list has them. `nombre` says which rows. */
export function CifraEnlazada({
  n,
  nombre,
  to,
}: {
  readonly n: number;
  readonly nombre: string;
  readonly to: string | null;
}) {
  if (n === 0 || to === null) return cifra(n);
  return (
    <Link to={to} aria-label={`${cifra(n)}. ${nombre}`}>
      {cifra(n)}
    </Link>
  );
}
