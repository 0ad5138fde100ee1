/** Texts of the workers' transfer notices; what all transfers say is the engine's (spec E 2.5, 2.6). */
export const transferenciaMessages = {
  encabezado: 'Aviso de transferencia',
} as const;
