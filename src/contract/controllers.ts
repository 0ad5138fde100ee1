import type { Servicio } from '#lib/config.ts';

/** The kind of caller: insured persons have separate services for some controllers (spec F 6). */
export type Audience = 'insured' | 'others';

/** The name of a controller for each audience, and its base address. */
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
 * Every controller with its names. The pairs are irregular, so this is a table (spec F 6, R 6). If some calls of a controller
 * exist only unprefixed, it is here twice: plain, and as `PorAudiencia`.
 * The specification does not show which of the four base addresses serves a controller. It is assumed that sign-in and
 * permissions belong to the security service, the companies' invoices to the billing service, everything else to the
 * administrative service. No specified call belongs to the payment-notification service.
 */
export const controllers = {
  empAuth: fixed('EmpAuth', 'seguridad'),
  login: fixed('Login', 'seguridad'),
  accesosExternos: fixed('AccesosExternos', 'seguridad'),
  acceso: fixed('Acceso', 'seguridad'),
  cambiarContrasena: fixed('CambiarContrasena', 'seguridad'),
  reestablecerContrasena: fixed('ReestablecerContrasena', 'seguridad'),
  usuario: fixed('Usuario', 'seguridad'),
  formulariosWeb: fixed('FormulariosWeb', 'seguridad'),
  altaCotizante: fixed('AltaCotizante'),
  bajaCotizante: fixed('BajaCotizante'),
  transferenciaCotizante: fixed('TransferenciaCotizante'),
  altaPasivo: fixed('AltaPasivo'),
  bajaPasivo: fixed('BajaPasivo'),
  transferenciaPasivo: fixed('TransferenciaPasivo'),
  empresas: fixed('Empresas'),
  empresasPorAudiencia: byAudience({ insured: 'AsegEmpresas', others: 'Empresas' }),
  personasEmpresa: fixed('PersonasEmpresa'),
  personasEmpresaPorAudiencia: byAudience({ insured: 'AsegPersonasEmpresa', others: 'PersonasEmpresa' }),
  persona: fixed('Persona'),
  pacientes: fixed('Pacientes'),
  pacientesPorAudiencia: byAudience({ insured: 'AsegPacientes', others: 'Pacientes' }),
  empPacientes: fixed('EmpPacientes'),
  afiliacion: fixed('Afiliacion'),
  afiliacionPorAudiencia: byAudience({ insured: 'AsegAfiliacion', others: 'Afiliacion' }),
  bdpa: fixed('Bdpa'),
  bdpaPorAudiencia: byAudience({ insured: 'AsegBdpa', others: 'Bdpa' }),
  parametros: fixed('Parametros'),
  empParametros: byAudience({ insured: 'AsegParametros', others: 'EmpParametros' }),
  citaMedica: byAudience({ insured: 'AsegCitaMedica', others: 'EmpCitaMedica' }),
  tipoNovedad: fixed('TipoNovedad'),
  novedades: fixed('Novedades'),
  personasNovedad: fixed('PersonasNovedad'),
  personasNovedadPorAudiencia: byAudience({ insured: 'AsegPersonasNovedad', others: 'PersonasNovedad' }),
  recursos: fixed('Recursos'),
  recursosPorAudiencia: byAudience({ insured: 'AsegRecursos', others: 'Recursos' }),
  /** Written "{token}{id}": the specification leaves the address blank, so the settings have it (VITE_RUTA_DOCUMENTOS). */
  documentos: fixed('{token}'),
  seguimiento: byAudience({ insured: 'AsegSeguimiento', others: 'Seguimiento' }),
  ordenPago: byAudience({ insured: 'AsegOrdenPago', others: 'OrdenPago' }),
  ocupacional: fixed('Ocupacional'),
  ocupacionalPorAudiencia: byAudience({ insured: 'AsegOcupacional', others: 'Ocupacional' }),
  reportes: fixed('Reportes'),
  /** The insured persons' name is singular here. */
  reporteOcupacional: byAudience({ insured: 'AsegReporte', others: 'Reportes' }),
  reportesEmpresasExternas: fixed('ReportesEmpresasExternas', 'facturacion'),
} as const satisfies Record<string, Controller>;
