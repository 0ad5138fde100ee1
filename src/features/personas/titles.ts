/** Titles the router needs before the screens' code arrives. */
export const titles = { personas: 'Personas', carpeta: 'Carpeta de la persona' } as const;
