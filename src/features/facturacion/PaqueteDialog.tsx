import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { paqueteMessages as textos } from './messages.ts';
import { faltantes } from './paquete.ts';
import type { Paquete, usePaquete } from './usePaquete.ts';

/** The progress of downloading several invoices. If something is missing, it says what and why, and offers the next steps. */
export function PaqueteDialog({
  paquete,
  descarga,
}: {
  readonly paquete: Paquete;
  readonly descarga: Omit<ReturnType<typeof usePaquete>, 'paquete'>;
}) {
  const { facturas, piezas, hechos, fase } = paquete;
  const incompleto = fase === 'incompleto';
  const quieto = fase !== 'bajando';
  return (
    <Modal
      title={textos.titulo}
      onClose={descarga.cancelar}
      footer={
        <>
          <Button onClick={descarga.cancelar}>{general.cancelar}</Button>
          {incompleto && hechos > 0 ? (
            <Button busy={descarga.guardando} onClick={descarga.guardarIncompleto}>
              {textos.sinEllos}
            </Button>
          ) : null}
          {quieto ? (
            <Button tone="primary" icon="refresh" busy={descarga.guardando} onClick={descarga.reintentar}>
              {textos.reintentar}
            </Button>
          ) : null}
        </>
      }
    >
      {incompleto ? <Faltantes paquete={paquete} /> : null}
      {fase === 'sinArmar' ? (
        <Alert tone="warn" live title={textos.sinArmar}>
          <p>{textos.sinMemoria}</p>
        </Alert>
      ) : null}
      {quieto ? null : (
        <div className="fac-avance">
          <progress aria-label={textos.avance} max={piezas.length} value={hechos} />
          <p>{textos.bajando(hechos, piezas.length, facturas.length)}</p>
          <p className="fac-nota">{textos.contenido}</p>
        </div>
      )}
    </Modal>
  );
}

function Faltantes({ paquete: { piezas, hechos } }: { readonly paquete: Paquete }) {
  const missing = faltantes(piezas);
  return (
    <Alert tone="warn" live title={hechos === 0 ? textos.ninguno : textos.incompleto(missing.length, piezas.length)}>
      <p>{textos.todavia}</p>
      <ul className="fac-problemas" aria-label={textos.faltantes}>
        {missing.map(({ nombre, tipo, factura, motivo }) => (
          <li key={nombre}>
            <b>{textos.falta(tipo, factura.numeroFactura)}</b> {motivo}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
