/** Texts of the question about the regional (spec E 2.2). */
export const confirmarRegionalMessages = {
  titulo: 'Confirmar la regional donde se registrará la novedad',
  regional: 'Regional',
  sinRegional: 'En esta regional no se registran novedades. Cambie de regional en el encabezado.',
} as const;
