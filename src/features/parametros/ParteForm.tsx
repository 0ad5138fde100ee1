import { type ReactNode, useEffect, useId } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useStore } from 'zustand';
import type { Escritura } from '#blocks/escritura/asentar.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { forget } from '#client/query.ts';
import { setUnsaved, unsavedChanges } from '#client/unsaved.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Form } from '#ui/form/Form.tsx';
import { type FormOf, isChanged } from '#ui/form/useForm.ts';
import { olvidarTipos } from './tipos.ts';

/** Prefix of the ids of these parts among the forms with unsaved input. */
const PARTE = 'parte-de-novedad:';

/** True while any part of a novelty type has unsaved changes. */
export const usePartesSinGuardar = (): boolean =>
  useStore(unsavedChanges, (s) => [...s.ids].some((id) => id.startsWith(PARTE)));

/** One part of a novelty type. Descartar and Grabar are shown below it while it has changes. */
export function ParteForm<I extends FieldValues, O, E extends Endpoint, T>({
  form,
  escritura,
  onSaved,
  children,
}: {
  readonly form: FormOf<I, O>;
  /** The write for the changes. */
  readonly escritura: (values: O) => Escritura<E, T>;
  readonly onSaved?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const id = PARTE + useId();
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  useEffect(() => {
    setUnsaved(id, isDirty);
    return () => setUnsaved(id, false);
  }, [id, isDirty]);
  const { escribir } = useEscritura();
  const save = async (values: O) => {
    // Enter on a checkbox submits the form too.
    if (!isChanged(form)) return;
    const write = escritura(values);
    const done = await escribir(write);
    if (done) toast.success(write.llamada.success ?? '');
    await forget(...olvidarTipos);
    if (done) onSaved?.();
  };
  return (
    <Form form={form} onSubmit={save}>
      {children}
      {isDirty ? (
        <div className="parametro-cambios">
          <Button onClick={() => form.reset()} disabled={isSubmitting}>
            {general.descartar}
          </Button>
          <Button type="submit" tone="primary" busy={isSubmitting}>
            {general.grabar}
          </Button>
        </div>
      ) : null}
    </Form>
  );
}
