/** Texts that may be needed before other code loads: router, errors, version notice. */
export const app = {
  cargandoPortal: 'Cargando el portal…',
  sinTerminar: 'No pudimos terminar lo que pidió. Vuelva a intentar; si sigue igual, actualice la página.',
  sinAlmacen: 'El navegador no guarda datos: lo que no grabe se perderá al cerrar o recargar la página.',
  sinConexion: {
    texto: 'Sin conexión con el servicio. Lo que escribió sigue en la pantalla: grábelo cuando vuelva la conexión.',
    probar: 'Probar la conexión',
  },
  error: {
    titulo: 'No pudimos mostrar esta pantalla',
    texto: 'Ocurrió algo que no esperábamos. Lo que guardó antes está a salvo.',
    textoCarga: 'No se pudo descargar esta pantalla. Revise su conexión a Internet y vuelva a intentar.',
    inicio: 'Ir al inicio',
  },
  noEncontrada: {
    titulo: 'Página no encontrada',
    texto: 'La dirección que abrió no existe o cambió de lugar.',
  },
  version: {
    titulo: 'Nueva versión',
    texto: 'Existe una nueva versión del sistema. Actualice la página (Ctrl+F5).',
    guardeAntes: 'Guarde antes lo que está llenando.',
    actualizar: 'Actualizar',
    despues: 'Más tarde',
  },
} as const;
