/** Texts of what narrows a list. */
export const listaFiltradaMensajes = {
  filtrar: 'Filtrar resultados',
} as const;
