/** Texts of the question before something that may be saved already is sent again. */
export const repetirMensajes = {
  titulo: 'Puede que ya esté guardado',
  pregunta: 'No sabemos si lo que envió se guardó. ¿Desea enviarlo otra vez?',
  otraVez: 'Enviar otra vez',
} as const;
