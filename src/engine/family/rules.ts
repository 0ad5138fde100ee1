import { nacionalidad } from '#contract/enumerations.ts';
import { type Rule, type Valor, valorEn } from '#engine/definition/fields.ts';
import { cleanDate } from '#lib/dates.ts';
import { isEmail } from '#lib/email.ts';
import { maximo, sinInformacion, validation } from '#messages/validation.ts';

const textoDe = (value: Valor): string => String(value ?? '').trim();

/** A required text with a maximum length (spec E 5.2). */
export const requerido =
  (limit: number) =>
  (label: string): Rule => ({
    required: true,
    check: (value) => (textoDe(value) === '' ? sinInformacion(label) : muyLargo(label, value, limit)),
  });

/** A required text, with the error worded as in the specification. */
export const requeridoCon = (message: string) => (): Rule => ({
  required: true,
  check: (value) => (textoDe(value) === '' ? message : null),
});

/** An optional text with a maximum length. */
export const opcional =
  (limit: number) =>
  (label: string): Rule => ({ required: false, check: (value) => muyLargo(label, value, limit) });

const muyLargo = (label: string, value: Valor, limit: number) =>
  textoDe(value).length > limit ? maximo(label, limit) : null;

/** A required item of a list: an id of 1 or more. Pass `message` if the specification has its own wording. */
export const elegido =
  (message?: string) =>
  (label: string): Rule => ({
    required: true,
    check: (value) => (Number(value ?? 0) >= 1 ? null : (message ?? sinInformacion(label))),
  });

/** A birth location: required for nationals, optional for foreigners (spec E 5.2). */
export const nacimientoDeNacional = (label: string): Rule => {
  const required = {
    path: 'BasePersonas.IdNacionalidad',
    when: (id) => id === nacionalidad.nacional,
  } as const satisfies Rule['required'];
  return {
    required,
    check: (value, values) =>
      values && required.when(valorEn(values, required.path)) ? elegido()(label).check(value) : null,
  };
};

/** A required date. Pass `message` if the specification's wording does not use the field's label. */
export const fechaCon =
  (message?: string) =>
  (label: string): Rule => ({
    required: true,
    check: (value) => {
      if (textoDe(value) === '') return message ?? sinInformacion(label);
      return cleanDate(textoDe(value)) === '' ? validation.fechaQueExista : null;
    },
  });

/** A required date. */
export const fecha = fechaCon();

/** A required e-mail address (spec E 5.2). */
export const correo =
  (limit: number) =>
  (label: string): Rule => ({
    required: true,
    check: (value) => {
      if (textoDe(value) === '') return sinInformacion(label);
      return isEmail(textoDe(value)) ? muyLargo(label, value, limit) : validation.correoFormato;
    },
  });

/** An optional e-mail address (spec R 5.2). */
export const correoOpcional =
  (limit: number) =>
  (label: string): Rule => ({
    required: false,
    check: (value) => (textoDe(value) === '' ? null : correo(limit)(label).check(value)),
  });

/** An optional item of a list. */
export const libre = (): Rule => ({ required: false, check: () => null });

/** One coordinate: required, long enough for the screen (spec E 5.2), and a number within ± `bound` degrees. */
export const coordenada =
  (minLength: number, bound: number) =>
  (label: string): Rule => ({
    required: true,
    check: (value) => {
      if (textoDe(value) === '') return sinInformacion(label);
      if (textoDe(value).length < minLength)
        return `${label}: escriba al menos ${minLength} caracteres, por ejemplo -17.39350.`;
      const number = Number(textoDe(value).replace(',', '.'));
      return Number.isFinite(number) && Math.abs(number) <= bound
        ? null
        : `${label}: escriba grados entre -${bound} y ${bound}.`;
    },
  });

/** The monthly amount: required, at most seven digits, and above the variant's minimum (spec E 5.3). */
export const haber =
  ({ min, exclusive, message }: { readonly min: number; readonly exclusive: boolean; readonly message: string }) =>
  (label: string): Rule => ({
    required: true,
    check: (value) => {
      if (value === null || textoDe(value) === '') return sinInformacion(label);
      const amount = Number(value);
      if (Number.isNaN(amount) || (exclusive ? amount <= min : amount < min)) return message;
      return amount > 9_999_999 ? `${label}: el máximo es 9,999,999.` : null;
    },
  });
