import type { FieldError, ReglaContexto } from '#engine/definition/definition.ts';
import type { FieldPath } from '#engine/definition/fields.ts';
import { avisoMessages } from './avisoMessages.ts';

/**
 * The error of a notice's date while there is no contribution period: it gives the reason. It comes before all other
 * errors, because nothing the user types could fix it (decision 14). It is shown only once, so without a toast.
 */
export const faltaElPeriodo = (path: FieldPath, { sinPeriodo }: ReglaContexto): FieldError => ({
  path,
  text: sinPeriodo ?? avisoMessages.sinPeriodo,
  primero: 'enSuCampo',
});
