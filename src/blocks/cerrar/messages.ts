/** What is asked before a dialog with something in it is closed. */
export const cerrarMensajes = {
  descartar: '¿Desea descartar lo que escribió?',
  descartarEleccion: '¿Desea descartar lo que eligió?',
} as const;
