/** Texts that the families of notices share (spec E 5, 8; messages.tsv). */
export const avisoMessages = {
  datosDelAviso: 'Datos del aviso',
  haberMayorACero: (label: string) => `${label} tiene que ser mayor a 0.`,
  haberDesdeUno: (label: string) => `${label} no puede ser menor a 1.`,
  haberNoNegativo: (label: string) => `${label} no puede ser menor a 0.`,
  periodo: (label: string, start: string, end: string) =>
    `La fecha de ${label} debe estar entre el ${start} y el ${end}, que corresponde al periodo de aporte actual.`,
  periodoIncompleto:
    'El servicio no devolvió completo el periodo de aporte actual. Presione Grabar para consultarlo otra vez.',
  periodoAlReves:
    'El servicio devolvió el periodo de aporte actual con las fechas al revés. Presione Grabar para consultarlo otra vez.',
  periodoSegun: (motivo: string, dicho: string) => `${motivo} El servicio dice: ${dicho}`,
  sinPeriodo: 'No se pudo recuperar el periodo de aporte actual. Vuelva a intentarlo más tarde.',
  pendiente: (name: string, date: string) =>
    `No se puede registrar la novedad para el asegurado(a) ${name}, porque existe otra novedad que está pendiente de concluir de fecha ${date}.`,
  pendienteSinFecha: (name: string) =>
    `No se puede registrar la novedad para el asegurado(a) ${name}, porque existe otra novedad que está pendiente de concluir.`,
  guardar: (nombre: string, name: string) => `¿Desea guardar ${nombre} de la persona ${name}?`,
  eliminar: (nombre: string, name: string) => `¿Está seguro de eliminar el ${nombre} del asegurado(a) ${name}?`,
  invalidoNovedad: 'Existen campos que no tienen información en el registro de novedad.',
  tituloRevision: 'Avisos declarados',
  sinPaciente: 'No se pudo recuperar información del paciente.',
  sinPertenencia: (name: string) => `El asegurado(a) ${name} no pertenece a la empresa.`,
  aunActivo: (name: string) =>
    `No se pudo registrar el aviso de alta del asegurado(a) ${name}, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.`,
} as const;
