/** Texts of the search for a retiree, for all kinds of notice (spec R 2.4, 5.3; messages.tsv). */
export const pasivoMessages = {
  buscar: 'Asegurados Pasivos',
  noEsPasivo: 'El registro no corresponde a un asegurado pasivo.',
} as const;
