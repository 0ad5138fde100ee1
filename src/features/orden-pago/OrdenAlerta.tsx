import { DraftOffer } from '#blocks/borradores/DraftOffer.tsx';
import { etapaDe } from '#blocks/orden-pago-control/etapaDe.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import type { Borrador } from './borrador.ts';
import { seSabeCuanto } from './etapa.ts';
import { textosDeForm } from './textosOrden.ts';

interface Props {
  readonly orden: OrdenPago;
  readonly dirty: boolean;
  /** The unsaved changes from before a reload, while they are offered. */
  readonly ofrecido: Borrador | null;
  readonly recuperar: (borrador: Borrador) => void;
  readonly alDescartar: () => void;
  /** Reads the notices that a list chose again, after that failed. */
  readonly leerPedidas: (() => void) | null;
}

/** That the order is paid, with its invoice and its day if it has them (spec R 2.7). */
function textoDePagada({ NumeroFactura, FechaPago }: OrdenPago): string {
  const textos = textosDeForm();
  const factura = NumeroFactura > 0 ? fill(textos.conFactura, { numero: NumeroFactura }) : '';
  const datos = [factura, toLocalDate(FechaPago)].filter(Boolean).join(', ');
  return datos ? fill(textos.pagadaCon, { datos }) : textos.pagada;
}

/** Alerts about the order: its stage, unsaved changes, and changes from before a reload. */
export function OrdenAlerta({ orden, dirty, ofrecido, recuperar, alDescartar, leerPedidas }: Props) {
  const textos = textosDeForm();
  const etapa = etapaDe(orden);
  const fecha = toLocalDate(orden.FechaVencimiento);
  return (
    <div className="editor-notices orden-alertas">
      {ofrecido ? <DraftOffer draft={ofrecido} onRecover={() => recuperar(ofrecido)} onDrop={alDescartar} /> : null}
      {etapa === 'borrador' && !seSabeCuanto(orden) ? (
        <Alert tone="warn">
          <p>{textos.sinTotal}</p>
        </Alert>
      ) : null}
      {leerPedidas ? (
        <Alert tone="bad" live actions={<Button onClick={leerPedidas}>{general.reintentar}</Button>}>
          <p>{textos.sinLeerPedidas}</p>
        </Alert>
      ) : null}
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
          <p>{fecha ? fill(textos.vencida, { fecha }) : textos.vencidaSinFecha}</p>
        </Alert>
      ) : null}
      {etapa === 'pagada' ? (
        <Alert tone="ok">
          <p>{textoDePagada(orden)}</p>
        </Alert>
      ) : null}
    </div>
  );
}
