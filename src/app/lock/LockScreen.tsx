import './lock-screen.css';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { page } from '#app/page.ts';
import { initials } from '#app/shell/initials.ts';
import { isCallError } from '#client/errors.ts';
import { queryClient } from '#client/query.ts';
import { endReason, logout, session, useSession } from '#client/session.ts';
import { sessionUnlocked } from '#client/sessionRest.ts';
import { useTask } from '#client/useTask.ts';
import { RobotCheck, useRobotCheck } from '#features/auth/RobotCheck.tsx';
import { fill } from '#lib/texts.ts';
import { sinInformacion } from '#messages/validation.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import './inactivity.ts';
import { FOCUS_AFTER, unlock } from './lock.ts';
import { lockMessages as texts } from './messages.ts';
import { AnotherPerson, unlockSession } from './unlockSession.ts';

/** The page goes on where it was; what it shows is read again. Nothing that was being sent is sent again. */
function goOn(): void {
  const lostWrite = unlock();
  if (session.getState().actualizacionDobleToken) page.reload();
  else {
    sessionUnlocked.emit();
    void queryClient.refetchQueries({ type: 'active' });
  }
  if (lostWrite) toast.warning(texts.noSeGuardo);
}

function usePassword() {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => ref.current?.focus(), FOCUS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  /** Empties the field and puts the person back into it. */
  const startOver = () => {
    if (!ref.current) return;
    ref.current.value = '';
    ref.current.focus();
  };
  return { ref, startOver };
}

/** The lock-screen: the session is lost, the person and the page are still here (spec F 2.3, decision 22). */
export function LockScreen() {
  const user = useSession((s) => s.user);
  const id = useId();
  const navigate = useNavigate();
  const password = usePassword();
  const robot = useRobotCheck();
  const [problem, setProblem] = useState('');
  const leave = (why = '') => {
    logout();
    endReason.setState({ text: why });
    void navigate('/', { replace: true });
  };
  const [open, busy] = useTask(async (contrasena: string) => {
    try {
      await unlockSession({ contrasena, robot: robot.token });
      goOn();
    } catch (error) {
      if (error instanceof AnotherPerson) return leave(texts.otraPersona);
      if (!isCallError(error)) throw error;
      setProblem(error.message);
      robot.reset();
      password.startOver();
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const contrasena = password.ref.current?.value ?? '';
    setProblem(contrasena.trim() === '' ? sinInformacion(texts.contrasena) : '');
    if (contrasena.trim() === '') password.ref.current?.focus();
    else if (robot.isTicked()) void open(contrasena);
  };
  const name = user?.nombre_completo ?? '';
  return (
    <Modal title={texts.titulo} locked size="s" onClose={() => undefined} describedBy={id} className="lock">
      <form className="lock-form" onSubmit={submit} noValidate>
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
        <PasswordField
          label={texts.contrasena}
          name="password"
          aria-required
          ref={password.ref}
          error={problem || undefined}
        />
        <RobotCheck check={robot} />
        <Button type="submit" tone="primary" className="btn-solid" busy={busy}>
          {texts.iniciar}
        </Button>
        <button type="button" className="link-like" onClick={() => leave()}>
          {fill(texts.noEs, { name })}
        </button>
      </form>
    </Modal>
  );
}
