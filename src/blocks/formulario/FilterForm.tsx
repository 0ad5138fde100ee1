import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod/mini';
import { FiltroPlegable } from '#blocks/lista-filtrada/FiltroPlegable.tsx';
import { listaFiltradaMessages } from '#blocks/lista-filtrada/messages.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { type FormOf, useForm } from '#ui/form/useForm.ts';
import { Card } from '#ui/layout/Card.tsx';

const sameFields = (one: FieldValues, other: FieldValues | undefined): boolean =>
  Object.entries(one).every(([name, value]) => other?.[name] === value);

/**
 * The form of a filter. It resets to the current search: at first, when the list changes its filter by itself (back,
 * forward, an address), and when the list's menu entry is pressed while something else is typed. What is typed while the
 * address of its own search arrives stays.
 */
export function useFormularioDeFiltro<I extends FieldValues, O = I>(
  schema: z.ZodMiniType<O, I>,
  asked: I,
): FormOf<I, O> {
  const form = useForm<I, O>({ schema, values: asked });
  const { key, state }: { key: string; state: { vista?: unknown; filtro?: unknown } | null } = useLocation();
  // Buscar, turning a page and sorting change the address too, without bringing anything back.
  const own = (state?.vista ?? state?.filtro) !== undefined;
  const shown = useRef({ key, asked });
  const {
    reset,
    formState: { defaultValues: searched },
  } = form;
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, asked };
    if (!sameFields(asked, before.asked) || !(own || key === before.key))
      reset(asked, { keepValues: own && sameFields(asked, searched) });
  }, [key, own, asked, searched, reset]);
  return form;
}

/** What the filter of a list is given: the current search, whether it runs, and what happens on Buscar. */
export interface PropsDeFiltro<F> {
  readonly asked: F;
  readonly searching: boolean;
  readonly onSearch: (filtro: F) => void;
}

/** The card above a list: its fields in a row, Buscar, and extra content below. Enter and Buscar search. */
export function FilterForm<I extends FieldValues, O>({
  form,
  label = listaFiltradaMessages.filtros,
  className,
  searching = false,
  onSearch,
  children,
  after,
  below,
  folds,
}: {
  readonly form: FormOf<I, O>;
  /** Its name, if it is not the filter of the screen's only list. */
  readonly label?: string;
  readonly className: string;
  /** The search is running. */
  readonly searching?: boolean;
  readonly onSearch: (filter: O) => void;
  readonly children: ReactNode;
  /** Next to Buscar. */
  readonly after?: ReactNode;
  /** Below the fields, outside the form. */
  readonly below?: ReactNode;
  /** Folded on a phone, if there are results below; with the number of set values. */
  readonly folds?: number | undefined;
}) {
  const search = (filter: O) => {
    // The searched values become the initial values of the form. Only what is typed after this counts as a change.
    form.reset(form.getValues());
    onSearch(filter);
  };
  const card = (
    <Card pad className={className}>
      <Form form={form} onSubmit={search} className={`${className}-form`} aria-label={label}>
        {children}
        <Button type="submit" tone="primary" icon="search" searching={searching}>
          {general.buscar}
        </Button>
        {after}
      </Form>
      {below}
    </Card>
  );
  return folds === undefined ? card : <FiltroPlegable puestos={folds}>{card}</FiltroPlegable>;
}
