/** Texts of the button that copies what support needs, loaded with it. */
export const copyDetailMessages = {
  copy: 'Copiar detalle',
  copied: 'Detalle copiado. Envíelo a quien le da soporte; no lleva datos de personas.',
} as const;
