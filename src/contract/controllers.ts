import type { Servicio } from '#lib/config.ts';

/** Who calls: insured persons have services of their own for some controllers (spec F 6). */
export type Audience = 'insured' | 'others';

/** The name a controller goes by for each audience, and the base address it lives at. */
export interface Controller {
  readonly insured: string;
  readonly others: string;
  readonly servicio: Servicio;
}

const fixed = (name: string, servicio: Servicio = 'administrativo'): Controller => ({
  insured: name,
  others: name,
  servicio,
});
const byAudience = (names: { insured: string; others: string }, servicio: Servicio = 'administrativo'): Controller => ({
  ...names,
  servicio,
});

/**
 * Every controller with its names. The pairs are irregular, so this is a table (spec F 6, R 6).
 * Which of the four base addresses serves a controller is not shown: sign-in and permissions are taken to be the
 * security service's, invoices the billing service's, everything else the administrative service's.
 */
export const controllers = {
  empAuth: fixed('EmpAuth', 'seguridad'),
  login: fixed('Login', 'seguridad'),
  accesosExternos: fixed('AccesosExternos', 'seguridad'),
  acceso: fixed('Acceso', 'seguridad'),
  cambiarContrasena: fixed('CambiarContrasena', 'seguridad'),
  reestablecerContrasena: fixed('ReestablecerContrasena', 'seguridad'),
  usuario: fixed('Usuario', 'seguridad'),
  altaCotizante: fixed('AltaCotizante'),
  empresas: fixed('Empresas'),
  empresasPorAudiencia: byAudience({ insured: 'AsegEmpresas', others: 'Empresas' }),
  personasEmpresa: fixed('PersonasEmpresa'),
  personasEmpresaPorAudiencia: byAudience({ insured: 'AsegPersonasEmpresa', others: 'PersonasEmpresa' }),
  pacientes: byAudience({ insured: 'AsegPacientes', others: 'Pacientes' }),
  pacientesBusqueda: fixed('Pacientes'),
  empPacientes: fixed('EmpPacientes'),
  afiliacion: fixed('Afiliacion'),
  bdpa: byAudience({ insured: 'AsegBdpa', others: 'Bdpa' }),
  parametros: fixed('Parametros'),
  tipoNovedad: fixed('TipoNovedad'),
  personasNovedad: fixed('PersonasNovedad'),
  personasNovedadPorAudiencia: byAudience({ insured: 'AsegPersonasNovedad', others: 'PersonasNovedad' }),
  recursos: fixed('Recursos'),
  recursosPorAudiencia: byAudience({ insured: 'AsegRecursos', others: 'Recursos' }),
  seguimiento: byAudience({ insured: 'AsegSeguimiento', others: 'Seguimiento' }),
  ordenPago: byAudience({ insured: 'AsegOrdenPago', others: 'OrdenPago' }),
  reportes: fixed('Reportes'),
} as const satisfies Record<string, Controller>;
