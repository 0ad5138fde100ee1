/** Texts of what an insured person owes. The specification has none of them. */
export const porPagarMessages = {
  titulo: 'Por pagar',
  nada: 'No debe nada.',
  pagar: 'Pagar {importe}',
  de: '{novedad} de {nombre}',
  examenes: { pre: 'Examen preocupacional', post: 'Examen postocupacional' },
  total: 'En total',
  error: 'No se pudo consultar todo lo que debe.',
} as const;
