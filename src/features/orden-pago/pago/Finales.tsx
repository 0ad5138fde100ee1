import { useTask } from '#client/useTask.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ordenForm } from '../messagesForm.ts';
import { pagoMessages as textos } from '../messagesPago.ts';

interface PagadaProps {
  readonly orden: OrdenPago;
  readonly propio?: true;
  readonly alVerFactura: (orden: OrdenPago) => Promise<void>;
  readonly alDescargarXml: (cuf: string) => Promise<void>;
}

/** The order is paid: its invoice, if it has one yet, and date, with buttons for the invoice's documents. */
export function Pagada({ orden, propio, alVerFactura, alDescargarXml }: PagadaProps) {
  const [imprimir, printing] = useTask(alVerFactura);
  const [descargar, downloading] = useTask(alDescargarXml);
  const facturada = orden.NumeroFactura > 0;
  const detallePropio = facturada ? textos.pagadaPropiaDetalle : textos.pagadaPropiaSinFactura;
  return (
    <div className="pago">
      <Alert tone="ok" live title={propio ? textos.pagadaPropia : textos.pagada}>
        <p>{propio ? detallePropio : textos.pagadaDetalle}</p>
      </Alert>
      <dl className="pago-hechos pago-hechos-tres">
        <div>
          <dt>{textos.importe}</dt>
          <dd className="pago-importe num">{bolivianos(orden.Total)}</dd>
        </div>
        {facturada ? (
          <div>
            <dt>{textos.factura}</dt>
            <dd className="num">{orden.NumeroFactura}</dd>
          </div>
        ) : null}
        <div>
          <dt>{textos.fechaPago}</dt>
          <dd className="num">{toLocalDate(orden.FechaPago)}</dd>
        </div>
      </dl>
      {orden.Cuf ? (
        <div className="acts">
          <Button tone="primary" icon="file-text" busy={printing} onClick={() => void imprimir(orden)}>
            {ordenForm.imprimirFactura}
          </Button>
          <Button icon="download" busy={downloading} onClick={() => void descargar(orden.Cuf)}>
            {ordenForm.descargarXml}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The last day to pay has passed: of the code, or of the whole request. */
export function Vencida({
  de,
  fecha,
  propio,
}: {
  readonly de: 'codigo' | 'solicitud';
  readonly fecha: string;
  readonly propio?: true;
}) {
  const isCode = de === 'codigo';
  const detalle = propio
    ? { codigo: textos.vencidoCodigoDetallePropio, solicitud: textos.vencidaPropiaDetalle }
    : { codigo: textos.vencidoCodigoDetalle, solicitud: textos.vencidaSolicitudDetalle };
  const vencida = propio ? textos.vencidaPropia : textos.vencidaSolicitud;
  return (
    <Alert tone="warn" live title={isCode ? fill(textos.vencidoCodigo, { fecha: toLocalDate(fecha) }) : vencida}>
      <p>{detalle[de]}</p>
    </Alert>
  );
}

/** The request was cancelled: its code must not be paid. */
export function Anulada({ propio }: { readonly propio?: true }) {
  return (
    <Alert tone="warn" live title={propio ? textos.anuladaPropia : textos.anulada}>
      <p>{propio ? textos.anuladaPropiaDetalle : textos.anuladaDetalle}</p>
    </Alert>
  );
}

/** No code arrived, and why. */
export function Fallida({ texto }: { readonly texto: string }) {
  return (
    <Alert tone="bad" live title={textos.fallida}>
      <p>{texto}</p>
    </Alert>
  );
}
