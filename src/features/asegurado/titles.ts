/** Titles that the router needs before the screens' own texts load. */
export const titles = { misDatos: 'Mis datos', misAvisos: 'Mis avisos', miAviso: 'Aviso' } as const;
