import './robot-check.css';
import { Suspense, useId, useState } from 'react';
import { config } from '#lib/config.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { later } from '#ui/later.tsx';
import { auth } from './messages.ts';

const textos = auth.robot;

/** The token sent when no external widget is configured (decision 76). */
const LOCAL_TOKEN = 'local';

const Widget = later(async () => (await import('./RobotWidget.tsx')).RobotWidget);

/**
 * The state of a robot check. Its token is valid for one try: call `reset` after each failed one. `isTicked` shows an
 * error if it is not ticked (spec F 5.1).
 */
export function useControlDeRobot() {
  const [token, setToken] = useState('');
  const [round, setRound] = useState(0);
  const [missing, setMissing] = useState(false);
  return {
    token,
    round,
    missing,
    change(value: string) {
      setToken(value);
      setMissing(false);
    },
    reset() {
      setToken('');
      setRound((n) => n + 1);
    },
    isTicked(): boolean {
      setMissing(token === '');
      if (token === '') toast.warning(textos.marcar);
      return token !== '';
    },
  };
}

type RobotCheckState = ReturnType<typeof useControlDeRobot>;

function LocalCheck({ check, describedBy }: { check: RobotCheckState; describedBy: string | undefined }) {
  return (
    <label className="robot-local">
      <input
        type="checkbox"
        checked={check.token !== ''}
        aria-describedby={describedBy}
        aria-invalid={check.missing || undefined}
        onChange={(event) => check.change(event.target.checked ? LOCAL_TOKEN : '')}
      />
      <span>{textos.casilla}</span>
      <small>{textos.local}</small>
    </label>
  );
}

/** The robot check: the external widget if a site key is configured, otherwise a plain checkbox (decision 76). */
export function RobotCheck({ check }: { check: RobotCheckState }) {
  const id = useId();
  const { claveRobot } = config();
  return (
    <div className={`robot ${check.missing ? 'robot-missing' : ''}`}>
      {claveRobot === '' ? (
        <LocalCheck check={check} describedBy={check.missing ? id : undefined} />
      ) : (
        <Suspense fallback={<p className="robot-wait">{textos.cargando}</p>}>
          <Widget key={check.round} clave={claveRobot} onToken={check.change} />
        </Suspense>
      )}
      {check.missing ? (
        <p className="field-error" id={id}>
          <Icon name="alert" />
          <span>{textos.falta}</span>
        </p>
      ) : null}
    </div>
  );
}
