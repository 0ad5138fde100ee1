import { useRef, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { BusyOverlay } from '#ui/feedback/BusyOverlay.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { ErrorSummary } from '#ui/feedback/ErrorSummary.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Group, Part, State } from '../Shown.tsx';
import { texts } from '../texts.ts';

const tones = ['info', 'ok', 'warn', 'bad'] as const;
const toasts = ['success', 'error', 'warning', 'info'] as const;
const covered = 3000;

function Broken(): never {
  throw new Error(texts.broken);
}

/** Breaks once somebody asks for it, so that the page does not begin with an error in the console. */
function Breaking() {
  const [broken, setBroken] = useState(false);
  return broken ? <Broken /> : <Button onClick={() => setBroken(true)}>{texts.broken}</Button>;
}

function Covered() {
  const [active, setActive] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cover = () => {
    setActive(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setActive(false), covered);
  };
  return (
    <>
      <Button onClick={cover}>{texts.states.busy}</Button>
      <BusyOverlay active={active} />
    </>
  );
}

/** What tells of what happened, of what is on its way, and of what is not there. */
export function Notices() {
  return (
    <Group id="avisos" title={texts.groups.avisos}>
      <Part name="Alert">
        {tones.map((tone) => (
          <State key={tone} name={tone} wide>
            <Alert tone={tone} title={texts.heading} actions={<Button>{texts.act}</Button>}>
              {texts.sentence}
            </Alert>
          </State>
        ))}
      </Part>
      <Part name="toast">
        <State name={texts.states.usual}>
          <div className="acts">
            {toasts.map((tone) => (
              <Button key={tone} onClick={() => toast[tone](`${texts.saved}: ${tone}`)}>
                {tone}
              </Button>
            ))}
          </div>
        </State>
      </Part>
      <Part name="EmptyState">
        <State name={texts.states.empty}>
          <EmptyState text={texts.noRows} action={<Button>{texts.act}</Button>} />
        </State>
      </Part>
      <Part name="ErrorBlock">
        <State name={texts.states.failed}>
          <ErrorBlock text={texts.notSaved} onRetry={() => undefined} />
        </State>
        <State name={texts.states.busy}>
          <ErrorBlock text={texts.notSaved} onRetry={() => undefined} busy />
        </State>
      </Part>
      <Part name="ErrorSummary">
        <State name={texts.states.wrong}>
          <ErrorSummary
            title={texts.notSaved}
            items={[
              { text: texts.wrong, onSelect: () => undefined },
              { text: texts.sentence, onSelect: () => undefined },
            ]}
          />
        </State>
      </Part>
      <Part name="Skeleton">
        <State name={texts.states.loading}>
          <Skeleton lines={4} />
        </State>
      </Part>
      <Part name="Panel">
        <State name={texts.states.failed}>
          <Panel>
            <Breaking />
          </Panel>
        </State>
      </Part>
      <Part name="Meter">
        <State name={texts.states.usual} wide>
          <Meter
            label={texts.bars}
            done={62}
            total={100}
            parts={[
              { id: 'ok', tone: 'ok', count: 50 },
              { id: 'bad', tone: 'bad', count: 3 },
              { id: 'warn', tone: 'warn', count: 5 },
              { id: 'now', tone: 'now', count: 4 },
            ]}
          />
        </State>
        <State name={texts.states.empty} wide>
          <Meter label={texts.bars} done={0} total={100} parts={[]} />
        </State>
      </Part>
      <Part name="BusyOverlay">
        <State name={texts.states.busy}>
          <Covered />
        </State>
      </Part>
    </Group>
  );
}
