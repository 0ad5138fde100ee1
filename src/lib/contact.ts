/** Without signs that begin the fields of an e-mail. */
const ADDRESS = /^[^\s@,;?&#]+@[^\s@,;?&#]+\.[^\s@,;?&#]+$/;

/** The address of a new e-mail; null if the text is no e-mail address. */
export function mailtoOf(address: string, { subject = '', body = '' } = {}): string | null {
  const to = address.trim();
  if (!ADDRESS.test(to)) return null;
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
