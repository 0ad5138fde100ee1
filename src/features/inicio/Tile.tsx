import { Link } from 'react-router-dom';
import { Icon } from '#ui/icons/Icon.tsx';

export interface TileProps {
  readonly label: string;
  /** null while it is not known. */
  readonly value: string | number | null;
  readonly note: string;
  readonly to: string;
  readonly tone?: 'warn';
}

/** A figure that leads to what it counts. */
export function Tile({ label, value, note, to, tone }: TileProps) {
  return (
    <Link to={to} className={`tile ${tone ? `tile-${tone}` : ''}`} aria-busy={value === null || undefined}>
      <span className="tile-value">{value ?? <span className="tile-wait" aria-hidden="true" />}</span>
      <span className="tile-label">{label}</span>
      <span className="tile-note">{value === null ? ' ' : note}</span>
      <Icon name="arrow-right" className="tile-arrow" />
    </Link>
  );
}

/** The figures of the home, each a link. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly TileProps[] }) {
  return (
    <section aria-label={label} className="tiles">
      {tiles.map((tile) => (
        <Tile key={tile.label} {...tile} />
      ))}
    </section>
  );
}
