import './pill.css';
import type { CSSProperties, ReactNode } from 'react';
import { pillColours } from './colour.ts';

export type PillTone = 'neutral' | 'brand' | 'ok' | 'warn' | 'bad' | 'info';

/** State label. The server's colours are checked and made readable; without them `tone` decides. */
export function Pill({
  fondo,
  letra,
  tone = 'neutral',
  children,
}: {
  fondo?: string | null | undefined;
  letra?: string | null | undefined;
  tone?: PillTone;
  children: ReactNode;
}) {
  const colours = pillColours(fondo, letra);
  if (!colours) return <span className={`pill pill-${tone}`}>{children}</span>;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--pill-ground': colours.ground,
    '--pill-letter': colours.letter,
    '--pill-dark-ground': colours.darkGround,
    '--pill-dark-letter': colours.darkLetter,
  };
  return (
    <span className="pill pill-server" style={style}>
      {children}
    </span>
  );
}
