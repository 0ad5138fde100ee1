/** Texts of the page of a notice: what it waits for, and the names of its parts. */
export const paginaMessages = {
  registrado: 'Este aviso está registrado. Cuando esté completo, declárelo para que la caja lo revise.',
  registradoAjeno: 'Este aviso está registrado. Su empresa lo declara para que la caja lo revise.',
  registradoPorLaCaja: 'Este aviso está registrado. La empresa lo declara para que la caja lo revise.',
  pagado: 'Este aviso está pagado. Declárelo para que la caja lo revise.',
  pagadoAjeno: 'Este aviso está pagado. Su empresa lo declara para que la caja lo revise.',
  pagadoPorLaCaja: 'Este aviso está pagado. La empresa lo declara para que la caja lo revise.',
  declaradoEmpresa: 'Este aviso está declarado. La caja lo está revisando.',
  declaradoPersonal: 'Revise los datos y los adjuntos; luego acepte el aviso u obsérvelo.',
  anulado: 'Este aviso está anulado.',
  eliminado: 'El aviso fue eliminado. Puede comenzar uno nuevo o volver a la lista.',
  estado: 'Estado del aviso',
  acciones: 'Acciones del aviso',
} as const;
