import { type FormEvent, useRef, useState } from 'react';
import { isCallError } from '#client/errors.ts';
import { useTask } from '#client/useTask.ts';
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

/** The fields of a new password, shared by the change and the reset by link. `onSave` throws the errors of `call`. */
export function PasswordForm({
  asksActual,
  usuario = '',
  onSave,
}: {
  asksActual: boolean;
  /** For password managers, where it is known. */
  usuario?: string;
  onSave: (password: NewPassword) => Promise<void>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');
  const [save, busy] = useTask(async (password: NewPassword) => {
    try {
      await onSave(password);
    } catch (error) {
      if (!isCallError(error)) throw error;
      setFailure(error.message);
    }
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
