import type { ReactNode } from 'react';
import { Panel } from '../feedback/Panel.tsx';
import { kitMessages } from '../messages.ts';
import { Modal } from './Modal.tsx';

/** Wraps a dialog whose code is loaded when it is opened: if it crashes, a small dialog says so and can be closed. */
export function DialogPart({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const frame = (told: ReactNode) => (
    <Modal title={kitMessages.dialogBroken} size="s" onClose={onClose}>
      {told}
    </Modal>
  );
  return <Panel frame={frame}>{children}</Panel>;
}
