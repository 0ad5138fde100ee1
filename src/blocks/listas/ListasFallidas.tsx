import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { fallida, type Lectura } from './fallida.ts';
import { listasMessages } from './messages.ts';

/**
 * Says that reference lists could not be loaded, which is why there is nothing to choose or a name is missing, and
 * offers a retry. Renders nothing while all lists are loaded or loading.
 */
export function ListasFallidas({
  de,
  text = listasMessages.sinListas,
  className = '',
}: {
  readonly de: readonly Lectura[];
  readonly text?: string;
  readonly className?: string;
}) {
  const failed = de.filter(fallida);
  if (failed.length === 0) return null;
  const retry = () => {
    for (const one of failed) void one.refetch();
  };
  return (
    <Alert
      tone="bad"
      live
      className={className}
      actions={
        <Button busy={failed.some((one) => one.isFetching)} onClick={retry}>
          {general.reintentar}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
