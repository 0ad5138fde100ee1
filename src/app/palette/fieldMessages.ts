/** Texts of the palette’s field, which is there before the rest of it. */
export const fieldMessages = {
  title: 'Buscar o ir a una pantalla',
  search: {
    personal: 'Persona, aviso, empresa, pantalla o acción',
    empresa: 'Trabajador, aviso, orden, pantalla o acción',
  },
  searchScreens: 'Escriba el nombre de una pantalla o acción',
} as const;
