import { decirEnFormulario } from '#blocks/formulario/decirEnFormulario.ts';
import './lock-screen.css';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { page } from '#app/page.ts';
import { initials } from '#app/shell/initials.ts';
import { AyudaAqui } from '#blocks/ayuda/AyudaAqui.tsx';
import { requerido } from '#blocks/formulario/textos.ts';
import { isCallError } from '#client/errors.ts';
import { queryClient } from '#client/query.ts';
import { endReason, logout, session, useSession } from '#client/session.ts';
import { sessionUnlocked } from '#client/sessionRest.ts';
import { RobotCheck, useControlDeRobot } from '#features/auth/RobotCheck.tsx';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormPassword } from '#ui/form/FormPassword.tsx';
import { useForm } from '#ui/form/useForm.ts';
import './inactivity.ts';
import { FOCUS_AFTER, unlock } from './lock.ts';
import { lockMessages as texts } from './messages.ts';
import { AnotherPerson, unlockSession } from './unlockSession.ts';

/** Continues on the same page and reloads its data. Pending requests are not sent again. */
function goOn(): void {
  const lostWrite = unlock();
  if (session.getState().actualizacionDobleToken) page.reload();
  else {
    sessionUnlocked.emit();
    void queryClient.refetchQueries({ type: 'active' });
  }
  if (lostWrite) toast.warning(texts.noSeGuardo);
}

const schema = z.object({ password: requerido(texts.contrasena) });

/** The lock-screen: the session is lost, but the person and the page are still there (spec F 2.3, decision 22). */
export function LockScreen() {
  const user = useSession((s) => s.user);
  const id = useId();
  const navigate = useNavigate();
  const form = useForm({ schema, values: { password: '' } });
  const { setFocus } = form;
  const robot = useControlDeRobot();
  useEffect(() => {
    const timer = setTimeout(() => setFocus('password'), FOCUS_AFTER);
    return () => clearTimeout(timer);
  }, [setFocus]);
  const leave = (why = '') => {
    logout();
    endReason.setState({ text: why });
    void navigate('/', { replace: true });
  };
  const open = async ({ password }: z.infer<typeof schema>) => {
    if (!robot.isTicked()) return;
    try {
      await unlockSession({ contrasena: password, robot: robot.token });
      goOn();
    } catch (error) {
      if (error instanceof AnotherPerson) return leave(texts.otraPersona);
      if (!isCallError(error)) throw error;
      form.setValue('password', '');
      decirEnFormulario(form)(error);
      setFocus('password');
      robot.reset();
    }
  };
  const name = user?.nombre_completo ?? '';
  return (
    <Modal title={texts.titulo} locked above size="s" onClose={() => undefined} describedBy={id} className="lock">
      <Form form={form} className="lock-form" onSubmit={open}>
        <div className="lock-person" tabIndex={-1} data-autofocus="">
          <span className="lock-avatar" aria-hidden="true">
            {initials(name)}
          </span>
          <span className="lock-names">
            <b>{name}</b>
            <span>{user?.correo_electronico}</span>
          </span>
        </div>
        <p id={id}>{texts.texto}</p>
        <input
          className="sr-only"
          type="text"
          name="username"
          autoComplete="username"
          aria-label={texts.usuario}
          value={user?.usuario ?? ''}
          readOnly
          tabIndex={-1}
        />
        <FormPassword form={form} name="password" label={texts.contrasena} aria-required />
        <RobotCheck check={robot} />
        <Button type="submit" tone="primary" className="btn-solid" busy={form.formState.isSubmitting}>
          {texts.iniciar}
        </Button>
        <button type="button" className="link-like" onClick={() => leave()}>
          {fill(texts.noEs, { name })}
        </button>
      </Form>
      <AyudaAqui tarea="sesion-bloqueada" />
    </Modal>
  );
}
