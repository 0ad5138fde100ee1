import { useState } from 'react';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { cobroMensajes as textos } from '../messagesCobro.ts';
import { CobroDialog } from './CobroDialog.tsx';
import { escrituraDeComprobante } from './comprador.ts';

/** The number of the receipt a request was paid with (spec R 7.6, OrdenPagoActualizarNumeroComprobante). */
export function ComprobanteDialog({ orden, onClose }: { readonly orden: OrdenPago; readonly onClose: () => void }) {
  const [numero, setNumero] = useState(orden.NumeroComprobante);
  const valido = /^[A-Z0-9-]{1,30}$/i.test(numero.trim());
  return (
    <CobroDialog
      titulo={textos.comprobante}
      cambiado={numero !== orden.NumeroComprobante}
      valido={valido}
      grabar={(escribir, trato) => escribir(escrituraDeComprobante(orden, numero.trim()), trato)}
      guardado={ordenPagoCobro.actualizarComprobante.success ?? ''}
      onClose={onClose}
    >
      {(tried) => (
        <TextField
          label={textos.comprobante}
          name="NumeroComprobante"
          required
          upper
          hint={textos.comprobanteAyuda}
          value={numero}
          error={tried && !valido ? textos.comprobanteInvalido : undefined}
          onChange={({ target }) => setNumero(target.value)}
        />
      )}
    </CobroDialog>
  );
}
