/** Texts of the payment panel (decision 29; messages.tsv M316, M317). */
export const pagoMessages = {
  titulo: 'Pago con QR',
  pidiendo: 'Preparando el código QR…',
  importe: 'Importe',
  codigo: 'Código Transacción',
  explicacion:
    'Abra la aplicación de su banco, elija pagar con QR y escanee este código. Si paga en este mismo teléfono, descárguelo y ábralo desde la aplicación.',
  imagen: 'Código QR de pago por {importe}, código de transacción {codigo}',
  sinImagen: 'El servicio no envió la imagen del código. Cópielo en la aplicación de su banco.',
  contenido: 'Texto del código QR',
  descargar: 'Descargar QR',
  verificar: 'Verificar pago',
  vence: 'Este código vence el {fecha}, {resta}. Después puede pedir otro para la misma solicitud.',
  restaDias: 'en {d} d {h} h',
  restaHoras: 'en {h} h {m} min',
  restaMinutos: 'en {m} min',
  esperando: 'Esperando el pago…',
  consultado: 'Todavía no se registra el pago. Última consulta: {hora}.',
  sinConsulta: 'No se pudo consultar el pago. Se volverá a intentar.',
  pagada: 'La orden de pago está pagada.',
  pagadaDetalle: 'Las novedades de la orden quedaron pagadas.',
  pagadaPropia: 'Su pago ya está registrado.',
  pagadaPropiaDetalle: 'Aquí tiene la factura; también queda en la lista de sus pagos.',
  factura: 'Número Factura',
  fechaPago: 'Fecha Pago',
  vencidoCodigo: 'El código QR venció el {fecha}.',
  vencidoCodigoDetalle: 'No lo pague: pida otro código. La solicitud sigue siendo la misma.',
  vencidaSolicitud: 'La solicitud de pago venció.',
  vencidaSolicitudDetalle: 'Anúlela y genere otra para pagar la orden.',
  otroCodigo: 'Pedir otro código QR',
  anulada: 'La solicitud de pago fue anulada.',
  anuladaDetalle: 'No pague el código anterior. La orden cambió en otra ventana o la cambió otra persona.',
  fallida: 'No se pudo obtener el código QR.',
} as const;

/** If a message of the QR call contains this text, it is shown in a dialog, not in a toast (spec R 7.6). */
export const CODIGO_DE_TRANSACCION = 'código de transacción';
