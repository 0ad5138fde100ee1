import type { CSSProperties, ReactNode } from 'react';

/** Textures that distinguish series where colours cannot: on a screen with forced colours. */
const inks: readonly ReactNode[] = [
  <rect key="full" className="chart-ink-full" width="8" height="8" />,
  <path key="rising" className="chart-ink" d="M-2 2L2 -2M0 8L8 0M6 10L10 6" />,
  <circle key="dots" className="chart-ink-full" cx="4" cy="4" r="1.6" />,
  <path key="level" className="chart-ink" d="M0 2H8M0 6H8" />,
  <path key="grid" className="chart-ink" d="M0 4H8M4 0V8" />,
  <path key="falling" className="chart-ink" d="M0 0L8 8M-2 6L2 10M6 -2L10 2" />,
];

const textureId = (id: string, at: number) => `${id}-${at % inks.length}`;

/** The textures of `count` series, for the picture with this id. */
export function Textures({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <defs>
      {inks.slice(0, count).map((ink, at) => (
        <pattern key={textureId(id, at)} id={textureId(id, at)} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect className="chart-ground" width="8" height="8" />
          {ink}
        </pattern>
      ))}
    </defs>
  );
}

/** Tells the stylesheet which texture a series has. */
export const textured = (id: string, at: number): CSSProperties => ({
  ...({ '--chart-texture': `url("#${textureId(id, at)}")` } as Readonly<Record<`--${string}`, string>>),
});
