import { audience } from '#client/session.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { fill } from '#lib/texts.ts';
import { ordenPago as textos } from './messages.ts';

/** An order with what names its invoice. */
export type ConFactura = Pick<OrdenPago, 'IdOrdenPago' | 'NumeroFactura' | 'Cuf'>;

/** What an order's invoice is called: in a button, above its paper, as a file. Its number may not be known yet. */
export function papelDeFactura({ IdOrdenPago, NumeroFactura: numero }: ConFactura) {
  const sinNumero = audience() === 'insured' ? textos.verFacturaSinNumeroPropia : textos.verFacturaSinNumero;
  return numero > 0
    ? {
        boton: fill(textos.verFacturaDe, { numero }),
        titulo: fill(textos.facturaTitulo, { numero }),
        archivo: `factura-${numero}.pdf`,
      }
    : {
        boton: fill(sinNumero, { orden: IdOrdenPago }),
        titulo: textos.verFactura,
        archivo: `factura-orden-${IdOrdenPago}.pdf`,
      };
}
