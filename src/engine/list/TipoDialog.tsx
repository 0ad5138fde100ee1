import { useQuery } from '@tanstack/react-query';
import { reference } from '#client/query.ts';
import { tipoNovedad } from '#contract/services/tipoNovedad.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import type { ListDefinition } from '#engine/definition/listDefinition.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';

/**
 * The kinds of notice that can be started from a list, as the services have them: all are requested in one call
 * (spec E 7.4, R 7.3). Every kind is offered until they answer, if the call fails, or if they name none that the portal
 * knows: the services check the kind again when a notice is saved.
 */
function useOfrecidos({ tipos }: FamiliaDeAvisos) {
  const ids = tipos.map(({ id }) => id).join('|');
  const { data } = useQuery(reference(tipoNovedad.padres, { params: { ids } }));
  const known = tipos.filter(({ id }) => data?.some((one) => one.IdTipoNovedad === id));
  return known.length > 0 ? known : tipos;
}

/** One button per kind of notice, and one to close (spec E 2.1). */
export default function TipoDialog({
  familia,
  definition,
  onChoose,
  onClose,
}: {
  readonly familia: FamiliaDeAvisos;
  readonly definition: ListDefinition;
  readonly onChoose: (idTipo: number) => void;
  readonly onClose: () => void;
}) {
  const ofrecidos = useOfrecidos(familia);
  return (
    <Modal
      title={definition.pickerTitle ?? familia.titles.list}
      onClose={onClose}
      size="s"
      footer={<Button onClick={onClose}>{general.cancelar}</Button>}
    >
      <div className="tipo-dialog">
        {ofrecidos.map(({ id, nuevo }) => (
          <div key={id} className="tipo-dialog-uno">
            <Button icon="file-text" aria-describedby={`tipo-${id}`} onClick={() => onChoose(id)}>
              {nuevo}
            </Button>
            <p id={`tipo-${id}`} className="tipo-dialog-ayuda">
              {definition.ayudas?.[id]}
            </p>
          </div>
        ))}
      </div>
    </Modal>
  );
}
