import { config } from '#lib/config.ts';
import { MenuList } from './MenuList.tsx';
import { shell } from './messages.ts';

/** Mark, title and fund at the head of the menu. */
function SideBrand() {
  const { titulo, caja } = config();
  return (
    <div className="side-brand">
      <span className="side-mark" aria-hidden="true">
        +
      </span>
      <span>
        <b>{titulo}</b>
        <small>{caja.nombre}</small>
      </span>
    </div>
  );
}

/** The menu beside the screen; on small screens the drawer takes its place. */
export function Sidebar() {
  return (
    <nav className="side" aria-label={shell.marco.menu}>
      <SideBrand />
      <MenuList />
    </nav>
  );
}
