import './modal.css';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Panel } from '../feedback/Panel.tsx';
import { focusNearIfLost, placeOf } from '../focus/lostFocus.ts';
import { Icon } from '../icons/Icon.tsx';
import { kitMessages } from '../messages.ts';
import { pushDialog, topDialog } from './dialogStack.ts';
import { focusInto } from './firstFocus.ts';

type ModalProps = {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** No Esc, no X: only the dialog's own buttons close it. */
  locked?: boolean;
  /** It stays above dialogs that open later. */
  above?: boolean;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Id of the element that describes the dialog. */
  describedBy?: string;
  /** 'alertdialog' for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  className?: string;
};

/** The dialog that stays above others, if one is open. */
const covering = (): HTMLDialogElement | null => {
  const top = topDialog();
  return top && 'above' in top.dataset ? top : null;
};

/** Brings a dialog back above one that has just opened. The focus stays where it was in it. */
function raise(dialog: HTMLDialogElement, focused: Element | null): void {
  dialog.close();
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
  else focusInto(dialog);
}

/**
 * Opens the native dialog while mounted, moves focus into it, and returns it to the opener at the end. If the opener
 * has left the page, or leaves with the dialog, what is in its place gets the focus. If the opener is behind another
 * dialog, that dialog gets it.
 */
function useOpen() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const cover = covering();
    const place = opener instanceof HTMLElement && opener !== document.body ? placeOf(opener) : null;
    dialog.showModal();
    if (cover) raise(cover, opener);
    else focusInto(dialog);
    const remove = pushDialog(dialog, cover);
    return () => {
      remove();
      dialog.close();
      const next = topDialog();
      if (next && opener?.isConnected && !next.contains(opener)) return focusInto(next);
      if (place === null) return;
      if (place.element.isConnected) place.element.focus();
      focusNearIfLost(place);
    };
  }, []);
  return ref;
}

/** Modal dialog on the native element: mounted means open. The heading is its name; Esc and X call `onClose`. */
export function Modal({
  title,
  onClose,
  children,
  footer,
  locked = false,
  above = false,
  size = 'm',
  describedBy,
  role,
  className = '',
}: ModalProps) {
  const ref = useOpen();
  const titleId = useId();
  const ask = () => {
    if (!locked) onClose();
  };
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    ask();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Escape') return;
    // Esc closes an open calendar first.
    if (event.target instanceof Element && event.target.closest('[data-overlay-open="true"]')) return;
    event.preventDefault();
    event.stopPropagation();
    ask();
  };
  // Browsers close a dialog on a second Esc without interaction: a locked dialog opens again.
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
    dialog.showModal();
    ask();
  };
  return (
    <dialog
      ref={ref}
      role={role}
      data-above={above ? '' : undefined}
      className={`modal modal-${size} ${className}`}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={onCancel}
      onClose={onNativeClose}
      onKeyDown={onKeyDown}
    >
      <header className="modal-head">
        <h2 id={titleId} className="modal-title" tabIndex={-1}>
          {title}
        </h2>
        {locked ? null : (
          <button type="button" className="modal-close" aria-label={kitMessages.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </header>
      <div className="modal-body">
        <Panel>{children}</Panel>
      </div>
      {footer ? <footer className="modal-foot">{footer}</footer> : null}
    </dialog>
  );
}
