import './steps.css';
import { Icon } from '../icons/Icon.tsx';

export type Step = {
  id: string;
  label: string;
  state: 'done' | 'current' | 'todo';
  onSelect?: () => void;
  /** Colours the current step when it needs an answer, such as an observed notice. */
  tone?: 'brand' | 'warn' | 'bad' | 'ok';
};

const spoken = { done: 'hecho', current: 'actual', todo: 'pendiente' } as const;

/** The states of a record in order; the current one is marked visibly and for screen readers. */
export function Steps({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step) => {
        const words = (
          <>
            {step.state === 'done' ? <Icon name="check" /> : null}
            {step.label}
            <span className="sr-only">, {spoken[step.state]}</span>
          </>
        );
        const look = `step step-${step.state} step-${step.tone ?? 'brand'}`;
        return (
          <li key={step.id} aria-current={step.state === 'current' ? 'step' : undefined}>
            {step.onSelect ? (
              <button type="button" className={look} onClick={step.onSelect}>
                {words}
              </button>
            ) : (
              <span className={look}>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
