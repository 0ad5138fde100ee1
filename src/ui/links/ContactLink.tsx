import { Fragment, type ReactNode } from 'react';
import { mailtoOf, telOf } from '#lib/contact.ts';

/** An e-mail address that opens a new e-mail. A text that is no address stays a text; nothing is drawn for ''. */
export function EmailLink({
  address,
  subject = '',
  body = '',
  children = address,
}: {
  readonly address: string;
  readonly subject?: string;
  readonly body?: string;
  readonly children?: ReactNode;
}) {
  const to = mailtoOf(address, { subject, body });
  return to ? <a href={to}>{children}</a> : address;
}

/**
 * Telephone numbers that call when pressed. People write several into one field, with a slash or a comma between them;
 * what is no number stays a text.
 */
export function PhoneLink({ number }: { readonly number: string }) {
  return number.split(/([/,;]+)/).map((part, at) => {
    const to = telOf(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <Fragment key={at}>{to ? <a href={to}>{part.trim()}</a> : part}</Fragment>;
  });
}
