/** Titles that the router needs before the screens' code loads. */
export const titles = {
  parentescos: 'Relaciones de parentesco',
  asegurados: 'Tipos de asegurado',
  novedades: 'Tipos de novedad',
  novedad: 'Tipo de novedad',
  productos: 'Productos',
  producto: 'Producto',
} as const;
