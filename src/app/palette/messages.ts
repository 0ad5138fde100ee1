/** Texts of the palette (Ctrl+K), but those of its field. */
export const paletteMessages = {
  groups: {
    screens: 'Pantallas',
    acts: 'Acciones',
    people: 'Personas',
    notices: 'Avisos de los últimos 12 meses',
    orders: 'Órdenes de pago de los últimos 12 meses',
    companies: 'Empresas',
  },
  register: (notice: string) => `Registrar: ${notice}`,
  /** Words for an act that its label does not have. */
  registerWords: ['nuevo', 'nueva', 'comenzar', 'crear'],
  order: (n: number) => `Orden ${n}`,
  number: (n: string) => `Nº ${n}`,
  changeContext: 'Cambiar de regional, empresa o módulo',
  guideWords: ['guía', 'cómo se hace', 'manual'],
  help: 'Ver los atajos de teclado',
  searching: 'Buscando…',
  failed: (what: string) => `No se pudo consultar: ${what}.`,
  found: (n: number) => (n === 1 ? '1 resultado' : `${n} resultados`),
  partly: (heading: string, shown: number, more: number) => `${heading} (${shown} de ${shown + more})`,
  noticesOf: (name: string) => `Avisos de ${name}`,
  back: 'Volver a la búsqueda',
  noNotices: 'La persona no tiene avisos de su empresa.',
} as const;
