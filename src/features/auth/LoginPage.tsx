import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { decirEnFormulario } from '#blocks/formulario/decirEnFormulario.ts';
import { requerido } from '#blocks/formulario/textos.ts';
import { endReason } from '#client/session.ts';
import { config } from '#lib/config.ts';
import { routePaths } from '#lib/routes.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormPassword } from '#ui/form/FormPassword.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { auth } from './messages.ts';
import { RobotCheck, useControlDeRobot } from './RobotCheck.tsx';

const textos = auth.login;

/**
 * The sign-in calls load separately, so that the user can type before they arrive. If they do not, the press of the button
 * loads them again, and says so.
 */
const loadSignIn = () => import('./iniciarSesion.ts');

/** Not trimmed: names and passwords may begin or end with a space. */
const schema = z.object({ username: requerido(textos.usuario), password: requerido(textos.contrasena) });
const nothing: z.infer<typeof schema> = { username: '', password: '' };

function DemoUsers({ onPick }: { onPick: (usuario: string) => void }) {
  const { usuariosDemo } = config();
  if (usuariosDemo.length === 0) return null;
  return (
    <div className="auth-demo">
      <p>
        <b>{textos.demostracion}</b> · {textos.demostracionTexto}
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
  const robot = useControlDeRobot();
  const form = useForm({ schema, values: nothing });
  const { isSubmitting: busy } = form.formState;
  const ended = useStore(endReason, (s) => s.text);
  const start = async ({ username, password }: z.infer<typeof schema>) => {
    if (!robot.isTicked()) return;
    const { iniciarSesion } = await loadSignIn();
    const result = await iniciarSesion({ usuario: username, contrasena: password, robot: robot.token });
    if ('to' in result) return navigate(result.to, { replace: true });
    decirEnFormulario(form)(result.fallo);
    robot.reset();
    form.setFocus('password', { shouldSelect: true });
  };
  const pickDemo = (name: string) => {
    form.setValue('username', name);
    form.setFocus('password');
  };
  return (
    <AuthFrame title={textos.titulo} lead={textos.explicacion}>
      <Form
        form={form}
        className="auth-form"
        onTry={() => endReason.setState({ text: '' })}
        onSubmit={start}
        onFocus={() => void loadSignIn().catch(() => undefined)}
      >
        {ended ? (
          <Alert tone="warn" live>
            {ended}
          </Alert>
        ) : null}
        <FormText
          form={form}
          name="username"
          label={textos.usuario}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormPassword
          form={form}
          name="password"
          label={textos.contrasena}
          labelAside={<Link to={routePaths['forgot-your-password']}>{textos.olvido}</Link>}
        />
        <RobotCheck check={robot} />
        <Button type="submit" tone="primary" busy={busy}>
          {busy ? textos.iniciando : textos.iniciar}
        </Button>
      </Form>
      <DemoUsers onPick={pickDemo} />
    </AuthFrame>
  );
}
