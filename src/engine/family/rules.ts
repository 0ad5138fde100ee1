import { nacionalidad } from '#contract/enumerations.ts';
import { type Rule, type Valor, valorEn } from '#engine/definition/fields.ts';
import { cleanDate } from '#lib/dates.ts';
import { maximo, sinInformacion, validation } from '#messages/validation.ts';

const text = (value: Valor): string => String(value ?? '').trim();

/** A text that must be there, with an upper limit (spec E 5.2). */
export const requerido =
  (limit: number) =>
  (label: string): Rule => ({
    required: true,
    check: (value) => (text(value) === '' ? sinInformacion(label) : tooLong(label, value, limit)),
  });

/** A text that must be there, in the words of the specification. */
export const requeridoCon = (message: string) => (): Rule => ({
  required: true,
  check: (value) => (text(value) === '' ? message : null),
});

/** A text that may be left out, with an upper limit. */
export const opcional =
  (limit: number) =>
  (label: string): Rule => ({ required: false, check: (value) => tooLong(label, value, limit) });

const tooLong = (label: string, value: Valor, limit: number) =>
  text(value).length > limit ? maximo(label, limit) : null;

/** An item of a list that must be chosen: an id of 1 or more. `message` where the specification words it apart. */
export const elegido =
  (message?: string) =>
  (label: string): Rule => ({
    required: true,
    check: (value) => (Number(value ?? 0) >= 1 ? null : (message ?? sinInformacion(label))),
  });

/** A birth location: nationals have one, foreigners may leave it (spec E 5.2). */
export const nacimientoDeNacional = (label: string): Rule => ({
  required: true,
  check: (value, values) =>
    values && valorEn(values, 'BasePersonas.IdNacionalidad') === nacionalidad.nacional
      ? elegido()(label).check(value)
      : null,
});

/** A date that must be there. `message` where the specification words it apart from the field's label. */
export const fechaCon =
  (message?: string) =>
  (label: string): Rule => ({
    required: true,
    check: (value) => {
      if (text(value) === '') return message ?? sinInformacion(label);
      return cleanDate(text(value)) === '' ? validation.fechaQueExista : null;
    },
  });

/** A date that must be there. */
export const fecha = fechaCon();

const CORREO = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** An e-mail address that must be there (spec E 5.2). */
export const correo =
  (limit: number) =>
  (label: string): Rule => ({
    required: true,
    check: (value) => {
      if (text(value) === '') return sinInformacion(label);
      return CORREO.test(text(value)) ? tooLong(label, value, limit) : validation.correoFormato;
    },
  });

/** An e-mail address that may be left out (spec R 5.2). */
export const correoOpcional =
  (limit: number) =>
  (label: string): Rule => ({
    required: false,
    check: (value) => (text(value) === '' ? null : correo(limit)(label).check(value)),
  });

/** An item of a list that may be left open. */
export const libre = (): Rule => ({ required: false, check: () => null });

/** One coordinate: there, long enough for the screen (spec E 5.2), and a number within ± `bound` degrees. */
export const coordenada =
  (minLength: number, bound: number) =>
  (label: string): Rule => ({
    required: true,
    check: (value) => {
      if (text(value) === '') return sinInformacion(label);
      if (text(value).length < minLength)
        return `${label}: escriba al menos ${minLength} caracteres, por ejemplo -17.39350.`;
      const number = Number(text(value).replace(',', '.'));
      return Number.isFinite(number) && Math.abs(number) <= bound
        ? null
        : `${label}: escriba grados entre -${bound} y ${bound}.`;
    },
  });

/** The monthly amount: there, at most seven digits, and above the variant's floor (spec E 5.3). */
export const haber =
  ({ min, exclusive, message }: { readonly min: number; readonly exclusive: boolean; readonly message: string }) =>
  (label: string): Rule => ({
    required: true,
    check: (value) => {
      if (value === null || text(value) === '') return sinInformacion(label);
      const amount = Number(value);
      if (Number.isNaN(amount) || (exclusive ? amount <= min : amount < min)) return message;
      return amount > 9_999_999 ? `${label}: el máximo es 9,999,999.` : null;
    },
  });
