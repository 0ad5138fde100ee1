import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { basta } from '#blocks/escritura/asentar.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { decirEnFormulario } from '#blocks/formulario/decirEnFormulario.ts';
import { correo } from '#blocks/formulario/textos.ts';
import { Motivo } from '#blocks/hecho/Motivo.tsx';
import { type CallError, type Fallo, ServiceRejection } from '#client/errors.ts';
import { contrasena } from '#contract/services/contrasena.ts';
import { routePaths } from '#lib/routes.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { auth } from './messages.ts';

const textos = auth.solicitud;

/** A refusal with a message of type Information counts as success (spec F 7.1). */
const isAnswer = (error: CallError): boolean =>
  error instanceof ServiceRejection && error.mensaje.TipoMensaje === 'info';

const schema = z.object({ email: correo(textos.correo) });

/** Forgotten password: the answer is the same for a known and an unknown address (decision 23). */
export function ForgotPasswordPage() {
  const form = useForm({ schema, values: { email: '' } });
  const [answer, setAnswer] = useState<Fallo>();
  const { escribir } = useEscritura();
  const send = async ({ email }: z.infer<typeof schema>) => {
    const done = await escribir(
      {
        llamada: contrasena.solicitar,
        entrada: { body: { CorreoElectronico: email } },
        resultado: basta,
        // A sent e-mail leaves nothing to check.
        comprobar: null,
      },
      {
        fallo: (error) => (isAnswer(error) ? setAnswer(error) : decirEnFormulario(form)(error)),
        nadieSabe: textos.nadieSabe,
      },
    );
    if (!done) return;
    const { Descripcion = '', IdMensaje = '' } = done.mensaje ?? {};
    setAnswer({ message: Descripcion || (contrasena.solicitar.success ?? ''), numero: IdMensaje });
  };
  return (
    <AuthFrame title={textos.titulo} lead={answer ? undefined : textos.explicacion}>
      {answer ? (
        <Alert tone="ok" live title={textos.enviada}>
          <p>
            <Motivo de={answer} />
          </p>
          <p>{textos.noLlega}</p>
        </Alert>
      ) : (
        <Form form={form} className="auth-form" onSubmit={send}>
          <FormText form={form} name="email" label={textos.correo} type="email" autoComplete="email" required />
          <Button type="submit" tone="primary" busy={form.formState.isSubmitting}>
            {textos.enviar}
          </Button>
        </Form>
      )}
      <div className="auth-links">
        <Link to={routePaths.login}>{textos.volver}</Link>
      </div>
    </AuthFrame>
  );
}
