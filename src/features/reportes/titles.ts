/** Titles the router needs before the screens' code arrives (messages.tsv M001; the balance's is not given). */
export const titulos = {
  saldo: 'Saldo de formularios físicos',
  citas: 'Reporte de Inasistencias',
} as const;
