import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { basta } from '#blocks/escritura/asentar.ts';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { call } from '#client/call.ts';
import { ServiceRejection, TransportFailure } from '#client/errors.ts';
import { queryClient } from '#client/query.ts';
import { contrasena } from '#contract/services/contrasena.ts';
import { pathTo, routePaths } from '#lib/routes.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { auth } from './messages.ts';
import { type Cambiar, type NewPassword, PasswordForm } from './PasswordForm.tsx';

const textos = auth.cambio;

/** Replaces the token in the URL once it was read, so that neither the history nor a reload shows it again. */
const READ = '-';

/** The services answered and refused the link; they were not just unreachable. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ServiceRejection || (error instanceof TransportFailure && error.kind === 'solicitud');

function useTokenOutOfAddress(): void {
  useEffect(() => {
    window.history.replaceState(window.history.state, '', pathTo('reestablecer-contrasena', {}, { enlace: READ }));
  }, []);
}

function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const link = useQuery({
    queryKey: ['enlace', token],
    queryFn: () => call(contrasena.verificarEnlace, { body: { Token: token } }, { quiet: true }).then(() => true),
    gcTime: 0,
  });
  const save = async ({ nueva, repite }: NewPassword, escribir: Cambiar) => {
    const body = { Token: token, contrasenaNueva: nueva, contrasenaRepite: repite };
    const done = await escribir({
      llamada: contrasena.reestablecer,
      entrada: { body },
      resultado: basta,
      comprobar: null,
    });
    if (!done) return;
    void navigate(routePaths.login, { replace: true });
    decirHecho(done.mensaje, contrasena.reestablecer.success ?? '');
  };
  if (link.isPending) return <Skeleton lines={5} label={textos.verificando} />;
  if (link.isSuccess) return <PasswordForm asksActual={false} onSave={save} />;
  if (!isRefusal(link.error)) return <LecturaFallida de={link} />;
  return (
    <Alert tone="warn" live actions={<Link to={routePaths['forgot-your-password']}>{textos.solicitarOtro}</Link>}>
      {token === READ ? textos.enlaceLeido : textos.enlaceVencido}
    </Alert>
  );
}

/** Resets a password with the link from an e-mail. The link is verified first (spec F 2.3, 7.1; decision 23). */
export function ResetPasswordPage() {
  const { enlace = '' } = useParams();
  useTokenOutOfAddress();
  return (
    <QueryClientProvider client={queryClient}>
      <AuthFrame title={textos.tituloEnlace} lead={textos.motivoEnlace}>
        <ResetForm token={enlace} />
        <div className="auth-links">
          <Link to={routePaths.login}>{auth.solicitud.volver}</Link>
        </div>
      </AuthFrame>
    </QueryClientProvider>
  );
}
