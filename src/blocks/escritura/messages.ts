/** Texts of a write whose outcome is uncertain. */
export const escrituraMensajes = {
  titulo: 'Puede que ya esté guardado',
  pregunta: 'No sabemos si lo que envió se guardó. ¿Desea enviarlo otra vez?',
  tituloSinGuardar: 'No se guardó',
  preguntaSinGuardar: 'Lo que envió no se guardó. ¿Desea enviarlo otra vez?',
  otraVez: 'Enviar otra vez',
} as const;
