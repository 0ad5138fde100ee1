import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { endReason } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import { config } from '#lib/config.ts';
import { routePaths } from '#lib/routes.ts';
import { sinInformacion } from '#messages/validation.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { auth } from './messages.ts';
import { RobotCheck, useRobotCheck } from './RobotCheck.tsx';
import type { Credentials } from './signIn.ts';

const texts = auth.login;

/** The calls of the sign-in are no part of what must arrive before a person can type. */
const loadSignIn = () => import('./signIn.ts');

interface Problems {
  readonly usuario?: string;
  readonly contrasena?: string;
  /** What the services answered. */
  readonly sesion?: string;
}

/** Trimmed for the emptiness test only: names and passwords are sent as typed. */
function problemsOf(usuario: string, contrasena: string): Problems {
  return {
    ...(usuario.trim() === '' ? { usuario: sinInformacion(texts.usuario) } : {}),
    ...(contrasena.trim() === '' ? { contrasena: sinInformacion(texts.contrasena) } : {}),
  };
}

function DemoUsers({ onPick }: { onPick: (usuario: string) => void }) {
  const { usuariosDemo } = config();
  if (usuariosDemo.length === 0) return null;
  return (
    <div className="auth-demo">
      <p>
        <b>{texts.demostracion}</b> · {texts.demostracionTexto}
      </p>
      {usuariosDemo.map(({ usuario, descripcion }) => (
        <button key={usuario} type="button" onClick={() => onPick(usuario)}>
          {descripcion}
        </button>
      ))}
    </div>
  );
}

/** Sign-in (spec F 2.1, 4.1, 5.1). */
export function LoginPage() {
  const navigate = useNavigate();
  const usuario = useRef<HTMLInputElement>(null);
  const contrasena = useRef<HTMLInputElement>(null);
  const robot = useRobotCheck();
  const [problems, setProblems] = useState<Problems>({});
  const ended = useStore(endReason, (s) => s.text);
  const [start, busy] = useTask(async (credentials: Credentials) => {
    const { signIn } = await loadSignIn();
    const result = await signIn(credentials);
    if ('to' in result) return navigate(result.to, { replace: true });
    setProblems({ sesion: result.problem });
    robot.reset();
    contrasena.current?.focus();
    contrasena.current?.select();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { usuario: usuario.current?.value ?? '', contrasena: contrasena.current?.value ?? '' };
    const found = problemsOf(typed.usuario, typed.contrasena);
    endReason.setState({ text: '' });
    setProblems(found);
    if (found.usuario) usuario.current?.focus();
    else if (found.contrasena) contrasena.current?.focus();
    else if (robot.isTicked()) void start({ ...typed, robot: robot.token });
  };
  const pickDemo = (name: string) => {
    if (usuario.current) usuario.current.value = name;
    contrasena.current?.focus();
  };
  return (
    <AuthFrame title={texts.titulo} lead={texts.explicacion}>
      <form className="auth-form" onSubmit={submit} onFocus={() => void loadSignIn()} noValidate>
        {ended ? (
          <Alert tone="warn" live>
            {ended}
          </Alert>
        ) : null}
        {problems.sesion ? (
          <Alert tone="bad" live>
            {problems.sesion}
          </Alert>
        ) : null}
        <TextField
          label={texts.usuario}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          ref={usuario}
          error={problems.usuario}
        />
        <PasswordField
          label={texts.contrasena}
          name="password"
          ref={contrasena}
          error={problems.contrasena}
          labelAside={<Link to={routePaths['forgot-your-password']}>{texts.olvido}</Link>}
        />
        <RobotCheck check={robot} />
        <Button type="submit" tone="primary" busy={busy}>
          {busy ? texts.iniciando : texts.iniciar}
        </Button>
      </form>
      <DemoUsers onPick={pickDemo} />
    </AuthFrame>
  );
}
