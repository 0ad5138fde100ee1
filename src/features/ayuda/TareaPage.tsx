import './ayuda.css';
import { useSearchParams } from 'react-router-dom';
import { TareaPasoAPaso, Texto } from '#blocks/ayuda/TareaPasoAPaso.tsx';
import { useTituloDeRegistro } from '#blocks/titulo/useTituloDeRegistro.ts';
import { pathTo, routePaths } from '#lib/routes.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { pantallaDe, tareasDe } from './guia.ts';
import { ayudaMessages as textos } from './messages.ts';
import { titles } from './titles.ts';

const miga = { to: routePaths.ayuda, label: titles.ayuda };

/** A task of the guide: its steps with their pictures, to read or to print. */
export function Component() {
  const [direccion] = useSearchParams();
  const id = direccion.get('tarea');
  const tarea = tareasDe().find((una) => una.id === id);
  useTituloDeRegistro(tarea ? `· ${tarea.titulo}` : '');
  if (!tarea)
    return (
      <div className="ayuda">
        <PageHead title={titles.ayuda} />
        <EmptyState
          text={textos.noEsta}
          icon="search"
          action={<LinkButton to={routePaths.ayuda}>{textos.quitar}</LinkButton>}
        />
      </div>
    );
  const pantalla = pantallaDe(tarea);
  return (
    <article className="ayuda ayuda-tarea">
      <PageHead
        crumb={miga}
        title={tarea.titulo}
        lead={<Texto trozos={tarea.entrada} />}
        actions={
          <>
            <Button icon="print" onClick={() => window.print()}>
              {textos.imprimir}
            </Button>
            {pantalla ? (
              <LinkButton to={pathTo(pantalla)} icon="arrow-right">
                {textos.irAPantalla}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <TareaPasoAPaso tarea={tarea} />
    </article>
  );
}
