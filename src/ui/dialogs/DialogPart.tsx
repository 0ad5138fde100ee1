import type { ReactNode } from 'react';
import { Panel } from '../feedback/Panel.tsx';
import { kitMessages } from '../messages.ts';
import { Modal } from './Modal.tsx';

interface DialogPartProps {
  readonly onClose: () => void;
  /** A dialog to show while the code loads. */
  readonly wait?: ReactNode;
  readonly children: ReactNode;
}

/** Wraps a dialog whose code is loaded when it is opened: if it crashes, a small dialog says so and can be closed. */
export function DialogPart({ onClose, wait = null, children }: DialogPartProps) {
  const frame = (told: ReactNode) => (
    <Modal title={kitMessages.dialogBroken} size="s" onClose={onClose}>
      {told}
    </Modal>
  );
  return (
    <Panel frame={frame} wait={wait}>
      {children}
    </Panel>
  );
}
