import { cuantos, mil } from '../fila/cuentas.ts';

/** Texts of the screen that leads through an import. */
export const pantallaMessages = {
  lema: (regional: string) => `Altas, bajas y transferencias de muchas personas a la vez, en regional ${regional}`,
  pasos: {
    titulo: 'Pasos de la importación',
    archivo: 'Archivo',
    columnas: 'Columnas',
    revisar: 'Revisar',
    registrar: 'Registrar',
    resultado: 'Resultado',
  },
  inicio: 'Inicio',
  sobre: (nombre: string, filas: number, archivos: number, leida = '') =>
    [
      nombre,
      cuantos(filas, 'fila', 'filas'),
      ...(leida ? [leida] : []),
      ...(archivos > 0 ? [cuantos(archivos, 'archivo', 'archivos')] : []),
    ].join(' · '),
  corrio: (dia: string, desde: string, hasta: string) =>
    desde === hasta ? `${dia}, ${desde}` : `${dia}, ${desde} a ${hasta}`,
  hoja: (nombre: string) => `hoja ${nombre}`,
  sinListas: 'No se pudieron leer las listas de la caja',
  fallo: 'La comprobación se detuvo',
  sinTerminar: 'Tiene una importación sin terminar.',
  cuantos: (registradas: number, total: number) =>
    `${mil(registradas)} de ${cuantos(total, 'aviso registrado', 'avisos registrados')}`,
  cuando: (dia: string, hora: string) => `${dia} a las ${hora}`,
  elijaOtraVez: 'Elija otra vez el archivo para seguir.',
  sueltelaOtraVez: 'Sus filas siguen aquí; elija otra vez la carpeta de archivos.',
  elegirYContinuar: 'Elegir y continuar',
  continuar: 'Continuar',
  borrar: 'Descartar',
  borrarPregunta: 'Se olvida hasta dónde llegó esta importación. Los avisos registrados quedan en la caja.',
  leerInciertas: 'Leer las que quedaron sin respuesta',
  verResultado: 'Ver el resultado',
  otroArchivo: 'Este no es el archivo de la importación sin terminar. Si continúa, comienza otra.',
  mismoArchivo: (registradas: number) =>
    registradas === 1
      ? 'Es el mismo archivo: 1 aviso ya está registrado y no se envía otra vez.'
      : `Es el mismo archivo: ${mil(registradas)} avisos ya están registrados y no se envían otra vez.`,
  salirTitulo: 'La importación sigue en curso',
  salirDetalle: 'Si sale, terminan las filas en curso y las demás no se envían. Podrá continuar con el mismo archivo.',
  salirOrden: 'Se está creando la orden de pago. Si sale ahora, no sabrá si se creó.',
  salirRevision: 'Si sale ahora, se pierden las correcciones de esta importación.',
  volverTitulo: 'Las correcciones se pierden',
  volverDetalle:
    'Desde ese paso el archivo se lee otra vez, y se pierden las correcciones de esta revisión. Si el dato está mal en el archivo, corríjalo ahí.',
  volver: 'Volver',
  adjuntos: 'Archivos de las filas',
} as const;
