/** The PDF reports of notices. They load on demand, because every page loads the records that name them. */
export const reportes = async () => (await import('#contract/services/reportes.ts')).reportes;
/** The PDF reports of retirees' notices, loaded on demand too. */
export const reportesPasivos = async () => (await import('#contract/services/reportesPasivos.ts')).reportesPasivos;
