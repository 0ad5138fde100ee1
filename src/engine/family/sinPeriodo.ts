import type { FieldError, ReglaContexto } from '#engine/definition/definition.ts';
import type { FieldPath } from '#engine/definition/fields.ts';
import { avisoMessages } from './avisoMessages.ts';

/**
 * What the date of a notice says while there is no contribution period: the reason, told before anything else that is
 * wrong, because nothing typed could put it right (decision 14); and once, so without a toast.
 */
export const faltaElPeriodo = (path: FieldPath, { sinPeriodo }: ReglaContexto): FieldError => ({
  path,
  text: sinPeriodo ?? avisoMessages.sinPeriodo,
  primero: 'enSuCampo',
});
