/** Title the router needs before the desk's own texts are loaded. */
export const tituloRevision = 'Avisos declarados';
