import type { Referencia } from '#contract/entities/referencia.ts';

/**
 * The economic activities under which a product is registered with the tax authority. Codes and names are examples from its
 * catalogues.
 */
export const actividades: readonly Referencia[] = [
  { Id: 861_000, Descripcion: 'ACTIVIDADES DE HOSPITALES Y SEGUROS DE SALUD' },
  { Id: 862_000, Descripcion: 'ACTIVIDADES DE MÉDICOS Y ODONTÓLOGOS' },
  { Id: 869_000, Descripcion: 'OTRAS ACTIVIDADES DE ATENCIÓN DE LA SALUD' },
];

/** The tax office's list of products, made up. */
export const productosSiat: readonly Referencia[] = [
  { Id: 91_200, Descripcion: 'SERVICIOS ADMINISTRATIVOS DE LA SEGURIDAD SOCIAL' },
  { Id: 93_100, Descripcion: 'SERVICIOS DE SALUD HUMANA' },
  { Id: 93_190, Descripcion: 'OTROS SERVICIOS DE SALUD' },
];

/** The tax office's list of units of measure, made up. */
export const unidadesMedida: readonly Referencia[] = [
  { Id: 57, Descripcion: 'UNIDAD (BIENES)' },
  { Id: 58, Descripcion: 'UNIDAD (SERVICIOS)' },
  { Id: 62, Descripcion: 'OTRO' },
];
