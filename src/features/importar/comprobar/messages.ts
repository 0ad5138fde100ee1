/** Texts of checking the rows of an import. */
export const comprobarMessages = {
  noSeOfrece: (label: string, texto: string) => `${label}: «${texto}» no se puede elegir en este aviso.`,
  otroNacimiento: 'La fecha de nacimiento no es la que tiene la caja para ese documento.',
  otroApellido: (texto: string, caja: string) => `El apellido «${texto}» no es el que tiene la caja: ${caja}.`,
  otrosApellidos: 'Los apellidos no son los que tiene la caja para ese documento.',
  nombreDifiere: (texto: string, caja: string) =>
    `La planilla dice «${texto}» y la caja tiene «${caja}». Se envía como está en la caja.`,
  nombreDifiereTitulo: 'El nombre no es igual al de la caja',
  otroComplemento: (documento: string) => `La caja tiene ese número de documento con otro complemento: ${documento}.`,
  sinComplemento: (documento: string) => `La caja tiene ese número de documento sin complemento: ${documento}.`,
  varias: 'La caja tiene a más de una persona con ese documento y fecha de nacimiento. Regístrela una por una.',
  noVerificada: (motivo: string) => `${motivo} Regístrela una por una.`,
  noVerificadaTitulo: 'Personas que no están en la caja y que el SEGIP no confirma',
  ceroPerdido: 'Excel guardó el documento como número: pudo perder un cero al comienzo.',
  activaEn: (texto: string, empresa: string) => `${texto} Figura en ${empresa}.`,
  yaRegistrada: (nroAviso: string) =>
    nroAviso === ''
      ? 'Ya registrada: hay un aviso de este tipo y fecha para la persona. No se envía.'
      : `Ya registrada: hay un aviso de este tipo y fecha para la persona, el ${nroAviso}. No se envía.`,
  reingreso: 'La persona ya trabajó en la empresa y el Motivo está vacío: se enviará como reingreso.',
  sinRespuesta: (motivo: string) => `No se pudo comprobar la fila. ${motivo}`,
  sinRespuestaTitulo: 'Filas que no se pudieron comprobar',
  faltaAdjunto: (nombre: string) => `Falta el archivo: ${nombre}.`,
  adjunto: (nombre: string, motivo: string) => `${nombre}: ${motivo}`,
  adjuntoTitulo: (motivo: string) => `Archivos que no se aceptan: ${motivo}`,
  diferencia: (columna: string, planilla: string, caja: string) =>
    `${columna}: la planilla dice ${planilla} y la caja tiene ${caja}.`,
  soloDiferenciaTitulo: 'Cargo o haber distintos de los de la caja',
  sinPrefijos:
    'Los servicios no permiten listar a todo el personal: se compararon solo las personas de la planilla. Las bajas de quienes no figuran en ella no se proponen.',
  tipoAviso: 'Tipo de aviso',
  vacio: 'vacío',
  titulos: {
    MENOR: 'Menores de edad',
    PENDIENTE: 'Personas con otro aviso pendiente',
    ACTIVO_AQUI: 'Personas que ya trabajan en la empresa',
    ACTIVO_OTRA: 'Personas que trabajan en otra empresa',
    NO_PERTENECE: 'Personas que no pertenecen a la empresa',
    REGLA: 'Filas que el aviso no admite',
    YA_REGISTRADA: 'Avisos que ya están registrados',
    REINGRESO_SUPUESTO: 'Reingresos supuestos',
    IDENTIDAD: 'Personas que no coinciden con la caja',
    COMPLEMENTO: 'Documentos con otro complemento',
    CERO_PERDIDO: 'Documentos que pudieron perder un cero',
  },
} as const;
