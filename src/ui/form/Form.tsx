import { type FormEvent, type ReactNode, useRef } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { Alert } from '../feedback/Alert.tsx';
import { SmallBelow } from '../feedback/SmallBelow.tsx';
import { withItsCode } from '../feedback/withItsCode.ts';
import type { FormOf } from './useForm.ts';

interface Props<I extends FieldValues, O> {
  readonly form: FormOf<I, O>;
  /** Gets the schema's output. While it runs, another press does nothing. */
  readonly onSubmit: (values: O) => unknown;
  /** Runs at each try, before validation. */
  readonly onTry?: () => void;
  /** For a button outside the form, which refers to it with `form`. */
  readonly id?: string | undefined;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-busy'?: boolean;
  readonly onFocus?: () => void;
  readonly children: ReactNode;
}

/**
 * The form element. If a field is wrong on submit, the first one gets the focus and shows its error; otherwise `onSubmit`
 * runs. Typed values stay in any case.
 */
export function Form<I extends FieldValues, O>({ form, onSubmit, onTry, children, ...rest }: Props<I, O>) {
  const running = useRef(false);
  const { errors } = useFormState({ control: form.control });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React events of a dialog bubble to its React parents: a form behind the dialog must not handle this one.
    event.stopPropagation();
    if (running.current) return;
    running.current = true;
    onTry?.();
    try {
      await withItsCode(() => form.handleSubmit(onSubmit)());
    } finally {
      running.current = false;
    }
  };
  return (
    <form {...rest} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? (
        <Alert tone="bad" live>
          {errors.root.message}
          <SmallBelow text={errors.root.small?.message ?? ''} />
        </Alert>
      ) : null}
      {children}
    </form>
  );
}
