/** The texts at a field or file that the fund observed. */
export const observadoMessages = {
  observado: (texto: string) => (texto === '' ? 'Observado' : `Observado: ${texto}.`),
  cambio: 'Cambió.',
} as const;
