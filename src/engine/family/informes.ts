/** The reports of notices as PDF, loaded when one is asked for: records name them and are loaded by every page. */
export const reportes = async () => (await import('#contract/services/reportes.ts')).reportes;
/** The same of retirees. */
export const reportesPasivos = async () => (await import('#contract/services/reportesPasivos.ts')).reportesPasivos;
