import './confirmar-regional.css';
import { useId } from 'react';
import { nombreRegional, regionales } from '#contract/enumerations.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { confirmarRegionalMessages as textos } from './messages.ts';

/**
 * Asks the user to confirm the regional of a new notice (spec E 2.2; decisions 66, 67). An id that is not a regional
 * shows 'Ninguno.' and can't be confirmed. Closing cancels.
 */
export function ConfirmarRegionalDialog({
  idRegional,
  onConfirm,
  onCancel,
}: {
  idRegional: number;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const id = useId();
  const known = regionales[idRegional] !== undefined;
  return (
    <Modal
      title={textos.titulo}
      size="s"
      describedBy={id}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} {...(known ? {} : { 'data-autofocus': '' })}>
            {general.cancelar}
          </Button>
          <Button tone="primary" disabled={!known} onClick={onConfirm} {...(known ? { 'data-autofocus': '' } : {})}>
            {general.aceptar}
          </Button>
        </>
      }
    >
      <div id={id} className="confirmar-regional">
        <p className="confirmar-regional-nombre">
          <Icon name="building" />
          <span className="sr-only">{textos.regional}: </span>
          <strong>{nombreRegional(idRegional)}</strong>
        </p>
        {known ? null : <Alert tone="warn">{textos.sinRegional}</Alert>}
      </div>
    </Modal>
  );
}
