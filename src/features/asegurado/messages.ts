/** Texts of the insured person's own screens. The specification has none of them. */
export const propios = {
  datos: {
    lema: 'Así figuran usted y su familia en la caja.',
    cambiar: 'Cambiar',
    cambiarContacto: 'Cambiar los datos de contacto',
    personales: 'Datos personales',
    datosDe: 'Datos de {nombre}',
    seguro: 'Su seguro',
    contacto: 'Contacto',
    documento: 'Documento de identidad',
    nombre: 'Nombre completo',
    nacimiento: 'Fecha de nacimiento',
    sangre: 'Grupo sanguíneo',
    ocupacion: 'Ocupación',
    matricula: 'Matrícula',
    historia: 'Historia clínica',
    vigencia: 'Vigencia',
    parentesco: 'Parentesco',
    afiliacion: 'Fecha de afiliación',
    ingreso: 'Fecha de ingreso a la empresa',
    baja: 'Fecha de baja',
    limite: 'Atención hasta',
    correo: 'Correo electrónico',
    celular: 'Celular',
    telefono: 'Teléfono',
    direccion: 'Dirección',
    zona: 'Zona',
  },
  avisos: {
    lema: 'Lo que su empresa presentó a la caja sobre usted, y en qué estado está.',
    filtro: 'Mostrar',
    chips: { todos: 'Todos', tramite: 'En trámite', terminados: 'Terminados' },
    titulo: 'Avisos',
    sinFiltrados: 'No tiene avisos así.',
    familia: 'Afiliaciones de su familia',
    familiaVacia: 'No hay trámites de afiliación de su familia.',
    observado: '“{observacion}”',
  },
  aviso: {
    estado: 'Estado del aviso',
    datos: 'Datos del aviso',
    numero: 'Número de aviso',
    fecha: 'Fecha',
    empresa: 'Empresa',
    cargo: 'Cargo',
    haber: 'Haber mensual',
    declaracion: 'Fecha de declaración',
    hasta: 'Hasta',
    observacion: 'Observación de la caja',
    porDeclarar: 'Este aviso todavía no se declaró a la caja. Podrá imprimirlo cuando la caja lo acepte.',
    enTramite: 'La caja todavía no terminó de atender este aviso. Podrá imprimirlo cuando lo acepte.',
    archivo: 'Aviso.pdf',
  },
} as const;

/** Texts of what can be done about a datum that is not right, by part of the page. */
export const corregir = {
  noEstaBien: '¿No está bien?',
  personales: {
    titulo: 'Corregir un dato personal',
    quien:
      'El nombre, el documento y la fecha de nacimiento los corrige la caja, con su documento de identidad a la vista.',
    empresa: 'Su empresa también puede pedir la corrección en este portal: avise a Recursos Humanos.',
    asunto: 'Corrección de datos personales, matrícula {matricula}',
    cuerpo:
      'Solicito que se corrija este dato:\n\nDato que está mal:\nCómo debe decir:\n\nNombre: {nombre}\nMatrícula: {matricula}\n\nAdjunto una copia de mi documento de identidad.',
  },
  seguro: {
    titulo: 'Corregir un dato de su seguro',
    quien: 'La empresa, la fecha de ingreso y la baja los declara su empresa: avise a Recursos Humanos.',
    empresa: 'La matrícula, la historia clínica, el parentesco y la vigencia los corrige la caja.',
    asunto: 'Corrección de datos del seguro, matrícula {matricula}',
    cuerpo:
      'Solicito que se corrija este dato de mi seguro:\n\nDato que está mal:\nCómo debe decir:\n\nNombre: {nombre}\nMatrícula: {matricula}',
  },
  familiar: {
    titulo: 'Corregir un dato de su familiar',
    quien:
      'El nombre, el documento, la fecha de nacimiento y el parentesco los corrige la caja, con el documento de identidad o el certificado de nacimiento o de matrimonio a la vista.',
    empresa: 'La vigencia de su familia depende de la suya; la matrícula la asigna la caja.',
    asunto: 'Corrección de datos de un familiar, matrícula {matricula}',
    cuerpo:
      'Solicito que se corrija este dato de mi familiar:\n\nDato que está mal:\nCómo debe decir:\n\nNombre: {nombre}\nMatrícula: {matricula}',
  },
  escribir: 'Escribir al encargado de seguros',
  correo: 'El correo ya lleva el nombre y la matrícula; usted completa lo que está mal.',
  sinCorreo: 'Acuda a la oficina de seguros de su regional con su documento de identidad.',
  avisos: 'Ver lo que declaró su empresa',
} as const;
