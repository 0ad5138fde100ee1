/** Texts of the identity search and check (spec F 2.6, 4.2, 5.2, 5.3; messages.tsv M028 to M035, M086 to M107). */
export const identidadMessages = {
  titulo: 'Buscar Persona (SEGIP)',
  tituloConfirmar: 'Confirme los datos ingresados, por favor',
  tipoDocumento: 'Tipo de documento',
  numeroDocumento: 'Número de documento',
  complemento: 'Complemento',
  fechaNacimiento: 'Fecha de nacimiento',
  apellidoPaterno: 'Apellido paterno',
  apellidoMaterno: 'Apellido materno',
  nombres: 'Nombres',
  pistaApellidos: 'Escriba al menos un apellido.',
  pistaComplemento: 'Solo si su carnet lo tiene, por ejemplo 1A',
  elija: 'Elija una opción',
  sinTipos: 'No se pudieron leer los tipos de documento.',
  cargando: 'Cargando…',
  tipoRequerido: 'Debe seleccionar tipo documento.',
  numeroRequerido: 'Debe registrar número de documento de identidad.',
  fechaRequerida: 'Debe registrar fecha de nacimiento.',
  fechaIncorrecta: 'Fecha de nacimiento, es incorrecta.',
  nombresRequeridos: 'Debe ingresar nombres.',
  paternoRequerido: 'Debe registrar apellido paterno.',
  maternoRequerido: 'Debe registrar apellido materno.',
  manual: {
    nombresRequeridos: 'Debe registrar los nombres.',
    paternoRequerido: 'Debe registrar el Apellido Paterno.',
    maternoRequerido: 'Debe registrar el Apellido Materno.',
    distintos: 'Los datos ingresados son diferentes a los que ingresó anteriormente, revise y vuelva a intentar.',
    ensene: 'Vuelva a escribir los apellidos y los nombres de la persona nueva.',
  },
  paternoLargo: 'El apellido paterno debe tener como máximo 50 caracteres.',
  maternoLargo: 'El apellido materno debe tener como máximo 50 caracteres.',
  nombresLargos: 'Los nombres deben tener como máximo 50 caracteres.',
  seleccione: 'Debe seleccionar una persona.',
  ensene: 'Escriba los datos de la persona como están en su documento de identidad.',
  registrar: 'Registrar a la persona',
  nadie: 'La persona no está en la caja. Puede registrarla con los datos que escribió.',
  conOtrosDatos:
    'El documento está registrado en la BDPA con otros datos; verifique la fecha de nacimiento y el complemento.',
  segip: {
    noCorresponden: 'Los datos ingresados no corresponden con el número de documento, verifique los datos.',
    noCoinciden: 'Los siguientes datos no coinciden con el SEGIP:',
    estructura: 'No se encontró a la persona, revise los datos ingresados.',
    caido: 'El servicio de SEGIP no se encuentra disponible.',
    noEncontrado:
      'No se encontró a la persona, no se pudo verificar en el SEGIP, por favor revise la información ingresada y vuelva a intentar.',
    varios: 'El SEGIP tiene más de un registro con ese documento. Escriba el complemento o consulte en la caja.',
    observado: (detalle: string) => `El SEGIP tiene el registro observado (${detalle}). Consulte en la caja.`,
    coinciden: 'Los datos coinciden con el SEGIP.',
    sinVerificar: 'sin verificar',
    campos: {
      FechaNacimiento: 'Fecha de nacimiento',
      Nombres: 'Nombres',
      PrimerApellido: 'Apellido paterno',
      SegundoApellido: 'Apellido materno',
      NumeroDocumento: 'Número de documento',
      Complemento: 'Complemento',
    },
  },
  distinto: {
    titulo: 'En qué se diferencian',
    sinConsultar: 'No se pudo consultar en qué se diferencian los datos.',
    escrito: 'Escrito',
    registrado: 'Registrado',
    falta: 'falta',
    sobra: 'sobra',
  },
  panel: {
    titulo: 'Validación con la BDPA',
    caja: 'En la caja',
    bdpa: 'En la BDPA',
    diferencias: 'Diferencias',
    sinObservaciones: 'Sin observaciones.',
    sinDiferencias: 'Los datos de la caja y de la BDPA son los mismos.',
    sinInformar: 'No se informaron diferencias.',
    comparando: 'Comparando…',
    sinRegistroBdpa: 'La BDPA no tiene registro de la persona: no hay datos para comparar.',
    sinRegistroCaja: 'La caja no tiene registro de la persona: no hay datos para comparar.',
    notificar: 'Notificar al encargado regional',
    confirmarNotificar: (nombre: string) => `¿Desea notificar las diferencias de ${nombre} al encargado regional?`,
  },
} as const;

interface Apellidos {
  readonly paternoRequerido: string;
  readonly maternoRequerido: string;
}

/**
 * The text for no surname at all. One surname is enough, so only the first field is marked, and its text names the other
 * (decision 19).
 */
export const faltaApellido = ({ paternoRequerido: first, maternoRequerido: other }: Apellidos): string =>
  `${first} Si no lo tiene, ${other.charAt(0).toLowerCase()}${other.slice(1)}`;
