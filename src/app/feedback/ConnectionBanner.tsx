import { app } from '#app/messages.ts';
import { askBrowser, useConnectionLost } from '#client/connection.ts';
import { queryClient } from '#client/query.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';

/**
 * Loads failed reads again; a call that succeeds removes the banner. If there is no failed read, checks the browser's state.
 */
async function tryAgain(): Promise<void> {
  const failed = {
    type: 'active',
    predicate: (query: { state: { status: string } }) => query.state.status === 'error',
  } as const;
  if (queryClient.getQueryCache().findAll(failed).length === 0) askBrowser();
  else await queryClient.refetchQueries(failed);
}

/** Shown above the screen's content while the services cannot be reached (fault 9). */
export function ConnectionBanner() {
  if (!useConnectionLost()) return null;
  return (
    <Alert tone="warn" live actions={<Button onClick={() => void tryAgain()}>{app.sinConexion.probar}</Button>}>
      {app.sinConexion.texto}
    </Alert>
  );
}
