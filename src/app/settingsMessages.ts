/** Texts of the screen that stops a wrongly configured portal. */
export const settingsMessages = {
  titulo: 'El portal no está configurado',
  explicacion:
    'Falta o es incorrecto el valor de los siguientes ajustes. Se leen al construir el portal; el archivo .env.example los explica.',
  debeSer: 'debe ser',
} as const;
