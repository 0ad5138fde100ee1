/** Titles that the router needs before the screens' code loads. */
export const titles = { ayuda: 'Ayuda', tarea: 'Ayuda paso a paso' } as const;
