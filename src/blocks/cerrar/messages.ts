/** The questions before something typed is lost: on closing a dialog, leaving a screen, or discarding changes. */
export const cerrarMessages = {
  descartar: '¿Desea descartar lo que escribió?',
  descartarEleccion: '¿Desea descartar lo que eligió?',
  descartarCambios: '¿Desea descartar los cambios?',
  salirSinGuardar: 'Tiene cambios sin guardar',
  detalleSalir: 'Si sale ahora, perderá lo que escribió en este aviso.',
  seguirEditando: 'Seguir editando',
  salir: 'Salir sin guardar',
} as const;
