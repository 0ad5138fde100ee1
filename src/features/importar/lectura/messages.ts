/** What is wrong with a whole file. */
export const archivoMessages = {
  VACIO: 'El archivo está vacío.',
  PESO: 'El archivo pesa {n} MB. El máximo es 10 MB.',
  MUCHAS_FILAS: 'El archivo tiene {n} filas. El máximo es 5,000: divídalo.',
  SIN_FILAS: 'El archivo no tiene filas debajo del encabezado.',
  XLS: 'Los archivos .xls no se leen. Ábralo en Excel y guárdelo como .xlsx.',
  CONTRASENA: 'El libro tiene contraseña. Guárdelo sin ella.',
  NO_ES_PLANILLA: 'El archivo no es una planilla CSV ni de Excel (.xlsx).',
  TITULOS: 'Hay dos columnas con el título "{t}". Cambie una.',
  ZIP: 'No se puede leer el ZIP: {motivo}. Suelte la carpeta.',
  PERDIDO: 'El archivo se movió o cambió después de elegirlo. Elíjalo otra vez.',
  SIN_CODIGO:
    'No se pudo descargar la parte del portal que lee el archivo. Revise su conexión a Internet y elíjalo otra vez.',
} as const;

/** Words about how a file was read. */
export const lecturaMessages = {
  separadores: { ';': 'punto y coma', ',': 'coma', '\t': 'tabulador', '|': 'barra vertical' },
  columna: 'Columna {n}',
  sobreElEncabezado: 'Está encima del encabezado.',
  totales: 'Es una fila de totales.',
  sinPersona: 'No tiene número de documento ni nombre.',
} as const;

/** Why a ZIP is not read: completes archivoMessages.ZIP. */
export const zipMessages = {
  peso: 'pesa más de 1 GB',
  entradas: 'tiene más de 12,000 archivos',
  contrasena: 'tiene contraseña',
  danado: 'está dañado o no es un ZIP',
  perdido: 'se movió o cambió después de elegirlo',
  partes: 'está dividido en partes',
  sinCodigo: 'no se pudo descargar la parte del portal que lo abre',
  ilegible: 'No se puede extraer del ZIP: está dañado.',
  muyGrande: 'No se extrae del ZIP: pesa {peso}.',
} as const;

/** What is wrong with a cell or a row: the sentence of the row and the one of its group. */
export const hallazgosMessages = {
  falta: { texto: '{columna}: falta el dato.', titulo: '{columna}: falta' },
  faltaApellido: { texto: 'Escriba al menos un apellido.', titulo: 'Apellidos: falta uno' },
  tipo: {
    texto: 'Tipo de aviso «{valor}» no existe. Escriba ALTA, BAJA o TRANSFERENCIA.',
    titulo: 'Tipo de aviso «{valor}» no existe',
  },
  fechaNoExiste: { texto: '{columna}: esa fecha no existe. Escriba dd/mm/aaaa.', titulo: '{columna}: no existe' },
  fechaDosCifras: {
    texto: '{columna}: el año tiene dos cifras. Escriba dd/mm/aaaa, con las cuatro.',
    titulo: '{columna}: año de dos cifras',
  },
  fechaDeEeuu: {
    texto: '{columna}: no hay mes {mes}. ¿Está escrita mes/día/año? Escriba dd/mm/aaaa.',
    titulo: '{columna}: parece mes/día/año',
  },
  fecha: { texto: '{columna}: «{valor}» no es una fecha. Escriba dd/mm/aaaa.', titulo: '{columna}: no es una fecha' },
  serie: {
    texto: '{columna}: «{valor}» es un número de Excel y se lee como {fecha}. Confírmelo.',
    titulo: '{columna}: número de Excel leído como fecha',
  },
  monto: {
    texto: '{columna}: «{valor}» no es un monto. Escriba, por ejemplo, 3500.50.',
    titulo: '{columna}: no es un monto',
  },
  montoDecimales: {
    texto: '{columna}: «{valor}» tiene más de dos decimales.',
    titulo: '{columna}: más de dos decimales',
  },
  montoDudoso: {
    texto: '{columna}: «{valor}» se lee como {monto}. Confírmelo.',
    titulo: '{columna} «{valor}» leído como {monto}',
  },
  coordenada: {
    texto: '{columna}: «{valor}» no es una coordenada. Escriba, por ejemplo, -16.5000.',
    titulo: '{columna}: no es una coordenada',
  },
  complemento: {
    texto: 'El número trae el complemento {uno} y la columna Complemento dice {otro}. Corrija uno.',
    titulo: 'Dos complementos distintos',
  },
  documentoSupuesto: {
    texto: 'Tipo de documento: falta. Se toma carnet de extranjero (CEX), porque el número empieza con E-. Confírmelo.',
    titulo: 'Tipo de documento CEX supuesto por «E-»',
  },
  repetida: { texto: 'Repite la fila {fila}: es la misma persona.', titulo: 'Repite otra fila del archivo' },
  repetidaTrasBaja: {
    texto:
      'La fila {fila} es la baja de la misma persona. Registre su alta en otro archivo, cuando la caja acepte la baja.',
  },
} as const;

/** Why a file of the folder is not matched, or is matched twice. */
export const adjuntosMessages = {
  sinNumero: 'El nombre no empieza con un número de documento.',
  sinComplemento: 'El documento de la fila {fila} tiene el complemento {complemento}: agréguelo al nombre del archivo.',
  sinFila: 'Ninguna fila tiene el documento {documento}.',
  sinRequisito: 'El aviso de la fila {fila} no pide ese documento.',
  sinLugar: 'No se sabe qué documento de la fila {fila} es. Agregue _foto, _ci, _contrato, _convenio o _retiro.',
  doble: 'La fila {fila} tiene dos archivos para {requisito}. Se usa {usado}.',
} as const;

/** The titles of the columns that reports add. */
export const informeMessages = {
  problema: 'Motivo del problema',
  resultado: 'Resultado',
  motivo: 'Motivo del resultado',
  nroAviso: 'NroAviso',
} as const;

/** The names of the template's sheets. */
export const plantillaMessages = {
  planilla: 'Planilla',
  ejemplos: 'Ejemplos',
  valores: 'Valores válidos',
  elija: 'Elija un valor de la lista, o escriba uno de la hoja Valores válidos.',
} as const;
