/** Texts of the workers' transfer notices; what all transfers say is the engine's (spec E 2.5, 2.6). */
export const transferenciaMessages = {
  tituloLista: 'Avisos de transferencia',
  resumenLista: 'Trabajadores que pasan a otra regional',
  tituloFormulario: 'Aviso de transferencia',
  nuevo: 'Transferencia de cotizante',
} as const;
