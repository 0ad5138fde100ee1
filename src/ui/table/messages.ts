/** Texts of the tables. */
export const tableMessages = {
  columns: 'Columnas',
  allColumns: 'Mostrar todas',
  csv: 'CSV',
  excel: 'Excel',
  exportCsv: 'Exportar CSV',
  exportExcel: 'Exportar Excel',
  addToOrder: 'Con Mayús pulsada se suma a las columnas que ya ordenan',
  orderBySeveral: 'Ordenar por varias',
  select: 'Selección',
  selectRow: 'Seleccionar {row}',
  selectPage: 'Seleccionar página',
  selectAll: 'Seleccionar {n}',
  selectNone: 'Quitar selección',
  selectedOne: '1 seleccionado',
  selected: '{n} seleccionados',
} as const;
