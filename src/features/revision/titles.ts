/** Title that the router needs before the desk's own texts load. */
export const tituloRevision = 'Avisos declarados';
