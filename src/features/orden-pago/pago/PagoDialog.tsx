import './pago.css';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { pagoMessages as textos } from '../messagesPago.ts';
import { CodigoEnPantalla } from './CodigoEnPantalla.tsx';
import type { EstadoPago } from './estadoPago.ts';
import { Anulada, Fallida, Pagada, Vencida } from './Finales.tsx';
import { usePago } from './usePago.ts';

interface Props {
  readonly orden: OrdenRef;
  /** The person pays for herself or her family: the result is shown in words for her. */
  readonly propio?: true;
  readonly alPagar: (orden: OrdenPago) => void;
  readonly onClose: () => void;
  /** Opens the invoice on top of the panel. */
  readonly alVerFactura: (orden: OrdenPago) => Promise<void>;
  readonly alDescargarXml: (cuf: string) => Promise<void>;
}

/** The payment of an order with its QR code, from the code to the invoice (spec R 2.7, R 7.6; decision 29). */
export function PagoDialog({ orden, propio, alPagar, onClose, ...documentos }: Props) {
  const { estado, consulta, pago } = usePago(orden, alPagar);
  const deQuien = propio ? { propio } : {};
  return (
    <Modal
      title={textos.titulo}
      size="m"
      onClose={onClose}
      footer={
        <>
          <Acto estado={estado} alPedir={() => void pago.pedir()} />
          <Button onClick={onClose}>{general.cerrar}</Button>
        </>
      }
    >
      {estado.fase === 'pidiendo' ? <Skeleton lines={7} label={textos.pidiendo} /> : null}
      {estado.fase === 'esperando' ? (
        <CodigoEnPantalla
          qr={estado.qr}
          mensaje={estado.mensaje}
          consulta={consulta}
          alVerificar={pago.verificar}
          {...deQuien}
        />
      ) : null}
      {estado.fase === 'pagada' ? <Pagada orden={estado.orden} {...deQuien} {...documentos} /> : null}
      {estado.fase === 'vencida' ? <Vencida de={estado.de} fecha={estado.fecha} {...deQuien} /> : null}
      {estado.fase === 'anulada' ? <Anulada {...deQuien} /> : null}
      {estado.fase === 'fallida' ? <Fallida texto={estado.texto} /> : null}
    </Modal>
  );
}

/**
 * The button after a code that cannot be paid: asks for another code of the same request. Without a request there is
 * none.
 */
function Acto({ estado, alPedir }: { readonly estado: EstadoPago; readonly alPedir: () => void }) {
  if (estado.fase === 'fallida')
    return (
      <Button tone="primary" icon="refresh" onClick={alPedir}>
        {general.reintentar}
      </Button>
    );
  if (estado.fase === 'vencida' && estado.de === 'codigo')
    return (
      <Button tone="primary" icon="refresh" onClick={alPedir}>
        {textos.otroCodigo}
      </Button>
    );
  return null;
}
