/** Texts about how a notice is paid, while it is filled in. */
export const pagoDelAvisoMessages = {
  sinOrden: 'Este aviso se declara sin orden de pago.',
  conOrden: 'Se paga antes de declarar.',
  noSeSabe: 'No se pudo saber si este aviso se paga antes de declarar.',
  preguntando: 'Consultando si este aviso se paga…',
  saldo: 'Saldo de formularios',
  quedan: '{quedan} de {total}',
  verSaldo: 'Ver saldo',
} as const;
