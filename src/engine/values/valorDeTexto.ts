import type { Option } from '#engine/definition/dependentLists.ts';
import type { Field, Valor } from '#engine/definition/fields.ts';
import { engineMessages as textos } from '#engine/definition/messages.ts';
import { buscarOpcion } from '#engine/definition/opciones.ts';
import { fromLocalDate, isIsoDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { validation } from '#messages/validation.ts';

/** The value of a field in a text, or the sentence that says why the field does not take it. */
export type ValorLeido = { readonly valor: Valor } | { readonly error: string };

/** An amount without separators of thousands: '3500', '3500.5'. */
const MONTO = /^-?\d+(?:\.\d+)?$/;

/**
 * The value that a field holds for a text or a number, as if it were typed there, in capitals where the form writes
 * capitals, or chosen by its label. '' is no value.
 * `options` are the items of a list; other kinds need none.
 */
export function valorDeTexto(field: Field, given: string | number, options: readonly Option[] = []): ValorLeido {
  const text = tidy(String(given));
  if (text === '') return { valor: field.kind === 'list' || field.kind === 'money' ? null : '' };
  switch (field.kind) {
    case 'date': {
      const day = isIsoDate(text) ? text : fromLocalDate(text);
      return day ? { valor: day } : { error: validation.fechaQueExista };
    }
    case 'money':
      return MONTO.test(text) ? { valor: Number(text) } : { error: textos.montoNoEs(field.label, text) };
    case 'list': {
      const found = buscarOpcion(options, text);
      return found ? { valor: found.value } : { error: textos.noEstaEnLaLista(field.label, text) };
    }
    case 'text':
      return { valor: text.toLocaleUpperCase('es') };
    case 'textarea':
      return { valor: String(given).trim().toLocaleUpperCase('es') };
    default:
      return { valor: text };
  }
}
