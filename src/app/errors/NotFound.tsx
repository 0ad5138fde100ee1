import { app } from '#app/messages.ts';
import { routePaths } from '#lib/routes.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { PlainPage } from './PlainPage.tsx';

/** The not-found page (spec F 2.1). */
export function NotFound() {
  return (
    <main id="contenido">
      <PlainPage
        title={app.noEncontrada.titulo}
        text={app.noEncontrada.texto}
        actions={
          <LinkButton tone="primary" to={routePaths.inicio} icon="home">
            {app.error.inicio}
          </LinkButton>
        }
      />
    </main>
  );
}
