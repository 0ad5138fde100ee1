/** Texts of what stands beside the form of a notice, loaded with it. */
export const ladoMessages = {
  paraDeclarar: (n: number) =>
    n === 0 ? 'Listo para declarar' : `Para declarar ${n === 1 ? 'falta 1' : `faltan ${n}`}`,
  paraGrabar: (n: number) => (n === 0 ? 'Listo para grabar' : `Para grabar ${n === 1 ? 'falta 1' : `faltan ${n}`}`),
  seActualiza: 'Se actualiza mientras usted escribe.',
  persona: 'Persona',
  completa: 'Completa',
  falta: 'Falta',
  porRevisar: 'Revisar',
  lista: 'Lista',
  listo: 'Listo',
  subiendo: 'Subiendo',
  pago: 'Pago',
  seraPagado: 'Antes de declarar',
  noRequierePago: 'No requiere',
  pagoSinSaber: 'No se sabe',
} as const;
