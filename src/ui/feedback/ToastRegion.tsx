import './toast.css';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onTopDialog, topDialog } from '../dialogs/dialogStack.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { kitMessages } from '../messages.ts';
import { type Toast, toast as toasts, useToasts } from './toast.ts';

const icons: Record<Toast['tone'], IconName> = {
  success: 'check-circle',
  error: 'x-circle',
  warning: 'alert',
  info: 'info',
};

function ToastCard({ toast }: { toast: Toast }) {
  return (
    <li className={`toast toast-${toast.tone}`}>
      <Icon name={icons[toast.tone]} />
      <div className="toast-text">
        <p>{toast.text}</p>
        {toast.small ? <p className="toast-small">{toast.small}</p> : null}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={kitMessages.closeToast}
        onClick={() => {
          toasts.dismiss(toast.id);
          // The hovered or focused card is removed without a leave event.
          toasts.resume();
        }}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function Region() {
  const { shown, spoken } = useToasts();
  const said = (urgent: boolean) => (spoken?.urgent === urgent ? spoken.text : '');
  return (
    <>
      <div className="sr-only" role="status" aria-live="polite">
        {said(false)}
      </div>
      <div className="sr-only" role="alert" aria-live="assertive">
        {said(true)}
      </div>
      {shown.length > 0 ? (
        <section aria-label={kitMessages.toasts}>
          <ul
            className="toast-list"
            onPointerEnter={toasts.pause}
            onPointerLeave={toasts.resume}
            onFocus={toasts.pause}
            onBlur={toasts.resume}
          >
            {shown.map((toast) => (
              <ToastCard key={toast.id} toast={toast} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'toast-region';
  return host;
}

/**
 * Live regions and cards of the toasts; mounted once, beside the router, as long as the page lives. While a modal dialog is
 * open, everything outside it is inert, so the region's element moves into the topmost dialog.
 */
export function ToastRegion() {
  const [host] = useState(makeHost);
  useLayoutEffect(() => {
    const settle = () => {
      const place = topDialog() ?? document.body;
      if (host.parentElement === place) return;
      toasts.moved();
      place.append(host);
    };
    settle();
    const stop = onTopDialog(settle);
    return () => {
      stop();
      host.remove();
    };
  }, [host]);
  return createPortal(<Region />, host);
}
