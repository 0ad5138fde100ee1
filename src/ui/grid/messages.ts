/** Texts of the editable grid. */
export const gridMessages = {
  edits: 'corrige',
  saves: 'guarda y baja',
  nextProblem: 'siguiente problema',
  empty: 'vacío',
  columns: 'Columnas',
} as const;
