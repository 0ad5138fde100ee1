import { isEmail } from './email.ts';

/** Signs that begin another address or the fields of an e-mail. */
const MORE = /[,;?&#]/;

/** The address of a new e-mail; null if the text is no e-mail address. */
export function mailtoOf(address: string, { subject = '', body = '' } = {}): string | null {
  const to = address.trim();
  if (!isEmail(to) || MORE.test(to)) return null;
  const fields = Object.entries({ subject, body }).filter(([, text]) => text !== '');
  // Spaces as %20: mail programs show the plus signs of a form.
  const query = fields.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&');
  return `mailto:${encodeURI(to)}${query ? `?${query}` : ''}`;
}

/** Calls from another country need the prefix; within Bolivia it does no harm. */
const BOLIVIA = '+591';

/** The address of a call; null if the text is no telephone number. National numbers have seven or eight digits. */
export function telOf(number: string): string | null {
  const bare = number.replace(/[\s().-]/g, '');
  if (!/^\+?\d{3,15}$/.test(bare)) return null;
  return `tel:${/^\d{7,8}$/.test(bare) ? BOLIVIA : ''}${bare}`;
}
