import { Link, useNavigate, useParams } from 'react-router-dom';
import { callWithMessage } from '#client/call.ts';
import { logout, session, useSession } from '#client/session.ts';
import { contrasena } from '#contract/services/contrasena.ts';
import { routePaths } from '#lib/routes.ts';
import { toast } from '#ui/feedback/toast.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { auth } from './messages.ts';
import { type NewPassword, PasswordForm } from './PasswordForm.tsx';

const texts = auth.cambio;
const motivos: Readonly<Record<string, string>> = texts.motivos;

/** Change of password: expired, demanded, or wished (spec F 2.3, decision 23). Afterwards the person signs in again. */
export function ChangePasswordPage() {
  const { tipo = 'voluntario' } = useParams();
  const navigate = useNavigate();
  const usuario = useSession((s) => s.user?.usuario ?? '');
  const isWished = !(tipo in texts.motivos) || tipo === 'voluntario';
  const leave = () => {
    logout();
    void navigate(routePaths.login, { replace: true });
  };
  const save = async ({ actual, nueva, repite }: NewPassword) => {
    const idUsuario = session.getState().user?.id_usuario ?? 0;
    const body = { contrasenaActual: actual, contrasenaNueva: nueva, contrasenaRepite: repite, idUsuario };
    const { mensaje } = await callWithMessage(contrasena.cambiar, { body }, { quiet: true });
    leave();
    toast.success(mensaje?.Descripcion || (contrasena.cambiar.success ?? ''));
  };
  return (
    <AuthFrame title={texts.titulo} lead={motivos[tipo] ?? texts.motivos.voluntario}>
      <PasswordForm asksActual usuario={usuario} onSave={save} />
      <div className="auth-links">
        {isWished ? <Link to={routePaths.inicio}>{texts.volver}</Link> : null}
        <button type="button" className="auth-link" onClick={leave}>
          {texts.salir}
        </button>
      </div>
    </AuthFrame>
  );
}
