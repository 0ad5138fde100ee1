import { Link } from 'react-router-dom';
import { useRouteHandle } from '#app/useRouteHandle.ts';
import { ayudaAquiMessages } from '#blocks/ayuda/messages.ts';
import { pathTo } from '#lib/routes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { shell } from './messages.ts';

/** The help itself. */
const HELP = /^ayuda/;
/** Screens on which people write: their help opens in another tab, so that nothing is lost. */
const FORM = /-editar|^importar-/;

/** Opens the guide at the tasks of the screen on show: each screen has its help here, without naming it. */
export function HelpLink({ className = '', onClick }: { readonly className?: string; readonly onClick?: () => void }) {
  const name = useRouteHandle()?.name ?? 'ayuda';
  const apart = FORM.test(name);
  return (
    <Link
      to={pathTo('ayuda', HELP.test(name) ? {} : { pantalla: name })}
      target={apart ? '_blank' : undefined}
      className={className}
      onClick={onClick}
    >
      <Icon name="help" />
      <span className="help-text">{ayudaAquiMessages.ayuda}</span>
      {apart ? <span className="sr-only">{shell.marco.enOtraPestana}</span> : null}
    </Link>
  );
}
