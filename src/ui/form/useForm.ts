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

/** A form: what is typed (`I`), and what its schema makes of it (`O`). */
export type FormOf<I extends FieldValues, O = I> = UseFormReturn<I, unknown, O>;

interface Options<I extends FieldValues, O> {
  /** What may be sent. Its messages are what people read under the fields. */
  readonly schema: z.ZodMiniType<O, I>;
  /** What stands in the fields at first. */
  readonly values: I;
  /** The fields follow `values` whenever these change, as a filter shows what was last asked; 'untouched': those nobody changed. */
  readonly follows?: boolean | 'untouched';
}

/** A field may put another one right or wrong: while the last try was not in order, each change judges all of them. */
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
 * The one way to hold a form: values, what is wrong with them by the schema, and whether something was changed. It is judged
 * when it is sent; from then on each change is.
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

/** Says above the fields why it was not done. What was typed stays. */
export const tellFailure = <I extends FieldValues, O>(form: FormOf<I, O>, text: string): void =>
  form.setError('root', { type: 'services', message: text });

/** True when something typed is not what stood there at first. As of now: what was drawn last may be a moment older. */
export const isChanged = <I extends FieldValues, O>(form: FormOf<I, O>): boolean =>
  Object.keys(form.getValues(undefined, { dirtyFields: true })).length > 0;
