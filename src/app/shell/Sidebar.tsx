import { Brand } from '#ui/layout/Brand.tsx';
import { MenuList } from './MenuList.tsx';
import { shell } from './messages.ts';

/** The menu beside the screen; on small screens the drawer takes its place. */
export function Sidebar() {
  return (
    <nav className="side" aria-label={shell.marco.menu}>
      <Brand />
      <MenuList />
    </nav>
  );
}
