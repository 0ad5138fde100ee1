/** Titles that the router needs before the screens' code loads. */
export const titles = { recienNacidos: 'Recién nacidos', afiliaciones: 'Afiliaciones' } as const;
