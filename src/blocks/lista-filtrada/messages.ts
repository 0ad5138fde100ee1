/** Texts of the controls that narrow a list. */
export const listaFiltradaMessages = {
  filtrar: 'Filtrar resultados',
} as const;
