/** The types of notice that a file may ask for: the text of TipoAviso and the key of the notice's definition. */
export const tiposDeAviso = [
  { texto: 'ALTA', tipo: 'alta-cotizante', clase: 'alta' },
  { texto: 'ALTA PASANTE', tipo: 'alta-pasante', clase: 'alta' },
  { texto: 'ALTA VOLUNTARIO', tipo: 'alta-voluntario', clase: 'alta' },
  { texto: 'BAJA', tipo: 'baja-cotizante', clase: 'baja' },
  { texto: 'BAJA PASANTE', tipo: 'baja-pasante', clase: 'baja' },
  { texto: 'BAJA VOLUNTARIO', tipo: 'baja-voluntario', clase: 'baja' },
  { texto: 'TRANSFERENCIA', tipo: 'transferencia-cotizante', clase: 'transferencia' },
] as const;

/** What is written for an empty TipoDocumento and Motivo. */
export const supuestos = { documento: 'CI', extranjero: 'CEX', motivo: 'INGRESO' } as const;

type TipoDeAviso = (typeof tiposDeAviso)[number];

/** The family of a notice, by the key of its definition: alta, baja or transferencia; null if files have no such notice. */
export const claseDe = (tipo: string | null): TipoDeAviso['clase'] | null =>
  tiposDeAviso.find((one) => one.tipo === tipo)?.clase ?? null;
