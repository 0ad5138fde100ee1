/** Titles the router needs before the screens' own texts are loaded. */
export const titles = { misDatos: 'Mis datos', misAvisos: 'Mis avisos', miAviso: 'Aviso' } as const;
