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
 * Every controller with its names. The pairs are irregular, so this is a table (spec F 6, R 6). A controller some of
 * whose calls exist only unprefixed stands here twice: plain, and `PorAudiencia`.
 * Which of the four base addresses serves a controller is not shown: sign-in and permissions are taken to be the
 * security service's, the companies' invoices the billing service's, everything else the administrative service's. No
 * call is named that the payment-notification service would answer.
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
  /** Written "{token}{id}": the address is blanked out, so the settings name it (VITE_RUTA_DOCUMENTOS). */
  documentos: fixed('{token}'),
  seguimiento: byAudience({ insured: 'AsegSeguimiento', others: 'Seguimiento' }),
  ordenPago: byAudience({ insured: 'AsegOrdenPago', others: 'OrdenPago' }),
  ocupacional: fixed('Ocupacional'),
  ocupacionalPorAudiencia: byAudience({ insured: 'AsegOcupacional', others: 'Ocupacional' }),
  reportes: fixed('Reportes'),
  /** The insured persons' name is a singular here. */
  reporteOcupacional: byAudience({ insured: 'AsegReporte', others: 'Reportes' }),
  reportesEmpresasExternas: fixed('ReportesEmpresasExternas', 'facturacion'),
} as const satisfies Record<string, Controller>;
