import { TransportFailure } from '#client/errors.ts';

/**
 * From this number of rows, the portal suggests a shorter range. It is twice the number that was measured to show
 * smoothly.
 */
const DEMASIADAS = 100_000;

const ranOutOfTime = (error: Error | null): boolean =>
  error instanceof TransportFailure && error.kind === 'sinRespuesta';

/** True if the portal should suggest a shorter range: too many rows, or a search that timed out. */
export const esRangoLargo = (rows: number, errors: readonly (Error | null)[]): boolean =>
  rows > DEMASIADAS || errors.some(ranOutOfTime);
