/** Texts of the staff's review (spec E 1, decision 7). */
export const revisionMessages = {
  titulo: 'Avisos declarados',
  resumen: (total: number, masAntiguo: string) =>
    total === 0 ? 'Nada por revisar' : `${total} por revisar · el más antiguo, ${masAntiguo}`,
  cargando: 'Consultando los avisos declarados…',
  revisar: 'Revisar',
  revisarDe: (name: string) => `Revisar aviso de ${name}`,
  vacio: 'No hay avisos declarados por revisar.',
  declarado: 'Declarado el',
  espera: 'Espera',
  noConsultado: (tipos: string) => `No se pudo consultar: ${tipos}.`,
  acciones: 'Acciones',
  tipos: { cotizante: 'Altas de cotizantes', pasante: 'Altas de pasantes', voluntario: 'Altas de voluntarios' },
} as const;
