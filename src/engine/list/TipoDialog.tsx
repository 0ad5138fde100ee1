import { useQuery } from '@tanstack/react-query';
import { reference } from '#client/query.ts';
import { tipoNovedad } from '#contract/services/tipoNovedad.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import type { ListDefinition } from './listDefinition.ts';

/**
 * The kinds of notice a list begins, as the services have them: all are asked for in one call (spec E 7.4, R 7.3). Until
 * they answer, when they do not, or when they name none the portal knows, every kind is offered: they check it again when a
 * notice is saved.
 */
function useOfrecidos({ notices }: ListDefinition) {
  const ids = notices.map(({ idTipoPadre }) => idTipoPadre).join('|');
  const { data } = useQuery(reference(tipoNovedad.padres, { params: { ids } }));
  const known = notices.filter((notice) => data?.some((one) => one.IdTipoNovedad === notice.idTipoPadre));
  return known.length > 0 ? known : notices;
}

/** One button per kind of notice, and a way out (spec E 2.1). */
export default function TipoDialog({
  definition,
  onChoose,
  onClose,
}: {
  readonly definition: ListDefinition;
  readonly onChoose: (idTipoPadre: number) => void;
  readonly onClose: () => void;
}) {
  const ofrecidos = useOfrecidos(definition);
  return (
    <Modal
      title={definition.pickerTitle ?? definition.title}
      onClose={onClose}
      size="s"
      footer={<Button onClick={onClose}>{general.cancelar}</Button>}
    >
      <div className="tipo-dialog">
        {ofrecidos.map((notice) => (
          <Button key={notice.idTipoPadre} icon="file-text" onClick={() => onChoose(notice.idTipoPadre)}>
            {notice.pickerLabel}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
