/** Texts of the tracking panel and its message dialog (spec E 2.2). */
export const seguimientoMessages = {
  titulo: 'Seguimiento',
  escribir: 'Escribir mensaje',
  verMas: 'Ver más',
  sinEntradas: 'Todavía no hay movimientos.',
  noSeRegistro: 'No se registró el seguimiento.',
  mensaje: 'Mensaje',
  mensajeRequerido: 'Mensaje, no tiene información.',
  mensajeLargo: 'Mensaje: el máximo es de {limite} caracteres.',
  enviar: 'Enviar',
  descartar: '¿Desea descartar el mensaje que escribió?',
  asunto: 'Mensaje',
  enviado: 'El mensaje se registró correctamente.',
  vacio: '(vacío)',
} as const;
