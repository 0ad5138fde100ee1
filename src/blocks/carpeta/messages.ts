/** Texts of the way to a person's folder. */
export const carpetaDePersonaMessages = {
  carpeta: 'Carpeta',
  carpetaDe: (nombre: string) => `Abrir la carpeta de ${nombre}`,
} as const;
