import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { prefetch } from '#app/screens.ts';
import { isPersonal, useSession } from '#client/session.ts';
import { patternOf, type RouteName, routePaths } from '#lib/routes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { laterOrNothing } from '#ui/later.tsx';
import { iconOf, type MenuEntry, menuOf } from './menu.ts';
import { shell } from './messages.ts';
import { useAnswered } from './useAnswered.ts';

/** The menu does not wait for its counts. */
const MenuCount = laterOrNothing(async () => (await import('./MenuCount.tsx')).MenuCount);

/** Lists whose form has a name of its own (spec F 2.5b): the product form does not belong to the catalogue of forms. */
const formOf: Partial<Record<RouteName, string>> = {
  'producto-admin': routePaths['formulario-editar'],
  'formulario-admin': '',
  'mis-avisos': routePaths['mi-aviso'],
  'personas-admin': routePaths['persona-carpeta'],
};

/**
 * A list's entry is current on its own screen, and marked as the section while one of its forms is open. Staff return from a
 * notice's form to the desk, unless they came from its list.
 */
function useCurrent(name: RouteName): 'page' | 'true' | undefined {
  const { pathname, state } = useLocation();
  const list = pathname
    .split('/')
    .at(-1)
    ?.replace(/-editar$/, '-admin');
  const isReview = useSession(isPersonal) && /\/aviso-.*-editar$/.test(pathname) && state?.desde !== list;
  const path = patternOf(name);
  if (pathname === path) return 'page';
  if (isReview) return name === 'revision-admin' ? 'true' : undefined;
  const form = formOf[name] ?? path.replace(/-admin(?=-ex$|$)/, '-editar');
  return form === pathname ? 'true' : undefined;
}

function Entry({
  entry: { name, label },
  counted,
  onGo,
}: {
  readonly entry: MenuEntry;
  readonly counted: boolean;
  readonly onGo: (() => void) | undefined;
}) {
  const load = () => prefetch(name);
  const current = useCurrent(name);
  const form = useLocation().pathname.split('/').at(-1);
  return (
    <li>
      <Link
        to={patternOf(name)}
        // From its own form a list comes back with its filter (spec E 2).
        state={current === 'true' ? { desde: form } : null}
        className="menu-link"
        aria-current={current}
        onPointerEnter={load}
        onFocus={load}
        onClick={onGo}
      >
        <Icon name={iconOf(name)} />
        <span className="menu-label">{label}</span>
        {counted ? (
          <Suspense>
            <MenuCount name={name} />
          </Suspense>
        ) : null}
      </Link>
    </li>
  );
}

/** The menu's entries: Inicio, then the groups of the user's accesos. */
export function MenuList({ onGo }: { onGo?: () => void }) {
  const accesos = useSession((s) => s.user?.accesos);
  const groups = menuOf(accesos ?? []);
  const counted = useAnswered();
  return (
    <div className="menu">
      <ul>
        <Entry entry={{ name: 'inicio', label: shell.marco.inicio }} counted={counted} onGo={onGo} />
      </ul>
      {groups.map((group) => (
        <div key={group.label}>
          <h2 className="menu-group">{group.label}</h2>
          <ul>
            {group.entries.map((entry) => (
              <Entry key={entry.name} entry={entry} counted={counted} onGo={onGo} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
