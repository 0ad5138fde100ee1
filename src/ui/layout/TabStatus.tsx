import './tabs.css';
import { Icon } from '../icons/Icon.tsx';
import { layoutMessages } from './messages.ts';

/** The status of a tab, beside its label: complete, what is missing, or its number of errors. */
export function TabStatus({ tone, text }: { tone: 'ok' | 'todo'; text: string } | { tone: 'bad'; text: number }) {
  return (
    <>
      {/* Between label and status in the tab's name. */}
      <span className="sr-only">, </span>
      <span className={`tab-status tab-status-${tone}`}>
        {tone === 'ok' ? <Icon name="check" /> : null}
        {text}
        {tone === 'bad' ? (
          <span className="sr-only">{text === 1 ? layoutMessages.fieldWrong : layoutMessages.fieldsWrong}</span>
        ) : null}
      </span>
    </>
  );
}
