/** Texts of the controls that narrow a list. */
export const listaFiltradaMessages = {
  filtrar: 'Filtrar resultados',
  filtros: 'Filtros',
  guardados: 'Filtros guardados',
  ninguno: 'Todavía no guardó ningún filtro de este listado.',
  completos: 'Ya tiene {n} filtros. Elimine uno para guardar otro.',
  nombre: 'Nombre del filtro actual',
  nuevoNombre: 'Nuevo nombre',
  queSeGuarda: 'Se guardan las fechas, el tipo, el estado y el orden; nunca lo que escribió para buscar a una persona.',
  faltaNombre: 'Escriba un nombre.',
  nombreLargo: 'El máximo es de {n} caracteres.',
  nombreRepetido: 'Ya tiene un filtro con ese nombre.',
  grabarFiltro: 'Grabar filtro',
  aplicar: 'Aplicar',
  aplicarEl: 'Aplicar el filtro {name}',
  renombrarEl: 'Cambiar el nombre de {name}',
  eliminarEl: 'Eliminar el filtro {name}',
} as const;
