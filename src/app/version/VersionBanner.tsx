import { app } from '#app/messages.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { hideVersionBanner, useVersionBanner } from './version.ts';

/** Says that a newer version is available; the page never reloads while there is unsaved input. */
export function VersionBanner() {
  if (!useVersionBanner()) return null;
  return (
    <Alert tone="info" live actions={<Button onClick={hideVersionBanner}>{app.version.despues}</Button>}>
      {app.version.texto} {app.version.guardeAntes}
    </Alert>
  );
}
