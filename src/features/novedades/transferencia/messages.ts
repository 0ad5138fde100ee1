/** Texts of the workers' transfer notices. Texts that all transfers share are in the engine (spec E 2.5, 2.6). */
export const transferenciaMessages = {
  encabezado: 'Aviso de transferencia',
} as const;
