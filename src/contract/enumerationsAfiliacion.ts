/** Numeric ids of affiliations (spec F 3.11, F 9). They are in their own file, because only their own screens load them. */

/**
 * Types of the affiliation notices, of changes of a person's data, of commitments and of newborns. The numbers are assumed,
 * like those of tipoNovedad, and do not overlap with them.
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
 * How an affiliation is opened (spec F 3.11): for a holder or a beneficiary on either side, read-only on either side, or for
 * a retiree. It is assumed that the fund's side comes before the others' side.
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

/** The base of an affiliation (spec F 3.11): how the retiree was assigned, or the notice of hire. */
export const baseAfiliacion = { sorteo: 1, jubilacion: 2, derechoHabiente: 3, resolucion: 4, avisoAlta: 5 } as const;

/** The kind of affiliated person (spec F 3.11). */
export const tipoAfiliado = { titular: 1, beneficiario: 2, pasivo: 3, recienNacido: 4 } as const;

/** The group of the affiliated person (spec F 3.11). */
export const grupoAfiliado = { activo: 1, seguroVoluntario: 2, particular: 3 } as const;

/**
 * Kinds of birth (spec F 3.11): a code of a list, not a number of children. The specification leaves out the names of 5 to
 * 8, so they are assumed (decision 191).
 */
export const multiplicidad = {
  desconocido: 0,
  unico: 1,
  gemelo: 2,
  mellizo: 3,
  trillizo: 4,
  cuatrillizo: 5,
  quintillizo: 6,
  sextillizo: 7,
  septillizo: 8,
  octillizo: 9,
} as const;

/** Process states of affiliations and of newborns (spec F 9). */
export const estadoAfiliacion = { registrado: 9, declarado: 10, observado: 11, concluido: 12, pagado: 79 } as const;

/** The same for newborns. */
export const estadoRecienNacido = { registrado: 67, concluido: 68 } as const;
