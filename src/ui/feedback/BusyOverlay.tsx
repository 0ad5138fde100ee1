import './busy-overlay.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '../dialogs/dialogStack.ts';
import { kitMessages } from '../messages.ts';

/** Delay before the overlay appears: a quick answer must not make it flash, a slow one must not look like a freeze. */
const shownAfterMs = 300;
const slowAfterMs = 10_000;

function Cover({ text }: { text: string }) {
  const [phase, setPhase] = useState<'hidden' | 'shown' | 'slow'>('hidden');
  const dialog = useTopDialog();
  useEffect(() => {
    const show = setTimeout(() => setPhase('shown'), shownAfterMs);
    const slow = setTimeout(() => setPhase('slow'), slowAfterMs);
    return () => {
      clearTimeout(show);
      clearTimeout(slow);
    };
  }, []);
  return createPortal(
    <div className={`busy-overlay ${phase === 'hidden' ? '' : 'busy-overlay-on'}`}>
      <div className="busy-overlay-box" role="status">
        {phase === 'hidden' ? null : (
          <>
            <span className="busy-overlay-wheel" aria-hidden="true" />
            <span>
              {text}
              {phase === 'slow' ? <small> {kitMessages.slow}</small> : null}
            </span>
          </>
        )}
      </div>
    </div>,
    dialog ?? document.body,
  );
}

/** Overlay over the page while an action runs that cannot be cancelled. Never for reading in the background. */
export function BusyOverlay({ active, text = kitMessages.saving }: { active: boolean; text?: string }) {
  return active ? <Cover text={text} /> : null;
}
