import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ContractViolation, TransportFailure } from '#client/errors.ts';
import { endSession, session, startSession } from '#client/session.ts';
import type { EmpresaUsuario, Modulo, Regional } from '#contract/entities/sesion.ts';
import {
  type Choice,
  conEmpresa,
  conRegional,
  eleccionActual,
  elegirContexto,
  elegirEmpresa,
  elegirRegional,
  falloDeEleccion,
  nombreDeModulo,
  noTieneSalida,
  primeraEleccion,
} from '#features/auth/context.ts';
import { datosDelDispositivo, dispositivoDe } from '#features/auth/device.ts';
import { iniciarSesion } from '#features/auth/iniciarSesion.ts';
import { provideConfig } from '#lib/config.ts';
import { browser, localKeys, sessionKeys, tab } from '#lib/storage.ts';
import { general } from '#messages/general.ts';
import { forgetPeople } from '#support/people.ts';
import { server } from '#support/services.ts';
import { contestan, falla, fallosMostrados, rechazo } from '../blocks/servicio.ts';
import { buildUsuario, tokenOf } from '../client/support.ts';

afterEach(forgetPeople);

const LA_PAZ: Regional = { IdUsuarioRegional: 11, IdRegional: 1, NombreRegional: 'LA PAZ' };
const ORURO: Regional = { IdUsuarioRegional: 12, IdRegional: 2, NombreRegional: 'ORURO' };
const BANCO: EmpresaUsuario = { IdUsuarioRegionalEmpresa: 21, concod: '1001', RazonSocial: 'BANCO', numpat: '01-234' };
const MINA: EmpresaUsuario = { IdUsuarioRegionalEmpresa: 22, concod: '1002', RazonSocial: 'MINA', numpat: '02-567' };
const SEGUROS: Modulo = { IdSistema: 31, NombreSistema: 'SEGUROS' };
const PAGOS: Modulo = { IdSistema: 32, NombreSistema: '' };

const REGIONALES = 'AccesosExternos/RegionalesXUsuario';
const EMPRESAS = 'AccesosExternos/EmpresasXUsuarioRegional';
const MODULOS = 'AccesosExternos/ModulosXUsuarioRegionalEmpresa';
const MENU = 'AccesosExternos/FormulariosMenuXUsuario';
const EMPRESA = 'Empresas/BuscaEmpresaXIdAnterior';
const NUEVO = 'EmpAuth/newToken';

const nada: Choice = { regionales: [], regional: null, empresas: [], empresa: null, modulos: [], modulo: null };
const todo: Choice = {
  ...{ regionales: [LA_PAZ, ORURO], regional: LA_PAZ, empresas: [BANCO, MINA], empresa: BANCO },
  ...{ modulos: [SEGUROS, PAGOS], modulo: SEGUROS },
};

/** The calls from now on, with their queries: 'Controller/Name?query'. */
function llamadas(): string[] {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname.split('/').slice(3).join('/')}${search}`);
  });
  return asked;
}

describe('the choice of a context', () => {
  test('[F-3.1-04] a module without a name is called by its number', () => {
    expect([nombreDeModulo(SEGUROS), nombreDeModulo(PAGOS)]).toEqual(['SEGUROS', 'Módulo 32']);
  });

  test('[F-4.1-04] another company has other modules', () => {
    expect(elegirEmpresa(todo, MINA)).toEqual({ ...todo, empresa: MINA, modulos: [], modulo: null });
    expect(elegirEmpresa(todo, null)).toEqual({ ...todo, empresa: null, modulos: [], modulo: null });
  });

  test('[F-4.1-04] another regional has other companies', () => {
    const rest = { empresas: [], empresa: null, modulos: [], modulo: null };
    expect(elegirRegional(todo, ORURO)).toEqual({ regionales: [LA_PAZ, ORURO], regional: ORURO, ...rest });
    expect(elegirRegional(todo, null)).toEqual({ regionales: [LA_PAZ, ORURO], regional: null, ...rest });
  });

  test('[F-3.1-04] [F-4.1-05] [F-7.1-06] the modules of a company are loaded, and the only one is chosen', async () => {
    const asked = llamadas();
    contestan({ [MODULOS]: [PAGOS] });
    expect(await conEmpresa(todo, MINA)).toEqual({ ...todo, empresa: MINA, modulos: [PAGOS], modulo: PAGOS });
    expect(asked).toEqual([`${MODULOS}?IdUsuarioRegionalEmpresa=22`]);
  });

  test('[F-4.1-06] none of several modules is chosen, and nothing is loaded for no company', async () => {
    const asked = llamadas();
    expect(await conEmpresa(todo, null)).toEqual({ ...todo, empresa: null, modulos: [], modulo: null });
    expect(asked).toEqual([]);
    contestan({ [MODULOS]: [SEGUROS, PAGOS] });
    expect(await conEmpresa(nada, MINA)).toEqual({ ...nada, empresa: MINA, modulos: [SEGUROS, PAGOS] });
  });

  test('[F-3.1-04] [F-4.1-04] [F-7.1-05] [F-7.1-06] the companies of a regional are loaded, and the only one is chosen with its modules', async () => {
    const asked = llamadas();
    contestan({ [EMPRESAS]: [MINA], [MODULOS]: [SEGUROS] });
    expect(await conRegional(todo, ORURO)).toEqual({
      ...{ regionales: [LA_PAZ, ORURO], regional: ORURO, empresas: [MINA], empresa: MINA },
      ...{ modulos: [SEGUROS], modulo: SEGUROS },
    });
    expect(asked).toEqual([`${EMPRESAS}?idUsuarioRegional=12`, `${MODULOS}?IdUsuarioRegionalEmpresa=22`]);
  });

  test('[F-4.1-04] [F-4.1-06] none of several companies is chosen, and nothing is loaded for no regional', async () => {
    const asked = llamadas();
    expect(await conRegional(todo, null)).toEqual({ ...nada, regionales: [LA_PAZ, ORURO] });
    expect(asked).toEqual([]);
    contestan({ [EMPRESAS]: [BANCO, MINA] });
    expect(await conRegional(todo, ORURO)).toEqual({
      ...{ ...nada, regionales: [LA_PAZ, ORURO], regional: ORURO },
      empresas: [BANCO, MINA],
    });
  });

  test('[F-4.1-04] [F-4.1-05] [F-7.1-04] the first choice is all there is, if there is one of each', async () => {
    const asked = llamadas();
    contestan({ [REGIONALES]: [ORURO], [EMPRESAS]: [MINA], [MODULOS]: [PAGOS] });
    expect(await primeraEleccion(7)).toEqual({
      ...{ regionales: [ORURO], regional: ORURO, empresas: [MINA], empresa: MINA },
      ...{ modulos: [PAGOS], modulo: PAGOS },
    });
    expect(asked[0]).toBe(`${REGIONALES}?IdUsuario=7`);
  });

  test('[F-4.1-06] [F-4.1-04] the first choice is open if there are several regionals', async () => {
    contestan({ [REGIONALES]: [LA_PAZ, ORURO] });
    expect(await primeraEleccion(7)).toEqual({ ...nada, regionales: [LA_PAZ, ORURO] });
  });

  test('a failure is not shown by the call itself', async () => {
    const told = fallosMostrados();
    for (const path of [REGIONALES, EMPRESAS, MODULOS]) {
      contestan({ [REGIONALES]: [ORURO], [EMPRESAS]: [MINA], [path]: falla() });
      await expect(primeraEleccion(7)).rejects.toBeInstanceOf(TransportFailure);
    }
    expect(told).toEqual([]);
  });

  describe('begins with the present context', () => {
    const user = buildUsuario({ id_usuario: 7, id_regional: 2, id_empresa: '1002', id_modulo: 32 });

    test('[F-2.3-04] [F-3.1-04] among several of each', async () => {
      contestan({ [REGIONALES]: [LA_PAZ, ORURO], [EMPRESAS]: [BANCO, MINA], [MODULOS]: [SEGUROS, PAGOS] });
      expect(await eleccionActual(user)).toEqual({
        ...{ regionales: [LA_PAZ, ORURO], regional: ORURO, empresas: [BANCO, MINA], empresa: MINA },
        ...{ modulos: [SEGUROS, PAGOS], modulo: PAGOS },
      });
    });

    test('[F-7.1-04] [F-7.1-05] [F-7.1-06] and loads nothing twice', async () => {
      const asked = llamadas();
      contestan({ [REGIONALES]: [ORURO], [EMPRESAS]: [MINA], [MODULOS]: [SEGUROS, PAGOS] });
      expect((await eleccionActual(user)).modulo).toEqual(PAGOS);
      expect(asked).toEqual([
        `${REGIONALES}?IdUsuario=7`,
        `${EMPRESAS}?idUsuarioRegional=12`,
        `${MODULOS}?IdUsuarioRegionalEmpresa=22`,
      ]);
    });

    test('[F-4.1-06] unless the regional is gone', async () => {
      contestan({ [REGIONALES]: [LA_PAZ, { ...ORURO, IdRegional: 3 }] });
      expect(await eleccionActual(user)).toEqual({ ...nada, regionales: [LA_PAZ, { ...ORURO, IdRegional: 3 }] });
    });

    test('[F-4.1-06] unless the company is gone', async () => {
      contestan({ [REGIONALES]: [LA_PAZ, ORURO], [EMPRESAS]: [BANCO, { ...MINA, concod: '1003' }] });
      expect(await eleccionActual(user)).toMatchObject({ regional: ORURO, empresa: null, modulo: null });
    });

    test('[F-4.1-05] [F-4.1-06] unless the module is gone: then it is the only one, or open', async () => {
      const rest = { [REGIONALES]: [LA_PAZ, ORURO], [EMPRESAS]: [BANCO, MINA] };
      contestan({ ...rest, [MODULOS]: [SEGUROS, { ...PAGOS, IdSistema: 33 }] });
      expect(await eleccionActual(user)).toMatchObject({ empresa: MINA, modulo: null });
      contestan({ ...rest, [MODULOS]: [SEGUROS] });
      expect(await eleccionActual(user)).toMatchObject({ empresa: MINA, modulo: SEGUROS });
    });
  });

  test.each<[string, Choice, boolean]>([
    ['everything', todo, false],
    ['no regional', nada, true],
    ['an open regional', { ...nada, regionales: [LA_PAZ, ORURO] }, false],
    ['a regional without companies', { ...nada, regionales: [LA_PAZ], regional: LA_PAZ }, true],
    ['an open company', { ...nada, regionales: [LA_PAZ], regional: LA_PAZ, empresas: [BANCO, MINA] }, false],
    ['a company without modules', { ...todo, modulos: [], modulo: null }, true],
    ['an open module', { ...todo, modulo: null }, false],
  ])('has no way on with %s', (_, choice, none) => {
    expect(noTieneSalida(choice)).toBe(none);
  });
});

const ANTES = tokenOf({ USRTYP: 1802, USRID: 7, n: 1 });
const DESPUES = tokenOf({ USRTYP: 1802, USRID: 7, n: 2 });
const compania = { IdEmpresa: 501, IdEmpresaAnterior: '1002', RazonSocial: 'MINA S.A.', IdRegional: 2, Estado: 'A' };
const entrada = (Ruta: string, EtiquetaFormularioWeb = '') => ({ Ruta, EtiquetaFormularioWeb });

describe('switching to a context', () => {
  const antes = buildUsuario({ id_usuario: 7, id_modulo: 0, id_regional: 0, id_empresa: '', accesos: [] });
  beforeEach(() => startSession(ANTES, antes));
  const elige = () => elegirContexto({ regional: ORURO, empresa: MINA, modulo: PAGOS, unica: false });
  const bien = { [NUEVO]: { access_token: DESPUES }, [MENU]: [], [EMPRESA]: compania };

  test('[F-1-02] [F-3.1-01] [F-3.1-04] [F-4.1-07] [F-4.1-08] [F-7.1-03] [F-7.1-07] [F-9-14] keeps the token, the company, the menu and the names', async () => {
    const asked = llamadas();
    const pedidas = contestan({
      ...bien,
      [MENU]: [entrada('/seguros/personas-admin'), entrada('', 'Mis avisos'), entrada('', 'OTRO SISTEMA')],
    });
    browser.write(localKeys.idPersona, '9');
    await elige();
    const { token, user, empresa, status } = session.getState();
    expect([token, status]).toEqual([DESPUES, 'authenticated']);
    expect(user).toEqual({
      ...antes,
      ...{ id_usuario: 7, usuario: 'empresa', id_regional: 2, regional: 'ORURO', id_empresa: '1002', empresa: 'MINA' },
      ...{ numero_patronal: '02-567', id_modulo: 32, unica_regional_modulo: false, accesos: expect.any(Array) },
    });
    expect(user?.accesos.map(({ Ruta }) => Ruta)).toEqual(['personas-admin', 'mis-avisos', '']);
    expect(empresa).toMatchObject({ IdEmpresa: 501, RazonSocial: 'MINA S.A.' });
    expect(tab.read(sessionKeys.menuItem)).toBe('Módulo 32');
    expect(browser.read(localKeys.idPersona)).toBe('');
    expect(pedidas[0]?.cuerpo).toEqual({ IdRegional: 2, concod: '1002', numpat: '02-567' });
    expect(asked.toSorted()).toEqual([`${MENU}?IdRegional=2&IdSistema=32`, NUEVO, `${EMPRESA}/1002`].toSorted());
  });

  test('[F-4.1-08] the menu of another context takes the place of the one before', async () => {
    contestan({ ...bien, [MENU]: [entrada('/seguros/personas-admin')] });
    await elige();
    contestan({ ...bien, [MENU]: [entrada('', 'Mis avisos')] });
    await elige();
    expect(session.getState().user?.accesos.map(({ Ruta }) => Ruta)).toEqual(['mis-avisos']);
  });

  test('[F-3.1-01] [F-4.1-05] [F-9-14] remembers that nothing had to be chosen', async () => {
    contestan(bien);
    await elegirContexto({ regional: ORURO, empresa: MINA, modulo: SEGUROS, unica: true });
    expect(session.getState().user?.unica_regional_modulo).toBe(true);
    expect(tab.read(sessionKeys.menuItem)).toBe('SEGUROS');
  });

  test.each([
    ['another regional of the same company', { id_regional: 1, id_empresa: MINA.concod }],
    ['another company of the same regional', { id_regional: 2, id_empresa: BANCO.concod, id_modulo: 32 }],
    ['another module of the same company', { id_regional: 2, id_empresa: MINA.concod, id_modulo: 31 }],
    ['the same once more', { id_regional: 2, id_empresa: MINA.concod, id_modulo: 32 }],
  ])('[F-4.1-07] [F-7.1-03] [F-7.1-07] [F-4.1-08] asks for a token and the menu of %s too', async (_, present) => {
    startSession(ANTES, { ...antes, ...present });
    const asked = llamadas();
    const pedidas = contestan(bien);
    await elige();
    expect(session.getState().token).toBe(DESPUES);
    expect(pedidas[0]?.cuerpo).toEqual({ IdRegional: 2, concod: '1002', numpat: '02-567' });
    expect(asked).toContain(`${MENU}?IdRegional=2&IdSistema=32`);
  });

  test('[F-4.1-07] [F-7-01] uses the new token for what it loads', async () => {
    const tokens: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => void tokens.push(request.headers.get('authorization')));
    contestan(bien);
    await elige();
    expect(tokens.map((one) => one?.endsWith(DESPUES))).toEqual([false, true, true]);
    expect(tokens.at(-1)).toBe(`Bearer ${DESPUES}`);
  });

  const igual = () => {
    const { token, user } = session.getState();
    expect({ token, user }).toEqual({ token: ANTES, user: antes });
  };

  test.each([NUEVO, MENU, EMPRESA])('leaves the context before if %s fails, and shows nothing', async (path) => {
    const told = fallosMostrados();
    contestan({ ...bien, [path]: falla() });
    await expect(elige()).rejects.toBeInstanceOf(TransportFailure);
    igual();
    expect(told).toEqual([]);
  });

  test('leaves the context before if nobody knows the company', async () => {
    contestan({ ...bien, [EMPRESA]: null });
    const failed = await elige().catch((error: unknown) => error);
    expect((failed as Error).name).toBe('UnknownCompany');
    expect(falloDeEleccion(failed)).toEqual({ message: general.sinEmpresa });
    igual();
  });

  test.each([
    ['of somebody else', tokenOf({ USRTYP: 1802, USRID: 8 })],
    ['no token', 'abc'],
  ])('[F-3.1-08] refuses a token that is %s', async (_, access_token) => {
    const pedidas = contestan({ ...bien, [NUEVO]: { access_token } });
    const failed = await elige().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ContractViolation);
    expect((failed as ContractViolation).details).toBe(
      'EmpAuth/newToken: access_token is of somebody else, or no token',
    );
    igual();
    expect(pedidas).toHaveLength(1);
  });

  const OTRA = tokenOf({ USRTYP: 1802, USRID: 7, n: 3 });
  test.each([NUEVO, MENU, EMPRESA])('does not touch another session that began while %s was asked', async (path) => {
    const other = { ...antes, usuario: 'otro' };
    const said = { ...bien }[path];
    contestan({
      ...bien,
      [path]: () => {
        startSession(OTRA, other);
        return said;
      },
    });
    const failed = await elige().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(TransportFailure);
    expect((failed as TransportFailure).kind).toBe('sesion');
    const { token, user } = session.getState();
    expect({ token, user }).toEqual({ token: OTRA, user: other });
  });
});

/** The build has an outside service for the public address, which answers with this one. */
function conDireccionPublica(): string {
  const own = import.meta.env;
  onTestFinished(() => provideConfig(own));
  provideConfig({ ...own, VITE_IP_PUBLICA: 'https://ip.example.bo/' });
  const address = '190.129.44.7';
  server.use(http.get('https://ip.example.bo/', () => HttpResponse.text(address)));
  return address;
}

describe('signing in', () => {
  const TOKEN = 'EmpAuth/undefined';
  const LOGIN = 'Login/Usuario';
  const quien = {
    ...{ IdUsuario: 7, NombreCompleto: 'MIRANDA CARLA', CorreoElectronico: 'c@b.bo' },
    ...{ Caduco: false, ModificarPassword: false },
  };
  const bien = {
    ...{ [TOKEN]: { access_token: ANTES }, [LOGIN]: quien },
    ...{ [REGIONALES]: [ORURO], [EMPRESAS]: [MINA], [MODULOS]: [PAGOS] },
    ...{ [NUEVO]: { access_token: DESPUES }, [MENU]: [], [EMPRESA]: compania },
  };
  const entra = () => iniciarSesion({ usuario: 'empresa', contrasena: ' Demo ', robot: 'ROBOT' });
  const vacio = {
    ...{ id_regional: 0, regional: '', id_empresa: '', empresa: '', numero_patronal: '', id_modulo: 0 },
    ...{ unica_regional_modulo: false, accesos: [], cantidad_transaccion_pagar: 0 },
  };
  const nadie = () => expect(session.getState()).toMatchObject({ status: 'not-authenticated', user: null });

  test('[F-3.1-01] [F-4.1-03] [F-4.1-01] [F-3.1-06] [F-4.1-05] [F-4.1-07] [F-5.1-04] [F-7.1-01] [F-7.1-02] leads home if there is one of each, and sends what was typed', async () => {
    const pedidas = contestan(bien);
    nadie();
    expect(await entra()).toEqual({ to: '/system' });
    const { status, token, user } = session.getState();
    expect([status, token]).toEqual(['authenticated', DESPUES]);
    expect(user).toEqual({
      ...{ ...vacio, id_usuario: 7, usuario: 'empresa', nombre_completo: 'MIRANDA CARLA' },
      ...{ correo_electronico: 'c@b.bo', caduco: false, modificar_password: false, id_regional: 2, regional: 'ORURO' },
      ...{ id_empresa: '1002', empresa: 'MINA', numero_patronal: '02-567', id_modulo: 32, unica_regional_modulo: true },
    });
    const Dispositivo = await datosDelDispositivo();
    expect(pedidas.slice(0, 2).map(({ cuerpo }) => cuerpo)).toEqual([
      { UserName: 'empresa', Password: ' Demo ', Dispositivo, TokenGC: 'ROBOT' },
      { userName: 'empresa', password: ' Demo ', Dispositivo },
    ]);
  });

  test('[F-3.1-06] [F-7.1-14] asks the outside service for the public address, and sends it', async () => {
    const pedidas = contestan(bien);
    const Dispositivo = { IpPublico: conDireccionPublica(), IpPrivado: '0.0.0.0' };
    await entra();
    expect(pedidas.slice(0, 2)).toMatchObject([{ cuerpo: { Dispositivo } }, { cuerpo: { Dispositivo } }]);
  });

  test.each([
    ['is down', () => HttpResponse.error()],
    ['fails', () => HttpResponse.text('1.2.3.4', { status: 503 })],
    ['names no address', () => HttpResponse.json({})],
  ])('[F-7.1-14] goes on with the fixed value where the outside service %s', async (_, answer) => {
    const pedidas = contestan(bien);
    conDireccionPublica();
    server.use(http.get('https://ip.example.bo/', answer));
    expect(await entra()).toEqual({ to: '/system' });
    const Dispositivo = { IpPublico: '0.0.0.0', IpPrivado: '0.0.0.0' };
    expect(pedidas.slice(0, 2)).toMatchObject([{ cuerpo: { Dispositivo } }, { cuerpo: { Dispositivo } }]);
  });

  test('[F-3.1-01] has a session without a name until the person is known', async () => {
    let known: unknown;
    contestan({
      ...bien,
      [LOGIN]: () => {
        known = session.getState().user;
        return quien;
      },
    });
    await entra();
    expect(known).toEqual({
      ...{ ...vacio, id_usuario: 0, usuario: 'empresa', nombre_completo: '', correo_electronico: '' },
      ...{ caduco: false, modificar_password: false },
    });
  });

  test('[F-1-02] [F-2.3-04] [F-3.1-01] [F-3.1-03] [F-4.1-06] leads to the choice if there are several regionals', async () => {
    contestan({ ...bien, [REGIONALES]: [LA_PAZ, ORURO] });
    expect(await entra()).toEqual({ to: '/auth/regional-module' });
    const { token, user } = session.getState();
    expect({ token, user }).toEqual({
      token: ANTES,
      user: {
        ...{ ...vacio, id_usuario: 7, usuario: 'empresa', nombre_completo: 'MIRANDA CARLA' },
        ...{ correo_electronico: 'c@b.bo', caduco: false, modificar_password: false },
      },
    });
  });

  test.each([
    [EMPRESAS, [BANCO, MINA]],
    [MODULOS, [SEGUROS, PAGOS]],
  ])('[F-2.3-04] [F-4.1-06] leads to the choice if %s has several', async (path, list) => {
    contestan({ ...bien, [path]: list });
    expect(await entra()).toEqual({ to: '/auth/regional-module' });
  });

  test.each([
    [{ Caduco: true }, 'caduco'],
    [{ ModificarPassword: true }, 'obligatorio'],
    [{ Caduco: true, ModificarPassword: true }, 'caduco'],
  ])('[F-3.1-01] [F-3.1-03] [F-4.1-12] leads to the change of the password with %o', async (over, tipo) => {
    const pedidas = contestan({ ...bien, [LOGIN]: { ...quien, ...over } });
    expect(await entra()).toEqual({ to: `/auth/modificar-password/${tipo}` });
    const { user } = session.getState();
    expect([user?.caduco, user?.modificar_password]).toEqual(['Caduco' in over, 'ModificarPassword' in over]);
    expect(pedidas).toHaveLength(2);
  });

  test.each([
    ...[true, 1, '1', 'S', 'true'].flatMap((is) => [
      [{ Caduco: is }, '/auth/modificar-password/caduco'] as const,
      [{ ModificarPassword: is }, '/auth/modificar-password/obligatorio'] as const,
    ]),
    ...[false, 0, '0', 'N', 'false', null, undefined].flatMap((is) => [
      [{ Caduco: is }, '/system'] as const,
      [{ ModificarPassword: is }, '/system'] as const,
    ]),
  ])('[F-3.1-03] [F-4.1-12] who signs in with %j is led to %s', async (over, to) => {
    contestan({ ...bien, [LOGIN]: { ...quien, ...over } });
    expect(await entra()).toEqual({ to });
  });

  test.each(['Caduco', 'ModificarPassword'])(
    '[F-3.1-03] [F-4.1-12] a %s that cannot be read lets nobody in',
    async (name) => {
      contestan({ ...bien, [LOGIN]: { ...quien, [name]: 'X' } });
      expect(await entra()).toHaveProperty('fallo');
      nadie();
    },
  );

  test('[F-3.1-03] [F-3.1-04] ids that are texts count as numbers, and a name keeps its case', async () => {
    const asked = llamadas();
    const pedidas = contestan({
      ...bien,
      [LOGIN]: { ...quien, IdUsuario: '7', NombreCompleto: 'Miranda Carla', CorreoElectronico: 'Carla@B.bo' },
      [REGIONALES]: [{ ...ORURO, IdUsuarioRegional: '12', IdRegional: '2' }],
      [EMPRESAS]: [{ ...MINA, IdUsuarioRegionalEmpresa: '22' }],
      [MODULOS]: [{ ...PAGOS, IdSistema: '32' }],
    });
    expect(await entra()).toEqual({ to: '/system' });
    expect(session.getState().user).toMatchObject({
      ...{ id_usuario: 7, nombre_completo: 'Miranda Carla', correo_electronico: 'Carla@B.bo' },
      ...{ id_regional: 2, regional: 'ORURO', id_empresa: '1002', empresa: 'MINA', numero_patronal: '02-567' },
      ...{ id_modulo: 32 },
    });
    expect(asked.slice(2, 5)).toEqual([
      `${REGIONALES}?IdUsuario=7`,
      `${EMPRESAS}?idUsuarioRegional=12`,
      `${MODULOS}?IdUsuarioRegionalEmpresa=22`,
    ]);
    const scoped = pedidas.find(({ nombre }) => nombre === NUEVO);
    expect(scoped?.cuerpo).toEqual({ IdRegional: 2, concod: '1002', numpat: '02-567' });
  });

  test.each([REGIONALES, EMPRESAS, MODULOS])('[F-4.1-01] is refused if %s is empty', async (path) => {
    contestan({ ...bien, [path]: [] });
    expect(await entra()).toMatchObject({
      fallo: { message: 'El usuario no tiene regionales, empresas o módulos asignados.' },
    });
    nadie();
  });

  test('[F-4.1-01] is refused if nobody knows the company', async () => {
    contestan({ ...bien, [EMPRESA]: null });
    expect(await entra()).toMatchObject({
      fallo: { message: 'Hubo un problema al recuperar la información de la empresa.' },
    });
    nadie();
  });

  test.each(Object.keys(bien))(
    '[F-4.1-01] [F-8-01] is refused with the words of the services if %s is',
    async (path) => {
      const told = fallosMostrados();
      contestan({ ...bien, [path]: rechazo('Usuario bloqueado.') });
      expect(await entra()).toEqual({ fallo: expect.objectContaining({ message: 'Usuario bloqueado.' }) });
      nadie();
      expect(told).toEqual([]);
    },
  );

  test('[F-4.1-01] throws what is a defect, and signs out', async () => {
    contestan(bien);
    const defect = new Error('defect');
    const stop = session.subscribe(({ user }) => {
      if (user?.id_usuario === 7) throw defect;
    });
    onTestFinished(stop);
    await expect(entra()).rejects.toBe(defect);
    nadie();
  });

  const EXPIRADA = 'Su sesión ha expirado. Por favor vuelva a iniciar sesión.';
  test.each([TOKEN, LOGIN, REGIONALES, MODULOS])(
    'does not touch the session of somebody else that began while %s was asked',
    async (path) => {
      const other = buildUsuario({ usuario: 'otra' });
      const said = { ...bien }[path];
      contestan({
        ...bien,
        [path]: () => {
          startSession(DESPUES, other);
          return said;
        },
      });
      expect(await entra()).toEqual({ fallo: expect.objectContaining({ message: EXPIRADA }) });
      const { token, user } = session.getState();
      expect({ token, user }).toEqual({ token: DESPUES, user: other });
    },
  );

  test('stays out if the person signed out meanwhile', async () => {
    contestan({
      ...bien,
      [REGIONALES]: () => {
        endSession();
        return [LA_PAZ, ORURO];
      },
    });
    expect(await entra()).toEqual({ fallo: expect.objectContaining({ message: EXPIRADA }) });
    nadie();
  });
});

describe('[F-3.1-06] the device', () => {
  const of = (userAgent: string) => {
    const { browser: name, browser_version, os, os_version, device } = dispositivoDe(userAgent);
    return [name, browser_version, os, os_version, device];
  };
  const KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

  test.each([
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/126.0.0.0 Safari/537.36`,
      'Chrome',
      '126.0.0.0',
      'ChromeOS',
      '14541.0.0',
      'desktop',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Version/17.5 Safari/605.1.15`,
      'Safari',
      '17.5',
      'macOS',
      '10.15.7',
      'desktop',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) ${KIT} Chrome/126.0 Safari/537.36 OPR/111.0.1`,
      'Opera',
      '111.0.1',
      'macOS',
      '10.15',
      'desktop',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) ${KIT} CriOS/126.0.1 Mobile/15E148 Safari/604.1`,
      'Chrome',
      '126.0.1',
      'iOS',
      '17.5.1',
      'mobile',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${KIT} FxiOS/127.2 Mobile/15E148 Safari/604.1`,
      'Firefox',
      '127.2',
      'iOS',
      '17.5',
      'mobile',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${KIT} Version/17.0 EdgiOS/126.7 Mobile/15E148 Safari/604.1`,
      'Edge',
      '126.7',
      'iOS',
      '17.5',
      'mobile',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${KIT} OPiOS/16.0.15 Mobile/14C92 Safari/9537.53`,
      'Opera',
      '16.0.15',
      'iOS',
      '17.5',
      'mobile',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) ${KIT} Version/12.1 Mobile/15E148 Safari/604.1`,
      'Safari',
      '12.1',
      'iOS',
      '12.2',
      'tablet',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; HD1913) ${KIT} Chrome/126.0 Mobile Safari/537.36 EdgA/125.0.1`,
      'Edge',
      '125.0.1',
      'Android',
      '10',
      'mobile',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/64.0 Safari/537.36 Edge/17.17134`,
      'Edge',
      '17.17134',
      'Windows',
      '10.0',
      'desktop',
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-S901) ${KIT} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
      'Samsung Internet',
      '25.0',
      'Android',
      '13',
      'mobile',
    ],
    ['Mozilla/5.0 (Android; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0', 'Firefox', '127.0', 'Android', '', 'tablet'],
    ['Mozilla/5.0 (Tablet; rv:26.0) Gecko/26.0 Firefox/26.0', 'Firefox', '26.0', 'Desconocido', '', 'tablet'],
    ['Mozilla/5.0 (Mobile; rv:26.0) Gecko/26.0 Firefox/26.0', 'Firefox', '26.0', 'Desconocido', '', 'mobile'],
    ['iPhone OS 9', 'Desconocido', '', 'iOS', '9', 'mobile'],
    ['Version/4.0', 'Desconocido', '', 'Desconocido', '', 'desktop'],
  ])('[F-3.1-06] is read from %s', (userAgent, ...said) => {
    expect(of(userAgent)).toEqual(said);
  });

  test('[F-3.1-06] [F-7.1-14] is sent with its public address, and a fixed private one', async () => {
    const IpPublico = conDireccionPublica();
    expect(await datosDelDispositivo()).toEqual({
      ...dispositivoDe(navigator.userAgent),
      ...{ IpPublico, IpPrivado: '0.0.0.0' },
    });
  });
});
