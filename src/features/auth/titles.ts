/** Titles that the router needs before the screen's code loads. */
export const titles = {
  login: 'Iniciar Sesión',
  contexto: 'Elija dónde va a trabajar',
  solicitud: 'Recuperar contraseña',
  cambio: 'Cambiar contraseña',
  enlace: 'Crear una contraseña nueva',
} as const;
