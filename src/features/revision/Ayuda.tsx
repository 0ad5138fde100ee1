import { PreferenciaDeEspera } from '#engine/decide/PreferenciaDeEspera.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { revisionMessages } from './messages.ts';

const textos = revisionMessages.ayuda;

/** All keys of the desk, and the switch for those of one character (WCAG 2.1.4). */
export function Ayuda({
  letras,
  onLetras,
  onClose,
}: {
  readonly letras: boolean;
  readonly onLetras: (on: boolean) => void;
  readonly onClose: () => void;
}) {
  return (
    <Modal title={textos.titulo} onClose={onClose}>
      <div className="ayuda">
        {textos.grupos.map(({ titulo, teclas }) => (
          <table key={titulo}>
            <caption>{titulo}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{textos.tecla}</th>
                <th scope="col">{textos.hace}</th>
              </tr>
            </thead>
            <tbody>
              {teclas.map(([keys, hace]) => (
                <tr key={keys.join(' ')}>
                  <td>
                    {keys.map((key) => (
                      <span key={key}>
                        <kbd>{key}</kbd>{' '}
                      </span>
                    ))}
                  </td>
                  <td>{hace}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
        <CheckboxField label={textos.letras} checked={letras} onChange={(event) => onLetras(event.target.checked)} />
        <p className="ayuda-nota">{textos.letrasAyuda}</p>
        <PreferenciaDeEspera />
      </div>
    </Modal>
  );
}
