import { toLocalMoment } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import type { Draft } from './drafts.ts';
import { engineMessages } from './messages.ts';

/** Offers what was typed before a reload or a crash. */
export function DraftOffer({
  draft,
  onRecover,
  onDrop,
}: {
  readonly draft: Pick<Draft, 'at'>;
  readonly onRecover: () => void;
  readonly onDrop: () => void;
}) {
  return (
    <Alert
      tone="warn"
      actions={
        <>
          <Button tone="primary" onClick={onRecover}>
            {engineMessages.recuperar}
          </Button>
          <Button onClick={onDrop}>{general.descartar}</Button>
        </>
      }
    >
      {engineMessages.recuperado(toLocalMoment(draft.at).slice(-5))}
    </Alert>
  );
}
