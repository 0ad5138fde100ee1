import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm, notice } from '#ui/dialogs/confirm.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Group, Part, State } from '../Shown.tsx';
import { texts } from '../texts.ts';

const sizes = ['s', 'm', 'l', 'xl'] as const;

/** What opens above the page. */
export function Dialogs() {
  const [size, setSize] = useState<(typeof sizes)[number] | null>(null);
  const close = () => setSize(null);
  const ask = (tone: 'danger' | 'plain') => () =>
    void confirm({ message: texts.question, detail: texts.questionDetail, tone, accept: texts.risky });
  return (
    <Group id="dialogos" title={texts.groups.dialogos}>
      <Part name="Modal">
        <State name={texts.states.usual}>
          <div className="acts">
            {sizes.map((one) => (
              <Button key={one} onClick={() => setSize(one)}>{`${texts.open} ${one}`}</Button>
            ))}
          </div>
        </State>
      </Part>
      <Part name="confirm, notice">
        <State name={texts.states.usual}>
          <div className="acts">
            <Button onClick={ask('plain')}>confirm</Button>
            <Button tone="danger" onClick={ask('danger')}>
              confirm: danger
            </Button>
            <Button onClick={() => void notice({ title: texts.heading, message: texts.sentence })}>notice</Button>
          </div>
        </State>
      </Part>
      {size ? (
        <Modal
          title={texts.heading}
          size={size}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{texts.other}</Button>
              <Button tone="primary" onClick={close}>
                {texts.act}
              </Button>
            </>
          }
        >
          <p>{texts.sentence}</p>
        </Modal>
      ) : null}
    </Group>
  );
}
