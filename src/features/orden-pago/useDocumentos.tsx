import { useState } from 'react';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { useTask } from '#client/useTask.ts';
import { facturas } from '#contract/services/facturas.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { fill, safeName } from '#lib/texts.ts';
import { download } from '#ui/table/exportTable.ts';
import { olvidarOrden } from './operaciones.ts';
import { type ConFactura, papelDeFactura } from './papelDeFactura.ts';
import { textosDeForm } from './textosOrden.ts';

/** A document of an order. */
export type Documento = 'solicitud' | 'factura' | 'xml';

/** The documents of an order: its request and its invoice in the viewer, the invoice's XML as a file (spec R 7.6). */
export function useDocumentos({ IdOrdenPago, IdEmpresa }: OrdenRef) {
  const textos = textosDeForm();
  const visor = useVisorPdf();
  const [cual, setCual] = useState<Documento | null>(null);
  const [show] = useTask(async (documento: Documento, ...args: Parameters<typeof visor.show>) => {
    setCual(documento);
    await visor.show(...args).finally(() => setCual(null));
  });
  const [bajar, downloading] = useTask(async (cuf: string) => {
    try {
      // The file is named after its code, as the tax office names it.
      download(await call(facturas.xml, { params: { cuf } }), `${safeName(cuf)}.xml`);
    } catch (error) {
      if (!isCallError(error)) throw error; // the client shows it
    }
  });
  return {
    element: visor.element,
    /** The document that is loading. */
    cargando: downloading ? 'xml' : cual,
    releer: () => void olvidarOrden(),
    imprimir: () => {
      const title = fill(textos.tituloSolicitud, { numero: IdOrdenPago });
      void show('solicitud', title, `solicitud-orden-pago-${IdOrdenPago}.pdf`, () =>
        call(ordenPagoCobro.imprimirSolicitud, { body: { IdOrdenPago, IdEmpresa } }),
      );
    },
    factura: (orden: ConFactura) => {
      const { titulo, archivo } = papelDeFactura(orden);
      return show('factura', titulo, archivo, () => call(facturas.pdfPorCuf, { params: { cuf: orden.Cuf } }));
    },
    xml: (cuf: string) => bajar(cuf),
  } as const;
}
