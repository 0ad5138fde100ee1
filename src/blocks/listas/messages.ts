/** Texts for lists that could not be loaded; the specification has none. */
export const listasMessages = {
  sinListas: 'No se pudieron leer todas las listas de este formulario.',
  sinFiltro: 'No se pudieron leer todas las opciones de este filtro.',
} as const;
