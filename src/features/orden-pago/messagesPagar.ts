/** Texts of paying in one step, for insured persons (the specification has none of them). */
export const pagarMessages = {
  titulo: 'Pagar {importe}',
  lema: 'Va a pagar con un código QR:',
  elegir: 'Qué va a pagar',
  total: 'Total',
  nota: 'Todavía no se le cobra nada: se cobra cuando usted pague el código con la aplicación de su banco.',
  ver: 'Ver el QR',
  continuar: 'Continuar',
  noLlego: 'No se pudo preparar el código QR',
  sinCobro: 'No se le cobró nada. Al continuar se sigue desde donde quedó.',
  cambio: 'Lo que hay que pagar cambió mientras tanto',
  cambioDetalle: 'Revise de nuevo qué se paga y cuánto.',
  nada: 'Elija qué va a pagar.',
} as const;
