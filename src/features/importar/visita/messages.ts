/** Texts of the acts of a visit. */
export const visitaMessages = {
  halladas: (filas: readonly number[]) =>
    filas.length === 1
      ? `La fila ${filas[0]} estaba sin confirmar y está registrada.`
      : `Las filas ${filas.join(', ')} estaban sin confirmar y están registradas.`,
  sinCodigo:
    'No se pudo descargar una parte del portal. Revise su conexión a Internet y vuelva a intentar. Si sigue igual, actualice la página.',
  problemas: 'filas-con-problema.csv',
} as const;
