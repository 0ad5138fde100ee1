import AES from 'crypto-js/aes';
import { jwtDecode } from 'jwt-decode';
import { createStore, useStore } from 'zustand';
import type { Audience } from '#contract/controllers.ts';
import { type Empresa, empresa as empresaSchema } from '#contract/entities/referencia.ts';
import { type Claims, readClaims, type UsuarioSesion, usuarioSesion } from '#contract/entities/sesion.ts';
import { idDeToken, type TipoUsuario, tipoUsuarioDe } from '#contract/enumerations.ts';
import { readOrNull } from '#contract/read.ts';
import {
  browser,
  forgetCopies,
  forgetDecisions,
  forgetIdsAndFilters,
  localKeys,
  sessionKeys,
  tab,
} from '#lib/storage.ts';

/** Obfuscation that the specification asks for (F 9). The key is part of the bundle, so it protects nothing and need not. */
const CLIENT_KEY = 'portal-empresas';

interface Session {
  readonly status: 'authenticated' | 'not-authenticated';
  readonly token: string;
  readonly user: UsuarioSesion | null;
  /** The chosen company with the ids of the administrative service; IdEmpresa is 0 while none is chosen (decision 17). */
  readonly empresa: Empresa;
  /** After unlocking, reload the page instead of only closing the lock-screen (spec F 4.1). */
  readonly actualizacionDobleToken: boolean;
}

const sinEmpresa: Empresa = {
  IdEmpresa: 0,
  IdEmpresaAnterior: '',
  RazonSocial: '',
  NumeroPatronal: '',
  IdRegional: 0,
  Estado: '',
};
const empty: Session = {
  status: 'not-authenticated',
  token: '',
  user: null,
  empresa: sinEmpresa,
  actualizacionDobleToken: false,
};

/** The session, which code outside React can also read. Change it only through the functions of this file. */
export const session = createStore<Session>(() => empty);

/** A part of the session, as a React hook. */
export const useSession = <T>(select: (s: Session) => T): T => useStore(session, select);

const seal = (value: unknown) => AES.encrypt(JSON.stringify(value), CLIENT_KEY).toString();

function unseal(text: string): unknown {
  try {
    const { words, sigBytes } = AES.decrypt(text, CLIENT_KEY);
    // The library's own conversion to text works letter by letter and takes as long as the decryption.
    const bytes = new DataView(new ArrayBuffer(words.length * 4));
    for (const [at, word] of words.entries()) bytes.setInt32(at * 4, word);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(bytes.buffer, 0, sigBytes)));
  } catch {
    return null; // tampered with or of an older version: handled as missing
  }
}

function keep(state: Session): void {
  session.setState(state);
  tab.write(sessionKeys.sesion, `${state.token}|${seal(state.user)}`);
  tab.write(sessionKeys.empresa, seal(state.empresa));
  tab.write(sessionKeys.dobleToken, String(state.actualizacionDobleToken));
  tab.write(sessionKeys.menuAcceso, seal(state.user?.accesos ?? []));
}

/** Reads the session stored in the tab. An unreadable session is dropped, and the person signs in again. */
export function restoreSession(): void {
  const text = tab.read(sessionKeys.sesion);
  const bar = text.indexOf('|');
  const user = readOrNull(usuarioSesion, bar > 0 ? unseal(text.slice(bar + 1)) : null);
  if (!user || claimsOf(text.slice(0, bar)) === null) {
    if (text !== '') clearTab();
    session.setState(empty);
    return;
  }
  session.setState({
    status: 'authenticated',
    token: text.slice(0, bar),
    user,
    empresa: readOrNull(empresaSchema, unseal(tab.read(sessionKeys.empresa))) ?? sinEmpresa,
    actualizacionDobleToken: tab.read(sessionKeys.dobleToken) === 'true',
  });
}

/** A person signed in. Regional, company and module are chosen later, with `chooseContext`. */
export const startSession = (token: string, user: UsuarioSesion): void =>
  keep({ ...empty, status: 'authenticated', token, user });

/** The regional, company and module were chosen, and the services issued their token. */
export function chooseContext(token: string, user: UsuarioSesion, empresa: Empresa): void {
  const before = session.getState().empresa.IdEmpresa;
  if (before > 0 && before !== empresa.IdEmpresa) forgetCopies();
  keep({ ...session.getState(), status: 'authenticated', token, user, empresa });
}

/** Stores a new token for the same person and context. Nothing is stored if nobody is signed in. */
export function replaceToken(token: string): void {
  const state = session.getState();
  if (state.user) keep({ ...state, token });
}

/**
 * True while the session has this token: since the token was read, the session has not ended, was not locked and did
 * not pass to another person.
 */
export const hasToken = (token: string): boolean => {
  const { user, token: present } = session.getState();
  return user !== null && present === token;
};

function clearTab(): void {
  for (const key of tab.keys()) {
    const listed = (Object.values(sessionKeys) as string[]).includes(key);
    if (listed || key.startsWith(sessionKeys.borrador)) tab.remove(key);
  }
}

let ended = 0;

/**
 * The number of sessions that have ended in this page. A call that started before the last end belongs to no current
 * session.
 */
export const sessionsEnded = (): number => ended;

/** Ends the session in this tab: clears status, token, user, menu, reload flag, company and unsaved input (spec F 4.1). */
export function endSession(): void {
  ended += 1;
  clearTab();
  forgetCopies();
  forgetIdsAndFilters();
  session.setState(empty);
}

/** Why the session ended, to show on the login; '' if the person ended it herself. */
export const endReason = createStore<{ readonly text: string }>(() => ({ text: '' }));

/** Ends the session here and in every other tab of the browser. What the person decided and did not send is dropped. */
export function logout(): void {
  const { user } = session.getState();
  endSession();
  if (user) forgetDecisions(user.id_usuario);
  browser.write(localKeys.salida, String(Date.now()));
  browser.remove(localKeys.salida);
}

/** The last token that was read. Many parts of a screen ask for its claims each time they are drawn. */
let lastRead: { readonly token: string; readonly claims: Claims | null } = { token: '', claims: null };

/** Claims of a token; null if it is not a token. They decide what is offered, never what is allowed: the services check. */
function claimsOf(token: string): Claims | null {
  if (token !== lastRead.token) lastRead = { token, claims: readToken(token) };
  return lastRead.claims;
}

function readToken(token: string): Claims | null {
  try {
    return readClaims(jwtDecode(token));
  } catch {
    return null; // not a token
  }
}

const namedBy = (claims: Claims | null): string => String(claims?.USRID ?? '').trim();

/**
 * Tells whether a new token belongs to the session's person, by the USRID of the previous token, or to somebody else, or
 * cannot be read. No document says that USRID is the user's own id: the two are compared only if the previous token has no
 * USRID and the new one has a number. If the services put no USRID in their tokens, there is nothing to compare.
 */
export function ownerOf(token: string): 'same' | 'another' | 'unreadable' {
  const { token: before, user } = session.getState();
  const read = claimsOf(token);
  if (!read) return 'unreadable';
  const [was, now] = [namedBy(claimsOf(before)), namedBy(read)];
  if (was !== '') return was === now ? 'same' : 'another';
  const own = user?.id_usuario || 0;
  return own === 0 || !/^\d+$/.test(now) || Number(now) === own ? 'same' : 'another';
}

/** The kind of user in the token (spec F 6); null has no privileges (decision 10). */
export const tipoUsuarioActual = (s: Session = session.getState()): TipoUsuario | null =>
  tipoUsuarioDe(claimsOf(s.token)?.USRTYP);

/** True for the fund's own staff, who review notices; false for staff who chose a company and act for it (decision 7). */
export const isPersonal = (s: Session = session.getState()): boolean => {
  const tipo = tipoUsuarioActual(s);
  return tipo === 'INTERNO' || (tipo === 'INTERNO_EXTERNO' && s.empresa.IdEmpresa === 0);
};

/** The person id of an insured user, 0 for others. */
export const idPersonaActual = (s: Session = session.getState()): number => idDeToken(claimsOf(s.token)?.PERID) || 0;

/** The controller names that the current user's calls use. */
export const audience = (): Audience => (tipoUsuarioActual() === 'ASEGURADOS' ? 'insured' : 'others');

/** True once regional, company and module are chosen. */
export const hasContexto = (s: Session = session.getState()): boolean => (s.user?.id_modulo ?? 0) > 0;

/**
 * The context of the session: the user and the company. Data that was read in one context is not for another. '' while
 * nobody is signed in.
 */
export const contextOf = ({ user }: Session): string =>
  user ? [user.id_usuario, user.id_regional, user.id_empresa, user.id_modulo].join('|') : '';
