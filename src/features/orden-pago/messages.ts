import { titulo } from './titles.ts';

/** Texts of the payment-order list (messages.tsv M209, M210, M226, M228 to M233). */
export const ordenPago = {
  titulo,
  explicacion: 'Solicitudes de pago de las novedades de la empresa',
  desde: 'Fecha desde',
  hasta: 'Fecha hasta',
  nombre: 'Nombre Empleado',
  fecha: 'Fecha Orden de Pago',
  detalle: 'Detalle Novedades',
  codigo: 'Código Transacción',
  total: 'Total Bs.',
  pago: 'Datos del Pago',
  observacion: 'Observación',
  factura: 'Factura {numero}',
  sinPagar: 'Por pagar',
  listado: 'Listado de órdenes de pago',
  filtro: 'Filtro',
} as const;
