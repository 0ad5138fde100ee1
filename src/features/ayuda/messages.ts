/** Texts of the help screens. The tasks themselves are in docs/guia. */
export const ayudaMessages = {
  lema: 'Lo que puede hacer en el portal, paso a paso.',
  buscar: 'Buscar en la ayuda',
  ejemplo: 'Por ejemplo: pagar, contraseña, baja',
  tareas: (n: number) => (n === 1 ? '1 tarea' : `${n} tareas`),
  encontradas: (n: number) => (n === 1 ? '1 tarea encontrada' : `${n} tareas encontradas`),
  deLaPantalla: 'Sobre la pantalla de la que viene',
  resultados: 'Resultados',
  ninguna: 'Ninguna tarea tiene esas palabras. Pruebe con menos palabras o con otras.',
  quitar: 'Ver todas las tareas',
  irAPantalla: 'Ir a la pantalla',
  imprimir: 'Imprimir',
  noEsta: 'Esta tarea no está en la ayuda, o no es para su usuario.',
} as const;
