import { app } from '#app/messages.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { MenuList } from './MenuList.tsx';

/** The menu on small screens. */
export function Drawer({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={app.marco.menu} onClose={onClose} className="drawer">
      <nav aria-label={app.marco.menu}>
        <MenuList onGo={onClose} />
      </nav>
    </Modal>
  );
}
