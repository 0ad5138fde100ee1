import { useState } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { auth } from './messages.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=es';

/** Loads the widget's script once more; the wrapper itself never tries a failed address again. */
function loadAgain(): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    script.src = SCRIPT;
    document.head.append(script);
  });
}

/** The outside robot check. Blocked or offline it says so and can be asked for again (fault 45). */
export function RobotWidget({ clave, onToken }: { clave: string; onToken: (token: string) => void }) {
  const [state, setState] = useState<'widget' | 'failed' | 'again'>('widget');
  if (state === 'widget')
    return (
      <ReCAPTCHA
        sitekey={clave}
        hl="es"
        asyncScriptOnLoad={(outcome: { errored?: boolean } = {}) => {
          if (outcome.errored) setState('failed');
        }}
        onChange={(token) => onToken(token ?? '')}
        onExpired={() => onToken('')}
        onErrored={() => setState('failed')}
      />
    );
  const retry = async () => {
    setState('again');
    const loaded = await loadAgain();
    setState(loaded ? 'widget' : 'failed');
  };
  return (
    <Alert
      tone="warn"
      live
      actions={
        <Button icon="refresh" busy={state === 'again'} onClick={() => void retry()}>
          {general.reintentar}
        </Button>
      }
    >
      {auth.robot.noCargo}
    </Alert>
  );
}
