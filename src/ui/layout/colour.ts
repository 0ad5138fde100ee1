import { own } from '#lib/own.ts';

/** Colour names that the services may use besides hex: the CSS basic set, as sent in ColorFondo / ColorLetra. */
const named: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  maroon: '#800000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  lime: '#00ff00',
  olive: '#808000',
  navy: '#000080',
  teal: '#008080',
  aqua: '#00ffff',
  lightgray: '#d3d3d3',
  lightblue: '#add8e6',
  lightgreen: '#90ee90',
  gold: '#ffd700',
  tomato: '#ff6347',
  brown: '#a52a2a',
  pink: '#ffc0cb',
};

/** A server colour as `#rrggbb`, or null if it is not a colour: nothing else may reach a style. */
export function safeColour(value: string | null | undefined): string | null {
  const text = (value ?? '').trim().toLowerCase();
  const known = own(named, text);
  if (known) return known;
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text)?.[1];
  if (!hex) return null;
  const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return `#${full.slice(0, 6)}`;
}

function luminance(hex: string): number {
  const channel = (from: number) => {
    const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG contrast ratio (1 to 21) of two `#rrggbb` colours. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The two colours of a state pill, and the two for dark screens. `#rrggbb`. */
interface PillColours {
  readonly ground: string;
  readonly letter: string;
  readonly darkGround: string;
  readonly darkLetter: string;
}

function readable(ground: string, letra?: string | null): string {
  const letter = safeColour(letra);
  if (letter && contrast(ground, letter) >= 4.5) return letter;
  return contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000000' : '#ffffff';
}

/**
 * Colours of a state pill from the server's ColorFondo and ColorLetra. Null if the background is not a colour (the neutral
 * pill is used). The letter colour becomes black or white if its contrast is under 4.5. On dark screens a pale background
 * would glare, so there the darker of the two colours is the background: the contrast is the same.
 */
export function pillColours(fondo?: string | null, letra?: string | null): PillColours | null {
  const ground = safeColour(fondo);
  if (!ground) return null;
  const letter = readable(ground, letra);
  const pale = luminance(ground) > luminance(letter);
  return { ground, letter, darkGround: pale ? letter : ground, darkLetter: pale ? ground : letter };
}
