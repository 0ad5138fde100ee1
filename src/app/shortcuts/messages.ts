import { atajosMessages } from '#blocks/atajos/messages.ts';

/** Texts of the help of keys (`?`). */
export const shortcutMessages = {
  title: 'Atajos de teclado',
  letters: atajosMessages.letras,
  lettersHelp: 'Sin ellas, esta ayuda se abre desde su cuenta o desde la búsqueda.',
  portal: {
    titulo: 'En todo el portal',
    teclas: [
      [['Ctrl', 'K'], 'Buscar personas, avisos, pantallas y acciones'],
      [['?'], 'Esta ayuda'],
      [['Esc'], 'Cerrar el diálogo o la lista que está abierta'],
      [['Tab'], 'Ir al control siguiente; con Mayús, al anterior'],
    ],
  },
  lists: {
    titulo: 'En los listados',
    teclas: [
      [['Enter'], 'En un campo del filtro, buscar'],
      [['Ctrl', 'P'], 'Imprimir todas las filas del listado'],
      [['Mayús', 'clic'], 'En un encabezado, ordenar además por esa columna'],
      [['Ctrl', 'clic'], 'En una fila, abrirla en otra pestaña'],
    ],
  },
  forms: {
    titulo: 'En los formularios',
    teclas: [
      [['Ctrl', 'S'], 'Grabar'],
      [['Ctrl', 'Enter'], 'Grabar y declarar, si el aviso se puede declarar'],
    ],
  },
  fields: {
    titulo: 'En listas y calendarios',
    teclas: [
      [['↑', '↓'], 'Moverse por las opciones o por los días'],
      [['Re Pág', 'Av Pág'], 'Mes anterior o siguiente; con Mayús, el año'],
      [['Enter'], 'Elegir lo marcado'],
    ],
  },
  desk: {
    titulo: 'En la revisión',
    teclas: [[['?'], 'Las teclas para decidir, moverse y ver documentos']],
  },
} as const;
