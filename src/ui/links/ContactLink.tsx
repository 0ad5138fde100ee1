import { Fragment, type ReactNode } from 'react';
import { mailtoOf, telOf } from '#lib/contact.ts';

/**
 * An e-mail address that opens a new e-mail. A text that is not an address stays a text; nothing is rendered for ''.
 */
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
 * a part that is not a number stays a text. `children` replaces a single number.
 */
export function PhoneLink({ number, children }: { readonly number: string; readonly children?: ReactNode }) {
  return number.split(/([/,;]+)/).map((part, at) => {
    const to = telOf(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <Fragment key={at}>{to ? <a href={to}>{children ?? part.trim()}</a> : part}</Fragment>;
  });
}

/**
 * The act beside an address or a telephone in a field that is only read: `children` says it ("Llamar"). Several telephones
 * in one field are several links; nothing is drawn for a text that is neither.
 */
export function ContactAct({
  kind,
  value,
  children,
}: {
  readonly kind: 'email' | 'tel';
  readonly value: string;
  readonly children: ReactNode;
}) {
  const act = (
    <>
      {children} <span className="sr-only">{value}</span>
    </>
  );
  if (kind === 'email') return mailtoOf(value) ? <EmailLink address={value}>{act}</EmailLink> : null;
  if (telOf(value)) return <PhoneLink number={value}>{act}</PhoneLink>;
  return /\d\s*[/,;]/.test(value) ? <PhoneLink number={value} /> : null;
}
