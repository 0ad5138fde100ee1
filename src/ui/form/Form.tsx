import { type FormEvent, type ReactNode, useRef } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { Alert } from '../feedback/Alert.tsx';
import type { FormOf } from './useForm.ts';

interface Props<I extends FieldValues, O> {
  readonly form: FormOf<I, O>;
  /** Gets what the schema made of the fields. While it runs, another press does nothing. */
  readonly onSubmit: (values: O) => unknown;
  /** Runs at each try, before anything is judged. */
  readonly onTry?: () => void;
  /** For a button outside, which names it by its `form`. */
  readonly id?: string | undefined;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-busy'?: boolean;
  readonly onFocus?: () => void;
  readonly children: ReactNode;
}

/**
 * The form on the page. Sent with something wrong, the first such field is focused and says what to do; sent in order, it
 * runs `onSubmit`. What was typed stands whatever comes of it.
 */
export function Form<I extends FieldValues, O>({ form, onSubmit, onTry, children, ...rest }: Props<I, O>) {
  const running = useRef(false);
  const { errors } = useFormState({ control: form.control });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog keeps React's events within its parents: the form behind it must not take this for its own.
    event.stopPropagation();
    if (running.current) return;
    running.current = true;
    onTry?.();
    try {
      await form.handleSubmit(onSubmit)();
    } finally {
      running.current = false;
    }
  };
  return (
    <form {...rest} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? (
        <Alert tone="bad" live>
          {errors.root.message}
        </Alert>
      ) : null}
      {children}
    </form>
  );
}
