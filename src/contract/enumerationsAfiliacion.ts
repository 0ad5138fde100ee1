/** Numeric ids of affiliations (spec F 3.11, F 9), apart from the others: only their own screens load them. */

/**
 * Types of the affiliation notices, of what changes a person's data, of commitments and of newborns; numbers assumed like
 * those of tipoNovedad, which they do not meet.
 */
export const novedadAfiliacion = {
  AFILIACION_TITULAR: 71,
  AFILIACION_HIJO: 72,
  AFILIACION_CONYUGE: 73,
  AFILIACION_PADRE: 74,
  AFILIACION_CONVIVIENTE: 75,
  AFILIACION_MADRE: 76,
  AFILIACION_HERMANO: 77,
  AFILIACION_HIJASTRO: 78,
  AFILIACION_NIETO: 79,
  AFILIACION_PASIVO: 80,
  AFILIACION_PASANTE: 81,
  AFILIACION_VOLUNTARIADO: 82,
  ACTUALIZA_DATOS: 83,
  ACTUALIZA_DATOS_NO_RELEVANTES: 84,
  CAMBIO_GENERO: 85,
  AMPLIACION_SEGURO: 86,
  AMPLIACION_SEGURO_RESOLUCION: 87,
  COMPROMISO_AFILIACION: 88,
  COMPROMISO_PAGO: 89,
  RECIEN_NACIDO: 90,
  RECIEN_NACIDO_FUERA_CAJA: 91,
} as const;

/**
 * In what way an affiliation is opened (spec F 3.11): of a holder or a beneficiary on either side, looked at on either
 * side, of a retiree. That the fund's side comes before the others' is assumed.
 */
export const modoAfiliacion = {
  titularCaja: 1,
  beneficiarioCaja: 2,
  titularExterno: 3,
  beneficiarioExterno: 4,
  verCaja: 5,
  verExterno: 6,
  pasivo: 7,
} as const;

/** What an affiliation rests on (spec F 3.11): how the retiree was assigned, or the notice of hire. */
export const baseAfiliacion = { sorteo: 1, jubilacion: 2, derechoHabiente: 3, resolucion: 4, avisoAlta: 5 } as const;

/** Who is affiliated (spec F 3.11). */
export const tipoAfiliado = { titular: 1, beneficiario: 2, pasivo: 3, recienNacido: 4 } as const;

/** The group of who is affiliated (spec F 3.11). */
export const grupoAfiliado = { activo: 1, seguroVoluntario: 2, particular: 3 } as const;

/** Process states of affiliations and of newborns (spec F 9). */
export const estadoAfiliacion = { registrado: 9, declarado: 10, observado: 11, concluido: 12, pagado: 79 } as const;

/** The same of the newborns. */
export const estadoRecienNacido = { registrado: 67, concluido: 68 } as const;
