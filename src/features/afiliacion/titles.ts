/** Titles the router needs before the screens' code arrives. */
export const titles = { recienNacidos: 'Recién nacidos', afiliaciones: 'Afiliaciones' } as const;
