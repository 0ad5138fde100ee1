import './shortcuts.css';
import { TablasDeTeclas } from '#blocks/atajos/TablasDeTeclas.tsx';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { useLetras } from '#engine/queue/preferencia.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { shortcutMessages as texts } from './messages.ts';

/** The keys of the portal, and the switch for those of one character (WCAG 2.1.4). */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const [letters, onLetters] = useLetras();
  const rol = rolActual();
  const groups = [
    texts.portal,
    texts.lists,
    // Others fill in no form of a notice.
    ...(rol === 'otro' ? [] : [texts.forms]),
    texts.fields,
    ...(rol === 'personal' ? [texts.desk] : []),
  ];
  return (
    <Modal title={texts.title} onClose={onClose}>
      <div className="shortcuts" tabIndex={-1} data-autofocus="">
        <TablasDeTeclas grupos={groups} />
        <CheckboxField label={texts.letters} checked={letters} onChange={(event) => onLetters(event.target.checked)} />
        <p className="shortcuts-note">{texts.lettersHelp}</p>
      </div>
    </Modal>
  );
}
