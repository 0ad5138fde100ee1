/** Lower case without accents or signs nobody sees (zero-width, direction), for searching; Ñ becomes n: typed either way. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}

/** Fills {name} places of a text; a place without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/**
 * The name of a file as it is shown and kept: without control characters and without the signs that turn the direction of
 * what follows, behind which 'fdp.exe' reads 'exe.pdf'.
 */
export const plainName = (name: string): string =>
  name.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');

/** Escapes a text for the tracking messages, which the services keep as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Collapses white space and trims. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
