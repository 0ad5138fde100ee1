import { abrirEnPestana } from '#blocks/visor-pdf/abrirEnPestana.ts';
import type { VisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { useTask } from '#client/useTask.ts';
import type { Factura } from '#contract/entities/factura.ts';
import { facturas as service } from '#contract/services/facturas.ts';
import { config } from '#lib/config.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { withItsCode } from '#ui/feedback/withItsCode.ts';
import { opensRow } from '#ui/table/rowFocus.ts';
import { facturas as textos } from './messages.ts';
import { nombreDe } from './nombres.ts';

/** Downloads an invoice's XML as a file named after its code (spec F 7.2). */
async function descargarXml(factura: Factura): Promise<void> {
  try {
    const file = await call(service.xml, { params: { cuf: factura.cuf } });
    const { download } = await import('#ui/table/exportTable.ts');
    const nombre = nombreDe(factura, 'xml');
    download(file, nombre);
    toast.success(textos.xmlDescargado(nombre));
  } catch (error) {
    if (!isCallError(error)) throw error; // the client shows it
  }
}

/**
 * The actions on one invoice: its PDF in the viewer, or in a tab if the portal is configured so, and its XML
 * (spec F 2.4).
 */
export function AccionesFactura({ factura, show }: { readonly factura: Factura; readonly show: VisorPdf['show'] }) {
  const { idVenta, numeroFactura } = factura;
  const load = () => call(service.pdf, { params: { idVenta } });
  const [imprimir, printing] = useTask(async () => {
    if (!config().facturaEnModal && (await abrirEnPestana(load))) return;
    await show(textos.factura(numeroFactura), nombreDe(factura, 'pdf'), load);
  });
  const [descargar, downloading] = useTask(() => withItsCode(() => descargarXml(factura)));
  return (
    <>
      <Button
        {...opensRow}
        tone="ghost"
        icon="print"
        busy={printing}
        title={textos.imprimir}
        aria-label={textos.imprimirLa(numeroFactura)}
        onClick={() => void imprimir()}
      >
        <span className="fac-texto">{textos.pdfCorto}</span>
      </Button>
      <Button
        tone="ghost"
        icon="download"
        busy={downloading}
        title={textos.xml}
        aria-label={textos.xmlDe(numeroFactura)}
        onClick={() => void descargar()}
      >
        <span className="fac-texto">{textos.xmlCorto}</span>
      </Button>
    </>
  );
}
