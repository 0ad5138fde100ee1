import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { etapaDe } from './etapa.ts';
import { ordenForm as textos } from './messagesForm.ts';

/** What there is to know of the order's stage, and that changes wait to be saved. */
export function OrdenAlerta({ orden, dirty }: { readonly orden: OrdenPago; readonly dirty: boolean }) {
  const etapa = etapaDe(orden);
  const fecha = toLocalDate(orden.FechaVencimiento);
  return (
    <div className="orden-alertas">
      {dirty ? (
        <Alert tone="info" live>
          <p>{textos.sinGuardar}</p>
        </Alert>
      ) : null}
      {etapa === 'generada' && fecha ? (
        <Alert tone="info">
          <p>{fill(textos.porPagar, { fecha })}</p>
        </Alert>
      ) : null}
      {etapa === 'vencida' ? (
        <Alert tone="warn">
          <p>{fill(textos.vencida, { fecha })}</p>
        </Alert>
      ) : null}
      {etapa === 'pagada' ? (
        <Alert tone="ok">
          <p>{fill(textos.pagada, { numero: orden.NumeroFactura, fecha: toLocalDate(orden.FechaPago) })}</p>
        </Alert>
      ) : null}
    </div>
  );
}
