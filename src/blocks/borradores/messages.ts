/** Texts of what was typed and not saved. */
export const borradoresMensajes = {
  recuperado: (hora: string) => `Recuperamos los datos que no guardó (${hora}).`,
  recuperar: 'Recuperar',
} as const;
