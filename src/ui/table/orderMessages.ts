/** Texts of the strip with the columns that sort together, loaded with it. */
export const orderMessages = {
  order: 'Orden:',
  leave: 'Quitar el orden por {column}',
} as const;
