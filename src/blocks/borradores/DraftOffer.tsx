import { toLocalMoment } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { borradoresMessages } from './messages.ts';

/** Offers to restore what was typed before a reload or a crash. */
export function DraftOffer({
  draft,
  onRecover,
  onDrop,
}: {
  /** When it was stored, in ISO format. */
  readonly draft: { readonly at: string };
  readonly onRecover: () => void;
  readonly onDrop: () => void;
}) {
  return (
    <Alert
      tone="warn"
      actions={
        <>
          <Button tone="primary" onClick={onRecover}>
            {borradoresMessages.recuperar}
          </Button>
          <Button onClick={onDrop}>{general.descartar}</Button>
        </>
      }
    >
      {borradoresMessages.recuperado(toLocalMoment(draft.at).slice(-5))}
    </Alert>
  );
}
