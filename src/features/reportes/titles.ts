/** Titles that the router needs before the screens' code loads (messages.tsv M001; the balance has none there). */
export const titulos = {
  saldo: 'Saldo de formularios físicos',
  citas: 'Reporte de Inasistencias',
} as const;
