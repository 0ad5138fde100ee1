/** Texts of the staff's way through the declared notices (spec E 1, decision 7). */
export const revisionAvisoMessages = {
  tab: 'Revisión',
  lugar: (lugar: number, total: number) => `${lugar} de ${total}`,
  lugarLeido: (lugar: number, total: number) => `Aviso ${lugar} de ${total} por revisar`,
  anterior: 'Anterior',
  siguiente: 'Siguiente',
  atajos: 'Atajos: Ctrl + Enter acepta, Ctrl + punto observa, Ctrl + flechas cambia de aviso.',
} as const;
