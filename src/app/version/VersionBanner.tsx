import { app } from '#app/messages.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { hideVersionBanner, useVersionBanner } from './version.ts';

/** A newer version waits; the page is never reloaded over something typed. */
export function VersionBanner() {
  if (!useVersionBanner()) return null;
  return (
    <Alert tone="info" live actions={<Button onClick={hideVersionBanner}>{app.version.despues}</Button>}>
      {app.version.texto} {app.version.guardeAntes}
    </Alert>
  );
}
