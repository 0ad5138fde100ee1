/** Texts of registering the rows. */
export const registrarMessages = {
  otraPestana: 'Esta importación está abierta en otra pestaña.',
  sinCandados: 'Este navegador no puede saber si la importación está abierta en otra pestaña. Use otro navegador.',
  sinAlmacen: 'El navegador no guarda datos. Si cierra o recarga esta página, la importación se pierde.',
  seDetuvo: (fila: number) => `Se detuvo en la fila ${fila}.`,
  sesion: 'Se bloqueó la sesión.',
  sinConexion: 'Se perdió la conexión.',
  ocupados: 'Los servicios están ocupados. Vuelva a intentarlo más tarde.',
  noRespondieron: 'Los servicios no respondieron. La fila no se envió.',
  sinComprobar: 'La fila ya no se puede registrar como está. Compruébela otra vez.',
  bloqueo: 'Se bloqueó la sesión por inactividad.',
  fallos: (n: number) => `${n} filas seguidas no se registraron. Revise los motivos antes de continuar.`,
  inciertas: (n: number) => `${n} filas seguidas quedaron sin respuesta. Revise la conexión antes de continuar.`,
  periodo: (n: number) =>
    n === 1
      ? 'Cambió el periodo de aporte: 1 fila queda fuera'
      : `Cambió el periodo de aporte: ${n} filas quedan fuera`,
  periodoIgual: 'Cambió el periodo de aporte. Ninguna fila queda fuera.',
  esperar: (segundos: number) => `Los servicios piden esperar ${segundos} s`,
  comienzo: (n: number) => (n === 1 ? 'Comenzó el registro de 1 fila.' : `Comenzó el registro de ${n} filas.`),
  continuacion: 'Continuó.',
  fin: 'Terminó.',
  detenida: 'Se detuvo. Las filas que faltaban no se enviaron.',
  aLaVez: (n: number) => (n === 1 ? 'Se envía una fila a la vez.' : `Se envían ${n} filas a la vez.`),
  sinRespuesta: (fila: number) => `Fila ${fila}: no llegó la respuesta. Sus avisos se leen antes de decidir.`,
  archivosAjenos:
    'En otra pestaña se cambiaron los archivos de una persona nueva mientras se enviaban los de esta fila. Cierre allí ese aviso y reintente.',
  otraVez: (fila: number) => `La fila ${fila} vuelve a esperar.`,
  sinSeguimiento: (fila: number) => `La fila ${fila} se registró, pero no se anotó en su seguimiento.`,
  rechazo: (fila: number, motivo: string) => `Fila ${fila}: ${motivo}`,
  defecto: 'Hubo un problema en el portal. La fila no se envió; puede reintentarla.',
  defectoAlEnviar: 'Hubo un problema en el portal. No sabemos si se registró; puede reintentarla.',
  defectoAlDeclarar: 'Hubo un problema en el portal. No sabemos si se declaró; puede reintentarlo.',
  rechazadaAntes: 'No se registró la vez anterior. Puede reintentarla.',
  yaRegistrada: (nroAviso: string) =>
    nroAviso === ''
      ? 'Ya hay un aviso de este tipo y fecha para la persona.'
      : `Ya hay un aviso de este tipo y fecha para la persona: ${nroAviso}.`,
  noSeSabe: 'No sabemos si se registró. Los servicios no la muestran todavía.',
  noSeLeyo: 'No sabemos si se registró, y los servicios no respondieron la consulta.',
  otroDocumento:
    'No sabemos si se registró. Se envió con otro documento, que el archivo no tiene, y ningún aviso de ese día lo muestra.',
  requierenPago: (n: number) =>
    n === 1
      ? '1 aviso se paga antes de declarar y no se declarará.'
      : `${n} avisos se pagan antes de declarar y no se declararán.`,
  ordenCreada: (orden: number, n: number) =>
    n === 1
      ? `Se agregó 1 aviso a la orden de pago ${orden}.`
      : `Se agregaron ${n} avisos a la orden de pago ${orden}.`,
  ningunoRequierePago: 'Ningún aviso requiere una orden de pago.',
  yaEnOrden: 'Los avisos que se pagan antes de declarar ya están en una orden de pago.',
} as const;
