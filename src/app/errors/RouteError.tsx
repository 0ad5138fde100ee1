import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isLoadFailure } from '#app/loadScreen.ts';
import { app } from '#app/messages.ts';
import { Motivo } from '#blocks/hecho/Motivo.tsx';
import { isCallError } from '#client/errors.ts';
import { routePaths } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { askForNewPage } from '#ui/feedback/askForNewPage.ts';
import { LaterCopyDetail } from '#ui/feedback/LaterCopyDetail.tsx';
import { PlainPage } from './PlainPage.tsx';

/** What is said of a screen that failed: the words of the services, if they are why. */
function Why({ error }: { readonly error: unknown }) {
  if (isLoadFailure(error)) return app.error.textoCarga;
  return isCallError(error) && error.message !== '' ? <Motivo de={error} /> : app.error.texto;
}

/** Replaces a screen that failed; the frame around it stays usable. The person never sees details (spec F 8). */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const retry = () => {
    if (isLoadFailure(error)) askForNewPage();
    // Navigating to the current address renders the screen again and keeps its history state.
    else void navigate(location, { replace: true, state: location.state });
  };
  return (
    <PlainPage
      title={app.error.titulo}
      text={<Why error={error} />}
      actions={
        <>
          <Button tone="primary" icon="refresh" onClick={retry}>
            {general.reintentar}
          </Button>
          <LinkButton to={routePaths.inicio} icon="home" reloadDocument>
            {app.error.inicio}
          </LinkButton>
          <LaterCopyDetail error={error} />
        </>
      }
    />
  );
}
