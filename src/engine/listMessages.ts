/** Texts of the notice lists (spec E 2.1; messages.tsv). */
export const listMessages = {
  tipo: 'Tipo de novedad',
  estado: 'Estado',
  desde: 'Fecha desde',
  hasta: 'Fecha hasta',
  filtrar: 'Filtrar resultados',
  exportarCsv: 'Exportar CSV',
  exportarExcel: 'Exportar Excel',
  csv: 'CSV',
  excel: 'Excel',
  todos: 'Todos',
  porEstado: 'Mostrar por estado',
  editar: (name: string) => `Editar aviso de ${name}`,
  ver: (name: string) => `Ver aviso de ${name}`,
  noConsultado: (tipos: string) => `No se pudo consultar: ${tipos}.`,
  acciones: 'Acciones',
  filtros: 'Filtros',
} as const;
