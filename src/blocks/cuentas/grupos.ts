/** The counts that the menu shows, besides those of notices. Each is of the days that its list shows first, or the home. */

/** The payment orders, by their stage. */
export const ORDENES = 'ordenes';
/** The births that are not registered. */
export const NACIMIENTOS = 'nacimientos';
/** The affiliation notices, by what is to be done with them: by who registered them, or by the fund. */
export const AFILIACIONES = 'afiliaciones';
/** Registered or observed: its next step is to declare it. */
export const POR_DECLARAR = 'por declarar';
/** Declared: the fund concludes it. */
export const POR_CONCLUIR = 'por concluir';
/** The terminations of all dates that the central registry does not know of. */
export const BAJAS = 'bajas';

/** The count of a type's notices, by their state. */
export const grupoDeAvisos = (idTipo: number): string => `avisos-${idTipo}`;
/** The count of a type's notices that wait for the staff, of all dates. */
export const grupoDeCola = (idTipo: number): string => `cola-${idTipo}`;
