/** Texts of the lock-screen (messages.tsv M002 to M004). */
export const lockMessages = {
  titulo: 'Su sesión está bloqueada',
  texto: 'Ingrese su contraseña para desbloquear el sistema.',
  contrasena: 'Contraseña',
  usuario: 'Usuario',
  iniciar: 'Iniciar Sesión',
  noEs: '¿No es {name}?',
  otraPersona: 'La sesión era de otra persona y se cerró por seguridad. Inicie sesión con su usuario.',
  noSeGuardo: 'Lo último que envió no se guardó. Revise y vuelva a presionar Grabar.',
} as const;
