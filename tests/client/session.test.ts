import AES from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import { afterEach, expect, test, vi } from 'vitest';
import {
  audience,
  chooseContext,
  contextOf,
  endSession,
  hasContexto,
  hasToken,
  idPersonaActual,
  isPersonal,
  logout,
  ownerOf,
  replaceToken,
  restoreSession,
  session,
  startSession,
  tipoUsuarioActual,
} from '#client/session.ts';
import { localKeys, sessionKeys, tab } from '#lib/storage.ts';
import { buildUsuario, sessionAs, tokenOf } from './support.ts';

afterEach(endSession);

/** What the tab keeps encrypted. The key is fixed: what another build of the portal kept can be read. */
const opened = (cipher: string | null): unknown =>
  JSON.parse(AES.decrypt(cipher ?? '', 'portal-empresas').toString(utf8));

const empresa = {
  IdEmpresa: 3,
  IdEmpresaAnterior: '1001',
  RazonSocial: 'BANCO ALTIPLANO S.A.',
  NumeroPatronal: '01-234-00567',
  IdRegional: 1,
  Estado: 'A',
};

test('[F-9-13] the tab keeps token and user as token|encrypted-user, the user not readable', () => {
  const token = sessionAs(1802);
  const [kept, cipher = ''] = (sessionStorage.getItem('sesion') ?? '').split('|');
  expect(kept).toBe(token);
  expect(cipher).not.toBe('');
  expect(cipher).not.toContain('MIRANDA');
  expect(opened(cipher)).toEqual(buildUsuario());
  // In this tab only.
  expect(Object.keys(localStorage)).toEqual([]);
  const next = tokenOf({ USRTYP: 1802, n: 2 });
  chooseContext(next, buildUsuario({ id_modulo: 3 }), empresa);
  const [chosen, person = ''] = (sessionStorage.getItem('sesion') ?? '').split('|');
  expect([chosen, opened(person)]).toEqual([next, buildUsuario({ id_modulo: 3 })]);
  replaceToken(token);
  const [replaced, same = ''] = (sessionStorage.getItem('sesion') ?? '').split('|');
  expect([replaced, opened(same)]).toEqual([token, buildUsuario({ id_modulo: 3 })]);
});

test('[F-9-14] the company is kept encrypted, with IdEmpresa 0 until one is chosen', () => {
  const token = sessionAs(1802);
  expect(session.getState().empresa.IdEmpresa).toBe(0);
  expect(opened(sessionStorage.getItem('empresa'))).toMatchObject({ IdEmpresa: 0 });
  session.setState({ status: 'not-authenticated' });
  chooseContext(token, buildUsuario(), empresa);
  expect(session.getState().status).toBe('authenticated');
  expect(sessionStorage.getItem('empresa')).not.toContain('ALTIPLANO');
  expect(opened(sessionStorage.getItem('empresa'))).toEqual(empresa);
  expect(session.getState().empresa.IdEmpresa).toBe(3);
  // Whoever signs in next has chosen none.
  sessionAs(1802);
  expect(session.getState().empresa.IdEmpresa).toBe(0);
  expect(opened(sessionStorage.getItem('empresa'))).toMatchObject({ IdEmpresa: 0 });
});

test('[F-9-14] a stored company that cannot be read is none', () => {
  chooseContext(sessionAs(1802), buildUsuario(), empresa);
  tab.write(sessionKeys.empresa, 'abc');
  restoreSession();
  expect(session.getState()).toMatchObject({ status: 'authenticated', empresa: { IdEmpresa: 0 } });
});

test('[F-3.1-02] [F-3.1-01] [F-9-13] [F-9-14] a reload restores the session', () => {
  const token = sessionAs(1802);
  const user = buildUsuario({
    regional: 'Oruro',
    id_empresa: '00123',
    numero_patronal: '0012',
    unica_regional_modulo: false,
    caduco: true,
    modificar_password: true,
    cantidad_transaccion_pagar: 3,
    accesos: [{ EtiquetaFormularioWeb: 'Altas', SeMuestraEnMenu: true, Ruta: 'aviso-alta-admin', Grupo: '', Orden: 2 }],
  });
  chooseContext(token, user, empresa);
  session.setState(session.getInitialState());
  restoreSession();
  expect(session.getState()).toEqual({ status: 'authenticated', token, user, empresa, actualizacionDobleToken: false });
  startSession(token, buildUsuario({ caduco: true }));
  restoreSession();
  expect(session.getState().user).toEqual(buildUsuario({ caduco: true }));
});

test.each([
  ['no bar', 'abc'],
  ['no token', '|abc'],
  ['a spoiled user', `${tokenOf({ USRTYP: 1802 })}|abc`],
  ['a spoiled token', 'no-token|abc'],
])('[F-9-13] a stored session with %s is dropped', (_, text) => {
  tab.write(sessionKeys.sesion, text);
  restoreSession();
  expect(session.getState().status).toBe('not-authenticated');
  expect(tab.read(sessionKeys.sesion)).toBe('');
});

test('[F-9-13] a stored session whose token cannot be read is dropped, although its person can', () => {
  sessionAs(1802);
  const [, person = ''] = tab.read(sessionKeys.sesion).split('|');
  tab.write(sessionKeys.sesion, `a.b.c|${person}`);
  restoreSession();
  expect(session.getState()).toMatchObject({ status: 'not-authenticated', user: null });
  expect(tab.read(sessionKeys.sesion)).toBe('');
});

test('a sign-out without a session is told to the other tabs all the same', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem');
  logout();
  expect(written.mock.calls.map(([key]) => key)).toContain(localKeys.salida);
  expect(localStorage.getItem(localKeys.salida)).toBeNull();
});

test('[F-3.1-02] [F-4.1-02] [F-9-14] logout clears token, user, menu, menu item, reload flag, company, drafts and stored ids', () => {
  chooseContext(sessionAs(1802), buildUsuario(), empresa);
  const { menuAcceso, menuItem, recarga, dobleToken, borrador } = sessionKeys;
  for (const key of [menuAcceso, menuItem, recarga, dobleToken, `${borrador}x`]) tab.write(key, 'x');
  session.setState({ actualizacionDobleToken: true });
  for (const key of Object.values(localKeys)) localStorage.setItem(key, 'x');
  logout();
  const signedOut = { status: 'not-authenticated', token: '', user: null, actualizacionDobleToken: false };
  expect(session.getState()).toMatchObject(signedOut);
  expect(session.getState().empresa.IdEmpresa).toBe(0);
  expect(Object.keys(sessionStorage)).toEqual([]);
  // The person's display settings, habits and own reasons stay (docs/security.md lists what they have). So does the note
  // that there may be a journal of an import.
  const { campana, columnas, costumbres, importaciones, listas, plantillas, revision, tema } = localKeys;
  const stay = [campana, columnas, costumbres, importaciones, listas, plantillas, revision, tema];
  expect(Object.keys(localStorage).sort()).toEqual(stay.sort());
});

test('[F-3.1-02] [F-9-14] [F-9-15] the end of the session in this tab clears the same', () => {
  chooseContext(sessionAs(1802), buildUsuario(), empresa);
  const { menuAcceso, menuItem, recarga, dobleToken } = sessionKeys;
  for (const key of [menuAcceso, menuItem, recarga, dobleToken]) tab.write(key, 'x');
  const ofSpec = ['IdPersonaNovedad', 'IdTipoNovedadPadre', 'id_persona', 'id_tipo_novedad', 'filtro-busqueda'];
  const others = ['filtro-busqueda-admin-tranferencia', 'filtro-busqueda-orden-pago-ex', 'id_orden_pago_ex'];
  for (const key of [...ofSpec, ...others]) localStorage.setItem(key, 'x');
  endSession();
  expect(session.getState()).toEqual(session.getInitialState());
  expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([[], []]);
});

test('[D15] logout drops what the person decided and did not send; the end of a session in this tab alone keeps it', () => {
  chooseContext(sessionAs(1802), buildUsuario(), empresa);
  const mine = `${localKeys.decisiones}${session.getState().user?.id_usuario}:5`;
  const another = `${localKeys.decisiones}999:5`;
  for (const key of [mine, another]) localStorage.setItem(key, 'x');
  endSession();
  expect(Object.keys(localStorage).sort()).toEqual([mine, another].sort());
  chooseContext(sessionAs(1802), buildUsuario(), empresa);
  logout();
  expect(Object.keys(localStorage)).toEqual([another]);
});

test('[F-3.1-01] [F-3.1-02] [F-4.1-10] [F-9-13] a new token keeps the person and the context', () => {
  chooseContext(sessionAs(1802), buildUsuario(), empresa);
  const next = tokenOf({ USRTYP: 1802, n: 2 });
  replaceToken(next);
  expect(session.getState()).toMatchObject({ token: next, user: { id_regional: 1 }, empresa });
  expect(tab.read(sessionKeys.sesion).split('|')[0]).toBe(next);
});

test.each([
  ['1801', 'INTERNO', true],
  [1971, 'INTERNO_EXTERNO', true],
  [1802, 'EXTERNO_EMPRESAS', false],
  [1972, 'ASEGURADOS', false],
  [1973, 'SERVICIOS_API', false],
  [1, 'INTERNO', true],
  ['2', 'ASEGURADOS', false],
  [3, 'EXTERNO_EMPRESAS', false],
  [1801, 'INTERNO', true],
  ['1802', 'EXTERNO_EMPRESAS', false],
  ['1971', 'INTERNO_EXTERNO', true],
  ['1972', 'ASEGURADOS', false],
  ['1973', 'SERVICIOS_API', false],
  ['1', 'INTERNO', true],
  [2, 'ASEGURADOS', false],
  ['3', 'EXTERNO_EMPRESAS', false],
  [0, null, false],
  [4, null, false],
  [5, null, false],
  [1803, null, false],
  [1970, null, false],
  [1974, null, false],
  [1800, null, false],
  ['INTERNO', null, false],
  ['', null, false],
  [undefined, null, false],
])(
  '[F-1-01, F-1-03, F-3.1-08, F-6-01, F-3.11-01, F-3.11-02] [decision 10] the kind of user %s in the token is %s',
  (USRTYP, kind, isStaff) => {
    const token = tokenOf({ USRTYP });
    session.setState({ token });
    expect([tipoUsuarioActual(), isPersonal()]).toEqual([kind, isStaff]);
    expect(audience()).toBe(kind === 'ASEGURADOS' ? 'insured' : 'others');
  },
);

test('[F-3.1-02] [F-4.1-01] [F-9-14] the auth state is a status, a token and the double-token flag, survives a reload, and begins without a session', () => {
  const { status, token, actualizacionDobleToken } = session.getState();
  expect({ status, token, actualizacionDobleToken }).toEqual({
    status: 'not-authenticated',
    token: '',
    actualizacionDobleToken: false,
  });
  const given = sessionAs(1802);
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: given, actualizacionDobleToken: false });
  expect(tab.read(sessionKeys.dobleToken)).toBe('false');
  restoreSession();
  expect(session.getState().actualizacionDobleToken).toBe(false);
  tab.write(sessionKeys.dobleToken, 'true');
  restoreSession();
  expect(session.getState()).toMatchObject({ status: 'authenticated', token: given, actualizacionDobleToken: true });
  replaceToken(tokenOf({ USRTYP: 1802, n: 2 }));
  expect(tab.read(sessionKeys.dobleToken)).toBe('true');
  expect(session.getState().actualizacionDobleToken).toBe(true);
  chooseContext(given, buildUsuario(), empresa);
  expect([session.getState().actualizacionDobleToken, tab.read(sessionKeys.dobleToken)]).toEqual([true, 'true']);
  sessionAs(1802);
  expect([session.getState().actualizacionDobleToken, tab.read(sessionKeys.dobleToken)]).toEqual([false, 'false']);
  session.setState({ actualizacionDobleToken: true });
  endSession();
  expect(session.getState()).toMatchObject({ status: 'not-authenticated', token: '', actualizacionDobleToken: false });
});

test('[F-1-03] [F-3.1-08] what the stored user says of herself makes nobody staff: the token alone does', () => {
  const claimed = { ...buildUsuario(), tipo: 'INTERNO', USRTYP: 1801, Rol: 'INTERNO' };
  chooseContext(tokenOf({ USRTYP: 1972, Rol: 'INTERNO' }), claimed, empresa);
  expect([tipoUsuarioActual(), isPersonal(), audience()]).toEqual(['ASEGURADOS', false, 'insured']);
  replaceToken(tokenOf({ USRTYP: 1801 }));
  expect([tipoUsuarioActual(), isPersonal(), audience()]).toEqual(['INTERNO', true, 'others']);
  replaceToken(tokenOf({}));
  window.history.replaceState(null, '', '/system?tipo=1801&USRTYP=1801');
  expect([tipoUsuarioActual(), isPersonal()]).toEqual([null, false]);
  window.history.replaceState(null, '', '/');
});

test.each([
  ['the same number', 7, 7, 'same'],
  ['the same number as text, padded', 7, ' 7 ', 'same'],
  ['an id that is not that of Login/Usuario', 'abc-guid', 'abc-guid', 'same'],
  ['another id', 'abc-guid', 'def-guid', 'another'],
  ['another number', 7, 8, 'another'],
  ['nobody any more', 7, undefined, 'another'],
  ['nobody, as before', undefined, undefined, 'same'],
  ['the own number where nobody was named', undefined, '7', 'same'],
  ['another number where nobody was named', undefined, '8', 'another'],
  ['another long number where nobody was named', undefined, '70', 'another'],
  ['an id nobody can compare where nobody was named', undefined, 'abc-guid', 'same'],
])(
  '[F-3.1-08] [decision 22] a token that names %s is of the right person or not: USRID %s, then %s',
  (_, was, now, owner) => {
    chooseContext(tokenOf({ USRTYP: 1802, USRID: was }), buildUsuario({ id_usuario: 7 }), empresa);
    expect(ownerOf(tokenOf({ USRTYP: 1802, USRID: now, n: 2 }))).toBe(owner);
    expect(ownerOf('no-token')).toBe('unreadable');
  },
);

test('[F-9-14] another company drops the working copies of imports; the first one and the same one keep them', () => {
  const key = () => tab.read(sessionKeys.importacion);
  const token = sessionAs(1802);
  tab.write(sessionKeys.importacion, 'x');
  chooseContext(token, buildUsuario(), empresa);
  expect(key()).toBe('x');
  chooseContext(token, buildUsuario(), { ...empresa, RazonSocial: 'OTRO NOMBRE' });
  expect(key()).toBe('x');
  chooseContext(token, buildUsuario(), { ...empresa, IdEmpresa: 4 });
  expect(key()).toBe('');
});

test('[F-9-14] the menu of the person is kept encrypted, and of nobody it is empty', () => {
  const kept = () => tab.read(sessionKeys.menuAcceso);
  sessionAs(1802);
  const empty = kept().length;
  expect(empty).toBeGreaterThan(0);
  const acceso = { IdAcceso: 1, Descripcion: 'Avisos de alta', Ruta: '/seguros/aviso-alta-admin' };
  const accesos = Array.from({ length: 9 }, () => acceso);
  sessionAs(1802, { accesos: accesos as never });
  expect(opened(kept())).toEqual(accesos);
  expect(kept().length).toBeGreaterThan(empty + 100);
  expect(kept()).not.toContain('aviso-alta');
});

test('[F-3.1-02] [F-9-13] nobody is signed in: no token is stored, and there is no context, person or token', () => {
  replaceToken(tokenOf({ USRTYP: 1802 }));
  expect(session.getState()).toMatchObject({ status: 'not-authenticated', token: '' });
  expect(sessionStorage.length).toBe(0);
  expect([contextOf(session.getState()), hasContexto(), idPersonaActual(), hasToken('')]).toEqual([
    '',
    false,
    0,
    false,
  ]);
});

test('[F-3.1-01] the context is the person, the regional, the company and the module', () => {
  const token = sessionAs(1802, { id_modulo: 0 });
  expect(hasContexto()).toBe(false);
  expect(contextOf(session.getState())).toBe('7|1|1001|0');
  chooseContext(token, buildUsuario({ id_regional: 4, id_empresa: '2002', id_modulo: 3 }), empresa);
  expect(hasContexto()).toBe(true);
  expect(contextOf(session.getState())).toBe('7|4|2002|3');
});

test('[F-7-01] the session has the token that it was given last, and no other', () => {
  const token = sessionAs(1802);
  expect([hasToken(token), hasToken(`${token}x`), hasToken('')]).toEqual([true, false, false]);
  const next = tokenOf({ USRTYP: 1802, n: 2 });
  replaceToken(next);
  expect([hasToken(token), hasToken(next)]).toEqual([false, true]);
});

test.each([
  [501, 501],
  ['501', 501],
  [undefined, 0],
  ['x', 0],
])('[F-6-01] [F-3.1-08] the person of an insured user is the PERID of the token: %j is %i', (PERID, id) => {
  session.setState({ token: tokenOf({ USRTYP: 1972, PERID }) });
  expect(idPersonaActual()).toBe(id);
});

test.each([
  [1801, 0, true],
  [1801, 3, true],
  [1972, 0, false],
  [1973, 0, false],
  [1971, 0, true],
  [1971, 3, false],
  [1802, 0, false],
])(
  '[F-6-01] [F-1-03] [F-3.11-01] [decision 7] a user of kind %i with the company %i is staff: %s',
  (USRTYP, IdEmpresa, is) => {
    session.setState({ token: tokenOf({ USRTYP }), empresa: { ...empresa, IdEmpresa } });
    expect(isPersonal()).toBe(is);
  },
);
