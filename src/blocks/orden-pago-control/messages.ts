/** Texts of the control that adds a notice to an order and removes it (spec E 2.3, R 2.3). */
export const ordenPagoControlMessages = {
  titulo: 'Orden de pago',
  enOrden: 'En la orden {numero}',
  sinOrden: 'Sin orden de pago',
  pagada: 'Pagada',
  borrador: 'Borrador: todavía se puede cambiar.',
  generada: 'La solicitud ya fue generada. Para quitar la novedad, anule antes la solicitud.',
  explicacion: 'La novedad se paga junto con otras en una orden de pago.',
  agregar: 'Agregar a una orden de pago',
  seAgregaUna: 'El aviso se agrega a la orden que elija. Se guarda cuando presione Grabar en ella.',
  seAgregan: 'Los {n} avisos se agregan a la orden que elija. Se guardan cuando presione Grabar en ella.',
  ordenNueva: 'Orden nueva',
  ordenBorrador: 'Orden {numero} del {fecha}: {total}',
  quitar: 'Quitar de la orden de pago',
  irALaOrden: 'Abrir la orden {numero}',
  irAOrdenes: 'Ir a las órdenes de pago',
  total: 'Total de la orden',
} as const;
