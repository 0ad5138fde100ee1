/** Titles that the router needs before the screens' code loads. */
export const titles = { personas: 'Personas', carpeta: 'Carpeta de la persona' } as const;
