import { fill } from '#lib/texts.ts';

/** The texts of the services about payment orders. If the specification has a text, it is used. */
const textos = {
  idInvalido: 'Lo sentimos, el identificador de la orden de pago no es válido.',
  sinNovedades: 'Debe seleccionar las novedades que se incluirán en la orden de pago.',
  modificada: 'La Orden de Pago se modificó correctamente.',
  yaIncluida: 'La novedad ya está incluida en la orden de pago {numero}.',
  yaPagada: 'El aviso {numero} ya está pagado.',
  estadoNoCobrable: 'El aviso está en estado {estado} y no se puede incluir en una orden de pago.',
  sinPrecio: 'La Caja no cobra nada por {novedad}: no se incluye en una orden de pago.',
  noSePuedeModificar: 'La orden de pago ya tiene una solicitud generada y no se puede modificar.',
  noSePuedeEliminar: 'La orden de pago ya tiene una solicitud generada y no se puede eliminar.',
  yaGenerada: 'La orden de pago ya tiene una solicitud generada.',
  sinSolicitud: 'La orden de pago no tiene una solicitud generada.',
  vencida: 'La solicitud de la orden de pago venció el {fecha}; anúlela y genere otra.',
  ordenPagada: 'La orden de pago ya está pagada.',
  noSeGenero: 'No se generó la solicitud: la orden incluye un aviso que ya no se puede cobrar.',
  conAvisoAnulado:
    'La orden de pago incluye un aviso que ya no se puede cobrar; anule la solicitud, quite el aviso y genere otra.',
  observacionLarga: 'La observación debe tener como máximo 500 caracteres.',
  qr: 'Código QR por {importe} con código de transacción {codigo}, válido hasta el {fecha}.',
  carrito: 'Las novedades se agregaron a la orden de pago {numero}.',
  comprobante: 'El número de comprobante debe tener entre 1 y 30 letras o números.',
  compradorSinDatos: 'La razón social y el número de documento, no tienen información.',
  compradorLargo: 'La razón social debe tener como máximo 200 caracteres y el número de documento 20.',
  sinSaldo: 'La empresa no tiene formularios físicos disponibles para {novedad}.',
  conSaldoUsado: 'Se utilizaron {usado} formularios; el total asignado no puede ser menor.',
  formularioUsado: 'Ya se utilizaron formularios y no se puede eliminar.',
  formularioRepetido: 'La empresa ya tiene formularios físicos asignados para {novedad}.',
  totalInvalido: 'El total asignado tiene que ser un número entero entre 1 y 9999.',
} as const;

/** A text with its placeholders filled in. */
export const textoOrden = (key: keyof typeof textos, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(textos[key], values);
