import { Brand } from '#ui/layout/Brand.tsx';
import { MenuList } from './MenuList.tsx';
import { shell } from './messages.ts';

/** The menu beside the screen; small screens have the drawer instead. */
export function Sidebar() {
  return (
    <nav className="side" aria-label={shell.marco.menu}>
      <Brand />
      <MenuList />
    </nav>
  );
}
