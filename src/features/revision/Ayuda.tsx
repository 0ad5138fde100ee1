import { TablasDeTeclas } from '#blocks/atajos/TablasDeTeclas.tsx';
import { PreferenciaDeEspera } from '#engine/decide/PreferenciaDeEspera.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { revisionMessages } from './messages.ts';

const textos = revisionMessages.ayuda;

/** All keys of the desk, and the switch for those of one character (WCAG 2.1.4). */
export function Ayuda({
  letras,
  alCambiarLetras,
  onClose,
}: {
  readonly letras: boolean;
  readonly alCambiarLetras: (on: boolean) => void;
  readonly onClose: () => void;
}) {
  return (
    <Modal title={textos.titulo} onClose={onClose}>
      <div className="revision-ayuda">
        <TablasDeTeclas grupos={textos.grupos} />
        <CheckboxField
          label={textos.letras}
          checked={letras}
          onChange={(event) => alCambiarLetras(event.target.checked)}
        />
        <p className="revision-ayuda-nota">{textos.letrasAyuda}</p>
        <PreferenciaDeEspera />
      </div>
    </Modal>
  );
}
