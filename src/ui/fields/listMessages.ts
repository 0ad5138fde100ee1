/** Texts of the searchable lists, which no first screen has. */
export const listMessages = {
  choose: 'Elija una opción',
  typeToSearch: 'Escriba para buscar…',
  none: 'No hay opciones.',
  one: '1 opción',
  options: '{count} opciones',
  chosen: 'Elegida',
  clear: 'Quitar lo elegido en {label}',
} as const;
