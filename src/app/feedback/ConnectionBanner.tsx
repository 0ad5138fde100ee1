import { app } from '#app/messages.ts';
import { askBrowser, useConnectionLost } from '#client/connection.ts';
import { queryClient } from '#client/query.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';

/** Asks again what could not be read; a call that comes through takes the banner away. With none the browser is asked. */
async function tryAgain(): Promise<void> {
  const failed = {
    type: 'active',
    predicate: (query: { state: { status: string } }) => query.state.status === 'error',
  } as const;
  if (queryClient.getQueryCache().findAll(failed).length === 0) askBrowser();
  else await queryClient.refetchQueries(failed);
}

/** Stands over the screen, in its flow, as long as the services are out of reach (fault matrix 9). */
export function ConnectionBanner() {
  if (!useConnectionLost()) return null;
  return (
    <Alert tone="warn" live actions={<Button onClick={() => void tryAgain()}>{app.sinConexion.probar}</Button>}>
      {app.sinConexion.texto}
    </Alert>
  );
}
