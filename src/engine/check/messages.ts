import { adjuntosMessages } from '#blocks/adjuntos/messages.ts';

/** Texts of the automatic checks of a declared notice. */
export const comprobacionMessages = {
  titulo: 'Comprobaciones automáticas',
  nombre: { identidad: 'Identidad', bdpa: 'BDPA', adjuntos: 'Adjuntos', pago: 'Pago', plazo: 'Plazo' },
  cuantos: (nombre: string, n: number, de: number) => `${nombre} ${n}/${de}`,
  motivo: (texto: string, estado: string, detalle: string) => {
    const que = [texto, estado].filter(Boolean).join(', ');
    return detalle ? `${que}: ${detalle}` : `${que}.`;
  },
  comprobado: (hora: string) => `Comprobado hoy ${hora}`,
  repetir: 'Repetir',
  detalle: 'Detalle de las comprobaciones',
  verDetalle: 'Ver detalle',
  ocultarDetalle: 'Ocultar detalle',
  sinDatos: (campos: string) => `No se puede consultar sin ${campos}.`,
  coincide: { identidad: 'Coincide con el SEGIP.', bdpa: 'Coincide con la BDPA.' },
  noConfirma: (campos: string) => `El SEGIP no confirma ${campos}.`,
  otraPersona: 'El documento corresponde a otra persona en el SEGIP.',
  noEstaEnSegip: 'La persona no está en el SEGIP con esos datos.',
  noEstaEnBdpa: 'La persona no está en la BDPA con ese documento y esa fecha de nacimiento.',
  difiereEnBdpa: (campos: string) => (campos ? `La BDPA tiene otros datos: ${campos}.` : 'La BDPA tiene otros datos.'),
  adjuntos: { completos: 'Están todos los adjuntos obligatorios.', ninguno: adjuntosMessages.sinRequisitos },
  falta: (nombres: string) => `Falta ${nombres}.`,
  pagado: 'Está pagado.',
  sinPagar: 'Se paga antes de declarar, y no está pagado.',
  noSePaga: 'Este aviso no se paga.',
  enPlazo: (limite: string) => `Se declaró dentro del plazo, que vencía el ${limite}.`,
  fueraDePlazo: (declarado: string, limite: string) => `Se declaró el ${declarado}; el plazo vencía el ${limite}.`,
  sinPlazo: 'Este tipo de aviso no tiene plazo.',
  sinFecha: 'El aviso no tiene fecha: no se sabe hasta qué día se podía declarar.',
  sinDeclaracion: 'El aviso no tiene fecha de declaración: no se sabe si se declaró dentro del plazo.',
  sinLimite: 'El servicio no dijo hasta qué día se podía declarar.',
  plazoSupuesto:
    'Se supone que el servicio responde el último día para declarar el aviso; su significado no está documentado.',
} as const;
