import type { IsoDate } from '#lib/dates.ts';

/** States of a regularisation; their numbers are not shown and assumed. */
export const estadoRegularizacion = { pendiente: 1, concluida: 2 } as const;

/** An entry of a past period that a company puts in order. */
export interface Regularizacion {
  readonly IdRegularizacion: number;
  readonly IdPersona: number;
  readonly IdEmpresa: number;
  readonly IdRegional: number;
  readonly FechaIngreso: IsoDate;
  readonly Cargo: string;
  readonly HaberMensual: number;
  readonly Observacion: string;
  readonly FechaRegistro: IsoDate;
  readonly IdEstadoRegularizacion: number;
}
