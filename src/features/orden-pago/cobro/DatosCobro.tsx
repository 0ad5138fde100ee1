import { useState } from 'react';
import { etapaDe } from '#blocks/orden-pago-control/etapaDe.ts';
import { audience } from '#client/session.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { cobroMessages as textos } from '../messagesCobro.ts';
import { CompradorDialog } from './CompradorDialog.tsx';
import { ComprobanteDialog } from './ComprobanteDialog.tsx';
import { documentoDe } from './comprador.ts';

/**
 * The buyer of a saved order and the receipt of its payment, once it has a request (spec R 7.6). Both can change until it
 * is paid; nobody is asked for a receipt of what the bank has already reported.
 */
export function DatosCobro({ orden }: { readonly orden: OrdenPago }) {
  const [dialogo, setDialogo] = useState<'comprador' | 'comprobante' | null>(null);
  const { Comprador: comprador, NumeroComprobante: numero } = orden;
  const etapa = etapaDe(orden);
  // Insured persons pay with the QR code alone: there is no deposit whose receipt they could type.
  const conComprobante = numero !== '' || (etapa !== 'borrador' && etapa !== 'pagada' && audience() !== 'insured');
  const close = () => setDialogo(null);
  if (orden.IdOrdenPago === 0) return null;
  return (
    <div className="orden-cobro">
      {comprador ? (
        <div className="orden-cobro-dato">
          <ReadOnlyField
            label={textos.comprador}
            value={
              <>
                {comprador.RazonSocial} <span className="orden-cobro-documento">{documentoDe(comprador)}</span>
              </>
            }
          />
          {etapa === 'pagada' ? null : (
            <Cambiar texto={textos.cambiar} nombre={textos.cambiarComprador} onClick={() => setDialogo('comprador')} />
          )}
        </div>
      ) : null}
      {etapa === 'borrador' || !conComprobante ? null : (
        <div className="orden-cobro-dato">
          <ReadOnlyField label={textos.comprobante} value={numero} {...(numero ? { copy: numero } : {})} />
          {etapa === 'pagada' || audience() === 'insured' ? null : (
            <Cambiar
              texto={textos.registrar}
              nombre={textos.registrarComprobante}
              onClick={() => setDialogo('comprobante')}
            />
          )}
        </div>
      )}
      {dialogo === 'comprador' && comprador ? <CompradorDialog {...{ orden, comprador }} onClose={close} /> : null}
      {dialogo === 'comprobante' ? <ComprobanteDialog orden={orden} onClose={close} /> : null}
    </div>
  );
}

function Cambiar(props: { readonly texto: string; readonly nombre: string; readonly onClick: () => void }) {
  return (
    <Button icon="edit" aria-haspopup="dialog" aria-label={props.nombre} onClick={props.onClick}>
      {props.texto}
    </Button>
  );
}
