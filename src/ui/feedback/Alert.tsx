import './alert.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';

const icons: Record<'info' | 'ok' | 'warn' | 'bad', IconName> = {
  info: 'info',
  ok: 'check-circle',
  warn: 'alert',
  bad: 'x-circle',
};

/** Message that stays on the page, beside the content it belongs to. Announced only if `live`. */
export function Alert({
  tone,
  title,
  children,
  actions,
  live = false,
  className = '',
}: {
  tone: 'info' | 'ok' | 'warn' | 'bad';
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  live?: boolean;
  className?: string;
}) {
  const text = useRef<HTMLDivElement>(null);
  // A live region must exist before its text, or the text is not read out: it is shown a moment later.
  useEffect(() => {
    const timer = setTimeout(() => text.current?.classList.remove('alert-unsaid'), 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`alert alert-${tone} ${className}`} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon name={icons[tone]} />
      <div ref={text} className={live ? 'alert-text alert-unsaid' : 'alert-text'}>
        {title ? <p className="alert-title">{title}</p> : null}
        {children}
      </div>
      {actions ? <div className="alert-actions">{actions}</div> : null}
    </div>
  );
}
