import { identidadMessages } from '#blocks/identidad/messages.ts';
/** Texts of the retirees' registrations (spec R 2.2, 2.3, 5.2; messages.tsv). */
export const altaPasivoMessages = {
  nombre: 'aviso de alta',
  invalidoPersona: 'Existen campos que no tienen información en el registro de persona.',
  pendiente: (name: string, date: string) =>
    `No se puede registrar la novedad para la persona asegurada ${name}, porque existe otra novedad que está pendiente de concluir de fecha ${date}.`,
  pendienteSinFecha: (name: string) =>
    `No se puede registrar la novedad para la persona asegurada ${name}, porque existe otra novedad que está pendiente de concluir.`,
  sinHistoria: (product: string) => `La persona no tiene registro como asegurado de la ${product}.`,
  sinPersona: 'No se pudieron recuperar datos de la persona. Vuelva a intentarlo más tarde.',
  yaEsPasivo: (name: string) => `La persona ${name} ya es un asegurado pasivo con derechos vigentes.`,
  suPropioTitular: 'La persona no puede ser derecho habiente de sí misma.',
  buscarTitular: 'Buscar titular',
  buscarDerechoHabiente: 'Buscar derecho habiente',
  titular: 'Titular',
  matriculaTitular: 'Matrícula titular',
  tipoPasivo: 'Tipo de pasivo',
  tipoNovedad: 'Tipo novedad',
  resolucion: 'Resolución',
  gestorSalud: 'Gestor de salud',
  derechoHabiente: 'Derecho habiente',
  primeroParentesco: 'Elija primero la relación de parentesco.',
} as const;

/** Texts of the look-ups from the form (spec R 2.3). */
export const consultasMessages = {
  novedades: 'Novedades',
  listado: 'Listado de Novedades',
  listadoDe: (name: string) => `Novedades de ${name}`,
  identidad: 'Buscar en SEGIP',
  coincide: (name: string) => `Los datos de ${name} coinciden con el SEGIP.`,
} as const;

/** Texts about the start of the rights from a registration (spec R 7.3). */
export const vigenciaMessages = {
  titulo: 'Vigencia de derechos',
  estado: 'Vigencia',
  desde: 'Desde',
  hasta: 'Hasta',
} as const;

/** Texts of the resolution behind the affiliation: each field has its own message (decision 4). */
export const resolucionMessages = {
  titulo: 'Resolución que solicita la afiliación',
  numero: 'Número de resolución',
  fecha: 'Fecha de resolución',
  instancia: 'Instancia que emite la resolución',
  sinNumero: 'Debe registrar el Número de Resolución.',
  sinFecha: 'Debe registrar fecha de resolución.',
  sinInstancia: 'Debe registrar el nombre de la Instancia que emite la resolución.',
  fechaFutura: 'La fecha de resolución no puede ser posterior a hoy.',
} as const;

/** Texts of the health-manager calculator (spec R 2.3, 5.2). */
export const gestorMessages = {
  titulo: 'Asignación de Gestor de Salud',
  ayuda: (name: string) => `Calcule qué gestor de salud corresponde a ${name}.`,
  resolucion: 'Resolución',
  nacimiento: 'Fecha de nacimiento',
  regional: 'Regional',
  calcular: 'Calcular',
  elija: 'Seleccione una opción',
  sinResolucion: 'Debe seleccionar una resolución.',
  sinNacimiento: identidadMessages.fechaRequerida,
  sinRegional: 'Debe seleccionar una regional.',
  rangos: 'Rangos de los gestores de salud',
  indice: 'N.º',
  gestor: 'Gestor de salud',
  inicio: 'Inicio',
  fin: 'Fin',
  corresponde: 'Corresponde',
  codigo: 'Código',
  si: 'Sí',
  dias: 'Días calculados',
  digitos: 'Últimos dígitos',
  deLaCaja: (gestor: string) => `Corresponde a la caja: ${gestor}. Puede continuar con el registro.`,
  deOtro: (gestor: string) =>
    `Corresponde a otro gestor de salud: ${gestor}. El aviso no puede registrarse en la caja.`,
  deNadie: 'Ningún gestor de salud corresponde a estos datos.',
} as const;
