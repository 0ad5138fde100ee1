import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod/mini';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { type FormOf, useForm } from '#ui/form/useForm.ts';
import { Card } from '#ui/layout/Card.tsx';

/**
 * The form of a filter. It shows what was last asked: at first, when the list goes to another filter by itself (back,
 * forward, an address), and when the list's menu entry is pressed with something else typed.
 */
export function useFormularioDeFiltro<I extends FieldValues, O = I>(
  schema: z.ZodMiniType<O, I>,
  asked: I,
): FormOf<I, O> {
  const form = useForm<I, O>({ schema, values: asked, follows: true });
  const { key } = useLocation();
  const shown = useRef({ key, asked });
  const { reset } = form;
  useEffect(() => {
    if (shown.current.key !== key) reset(asked);
    shown.current = { key, asked };
  }, [key, asked, reset]);
  return form;
}

/** The card above a list: its fields in a row, Buscar, and what belongs below. Enter and Buscar search. */
export function FilterForm<I extends FieldValues, O>({
  form,
  label,
  className,
  searching = false,
  onSearch,
  children,
  after,
  below,
}: {
  readonly form: FormOf<I, O>;
  readonly label: string;
  readonly className: string;
  /** What was asked for is on its way. */
  readonly searching?: boolean;
  readonly onSearch: (filter: O) => void;
  readonly children: ReactNode;
  /** Beside Buscar. */
  readonly after?: ReactNode;
  /** Below the fields, outside the form. */
  readonly below?: ReactNode;
}) {
  return (
    <Card pad className={className}>
      <Form form={form} onSubmit={onSearch} className={`${className}-form`} aria-label={label}>
        {children}
        <Button type="submit" tone="primary" icon="search" searching={searching}>
          {general.buscar}
        </Button>
        {after}
      </Form>
      {below}
    </Card>
  );
}
