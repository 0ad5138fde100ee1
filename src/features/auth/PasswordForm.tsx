import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { Escritura } from '#blocks/escritura/asentar.ts';
import type { Hecha } from '#blocks/escritura/escribir.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { decirEnFormulario } from '#blocks/formulario/decirEnFormulario.ts';
import { requerido } from '#blocks/formulario/textos.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormPassword } from '#ui/form/FormPassword.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { auth } from './messages.ts';

const textos = auth.cambio;

export interface NewPassword {
  /** '' if it is not asked for. */
  readonly actual: string;
  readonly nueva: string;
  readonly repite: string;
}
/** Writes the new password; null if it was not written, and the reason was shown. */
export type Cambiar = <E extends Endpoint, T>(escritura: Escritura<E, T>) => Promise<Hecha<T> | null>;

/** Both new passwords must be equal, and no field may be empty. The services check the strength (decision 23). */
const schemaOf = (asksActual: boolean) =>
  z
    .object({
      actual: asksActual ? requerido(textos.actual) : z.string(),
      nueva: requerido(textos.nueva),
      repite: requerido(textos.repite),
    })
    .check(z.refine(({ nueva, repite }) => nueva === repite, { path: ['repite'], error: textos.distintas }));

/** The fields of a new password, shared by the change and the reset by link. */
export function PasswordForm({
  asksActual,
  usuario = '',
  onSave,
}: {
  asksActual: boolean;
  /** For password managers, if it is known. */
  usuario?: string;
  onSave: (password: NewPassword, escribir: Cambiar) => Promise<void>;
}) {
  const schema = useMemo(() => schemaOf(asksActual), [asksActual]);
  const form = useForm<NewPassword>({ schema, values: { actual: '', nueva: '', repite: '' } });
  const { escribir } = useEscritura();
  const fallo = decirEnFormulario(form);
  const save = (password: NewPassword) =>
    onSave(password, (escritura) => escribir(escritura, { fallo, nadieSabe: textos.nadieSabe }));
  return (
    <Form form={form} className="auth-form" onSubmit={save}>
      <input
        className="sr-only"
        type="text"
        name="username"
        autoComplete="username"
        aria-label={auth.login.usuario}
        value={usuario}
        readOnly
        tabIndex={-1}
      />
      {asksActual ? <FormPassword form={form} name="actual" label={textos.actual} required /> : null}
      <FormPassword
        form={form}
        name="nueva"
        label={textos.nueva}
        hint={textos.reglas}
        autoComplete="new-password"
        required
      />
      <FormPassword form={form} name="repite" label={textos.repite} autoComplete="new-password" required />
      <Button type="submit" tone="primary" busy={form.formState.isSubmitting}>
        {textos.grabar}
      </Button>
    </Form>
  );
}
