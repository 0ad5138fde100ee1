import { TransportFailure } from '#client/errors.ts';

/** Rows from which on a shorter range is proposed: twice what is measured to be shown without a hitch. */
const DEMASIADAS = 100_000;

const ranOutOfTime = (error: Error | null): boolean =>
  error instanceof TransportFailure && error.kind === 'sinRespuesta';

/** True where a shorter range is worth proposing: very many rows, or a search that did not come to its end in time. */
export const esRangoLargo = (rows: number, errors: readonly (Error | null)[]): boolean =>
  rows > DEMASIADAS || errors.some(ranOutOfTime);
