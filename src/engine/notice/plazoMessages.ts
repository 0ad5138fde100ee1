/** Texts of the deadline for declaring a notice. */
export const plazoMessages = {
  texto: (quedan: number): string => {
    if (quedan === 0) return 'Vence hoy';
    if (quedan < 0) return quedan === -1 ? 'Venció ayer' : `Venció hace ${-quedan} días`;
    return quedan === 1 ? 'Queda 1 día' : `Quedan ${quedan} días`;
  },
  fueraDePlazo: (vence: string): string =>
    `El plazo para declararlo venció el ${vence}. Puede registrarlo y declararlo.`,
  plazo: 'Plazo para declarar:',
  fuente: (dias: number): string =>
    `DL 13214, artículos 6 y 8: ${dias === 1 ? '1 día hábil' : `${dias} días hábiles`} desde la fecha de la novedad. No se cuentan sábados ni domingos; los feriados no se conocen.`,
} as const;
