/** Titles the router needs before a screen's own texts are loaded (spec E 2.1, 2.3, 2.5). */
export const altaTitulos = { lista: 'Avisos de alta', formulario: 'Aviso de alta' } as const;
/** Titles of the terminations' list and form. */
export const bajaTitulos = { lista: 'Avisos de baja', formulario: 'Aviso de baja' } as const;
/** Titles of the transfers' list and form. */
export const transferenciaTitulos = {
  lista: 'Avisos de transferencia',
  formulario: 'Aviso de transferencia',
} as const;
