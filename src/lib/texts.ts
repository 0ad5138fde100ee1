/**
 * Lower case without accents and invisible characters (zero-width, direction), for searching. Ñ becomes n, so both find it.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}

/** Fills the {name} placeholders of a text; a placeholder without a value stays unchanged. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/**
 * The name of a file to show and store: without control characters, and without the characters that reverse the direction of
 * the following text, with which 'fdp.exe' is shown as 'exe.pdf'.
 */
export const plainName = (name: string): string =>
  name.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');

/** Escapes a text for the tracking messages, which the services store as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Collapses white space and trims. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A file name: letters, digits, '-' and '_', 120 at most, so that no name leads out of its folder. '' stays ''. */
export const safeName = (text: string): string =>
  text
    .trim()
    .replace(/[^\w-]+/g, '_')
    .slice(0, 120);
