import { call } from '#client/call.ts';
import { ContractViolation, type Fallo, isCallError } from '#client/errors.ts';
import { assertSameSession } from '#client/sameSession.ts';
import { chooseContext, hasToken, ownerOf, replaceToken, session } from '#client/session.ts';
import type { Empresa } from '#contract/entities/referencia.ts';
import type { Acceso, EmpresaUsuario, Modulo, Regional, UsuarioSesion } from '#contract/entities/sesion.ts';
import { accesosExternos } from '#contract/services/accesosExternos.ts';
import { empAuth } from '#contract/services/empAuth.ts';
import { empresas as empresasService } from '#contract/services/empresas.ts';
import { palabrasDelMenu } from '#engine/family/familias.ts';
import { routeOfEntry } from '#lib/menu.ts';
import { forgetIdsAndFilters, sessionKeys, tab } from '#lib/storage.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { auth } from './messages.ts';

/** The name of a module; the specification has only its number (F 3.1). */
export const nombreDeModulo = ({ IdSistema, NombreSistema }: Modulo): string =>
  NombreSistema || fill(auth.contexto.moduloNumero, { n: IdSistema });

/** What a user may choose and has chosen. A list with one item is already chosen (spec F 4.1). */
export interface Choice {
  readonly regionales: readonly Regional[];
  readonly regional: Regional | null;
  readonly empresas: readonly EmpresaUsuario[];
  readonly empresa: EmpresaUsuario | null;
  readonly modulos: readonly Modulo[];
  readonly modulo: Modulo | null;
}

const laUnica = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);
const quiet = { quiet: true } as const;

/** The choice with another company, before its modules load. */
export const elegirEmpresa = (choice: Choice, empresa: EmpresaUsuario | null): Choice => ({
  ...choice,
  empresa,
  modulos: [],
  modulo: null,
});

/** The choice with another regional, before its companies load. */
export const elegirRegional = (choice: Choice, regional: Regional | null): Choice => ({
  ...elegirEmpresa(choice, null),
  regional,
  empresas: [],
});

/** The choice after a company is chosen: loads its modules. */
export async function conEmpresa(choice: Choice, empresa: EmpresaUsuario | null): Promise<Choice> {
  const before = elegirEmpresa(choice, empresa);
  if (!empresa) return before;
  const query = { IdUsuarioRegionalEmpresa: empresa.IdUsuarioRegionalEmpresa };
  const modulos = await call(accesosExternos.modulos, { query }, quiet);
  return { ...before, modulos, modulo: laUnica(modulos) };
}

/** The choice after a regional is chosen: loads its companies and, if there is only one, its modules. */
export async function conRegional(choice: Choice, regional: Regional | null): Promise<Choice> {
  const before = elegirRegional(choice, regional);
  if (!regional) return before;
  const query = { idUsuarioRegional: regional.IdUsuarioRegional };
  const empresas = await call(accesosExternos.empresas, { query }, quiet);
  return conEmpresa({ ...before, empresas }, laUnica(empresas));
}

/** The first choice of a user: loads the regionals and, if there is only one, what follows. Throws the errors of `call`. */
export async function primeraEleccion(idUsuario: number): Promise<Choice> {
  const regionales = await call(accesosExternos.regionales, { query: { IdUsuario: idUsuario } }, quiet);
  const none = { regionales, regional: null, empresas: [], empresa: null, modulos: [], modulo: null };
  return conRegional(none, laUnica(regionales));
}

/** The current context as a choice, to change it. What the lists no longer contain stays open. */
export async function eleccionActual(user: UsuarioSesion): Promise<Choice> {
  const first = await primeraEleccion(user.id_usuario);
  const regional = first.regionales.find((r) => r.IdRegional === user.id_regional) ?? null;
  if (!regional) return first;
  const inRegional = first.regional ? first : await conRegional(first, regional);
  const empresa = inRegional.empresas.find((e) => e.concod === user.id_empresa) ?? null;
  if (!empresa) return inRegional;
  const inEmpresa = inRegional.empresa ? inRegional : await conEmpresa(inRegional, empresa);
  return { ...inEmpresa, modulo: inEmpresa.modulos.find((m) => m.IdSistema === user.id_modulo) ?? inEmpresa.modulo };
}

/** True if a list that needs a choice is empty (decision 43). */
export const noTieneSalida = ({ regionales, regional, empresas, empresa, modulos }: Choice): boolean =>
  regionales.length === 0 || (regional !== null && empresas.length === 0) || (empresa !== null && modulos.length === 0);

/** The administrative service does not know the company. */
class UnknownCompany extends Error {
  override readonly name = 'UnknownCompany';
}

/** What to say of a failed step of the sign-in or of the choice. Any other error is a bug and is thrown. */
export function falloDeEleccion(error: unknown): Fallo {
  if (error instanceof UnknownCompany) return { message: general.sinEmpresa };
  if (isCallError(error)) return error;
  throw error;
}

/** A menu entry with the screen it leads to; guards and the menu use it. */
const conRuta = (acceso: Acceso): Acceso => ({ ...acceso, Ruta: routeOfEntry(acceso, palabrasDelMenu()) });

/** Loads menu and company of a context, with the token already scoped to it. */
async function leerContexto({ regional, empresa, modulo }: Chosen) {
  const query = { IdRegional: regional.IdRegional, IdSistema: modulo.IdSistema };
  const [accesos, company] = await Promise.all([
    call(accesosExternos.menu, { query }, quiet),
    call(empresasService.porIdAnterior, { params: { id: empresa.concod } }, quiet),
  ]);
  return { accesos: accesos.map(conRuta), company };
}

interface Chosen {
  readonly regional: Regional;
  readonly empresa: EmpresaUsuario;
  readonly modulo: Modulo;
  /** The user did not have to choose anything. */
  readonly unica: boolean;
}

function guardar(
  token: string,
  chosen: Chosen,
  accesos: Awaited<ReturnType<typeof leerContexto>>['accesos'],
  company: Empresa,
) {
  const { user } = session.getState();
  if (!user) return;
  const { regional, empresa, modulo, unica } = chosen;
  const context = {
    id_regional: regional.IdRegional,
    regional: regional.NombreRegional,
    id_empresa: empresa.concod,
    empresa: empresa.RazonSocial,
    numero_patronal: empresa.numpat,
    id_modulo: modulo.IdSistema,
    unica_regional_modulo: unica,
  };
  forgetIdsAndFilters();
  chooseContext(token, { ...user, ...context, accesos }, company);
  // The documented user has no field for the module's name; the header shows it.
  tab.write(sessionKeys.menuItem, nombreDeModulo(modulo));
}

/** A token scoped to a regional and company, for the session's person. */
async function pedirToken({ regional, empresa }: Chosen): Promise<string> {
  const before = session.getState().token;
  const body = { IdRegional: regional.IdRegional, concod: empresa.concod, numpat: empresa.numpat };
  const { access_token } = await call(empAuth.newToken, { body }, quiet);
  assertSameSession(before);
  if (ownerOf(access_token) !== 'same')
    throw new ContractViolation('EmpAuth/newToken: access_token is of somebody else, or no token');
  return access_token;
}

/**
 * Switches to a regional, company and module: a token scoped to them, the menu, and the company translated from the
 * sign-in services' code (spec F 4.1, decision 17). If anything fails, the previous context stays. If the session ends, is
 * locked or becomes somebody else's meanwhile, it is not touched.
 */
export async function elegirContexto(chosen: Chosen): Promise<void> {
  const before = session.getState().token;
  const token = await pedirToken(chosen);
  replaceToken(token);
  try {
    const { accesos, company } = await leerContexto(chosen);
    if (!company) throw new UnknownCompany();
    assertSameSession(token);
    guardar(token, chosen, accesos, company);
  } catch (error) {
    if (hasToken(token)) replaceToken(before);
    throw error;
  }
}
