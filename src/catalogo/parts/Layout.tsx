import { useState } from 'react';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Brand } from '#ui/layout/Brand.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chip, Chips } from '#ui/layout/Chips.tsx';
import { Dropdown } from '#ui/layout/Dropdown.tsx';
import { Facts } from '#ui/layout/Facts.tsx';
import { LongRows } from '#ui/layout/LongRows.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { Steps } from '#ui/layout/Steps.tsx';
import { TabStatus } from '#ui/layout/TabStatus.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { Timeline } from '#ui/timeline/Timeline.tsx';
import { Group, Part, State } from '../Shown.tsx';
import { texts } from '../texts.ts';

const tones = ['neutral', 'brand', 'ok', 'warn', 'bad', 'info'] as const;
const states = ['done', 'current', 'todo', 'todo'] as const;

function TriedTabs() {
  const [active, setActive] = useState('0');
  const tabs = texts.tabs.map((label, at) => ({
    ...{ id: String(at), label, content: <p>{fill(texts.wordOfTab, { name: label })}</p> },
    status: [
      <TabStatus key="ok" tone="ok" text="Completo" />,
      <TabStatus key="bad" tone="bad" text={2} />,
      <TabStatus key="todo" tone="todo" text="1 de 2" />,
    ][at],
  }));
  return <Tabs {...{ tabs, active }} onChange={setActive} label={texts.parts} />;
}

function TriedChips() {
  const [active, setActive] = useState('0');
  const items = texts.families.map((label, at) => ({ id: String(at), label, count: at * 40 }));
  return <Chips {...{ items, active }} onChange={setActive} label={texts.bars} />;
}

function TriedRows({ count }: { count: number }) {
  const rows = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <div className="shown-rows">
      <LongRows label={texts.bars} rows={rows} keyOf={(row) => row} height={24} active={0}>
        {(row) => <a href="#disposicion">{`${row}. ${texts.heading}`}</a>}
      </LongRows>
    </div>
  );
}

/** What puts things beside each other. */
export function Layout() {
  return (
    <Group id="disposicion" title={texts.groups.disposicion}>
      <Part name="Brand">
        <State name={texts.states.usual}>
          <Brand />
        </State>
      </Part>
      <Part name="Card">
        <State name={texts.states.usual}>
          <Card title={texts.heading} actions={<Button>{texts.act}</Button>}>
            <p>{texts.sentence}</p>
          </Card>
        </State>
        <State name={texts.states.long}>
          <Card title={texts.long}>
            <p>{texts.sentence}</p>
          </Card>
        </State>
      </Part>
      <Part name="LongRows">
        <State name={texts.states.usual}>
          <TriedRows count={5} />
        </State>
        <State name={texts.states.many}>
          <TriedRows count={500} />
        </State>
      </Part>
      <Part name="Facts">
        <State name={texts.states.usual}>
          <Facts
            facts={[
              { label: texts.label, value: texts.value, copy: texts.value },
              { label: texts.place, value: texts.long },
              { label: texts.amount, value: '' },
            ]}
          />
        </State>
      </Part>
      <Part name="Pill">
        <State name={texts.states.usual}>
          <div className="acts">
            {tones.map((tone) => (
              <Pill key={tone} tone={tone}>
                {texts.tones[tone]}
              </Pill>
            ))}
            <Pill fondo="#ffd54f" letra="#ffffff">
              {texts.tones.mute}
            </Pill>
          </div>
        </State>
      </Part>
      <Part name="Steps">
        <State name={texts.states.usual} wide>
          <Steps
            label={texts.tones.info}
            steps={texts.steps.map((label, at) => ({ id: label, label, state: states[at] ?? 'todo' }))}
          />
        </State>
      </Part>
      <Part name="Tabs">
        <State name={texts.states.usual} wide>
          <TriedTabs />
        </State>
      </Part>
      <Part name="Chips">
        <State name={texts.states.usual} wide>
          <TriedChips />
        </State>
        <State name={texts.more}>
          <Chip size="s">{texts.act}</Chip>
          <Chip size="s" tone="warn" aria-pressed>
            {texts.act}
          </Chip>
        </State>
      </Part>
      <Part name="Dropdown">
        <State name={texts.states.usual}>
          <Dropdown label={texts.more} button={texts.more} buttonClass="btn btn-plain">
            {(close) => <Button onClick={close}>{texts.act}</Button>}
          </Dropdown>
        </State>
      </Part>
      <Part name="Timeline">
        <State name={texts.states.usual}>
          <Timeline label={texts.tones.info} items={texts.steps} keyOf={(step) => step}>
            {(step) => <p>{step}</p>}
          </Timeline>
        </State>
      </Part>
    </Group>
  );
}
