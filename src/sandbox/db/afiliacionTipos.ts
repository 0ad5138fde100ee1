import { parentesco } from '#contract/enumerations.ts';
import { estadoAfiliacion, estadoRecienNacido, novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';

/** The states of an affiliation notice by meaning. */
export type EstadoAfiliacion = 'registrado' | 'declarado' | 'observado' | 'concluido';

interface TipoAfiliacion {
  readonly nombre: string;
  /** The person's kinship to the holder after the notice. Unset for notices that affiliate nobody. */
  readonly parentesco?: number;
  /** True if the person has her own insurance, not a holder's. */
  readonly propio?: true;
}

const dependiente = (nombre: string, kinship: number): TipoAfiliacion => ({ nombre, parentesco: kinship });
const propio = (nombre: string, kinship: number): TipoAfiliacion => ({ nombre, parentesco: kinship, propio: true });

const tipos: Readonly<Record<number, TipoAfiliacion>> = {
  [tipo.AFILIACION_TITULAR]: propio('AFILIACIÓN DE TITULAR', parentesco.titular),
  [tipo.AFILIACION_HIJO]: dependiente('AFILIACIÓN DE HIJO(A)', parentesco.hijo),
  [tipo.AFILIACION_CONYUGE]: dependiente('AFILIACIÓN DE ESPOSO(A)', parentesco.esposo),
  [tipo.AFILIACION_PADRE]: dependiente('AFILIACIÓN DE PADRE', parentesco.padre),
  [tipo.AFILIACION_CONVIVIENTE]: dependiente('AFILIACIÓN DE CONVIVIENTE', parentesco.conviviente),
  [tipo.AFILIACION_MADRE]: dependiente('AFILIACIÓN DE MADRE', parentesco.madre),
  [tipo.AFILIACION_HERMANO]: dependiente('AFILIACIÓN DE HERMANO(A)', parentesco.hermano),
  [tipo.AFILIACION_HIJASTRO]: dependiente('AFILIACIÓN DE HIJASTRO(A)', parentesco.hijastro),
  [tipo.AFILIACION_NIETO]: dependiente('AFILIACIÓN DE NIETO(A)', parentesco.nieto),
  [tipo.AFILIACION_PASIVO]: propio('AFILIACIÓN DE PASIVO', parentesco.titular),
  [tipo.AFILIACION_PASANTE]: propio('AFILIACIÓN DE PASANTE', parentesco.pasante),
  [tipo.AFILIACION_VOLUNTARIADO]: propio('AFILIACIÓN DE VOLUNTARIO', parentesco.voluntariado),
  [tipo.ACTUALIZA_DATOS]: { nombre: 'ACTUALIZACIÓN DE DATOS' },
  [tipo.ACTUALIZA_DATOS_NO_RELEVANTES]: { nombre: 'ACTUALIZACIÓN DE DATOS NO RELEVANTES' },
  [tipo.CAMBIO_GENERO]: { nombre: 'CAMBIO DE GÉNERO' },
  [tipo.AMPLIACION_SEGURO]: { nombre: 'AMPLIACIÓN DE SEGURO' },
  [tipo.AMPLIACION_SEGURO_RESOLUCION]: { nombre: 'AMPLIACIÓN DE SEGURO POR RESOLUCIÓN' },
  [tipo.COMPROMISO_AFILIACION]: { nombre: 'COMPROMISO DE AFILIACIÓN' },
  [tipo.COMPROMISO_PAGO]: { nombre: 'COMPROMISO DE PAGO' },
  [tipo.RECIEN_NACIDO]: dependiente('REGISTRO DE RECIÉN NACIDO', parentesco.hijo),
  [tipo.RECIEN_NACIDO_FUERA_CAJA]: dependiente('REGISTRO DE RECIÉN NACIDO FUERA DE LA CAJA', parentesco.hijo),
};

/** The kind of an affiliation notice, or undefined if the number is unknown. */
export const tipoAfiliacionPorId = (id: number): TipoAfiliacion | undefined => tipos[id];

/** True for the two newborn types. */
export const esRecienNacido = (id: number): boolean =>
  id === tipo.RECIEN_NACIDO || id === tipo.RECIEN_NACIDO_FUERA_CAJA;

/** Children (by blood or law) of another person. They leave the family's insurance at 25 (spec F 3.11). */
export const conEdadMaxima: readonly number[] = [
  tipo.AFILIACION_HIJO,
  tipo.AFILIACION_HERMANO,
  tipo.AFILIACION_HIJASTRO,
  tipo.AFILIACION_NIETO,
];

interface EstadoDeAfiliacion {
  readonly IdEstadoProceso: number;
  readonly estado: EstadoAfiliacion;
  readonly Nombre: string;
  readonly ColorFondo: string;
  readonly ColorLetra: string;
}

const fila = (
  IdEstadoProceso: number,
  estado: EstadoAfiliacion,
  [Nombre, ColorFondo, ColorLetra]: readonly [string, string, string],
): EstadoDeAfiliacion => ({ IdEstadoProceso, estado, Nombre, ColorFondo, ColorLetra });

/** Name, background and text colour of each pill, the same as in the notices of hire. */
const registrado = ['Registrado', '#e3f1f2', '#084851'] as const;
const concluido = ['Concluido', '#e2f4ea', '#136339'] as const;

const estados: readonly EstadoDeAfiliacion[] = [
  fila(estadoAfiliacion.registrado, 'registrado', registrado),
  fila(estadoAfiliacion.declarado, 'declarado', ['Declarado', '#e6effa', '#1f4f93']),
  fila(estadoAfiliacion.observado, 'observado', ['Observado', '#fdf1dc', '#7a4700']),
  fila(estadoAfiliacion.concluido, 'concluido', concluido),
  fila(estadoRecienNacido.registrado, 'registrado', registrado),
  fila(estadoRecienNacido.concluido, 'concluido', concluido),
];

/** A state of the affiliation notices by number, or undefined if the number is unknown. */
export const estadoAfiliacionPorId = (id: number): EstadoDeAfiliacion | undefined =>
  estados.find((e) => e.IdEstadoProceso === id);

/** The id of a state. Newborns have two states of their own. */
export const idDeEstadoAfiliacion = (idTipo: number, estado: EstadoAfiliacion): number =>
  esRecienNacido(idTipo) && (estado === 'registrado' || estado === 'concluido')
    ? estadoRecienNacido[estado]
    : estadoAfiliacion[estado];
