import './states.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';

/** Says that there is nothing here, and offers the next step. */
export function EmptyState({ text, action, icon = 'inbox' }: { text: ReactNode; action?: ReactNode; icon?: IconName }) {
  return (
    <div className="state">
      <Icon name={icon} />
      <p>{text}</p>
      {action}
    </div>
  );
}
