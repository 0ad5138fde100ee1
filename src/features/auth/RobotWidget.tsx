import { useEffect, useState } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';
import { trusted } from '#lib/trustedTypes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { auth } from './messages.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=es';

// The script, and the scripts it loads itself.
trusted.scripts.push((address) => /^https:\/\/www\.(google|gstatic)\.com\/recaptcha\//.test(address));

/** If the widget has not loaded after this time, it counts as blocked: the user must not wait at a disabled button. */
const PATIENCE = 10_000;

/** Loads the widget's script again; the wrapper itself never retries a failed URL. */
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

type State = 'waiting' | 'ready' | 'failed' | 'again';

function useWidgetState() {
  const [state, setState] = useState<State>('waiting');
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('failed'), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, setState] as const;
}

/** The external robot check. If it is blocked or offline, it says so and offers a retry (fault 45). */
export function RobotWidget({ clave, onToken }: { clave: string; onToken: (token: string) => void }) {
  const [state, setState] = useWidgetState();
  const retry = async () => {
    setState('again');
    setState((await loadAgain()) ? 'waiting' : 'failed');
  };
  if (state === 'failed' || state === 'again')
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
  return (
    <>
      {state === 'waiting' ? <p className="robot-wait">{auth.robot.cargando}</p> : null}
      <ReCAPTCHA
        sitekey={clave}
        hl="es"
        asyncScriptOnLoad={(outcome: { errored?: boolean } = {}) => setState(outcome.errored ? 'failed' : 'ready')}
        onChange={(token) => onToken(token ?? '')}
        onExpired={() => onToken('')}
        onErrored={() => setState('failed')}
      />
    </>
  );
}
