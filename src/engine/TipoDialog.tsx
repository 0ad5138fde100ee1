import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import type { ListDefinition } from './listDefinition.ts';

/** One button per kind of notice, and a way out (spec E 2.1). */
export function TipoDialog({
  definition,
  onChoose,
  onClose,
}: {
  readonly definition: ListDefinition;
  readonly onChoose: (idTipoPadre: number) => void;
  readonly onClose: () => void;
}) {
  return (
    <Modal
      title={definition.pickerTitle ?? definition.title}
      onClose={onClose}
      size="s"
      footer={<Button onClick={onClose}>{general.cancelar}</Button>}
    >
      <div className="tipo-dialog">
        {definition.notices.map((notice) => (
          <Button key={notice.idTipoPadre} icon="file-text" onClick={() => onChoose(notice.idTipoPadre)}>
            {notice.pickerLabel}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
