import './toast.css';
import { createPortal } from 'react-dom';
import { useTopDialog } from '../dialogs/dialogStack.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { kitTexts } from '../texts.ts';
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
        aria-label={kitTexts.closeToast}
        onClick={() => {
          toasts.dismiss(toast.id);
          // The hovered or focused card is gone without a leave event.
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
  return (
    <div className="toast-region">
      <div className="sr-only" role="status" aria-live="polite">
        {spoken && !spoken.urgent ? <span key={spoken.id}>{spoken.text}</span> : null}
      </div>
      <div className="sr-only" role="alert" aria-live="assertive">
        {spoken?.urgent ? <span key={spoken.id}>{spoken.text}</span> : null}
      </div>
      {shown.length > 0 ? (
        <section aria-label={kitTexts.toasts}>
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
    </div>
  );
}

/**
 * Live regions and cards of the toasts; mounted once, from the first paint. While a modal dialog is open everything
 * outside it is inert, so the region lives inside the topmost one.
 */
export function ToastRegion() {
  const dialog = useTopDialog();
  return dialog ? createPortal(<Region />, dialog) : <Region />;
}
