import * as z from 'zod/mini';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { FormText } from '#ui/form/FormText.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { cobroMessages as textos } from '../messagesCobro.ts';
import { CobroDialog } from './CobroDialog.tsx';
import { escrituraDeComprobante } from './comprador.ts';

const schema = z.object({
  NumeroComprobante: z.string().check(z.trim(), z.regex(/^[A-Z0-9-]{1,30}$/i, textos.comprobanteInvalido)),
});

/** The number of the receipt with which a request was paid (spec R 7.6, OrdenPagoActualizarNumeroComprobante). */
export function ComprobanteDialog({ orden, onClose }: { readonly orden: OrdenPago; readonly onClose: () => void }) {
  const form = useForm({ schema, values: { NumeroComprobante: orden.NumeroComprobante } });
  return (
    <CobroDialog
      form={form}
      titulo={textos.comprobante}
      escritura={({ NumeroComprobante }) => escrituraDeComprobante(orden, NumeroComprobante)}
      onClose={onClose}
    >
      <FormText
        form={form}
        name="NumeroComprobante"
        label={textos.comprobante}
        required
        upper
        hint={textos.comprobanteAyuda}
      />
    </CobroDialog>
  );
}
