import { Link } from 'react-router-dom';
import { Icon } from '#ui/icons/Icon.tsx';

export interface TileProps {
  readonly label: string;
  /** null while it loads. */
  readonly value: string | number | null;
  readonly note: string;
  /** A path, or '#' and the id of an element on the home. */
  readonly to: string;
  readonly tone?: 'warn';
}

/** A figure that links to what it counts. */
function Tile({ label, value, note, to, tone }: TileProps) {
  const look = { className: `tile ${tone ? `tile-${tone}` : ''}`, 'aria-busy': value === null || undefined };
  const content = (
    <>
      <span className="tile-value">{value ?? <span className="tile-wait" aria-hidden="true" />}</span>
      <span className="tile-label">{label}</span>
      <span className="tile-note">{value === null ? '\u00a0' : note}</span>
      <Icon name="arrow-right" className="tile-arrow" />
    </>
  );
  // An anchor on this page: the browser scrolls there and moves the focus.
  return to.startsWith('#') ? (
    <a href={to} {...look}>
      {content}
    </a>
  ) : (
    <Link to={to} {...look}>
      {content}
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
