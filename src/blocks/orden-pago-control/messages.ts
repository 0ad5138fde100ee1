/** Texts of the control that adds a notice to an order and removes it (spec E 2.3, R 2.3). */
export const ordenPagoControlMessages = {
  titulo: 'Orden de pago',
  ordenNumero: 'Orden de pago {numero}',
  declaradoSinOrden: 'Se declaró sin orden de pago',
  examenSinOrden: 'Ya no se agrega a una orden de pago',
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
  /** Of a cart or a QR call that is answered without a message (spec R 7.6). */
  problema: 'Hubo un problema, vuelva a intentarlo por favor.',
} as const;

/** Texts of the order's tracking (spec R 7.6). */
export const seguimientoOrden = {
  registrada: 'Orden de pago registrada',
  modificada: 'Orden de pago modificada',
  eliminada: 'Orden de pago eliminada',
  generada: 'Solicitud de orden de pago generada',
  anulada: 'Solicitud de orden de pago anulada',
  pagada: 'Orden de pago pagada',
  factura: 'Factura {numero}',
  cantidad: 'Número de novedades',
  total: 'Total Bs.',
  observacion: 'Observación',
  novedades: 'Novedades',
  codigo: 'Código Transacción',
} as const;
