import { Link, useNavigate, useParams } from 'react-router-dom';
import { basta } from '#blocks/escritura/asentar.ts';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import { logout, session, useSession } from '#client/session.ts';
import { contrasena } from '#contract/services/contrasena.ts';
import { own } from '#lib/own.ts';
import { routePaths } from '#lib/routes.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { auth } from './messages.ts';
import { type Cambiar, type NewPassword, PasswordForm } from './PasswordForm.tsx';

const textos = auth.cambio;

/**
 * Changes a password that is expired, that must be changed, or at the user's wish (spec F 2.3, decision 23). Afterwards
 * the user signs in again.
 */
export function ChangePasswordPage() {
  const { tipo = 'voluntario' } = useParams();
  const navigate = useNavigate();
  const usuario = useSession((s) => s.user?.usuario ?? '');
  const motivo = own(textos.motivos, tipo);
  const isWished = motivo === undefined || tipo === 'voluntario';
  const leave = () => {
    logout();
    void navigate(routePaths.login, { replace: true });
  };
  const save = async ({ actual, nueva, repite }: NewPassword, escribir: Cambiar) => {
    const idUsuario = session.getState().user?.id_usuario ?? 0;
    const body = { contrasenaActual: actual, contrasenaNueva: nueva, contrasenaRepite: repite, idUsuario };
    const { cambiar: llamada } = contrasena;
    // No call tells which password is valid, so there is nothing to check.
    const done = await escribir({
      llamada,
      entrada: { body },
      resultado: basta,
      comprobar: null,
    });
    if (!done) return;
    leave();
    decirHecho(done.mensaje, contrasena.cambiar.success ?? '');
  };
  return (
    <AuthFrame title={textos.titulo} lead={motivo ?? textos.motivos.voluntario}>
      <PasswordForm asksActual usuario={usuario} onSave={save} />
      <div className="auth-links">
        {isWished ? <Link to={routePaths.inicio}>{textos.volver}</Link> : null}
        <button type="button" className="auth-link" onClick={leave}>
          {textos.salir}
        </button>
      </div>
    </AuthFrame>
  );
}
