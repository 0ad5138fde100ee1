import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { basta } from '#blocks/escritura/asentar.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { type CallError, ServiceRejection } from '#client/errors.ts';
import { useTask } from '#client/useTask.ts';
import { contrasena } from '#contract/services/contrasena.ts';
import { routePaths } from '#lib/routes.ts';
import { sinInformacion, validation } from '#messages/validation.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { auth } from './messages.ts';

const texts = auth.solicitud;

/** A refusal with a message of type Information counts as success (spec F 7.1). */
const isAnswer = (error: CallError): boolean =>
  error instanceof ServiceRejection && error.mensaje.TipoMensaje === 'info';

function problemOf(correo: string): string {
  if (correo === '') return sinInformacion(texts.correo);
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(correo) ? '' : validation.correoFormato;
}

/** Forgotten password: the answer is the same whether the address is known or not (decision 23). */
export function ForgotPasswordPage() {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [answer, setAnswer] = useState('');
  const { escribir } = useEscritura();
  const [send, busy] = useTask(async (correo: string) => {
    const done = await escribir(
      {
        llamada: contrasena.solicitar,
        entrada: { body: { CorreoElectronico: correo } },
        resultado: basta,
        // An e-mail on its way shows nowhere.
        comprobar: null,
      },
      {
        fallo: (error) => (isAnswer(error) ? setAnswer : setFailure)(error.message),
        nadieSabe: texts.nadieSabe,
      },
    );
    if (done) setAnswer(done.mensaje?.Descripcion || (contrasena.solicitar.success ?? ''));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const correo = (input.current?.value ?? '').trim();
    const found = problemOf(correo);
    setProblem(found);
    setFailure('');
    if (found) input.current?.focus();
    else void send(correo);
  };
  return (
    <AuthFrame title={texts.titulo} lead={answer ? undefined : texts.explicacion}>
      {answer ? (
        <Alert tone="ok" live title={texts.enviada}>
          <p>{answer}</p>
          <p>{texts.noLlega}</p>
        </Alert>
      ) : (
        <form className="auth-form" onSubmit={submit} noValidate>
          {failure ? (
            <Alert tone="bad" live>
              {failure}
            </Alert>
          ) : null}
          <TextField
            label={texts.correo}
            type="email"
            name="email"
            autoComplete="email"
            required
            ref={input}
            error={problem || undefined}
          />
          <Button type="submit" tone="primary" busy={busy}>
            {texts.enviar}
          </Button>
        </form>
      )}
      <div className="auth-links">
        <Link to={routePaths.login}>{texts.volver}</Link>
      </div>
    </AuthFrame>
  );
}
