import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { asegurado } from './messages.ts';
import type { Parentescos } from './useParentescos.ts';

/** Why kinships are missing beside a family, and the way to ask again; nothing while they are known. */
export function ParentescosFallidos({
  parentescos,
  className = '',
}: {
  readonly parentescos: Parentescos;
  readonly className?: string;
}) {
  if (!parentescos.failed) return null;
  return (
    <Alert
      tone="warn"
      live
      className={className}
      actions={
        <Button busy={parentescos.busy} onClick={parentescos.retry}>
          {general.reintentar}
        </Button>
      }
    >
      {asegurado.sinParentescos}
    </Alert>
  );
}
