import './tramites.css';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { DialogForm, type Grabar } from '#blocks/formulario/DialogForm.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type FormOf, isChanged, tellFailure, useForm } from '#ui/form/useForm.ts';
import { tramitesMessages as textos } from './messages.ts';
import { olvidar } from './olvidar.ts';

/** A field of an act. */
export type Campo = keyof typeof textos.campos;
/** What is typed, by field: every value but an amount is a text until it is saved. */
export type TramiteForm = { readonly [campo in Exclude<Campo, 'Monto'>]?: string | undefined } & {
  readonly Monto?: number | null;
};

export interface CamposProps {
  readonly form: FormOf<TramiteForm, unknown>;
}

/** One of the acts on a person: its form, its rules, what it writes (`O`) and what is said then. */
export interface Tramite<O = unknown> {
  readonly titulo: string;
  readonly guardado: string;
  readonly inicial: TramiteForm;
  /** What may be saved, made of what is typed. */
  readonly schema: z.ZodMiniType<O, TramiteForm>;
  /** It may be saved as it opens: what was asked for is complete. */
  readonly completo?: true;
  /** True once it is written; a failure is shown by the dialog. */
  grabar(form: O, grabar: Grabar): Promise<boolean>;
  campos(props: CamposProps): ReactNode;
}

/** An act like any other: what it writes with is what its own schema makes of the fields. */
export const tramiteDe = <O,>(tramite: Tramite<O>): Tramite => tramite;

/** The form of an act. What the services refuse stays on screen with the reason. */
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
        // Given up, but perhaps done: the page shows how it stands.
        if (dudosa) void olvidar();
        onClose();
      }}
    >
      {tramite.campos({ form })}
    </DialogForm>
  );
}
