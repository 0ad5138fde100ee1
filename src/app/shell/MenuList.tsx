import { Link, useLocation } from 'react-router-dom';
import { prefetch } from '#app/screens.ts';
import { isPersonal, useSession } from '#client/session.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { familias } from '#engine/family/familias.ts';
import { useEsperan } from '#features/inicio/contados.ts';
import { useEsperando } from '#features/revision/esperando.ts';
import { patternOf, type RouteName, routePaths } from '#lib/routes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconOf, type MenuEntry, menuOf } from './menu.ts';
import { shell } from './messages.ts';

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

function Count({ n, what }: { readonly n: number; readonly what: string }) {
  return (
    <span className="menu-count">
      <span className="sr-only">, </span>
      {n}
      <span className="sr-only"> {what}</span>
    </span>
  );
}

/** How many notices wait for a review, while the desk knows it. */
function Waiting() {
  const waiting = useEsperando();
  return waiting === null ? null : <Count n={waiting} what={shell.marco.porRevisar} />;
}

/** How many notices of a list wait for the employer, while that is known. */
function Pending({ familia }: { readonly familia: FamiliaDeAvisos }) {
  const n = useEsperan(familia.tipos.map(({ id }) => id));
  return n > 0 ? <Count n={n} what={shell.marco.porAtender} /> : null;
}

function Entry({
  entry: { name, label },
  onGo,
}: {
  readonly entry: MenuEntry;
  readonly onGo: (() => void) | undefined;
}) {
  const familia = familias().find(({ routes }) => routes.list === name);
  const load = () => prefetch(name);
  return (
    <li>
      <Link
        to={patternOf(name)}
        className="menu-link"
        aria-current={useCurrent(name)}
        onPointerEnter={load}
        onFocus={load}
        onClick={onGo}
      >
        <Icon name={iconOf(name)} />
        <span className="menu-label">{label}</span>
        {name === 'revision-admin' ? <Waiting /> : null}
        {familia ? <Pending familia={familia} /> : null}
      </Link>
    </li>
  );
}

/** The menu's entries: Inicio, then the groups of the user's accesos. */
export function MenuList({ onGo }: { onGo?: () => void }) {
  const accesos = useSession((s) => s.user?.accesos);
  const groups = menuOf(accesos ?? []);
  return (
    <div className="menu">
      <ul>
        <Entry entry={{ name: 'inicio', label: shell.marco.inicio }} onGo={onGo} />
      </ul>
      {groups.map((group) => (
        <div key={group.label}>
          <h2 className="menu-group">{group.label}</h2>
          <ul>
            {group.entries.map((entry) => (
              <Entry key={entry.name} entry={entry} onGo={onGo} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
