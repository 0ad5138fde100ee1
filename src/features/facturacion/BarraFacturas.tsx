import { TextFilter } from '#blocks/lista-filtrada/TextFilter.tsx';
import type { Factura } from '#contract/entities/factura.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { paqueteMessages } from './messages.ts';

/** The toolbar above the invoices: free text, and the download of the chosen invoices, or of all shown if none is chosen. */
export function BarraFacturas(props: {
  readonly shown: readonly Factura[];
  readonly elegidas: readonly Factura[];
  readonly texto: string;
  readonly busy: boolean;
  readonly alEscribir: (texto: string) => void;
  readonly alDescargar: (facturas: readonly Factura[]) => void;
}) {
  const { shown, elegidas, texto } = props;
  const paquete = elegidas.length > 0 ? elegidas : shown;
  return (
    <>
      <TextFilter value={texto} onChange={props.alEscribir} />
      <Button
        icon="download"
        busy={props.busy}
        disabled={paquete.length === 0}
        onClick={() => props.alDescargar(paquete)}
      >
        {paquete.length === 0 ? paqueteMessages.descargar : paqueteMessages.descargarEstas(paquete.length)}
      </Button>
    </>
  );
}
