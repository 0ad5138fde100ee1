/** Texts of the retirees' transfer notices. Texts that all transfers share are in the engine (spec R 2.5, 5.4). */
export const transferenciaPasivoMessages = {
  encabezado: 'Registro de Aviso de Transferencia Pasivo',
} as const;
