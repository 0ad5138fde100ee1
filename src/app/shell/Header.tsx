import { Link } from 'react-router-dom';
import { useSession } from '#client/session.ts';
import { config } from '#lib/config.ts';
import { routePaths } from '#lib/routes.ts';
import { sessionKeys, tab } from '#lib/storage.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { HelpLink } from './HelpLink.tsx';
import { shell } from './messages.ts';
import { NoticesMenu } from './NoticesMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

const texts = shell.marco;

/** Shows regional, company, employer number and module, with a link to change them. */
function Context() {
  const user = useSession((s) => s.user);
  if (!user) return null;
  const modulo = tab.read(sessionKeys.menuItem);
  const facts = (
    <span className="context-facts">
      <span className="context-regional">{user.regional} · </span>
      <b>{user.empresa}</b>
      {user.numero_patronal ? <span className="context-more"> · {user.numero_patronal}</span> : null}
      {modulo ? <span className="context-more"> · {modulo}</span> : null}
    </span>
  );
  if (user.unica_regional_modulo) return <div className="context">{facts}</div>;
  return (
    <Link className="context" to={routePaths['regional-module']} title={texts.cambiarContexto}>
      {facts}
      <span className="context-change">{texts.cambiar}</span>
    </Link>
  );
}

/** The bar above every screen (spec F 2.3). */
export function Header({
  onMenu,
  onSearch,
  onHelp,
}: {
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}) {
  return (
    <header className="shell-head">
      {config().versionPrueba ? <p className="shell-test">{texts.versionPrueba}</p> : null}
      <div className="top">
        <button type="button" className="top-menu" aria-label={texts.abrirMenu} onClick={onMenu}>
          <Icon name="menu" />
        </button>
        <Context />
        <span className="top-space" />
        <button
          type="button"
          className="top-search"
          aria-label={`${texts.buscar} ${texts.teclasDeBuscar}`}
          aria-keyshortcuts="Control+K"
          onClick={onSearch}
        >
          <Icon name="search" />
          <span className="top-search-text">{texts.buscar}</span> <kbd>{texts.teclasDeBuscar}</kbd>
        </button>
        <HelpLink className="top-help" />
        <NoticesMenu />
        <UserMenu onHelp={onHelp} />
      </div>
    </header>
  );
}
