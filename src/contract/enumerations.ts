/**
 * Numeric ids of the specification (F 3.11, F 9). Ids it does not show are marked assumed. Correct them here; no other file
 * has them.
 */

/** Kinds of user by the token's USRTYP (spec F 3.11, decision 10). */
export const tipoUsuario = {
  INTERNO: 1801,
  EXTERNO_EMPRESAS: 1802,
  INTERNO_EXTERNO: 1971,
  ASEGURADOS: 1972,
  SERVICIOS_API: 1973,
} as const;
export type TipoUsuario = keyof typeof tipoUsuario;

/** Names of the regionals by id; 10 and 11 exist only in the list of document extensions (decision 66). */
export const regionales: Readonly<Record<number, string>> = {
  1: 'La Paz',
  2: 'Cochabamba',
  3: 'Santa Cruz',
  4: 'Oruro',
  5: 'Potosí',
  6: 'Chuquisaca',
  7: 'Tarija',
  8: 'Beni',
  9: 'Pando',
};

/** The regional's name, or 'Ninguno.' for any other id (spec E 9). */
export const nombreRegional = (id: number): string => regionales[id] ?? 'Ninguno.';

/** Sexes by id (spec F 3.11). */
export const sexo = { masculino: 1, femenino: 2, desconocido: 3, indeterminado: 4 } as const;
/** Kinds of insured by id (spec F 3.11, R 3.8). */
export const tipoAsegurado = { activo: 1, pasivo: 2, seguroVoluntario: 3, particular: 4 } as const;
/** Affiliated are the holders, not their families; numbers assumed. */
export const tipoAfiliacion = { afiliado: 1, noAfiliado: 2 } as const;
/** Roles in an affiliation by id (spec F 3.11). */
export const rolAfiliacion = { noAplica: 0, titular: 1, beneficiario: 2, particular: 4 } as const;
/** Kinships by id (spec F 3.11, R 3.8). */
export const parentesco = {
  particular: 1,
  esposo: 2,
  hijo: 3,
  padre: 4,
  madre: 5,
  hermano: 6,
  titular: 7,
  pasante: 8,
  conviviente: 9,
  hijastro: 10,
  nieto: 11,
  voluntariado: 12,
} as const;
/** Names of the short lists in one reply (spec F 7.7); not shown, all assumed. */
export const listaParametrica = {
  rolesAfiliacion: 'ROLES_AFILIACION',
  actividades: 'ACTIVIDADES',
  productosSiat: 'PRODUCTOS_SIAT',
  unidadesMedida: 'UNIDADES_MEDIDA',
} as const;
export type ListaParametrica = keyof typeof listaParametrica;

/** Kinds of retiree by id (spec R 3.8). */
export const tipoPasivo = { vejez: 1, invalidez: 2, derechoHabiente: 3 } as const;
/** Stored when the health-manager calculator is accepted, whichever resolution was chosen (spec R 9, decision 31). */
export const resolucionDelAlgoritmo = 5;
/** The channel of a notice: the portal is virtual (spec R 3.8). */
export const canal = { virtual: 1, presencial: 2 } as const;

/** Beneficiary types: 13 and 14 are the specification's (E 5.7), cotizante is assumed. */
export const tipoBeneficiario = { cotizante: 1, pasante: 13, voluntario: 14 } as const;

/** Bolivian, and the number that means unknown (spec E 5.2). */
export const nacionalidad = { nacional: 1, desconocida: 1_999_999_999 } as const;
/** Document type 1 is the identity card; anything else goes to the registry as PAS (spec F 5.3). The others are assumed. */
export const tipoDocumento = { carnet: 1, extranjero: 2, pasaporte: 3 } as const;

/** Base requirement of the photograph (spec E 9). */
export const requisitoFotografia = 2;

/** Process parameter with the address of the regional insurance officer (spec R 9). */
export const parametroCorreoSeguros = 8;

/** Tables that tracking entries and attachments belong to (spec F 3.10). */
export const tabla = { novedad: 'seguros_personas_novedad', ordenPago: 'seguros_orden_pago_cabecera' } as const;

/** Type 1 marks state entries (spec F 3.10); the number of AUDITORIA is assumed. */
export const tipoSeguimiento = { MENSAJE: 1, AUDITORIA: 2 } as const;

/** Novelty types have numbers from 1 to 125 (spec F 3.11); the numbers are not shown, so all are assumed. */
export const tipoNovedad = {
  AVISO_COTIZANTE_ALTA_COTIZANTE: 1,
  COTIZANTE_INGRESO_EMPRESA: 2,
  COTIZANTE_REINGRESO: 3,
  COTIZANTE_FUSION_EMPRESA: 4,
  COTIZANTE_CAMBIO_RAZON_SOCIAL: 5,
  AVISO_COTIZANTE_BAJA_COTIZANTE: 6,
  AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE: 7,
  NOVEDAD_PASANTE_ALTA: 8,
  NOVEDAD_PASANTE_BAJA: 9,
  NOVEDAD_VOLUNTARIADO_ALTA: 10,
  NOVEDAD_VOLUNTARIADO_BAJA: 11,
  PASANTE_INGRESO_EMPRESA: 12,
  PASANTE_REINGRESO: 13,
  PASANTE_FUSION_EMPRESA: 14,
  PASANTE_CAMBIO_RAZON_SOCIAL: 15,
  VOLUNTARIADO_INGRESO_EMPRESA: 16,
  VOLUNTARIADO_REINGRESO: 17,
  VOLUNTARIADO_FUSION_EMPRESA: 18,
  VOLUNTARIADO_CAMBIO_RAZON_SOCIAL: 19,
  ALTA_PASIVO: 20,
  ALTA_PASIVO_POR_ALGORITMO: 21,
  ALTA_PASIVO_POR_JUBILACION: 22,
  ALTA_PASIVO_POR_RESOLUCION: 23,
  ALTA_PASIVO_POR_DERECHO_HABIENTE: 24,
  BAJA_PASIVO: 25,
  TRANSFERENCIA_PASIVO: 26,
  OCUPACIONAL: 30,
  OCUPACIONAL_PRE_OCUPACIONAL: 31,
  OCUPACIONAL_POST_OCUPACIONAL: 32,
  BAJA_COTIZANTE: 33,
  BAJA_PASANTE: 34,
  BAJA_VOLUNTARIADO: 35,
  TRANSFERENCIA_COTIZANTE: 36,
} as const;

/** Process states whose numbers the specification shows (F 9): notices of hire and of leave. The services name the others. */
export const estadoAlta = { registrado: 1, declarado: 2, aceptado: 3, observado: 4, anulado: 24, pagado: 80 } as const;
/** The same for the notices of leave. */
export const estadoBaja = {
  registrado: 14,
  declarado: 15,
  observado: 16,
  aceptado: 17,
  anulado: 25,
  pagado: 81,
} as const;

/** The states of a notice, by the services' names. '' is a notice that is not saved yet. */
export const estados = ['registrado', 'observado', 'declarado', 'pagado', 'aceptado', 'anulado'] as const;
export type Estado = (typeof estados)[number];

/**
 * The state for a service's name: 'Declarado', 'AVISO_ALTA_DECLARADO' and 'Aviso baja declarado' are all declared. null for
 * an unknown name.
 */
export function estadoPorNombre(nombre: string): Estado | null {
  const text = nombre.toLowerCase();
  return estados.find((estado) => text.endsWith(estado)) ?? null;
}

/** An id in a token: a number or its text; NaN for anything else, which no service writes. */
export const idDeToken = (id: unknown): number =>
  typeof id === 'number' || typeof id === 'string' ? Number(id) : Number.NaN;

/** A user kind from the token's USRTYP, including the notes' numbers 1 to 3 (decision 10); null means no privileges. */
export function tipoUsuarioDe(usrtyp: unknown): TipoUsuario | null {
  const short: Readonly<Record<number, number>> = { 1: 1801, 2: 1972, 3: 1802 };
  const id = idDeToken(usrtyp);
  const canonical = short[id] ?? id;
  return (Object.keys(tipoUsuario) as TipoUsuario[]).find((name) => tipoUsuario[name] === canonical) ?? null;
}
