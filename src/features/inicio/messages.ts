export const inicio = { titulo: 'Inicio' } as const;
