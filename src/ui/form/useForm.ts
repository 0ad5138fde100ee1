import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';

/** A form: the typed values (`I`), and the output of its schema (`O`). */
export type FormOf<I extends FieldValues, O = I> = UseFormReturn<I, unknown, O>;

interface Options<I extends FieldValues, O> {
  /** Validates the values. Its messages are shown under the fields. */
  readonly schema: z.ZodMiniType<O, I>;
  /** The initial values. */
  readonly values: I;
  /**
   * The fields follow `values` when these change, as a filter shows the last search; 'untouched': only fields that nobody
   * changed.
   */
  readonly follows?: boolean | 'untouched';
}

/** One field may make another one valid or invalid: after a failed submit, each change validates all fields. */
function useJudgedTogether<I extends FieldValues, O>({ subscribe, trigger }: FormOf<I, O>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values, isSubmitted, isSubmitSuccessful }) => {
          if (name && isSubmitted && !isSubmitSuccessful) void trigger(Object.keys(values) as FieldPath<I>[]);
        },
      }),
    [subscribe, trigger],
  );
}

/**
 * Creates a form: values, errors by the schema, and whether something changed. It is validated on submit, and from then
 * on at each change. Every form is created here, except the form of a notice (`useFormularioDeNovedad`).
 */
export function useForm<I extends FieldValues, O = I>({ schema, values, follows }: Options<I, O>): FormOf<I, O> {
  const form = useHookForm<I, unknown, O>({
    resolver: zodResolver<I, unknown, O>(schema, undefined, { mode: 'sync' }),
    defaultValues: values as DefaultValues<I>,
    ...(follows ? { values, resetOptions: { keepDirtyValues: follows === 'untouched' } } : {}),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  useJudgedTogether(form);
  return form;
}

/** Shows above the fields why the action failed, with `small` in small letters below. Typed values stay. */
export function tellFailure<I extends FieldValues, O>(form: FormOf<I, O>, text: string, small = ''): void {
  form.setError('root', { type: 'services', message: text });
  if (small !== '') form.setError('root.small', { type: 'services', message: small });
}

/** True if a value differs from its initial one. Reads the current state, because the rendered one may be a moment older. */
export const isChanged = <I extends FieldValues, O>(form: FormOf<I, O>): boolean =>
  Object.keys(form.getValues(undefined, { dirtyFields: true })).length > 0;
