/** Texts of the screen that is shown when the portal's settings are wrong. */
export const settingsMessages = {
  titulo: 'El portal no está configurado',
  explicacion:
    'Falta o es incorrecto el valor de los siguientes ajustes. Se leen al construir el portal; el archivo .env.example los explica.',
  debeSer: 'debe ser',
} as const;
