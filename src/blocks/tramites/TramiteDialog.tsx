import './tramites.css';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { DialogForm, type Grabar } from '#blocks/formulario/DialogForm.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type FormOf, isChanged, tellFailure, useForm } from '#ui/form/useForm.ts';
import { tramitesMessages as textos } from './messages.ts';
import { olvidar } from './olvidar.ts';

/** A field of a procedure. */
export type Campo = keyof typeof textos.campos;
/** The typed values, by field: all values except an amount are texts until they are saved. */
export type TramiteForm = { readonly [campo in Exclude<Campo, 'Monto'>]?: string | undefined } & {
  readonly Monto?: number | null;
};

export interface CamposProps {
  readonly form: FormOf<TramiteForm, unknown>;
}

/** A procedure on a person: its form, its rules, what it writes (`O`) and the text afterwards. */
export interface Tramite<O = unknown> {
  readonly titulo: string;
  readonly guardado: string;
  readonly inicial: TramiteForm;
  /** Parses the typed values into what is saved. */
  readonly schema: z.ZodMiniType<O, TramiteForm>;
  /** It may be saved unchanged: the initial values are complete. */
  readonly completo?: true;
  /** True if it was written; the dialog shows a failure. */
  grabar(form: O, grabar: Grabar): Promise<boolean>;
  campos(props: CamposProps): ReactNode;
}

/** Hides the type of what a procedure writes, so that different procedures can be handled alike. */
export const tramiteDe = <O,>(tramite: Tramite<O>): Tramite => tramite;

/** The form of a procedure. If the services refuse it, the input stays on screen with the reason. */
export function TramiteDialog({
  tramite,
  onClose,
  onSaved,
}: {
  readonly tramite: Tramite;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const form = useForm<TramiteForm, unknown>({ schema: tramite.schema, values: tramite.inicial });
  const save = async (datos: unknown, grabar: Grabar) => {
    if (!isChanged(form) && !tramite.completo) return tellFailure(form, textos.sinCambios);
    if (!(await tramite.grabar(datos, grabar))) return;
    toast.success(tramite.guardado);
    onSaved();
  };
  return (
    <DialogForm
      form={form}
      title={tramite.titulo}
      size="l"
      className="tramite-form"
      onSubmit={save}
      onClose={(dudosa) => {
        // The user gave up, but the write may have been done: the page loads the current state.
        if (dudosa) void olvidar();
        onClose();
      }}
    >
      {tramite.campos({ form })}
    </DialogForm>
  );
}
