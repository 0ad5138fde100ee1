/** Texts of what narrows a list. */
export const listaFiltradaMessages = {
  filtrar: 'Filtrar resultados',
} as const;
