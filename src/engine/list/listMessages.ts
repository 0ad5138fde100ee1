/** Texts of the notice lists (spec E 2.1; messages.tsv). */
export const listadoMessages = {
  tipo: 'Tipo de novedad',
  estado: 'Estado',
  elijaTipo: 'Elija antes el tipo de novedad.',
  sinEstados: 'No se pudieron leer los estados.',
  desde: 'Fecha desde',
  hasta: 'Fecha hasta',
  todos: 'Todos',
  porEstado: 'Mostrar por estado',
  editar: (name: string) => `Editar aviso de ${name}`,
  ver: (name: string) => `Ver aviso de ${name}`,
  noConsultado: (tipos: string) => `No se pudo consultar: ${tipos}.`,
  rangoLargo: 'Son demasiados avisos para mostrarlos con rapidez: elija un rango de fechas más corto.',
  acciones: 'Acciones',
  filtros: 'Filtros',
  buscarDesde: (fecha: string) => `Buscar desde ${fecha}`,
} as const;
