/** Titles the router needs before a screen's own texts are loaded (spec R 2.2, 2.3). */
export const altaPasivoTitulos = { lista: 'Altas de pasivos', formulario: 'Alta de pasivo' } as const;
/** Titles of the deregistrations' list and form. */
export const bajaPasivoTitulos = { lista: 'Bajas de pasivos', formulario: 'Aviso de Baja Pasivo' } as const;
/** Titles of the transfers' list and form. */
export const transferenciaPasivoTitulos = {
  lista: 'Transferencias de pasivos',
  formulario: 'Aviso de Transferencia Pasivo',
} as const;
