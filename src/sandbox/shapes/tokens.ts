import { own } from '#lib/own.ts';
import { type EnvelopeShape, isRow, isText, type Row, type ValueShape } from './shape.ts';

/** Section 6 of the table: the token, and the other data of a sign-in. */

const part = (text: string) => Buffer.from(text).toString('base64url');
const fromPart = (text: string) => Buffer.from(text, 'base64url').toString();

/** A token with other claims. It cannot be signed, so the original token takes the place of the signature. */
function withClaims(token: unknown, change: (claims: Row) => Row): string {
  const [head = '', claims = ''] = String(token).split('.');
  const read: unknown = JSON.parse(fromPart(claims));
  return `${head}.${part(JSON.stringify(change(isRow(read) ? read : {})))}.${part(String(token))}`;
}

/** The token the sandbox signed, which is inside a token of another shape. */
export function honestToken(token: string): string {
  const inner = fromPart(token.split('.')[2] ?? '');
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(inner) ? inner : token;
}

const isToken = (value: unknown, key: string) => key === 'access_token' && isText(value);
const holdsToken = (value: unknown): value is Row => isRow(value) && isText(value.access_token);
const names = ['USRID', 'PERID', 'USRTYP', 'SEGID'];
const changed = (claims: Row, change: (value: unknown) => unknown): Row => ({
  ...claims,
  ...Object.fromEntries(names.map((name) => [name, change(claims[name])])),
});
/** The claims under the long names some frameworks use. */
const longNames = (claims: Row): Row =>
  Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      names.includes(name) ? `http://schemas.microsoft.com/ws/2008/06/identity/claims/${name}` : name,
      value,
    ]),
  );
const shortKinds: Readonly<Record<string, string>> = { 1801: '1', 1972: '2', 1802: '3' };
const kindOf = (claims: Row) => own(shortKinds, String(claims.USRTYP)) ?? String(claims.USRTYP);

const claim = (change: (claims: Row) => Row) => (token: unknown) => withClaims(token, change);
const isSignInFlag = (value: unknown, key: string) => /^(Caduco|ModificarPassword)$/.test(key) && value === false;

/** These come before the shapes of values, because they need the documented names. */
export const tokenShapes: readonly ValueShape[] = [
  {
    id: '6.3',
    says: 'the token behind Bearer',
    verdict: 'accept',
    of: 'value',
    when: isToken,
    forms: [(token) => `Bearer ${token}`],
  },
  {
    id: '6.4',
    says: 'claims as numbers, as lists of one, or under long names',
    verdict: 'accept',
    of: 'value',
    when: isToken,
    forms: [claim((c) => changed(c, Number)), claim((c) => changed(c, (value) => [value])), claim(longNames)],
  },
  {
    id: '6.5',
    says: 'kinds of users by their short numbers',
    verdict: 'accept',
    of: 'value',
    when: isToken,
    forms: [claim((c) => ({ ...c, USRTYP: kindOf(c) })), claim((c) => ({ ...c, USRTYP: Number(kindOf(c)) }))],
  },
  {
    id: '6.6',
    says: 'no kind of user, or an unknown one',
    verdict: 'accept',
    of: 'value',
    when: isToken,
    forms: [claim(({ USRTYP: _, ...rest }) => rest), claim((c) => ({ ...c, USRTYP: '77' }))],
  },
  {
    id: '6.7',
    says: 'nothing for an expired password',
    verdict: 'accept',
    of: 'value',
    when: isSignInFlag,
    forms: [() => null, () => undefined],
  },
  {
    id: '6.7b',
    says: 'a text nobody can read for an expired password',
    verdict: 'refuse',
    of: 'value',
    when: isSignInFlag,
    forms: [() => 'X'],
  },
  {
    id: '6.1',
    says: 'the token under its other names',
    verdict: 'accept',
    of: 'value',
    when: holdsToken,
    forms: ['accessToken', 'AccessToken'].map(
      (name) => (row) => (holdsToken(row) ? { ...row, access_token: undefined, [name]: row.access_token } : row),
    ),
  },
];

/** The shape of a sign-in without an envelope. */
export const tokenEnvelopes: readonly EnvelopeShape[] = [
  {
    id: '6.2',
    says: 'the token without an envelope',
    verdict: 'refuse',
    of: 'envelope',
    when: ({ Datos }) => holdsToken(Datos),
    forms: [({ Datos }) => (isRow(Datos) ? { ...Datos, token_type: 'bearer', expires_in: 3600 } : Datos)],
  },
];
