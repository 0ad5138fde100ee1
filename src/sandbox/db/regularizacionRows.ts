import type { IsoDate } from '#lib/dates.ts';

/** The states of a regularisation. The specification does not show their numbers: they are assumed. */
export const estadoRegularizacion = { pendiente: 1, concluida: 2 } as const;

/** An entry of a past period that a company corrects. */
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
