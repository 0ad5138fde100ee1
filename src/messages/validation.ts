/** '{field}, no tiene información.' for a required field (M166). The label is the visible one beside the field. */
export const sinInformacion = (campo: string): string => `${campo}, no tiene información.`;

/** The portal's own text for a value over its limit; the specification quotes none for notices. */
export const maximo = (campo: string, limite: number): string => `${campo}: el máximo es de ${limite} caracteres.`;

/** Sentences of fields that many screens share. */
export const validation = {
  fechaDesde: 'Debe ingresar la fecha desde.',
  fechaHasta: 'Debe ingresar la fecha hasta.',
  fechaQueExista: 'Escriba una fecha que exista, como 17/11/2026.',
  fechaDesdeIncorrecta: 'Fecha desde, es incorrecta.',
  fechaHastaIncorrecta: 'Fecha hasta, es incorrecta.',
  rangoFechas: 'La fecha hasta no puede ser menor que la fecha desde.',
  tipoNovedad: 'Debe seleccionar tipo novedad.',
  estadoProceso: 'Debe seleccionar estado proceso.',
  estado: 'Debe seleccionar un estado.',
  correoFormato: 'Formato de correo electrónico no válido.',
  revise: 'Por favor, revise y vuelva a intentar.',
} as const;
