import type { FieldError, ReglaContexto } from '#engine/definition/definition.ts';
import type { FieldPath } from '#engine/definition/fields.ts';
import { avisoMessages } from './avisoMessages.ts';

/**
 * The error of a notice's date while there is no contribution period. Once the reason is known, it comes before all other
 * errors, because nothing the user types could fix it (decision 14), and is shown only once, so without a toast. While the
 * period is being loaded it is an error like the others: an empty date is just empty.
 */
export const faltaElPeriodo = (path: FieldPath, { sinPeriodo }: ReglaContexto): FieldError =>
  sinPeriodo === undefined
    ? { path, text: avisoMessages.sinPeriodo }
    : { path, text: sinPeriodo, primero: 'enSuCampo' };
