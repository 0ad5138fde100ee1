import { Modal } from '#ui/dialogs/Modal.tsx';
import { MenuList } from './MenuList.tsx';
import { shell } from './messages.ts';

/** The menu on small screens. */
export function Drawer({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={shell.marco.menu} onClose={onClose} className="drawer">
      <nav aria-label={shell.marco.menu}>
        <MenuList onGo={onClose} />
      </nav>
    </Modal>
  );
}
