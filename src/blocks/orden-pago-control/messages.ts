/** Texts of the control that adds a notice to an order and removes it (spec E 2.3, R 2.3). */
export const ordenPagoControlMessages = {
  titulo: 'Orden de pago',
  ordenNumero: 'Orden de pago {numero}',
  declaradoSinOrden: 'Se declaró sin orden de pago',
  enOrden: 'En la orden {numero}',
  sinOrden: 'Sin orden de pago',
  pagada: 'Pagada',
  borrador: 'Borrador: todavía se puede cambiar.',
  generada: 'La solicitud ya fue generada. Para quitar la novedad, anule antes la solicitud.',
  explicacion: 'La novedad se paga junto con otras en una orden de pago.',
  agregar: 'Agregar a una orden de pago',
  quitar: 'Quitar de la orden de pago',
  irALaOrden: 'Abrir la orden {numero}',
  irAOrdenes: 'Ir a las órdenes de pago',
  total: 'Total de la orden',
} as const;
