/** Titles the router needs before the screen's code arrives. */
export const titulo = 'Facturas';
