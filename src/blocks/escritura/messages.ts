/**
 * Texts for a write with an uncertain outcome, and for a write that is not sent because the data it is based on is no
 * longer what is shown.
 */
export const escrituraMessages = {
  titulo: 'Puede que ya esté guardado',
  pregunta: 'No sabemos si lo que envió se guardó. ¿Desea enviarlo otra vez?',
  tituloSinGuardar: 'No se guardó',
  preguntaSinGuardar: 'Lo que envió no se guardó. ¿Desea enviarlo otra vez?',
  tituloGuardado: 'Ya está guardado',
  preguntaGuardado: 'Lo que envió antes sí se guardó. ¿Desea enviar también lo que cambió después?',
  detalleGuardado: 'Si era un registro nuevo habrá dos. Para cambiar el primero, cancele y ábralo desde el listado.',
  otraVez: 'Enviar otra vez',
  otraPersona: (que: 'aviso' | 'trámite') => `Otra persona modificó este ${que}.`,
  otraPersonaDetalle: 'No se envió nada. Se muestran sus datos actuales: revíselos y vuelva a intentar.',
  otraPersonaObservacion:
    'No se envió nada. Se muestran sus datos actuales: revíselos y vuelva a observar; el texto que escribió se conserva.',
  otraPersonaTexto:
    'No se envió nada. Se muestran sus datos actuales: revíselos y vuelva a escribir; el texto que escribió se conserva.',
  sinLectura: 'No se envió nada. Vuelva a intentarlo más tarde.',
} as const;
