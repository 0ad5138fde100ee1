/** Texts of failed calls (spec F 8, messages.tsv M113 to M118). */
export const transport = {
  solicitud: 'Ha ocurrido un error técnico.',
  /** A value that no URL can contain, such as a single dot. */
  noConsultable: 'El dato ingresado no se puede consultar.',
  tecnico: 'Ha ocurrido un error técnico. Pedimos disculpas.',
  /** JSON that is not an answer of the services (M117). */
  respuesta: 'Error en la respuesta del servidor.',
  sesion: 'Su sesión ha expirado. Por favor vuelva a iniciar sesión.',
  /** A read that the services did not answer in time: there is a connection, and nothing came over it (M118). */
  sinLectura: 'Error al conectar con el servicio.',
  sinConexion: 'El servicio no está disponible o no tiene conexión a Internet.',
  archivoGrande: 'El archivo es muy grande para el servidor.',
  /** After a write that timed out: the portal cannot know. */
  sinRespuesta: 'No sabemos si se guardó. Revise el listado antes de volver a intentar.',
  guardando: 'Guardando…',
  tardando: 'Está tardando más de lo normal.',
  /** Fields that the services could not read, from a ProblemDetails answer. */
  camposRechazados: 'Los servicios no aceptaron lo enviado. Revise:',
} as const;
