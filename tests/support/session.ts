import { call } from '#client/call.ts';
import { chooseContext, startSession } from '#client/session.ts';
import { accesosExternos } from '#contract/services/accesosExternos.ts';
import { empAuth } from '#contract/services/empAuth.ts';
import { empresas } from '#contract/services/empresas.ts';
import { login } from '#contract/services/login.ts';
import { forgetPeople } from './people.ts';
import { atTestEnd } from './testEnd.ts';

/** The demo users of the sandbox. They all have the same password. */
export type DemoUser = 'empresa' | 'varias' | 'asegurado' | 'pagos' | 'personal' | 'caducado' | 'obligado' | 'mixto';
export const PASSWORD = 'Demo2026';

const Dispositivo = {
  browser: 'Chromium',
  browser_version: '150',
  os: 'Linux',
  os_version: '',
  IpPublico: '',
  IpPrivado: '0.0.0.0',
  device: 'desktop',
};

function first<T>(list: readonly T[], fits: (item: T) => boolean = () => true): T {
  const item = list.find(fits);
  if (item === undefined) throw new Error('The sandbox offers nothing to choose');
  return item;
}

/**
 * Signs a demo user in through the sandbox and chooses the first regional, company (or the one with this code) and module,
 * unless the password must be changed first. The result is the same as after the sign-in screens, which have their own tests. The session ends with the
 * test.
 */
export async function signInAs(user: DemoUser, codigo = ''): Promise<void> {
  atTestEnd(forgetPeople);
  const credentials = { UserName: user, Password: PASSWORD };
  const { access_token } = await call(empAuth.token, { body: { ...credentials, Dispositivo, TokenGC: 'local' } });
  const base = {
    id_usuario: 0,
    usuario: user,
    nombre_completo: '',
    correo_electronico: '',
    id_regional: 0,
    regional: '',
    id_empresa: '',
    empresa: '',
    numero_patronal: '',
    id_modulo: 0,
    unica_regional_modulo: false,
    accesos: [],
    caduco: false,
    modificar_password: false,
    cantidad_transaccion_pagar: 0,
  };
  startSession(access_token, base);
  const person = await call(login.usuario, { body: { userName: user, password: PASSWORD, Dispositivo } });
  const known = {
    ...base,
    id_usuario: person.IdUsuario,
    nombre_completo: person.NombreCompleto,
    correo_electronico: person.CorreoElectronico,
    caduco: person.Caduco,
    modificar_password: person.ModificarPassword,
  };
  startSession(access_token, known);
  // The services answer nothing else before the password is changed (decision 23).
  if (person.Caduco || person.ModificarPassword) return;
  const regional = first(await call(accesosExternos.regionales, { query: { IdUsuario: person.IdUsuario } }));
  const { IdUsuarioRegional, IdRegional } = regional;
  const offered = await call(accesosExternos.empresas, { query: { idUsuarioRegional: IdUsuarioRegional } });
  const company = first(offered, (one) => codigo === '' || one.concod === codigo);
  const { IdUsuarioRegionalEmpresa, concod, numpat } = company;
  const module = first(await call(accesosExternos.modulos, { query: { IdUsuarioRegionalEmpresa } }));
  const scoped = await call(empAuth.newToken, { body: { IdRegional, concod, numpat } });
  const named = {
    ...known,
    id_regional: IdRegional,
    regional: regional.NombreRegional,
    id_empresa: concod,
    empresa: company.RazonSocial,
    numero_patronal: numpat,
    id_modulo: module.IdSistema,
    unica_regional_modulo: true,
  };
  startSession(scoped.access_token, named);
  const accesos = await call(accesosExternos.menu, { query: { IdRegional, IdSistema: module.IdSistema } });
  const empresa = await call(empresas.porIdAnterior, { params: { id: concod } });
  if (!empresa) throw new Error(`The sandbox does not know company ${concod}`);
  chooseContext(scoped.access_token, { ...named, accesos }, empresa);
}
