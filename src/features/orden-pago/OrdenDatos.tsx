import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import { fill } from '#lib/texts.ts';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { ordenForm as textos } from './messagesForm.ts';
import type { Contenido } from './seguimientoOrden.ts';
import { LIMITE_OBSERVACION } from './useOrdenActions.ts';

interface Props {
  readonly orden: OrdenPago;
  readonly empresa: string;
  readonly contenido: Contenido;
  readonly editable: boolean;
  readonly total: number | null;
  readonly onObservacion: (text: string) => void;
}

/** Header of an order (spec R 2.7); invoice and payment date once it has an invoice. */
export function OrdenDatos({ orden, empresa, contenido, editable, total, onObservacion }: Props) {
  const { CodigoTransaccion: codigo, NumeroFactura } = orden;
  const { Observacion } = contenido;
  const tooLong = Observacion.trim().length > LIMITE_OBSERVACION;
  return (
    <div className="orden-datos">
      <ReadOnlyField label={textos.fecha} value={toLocalDate(orden.FechaOrdenPago)} />
      <ReadOnlyField label={textos.codigo} value={codigo} {...(codigo ? { copy: codigo } : {})} />
      <ReadOnlyField label={textos.empresa} value={empresa} className="orden-datos-ancho" />
      <ReadOnlyField
        label={textos.total}
        className="orden-total"
        value={<span className="num">{bolivianos(total)}</span>}
      />
      {NumeroFactura > 0 ? (
        <>
          <ReadOnlyField label={textos.factura} value={String(NumeroFactura)} copy={String(NumeroFactura)} />
          <ReadOnlyField label={textos.fechaPago} value={toLocalDate(orden.FechaPago)} />
        </>
      ) : null}
      <TextAreaField
        label={textos.observaciones}
        name="Observacion"
        className="orden-datos-todo"
        rows={2}
        value={Observacion}
        disabled={!editable}
        error={tooLong ? fill(textos.observacionLarga, { limite: LIMITE_OBSERVACION }) : undefined}
        {...(editable ? { limit: LIMITE_OBSERVACION } : {})}
        onChange={(event) => onObservacion(event.target.value)}
      />
    </div>
  );
}
