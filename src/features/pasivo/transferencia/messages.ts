/** Texts of the retirees' transfer notices; what all transfers say is the engine's (spec R 2.5, 5.4). */
export const transferenciaPasivoMessages = {
  encabezado: 'Registro de Aviso de Transferencia Pasivo',
} as const;
