import type { Factura } from '#contract/entities/factura.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { cufMessages as textos } from './messages.ts';
import { partesDelCuf, revisarCuf } from './revisarCuf.ts';

/** An invoice's code in words, and whether it belongs to this invoice. */
export function CufDialog({ factura, onClose }: { readonly factura: Factura; readonly onClose: () => void }) {
  const { leido, problemas } = revisarCuf(factura);
  return (
    <Modal
      title={textos.titulo(factura.numeroFactura)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{general.cerrar}</Button>}
    >
      {problemas.length > 0 ? (
        <Alert tone="warn" title={textos.revisar}>
          <ul className="fac-problemas">
            {problemas.map((problema) => (
              <li key={problema}>{problema}</li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Alert tone="ok">{textos.coincide}</Alert>
      )}
      <dl className="fac-cuf-partes">
        <div className="fac-cuf-entero">
          <dt>{textos.codigo}</dt>
          <dd>
            <code className="fac-codigo">{factura.cuf || '—'}</code>
            {factura.cuf ? <CopyButton text={factura.cuf} label="CUF" /> : null}
          </dd>
        </div>
        {leido
          ? partesDelCuf(leido).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || '—'}</dd>
              </div>
            ))
          : null}
      </dl>
    </Modal>
  );
}
