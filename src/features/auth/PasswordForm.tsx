import { type FormEvent, useRef, useState } from 'react';
import type { Escritura } from '#blocks/escritura/asentar.ts';
import type { Hecha } from '#blocks/escritura/escribir.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { useTask } from '#client/useTask.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sinInformacion } from '#messages/validation.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { auth } from './messages.ts';

const texts = auth.cambio;

export interface NewPassword {
  /** '' where it is not asked for. */
  readonly actual: string;
  readonly nueva: string;
  readonly repite: string;
}
/** Makes the write of a new password; null when it was not done, which has been shown. */
export type Cambiar = <E extends Endpoint, T>(escritura: Escritura<E, T>) => Promise<Hecha<T> | null>;

type Problems = Partial<Record<keyof NewPassword, string>>;

/** Both new ones equal and nothing empty; strength is the services' matter (decision 23). */
function problemsOf({ actual, nueva, repite }: NewPassword, asksActual: boolean): Problems {
  return {
    ...(asksActual && actual.trim() === '' ? { actual: sinInformacion(texts.actual) } : {}),
    ...(nueva.trim() === '' ? { nueva: sinInformacion(texts.nueva) } : {}),
    ...(repite.trim() === ''
      ? { repite: sinInformacion(texts.repite) }
      : repite === nueva
        ? {}
        : { repite: texts.distintas }),
  };
}

/** The fields of a new password, shared by the change and the reset by link. */
export function PasswordForm({
  asksActual,
  usuario = '',
  onSave,
}: {
  asksActual: boolean;
  /** For password managers, where it is known. */
  usuario?: string;
  onSave: (password: NewPassword, escribir: Cambiar) => Promise<void>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');
  const { escribir } = useEscritura();
  const [save, busy] = useTask(async (password: NewPassword) => {
    const fallo = ({ message }: Error) => setFailure(message);
    await onSave(password, (escritura) => escribir(escritura, { fallo, nadieSabe: texts.nadieSabe }));
  });
  const field = (name: keyof NewPassword) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const text = (name: keyof NewPassword) => field(name)?.value ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const password = { actual: text('actual'), nueva: text('nueva'), repite: text('repite') };
    const found = problemsOf(password, asksActual);
    setProblems(found);
    setFailure('');
    const first = (['actual', 'nueva', 'repite'] as const).find((name) => found[name]);
    if (first) field(first)?.focus();
    else void save(password);
  };
  return (
    <form ref={form} className="auth-form" onSubmit={submit} noValidate>
      {failure ? (
        <Alert tone="bad" live>
          {failure}
        </Alert>
      ) : null}
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
      {asksActual ? <PasswordField label={texts.actual} name="actual" required error={problems.actual} /> : null}
      <PasswordField label={texts.nueva} name="nueva" autoComplete="new-password" required error={problems.nueva} />
      <PasswordField label={texts.repite} name="repite" autoComplete="new-password" required error={problems.repite} />
      <Button type="submit" tone="primary" busy={busy}>
        {texts.grabar}
      </Button>
    </form>
  );
}
