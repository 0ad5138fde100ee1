/** Titles the router needs before a screen's own texts are loaded (spec R 2.2, 2.3). */
export const altaPasivoTitulos = { lista: 'Altas de pasivos', formulario: 'Alta de pasivo' } as const;
export const bajaPasivoTitulos = { lista: 'Bajas de pasivos', formulario: 'Aviso de Baja Pasivo' } as const;
export const transferenciaPasivoTitulos = {
  lista: 'Transferencias de pasivos',
  formulario: 'Aviso de Transferencia Pasivo',
} as const;
