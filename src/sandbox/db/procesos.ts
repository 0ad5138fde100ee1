import type { EstadoDeProceso } from '#contract/entities/parametro.ts';

/** Background and text colour of a pill. The contrast is at least 4.5. */
const tonos = {
  abierto: ['#e3f1f2', '#084851'],
  enCurso: ['#e6effa', '#1f4f93'],
  observado: ['#fdf1dc', '#7a4700'],
  pagado: ['#efe9fb', '#52308f'],
  cerrado: ['#e2f4ea', '#136339'],
  quitado: ['#eceff1', '#435362'],
} as const;

type Estado = readonly [IdEstadoProceso: number, Nombre: string, tono: keyof typeof tonos];

/** The processes that have no employer notices, with the documented numbers of their states (spec F 9). */
const otros: Readonly<Record<string, readonly Estado[]>> = {
  AFILIACIÓN: [
    [9, 'Registrado', 'abierto'],
    [10, 'Declarado', 'enCurso'],
    [11, 'Observado', 'observado'],
    [12, 'Concluido', 'cerrado'],
    [79, 'Pagado', 'pagado'],
  ],
  CARNET: [
    [38, 'Solicitado', 'abierto'],
    [39, 'Pagado', 'pagado'],
    [40, 'Observado', 'observado'],
    [41, 'Subsanado', 'enCurso'],
    [42, 'Entregado', 'cerrado'],
  ],
  'RECIÉN NACIDO': [
    [67, 'Registrado', 'abierto'],
    [68, 'Concluido', 'cerrado'],
  ],
  VIGENCIA: [
    [91, 'Quitar', 'quitado'],
    [92, 'Restablecer', 'cerrado'],
  ],
  'REGULARIZACIÓN DE DATOS': [
    [100, 'Registrado', 'abierto'],
    [101, 'Declarado', 'enCurso'],
    [102, 'Rechazado', 'quitado'],
    [103, 'Concluido', 'cerrado'],
  ],
};

/** The states of those processes, as the seed writes them. */
export const estadosDeOtrosProcesos: readonly EstadoDeProceso[] = Object.entries(otros).flatMap(([Proceso, estados]) =>
  estados.map(([IdEstadoProceso, Nombre, tono]) => {
    const [ColorFondo, ColorLetra] = tonos[tono];
    return { IdEstadoProceso, Nombre, ColorFondo, ColorLetra, Proceso };
  }),
);
