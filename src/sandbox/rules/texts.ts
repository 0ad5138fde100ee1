import { fill } from '#lib/texts.ts';

/** The texts of the services when they refuse. If the specification has a text, it is used. */
export const textos = {
  pendiente:
    'No se puede registrar la novedad para el asegurado(a) {name}, porque existe otra novedad que está pendiente de concluir de fecha {date}.',
  menor: 'No se puede registrar la novedad para el asegurado(a) {name}, porque es menor de edad.',
  sigueActivo:
    'No se pudo registrar el aviso de alta del asegurado(a) {name}, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.',
  noPertenece: 'El asegurado(a) {name} no pertenece a la empresa.',
  fueraDePeriodo: 'La {label} debe estar entre el {start} y el {end}, que corresponde al periodo de aporte actual.',
  futura: 'La {label} no puede ser posterior a hoy.',
  finAntesDeInicio: 'La fecha de fin de contrato no puede ser menor que la fecha de inicio de contrato.',
  sinInformacion: '{field}, no tiene información.',
  muyLargo: '{field} debe tener como máximo {max} caracteres.',
  haberDesdeUno: '{field} no puede ser menor a 1.',
  haberPositivo: '{field} tiene que ser mayor a 0.',
  haberNegativo: '{field} no puede ser menor a 0.',
  haberMaximo: '{field} no puede ser mayor a 9999999.',
  correoInvalido: 'Formato de correo electrónico no válido.',
  coordenadasCortas: '{field} debe tener al menos 5 caracteres.',
  sinFotografia: 'Por favor, realice la carga de fotografía.',
  sinAdjuntos: 'Por favor, realice la carga de los adjuntos solicitados.',
  otraPersonaModifico: 'Otra persona modificó este aviso. Vuelva a abrirlo para ver los cambios.',
  noSePuedeModificar: 'El aviso está en estado {estado} y no se puede modificar.',
  noSePuedeEliminar: 'El aviso está en estado {estado} y no se puede eliminar.',
  noSePuedeImprimir: 'El aviso está en estado {estado} y no se puede imprimir.',
  pagadoNoSeElimina: 'El aviso está pagado y no se puede eliminar.',
  cambioNoPermitido: 'El aviso está en estado {estado} y no puede pasar a {destino}.',
  pagoAntes: 'La novedad debe ser incluida en una orden de pago y pagada antes de declararla.',
  observacionVacia: 'La Observación, no tiene información.',
  observacionLarga: 'La observación debe tener como máximo 200 caracteres.',
  documentoRepetido: 'Ya existe una persona registrada con ese documento de identidad.',
  tipoDesconocido: 'Tipo alta, no tiene información.',
} as const;

/** A text with its placeholders filled in. */
export const texto = (key: keyof typeof textos, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(textos[key], values);
