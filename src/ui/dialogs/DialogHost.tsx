import { useId } from 'react';
import { Button } from '../buttons/Button.tsx';
import { kitMessages } from '../messages.ts';
import { type Asked, useQuestions } from './confirm.ts';
import { Modal } from './Modal.tsx';

function QuestionDialog({ asked }: { asked: Asked }) {
  const id = useId();
  const danger = asked.tone === 'danger';
  const isConfirm = asked.kind === 'confirm';
  const focus = asked.focus ?? (danger ? 'cancel' : 'accept');
  const mark = (button: 'accept' | 'cancel') => (focus === button || !isConfirm ? { 'data-autofocus': '' } : {});
  return (
    <Modal
      title={asked.title ?? (isConfirm ? kitMessages.confirmTitle : kitMessages.noticeTitle)}
      onClose={() => asked.answer(false)}
      size={asked.detail ? 'm' : 's'}
      role="alertdialog"
      describedBy={id}
      footer={
        <>
          {isConfirm ? (
            <Button {...mark('cancel')} onClick={() => asked.answer(false)}>
              {asked.cancel ?? kitMessages.cancel}
            </Button>
          ) : null}
          <Button
            {...mark('accept')}
            tone={danger ? 'danger' : 'primary'}
            className="btn-solid"
            aria-describedby={id}
            onClick={() => asked.answer(true)}
          >
            {asked.accept ?? kitMessages.accept}
          </Button>
        </>
      }
    >
      <div id={id}>{asked.message}</div>
      {asked.detail ? <div className="modal-detail">{asked.detail}</div> : null}
    </Modal>
  );
}

/** Shows the dialogs of `confirm()` and `notice()`; mounted once in the app. */
export function DialogHost() {
  return useQuestions().map((asked) => <QuestionDialog key={asked.id} asked={asked} />);
}
