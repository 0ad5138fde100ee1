import type { Referencia } from '#contract/entities/referencia.ts';

/** What a product is registered under with the tax authority; codes and names are examples of its catalogues. */
export const actividades: readonly Referencia[] = [
  { Id: 861_000, Descripcion: 'ACTIVIDADES DE HOSPITALES Y SEGUROS DE SALUD' },
  { Id: 862_000, Descripcion: 'ACTIVIDADES DE MÉDICOS Y ODONTÓLOGOS' },
  { Id: 869_000, Descripcion: 'OTRAS ACTIVIDADES DE ATENCIÓN DE LA SALUD' },
];

/** Products as the tax office lists them; made up. */
export const productosSiat: readonly Referencia[] = [
  { Id: 91_200, Descripcion: 'SERVICIOS ADMINISTRATIVOS DE LA SEGURIDAD SOCIAL' },
  { Id: 93_100, Descripcion: 'SERVICIOS DE SALUD HUMANA' },
  { Id: 93_190, Descripcion: 'OTROS SERVICIOS DE SALUD' },
];

/** Units of measure as the tax office lists them; made up. */
export const unidadesMedida: readonly Referencia[] = [
  { Id: 57, Descripcion: 'UNIDAD (BIENES)' },
  { Id: 58, Descripcion: 'UNIDAD (SERVICIOS)' },
  { Id: 62, Descripcion: 'OTRO' },
];
