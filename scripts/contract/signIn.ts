import type * as z from 'zod/mini';
import { parseJson } from '#client/decode.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Claims, readClaims, tokenDatos } from '#contract/entities/sesion.ts';
import { tipoUsuarioDe } from '#contract/enumerations.ts';
import { read } from '#contract/read.ts';
import * as services from '#contract/services/index.ts';
import { type Caller, compare, type Input, type Target } from './compare.ts';

/** How to sign in: by name and password, or with a token for a regional and company. */
export type Account = { readonly user: string; readonly password: string } | { readonly token: string };

/** A signed-in user, with the ids that calls may need. */
interface SignedIn extends Caller {
  readonly ids: Readonly<Record<string, number>>;
}

/** The claims of a token, unverified: only the services can verify them. */
function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  const claims = readClaims(parseJson(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!claims) throw new Error('Sign-in failed: the token cannot be read');
  return claims;
}

function valueBy<S extends z.core.$ZodType>(schema: S, raw: unknown): z.core.output<S> {
  const reading = read(schema, raw);
  if (!reading.ok) throw new Error('Sign-in failed: the reply cannot be read');
  return reading.value;
}

/** Makes a call of the sign-in. Throws the services' sentence if they refuse. */
async function ask<E extends Endpoint>(target: Target, token: string, endpoint: E, input: Input) {
  const reply = await compare(target, { token, audience: 'others' }, { endpoint, section: '' }, input);
  if (!['fit', 'repaired', 'no rows seen'].includes(reply.verdict)) {
    const [first] = reply.findings;
    const found = first ? `${first.where}: expected ${first.expected}, received ${first.received}` : '';
    throw new Error(`Sign-in failed: ${reply.text || found}`);
  }
  return valueBy(endpoint.datos, reply.datos) as z.core.output<E['datos']>;
}

/** A token for a user's first regional and company. Throws a sentence if the services refuse. */
async function tokenFor(target: Target, account: Account): Promise<string> {
  if ('token' in account) return account.token;
  const Dispositivo = { browser: '', browser_version: '', os: '', os_version: '', IpPublico: '', device: '' };
  const { empAuth, accesosExternos } = services;
  const credentials = { UserName: account.user, Password: account.password, TokenGC: 'local' };
  const body = { ...credentials, Dispositivo: { ...Dispositivo, IpPrivado: '0.0.0.0' } };
  const { access_token } = valueBy(tokenDatos, await ask(target, '', empAuth.token, { body }));
  const IdUsuario = String(claimsOf(access_token).USRID);
  const [regional] = await ask(target, access_token, accesosExternos.regionales, { query: { IdUsuario } });
  if (!regional) return access_token;
  const query = { idUsuarioRegional: regional.IdUsuarioRegional };
  const [empresa] = await ask(target, access_token, accesosExternos.empresas, { query });
  if (!empresa) return access_token;
  const choice = { IdRegional: regional.IdRegional, concod: empresa.concod, numpat: empresa.numpat };
  return valueBy(tokenDatos, await ask(target, access_token, empAuth.newToken, { body: choice })).access_token;
}

/** Signs somebody in. Throws a sentence if that is not possible. */
export async function signIn(target: Target, account: Account): Promise<SignedIn> {
  const token = await tokenFor(target, account);
  const { USRID, PERID, USRTYP } = claimsOf(token);
  const insured = tipoUsuarioDe(USRTYP) === 'ASEGURADOS';
  const ids = { IdUsuario: Number(USRID), ...(insured ? { IdPersona: Number(PERID) } : {}) };
  return { token, audience: insured ? 'insured' : 'others', ids };
}
