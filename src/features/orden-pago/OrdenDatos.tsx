import { LIMITE_DE_NOTA } from '#blocks/formulario/textos.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { toLocalDate } from '#lib/dates.ts';
import { bolivianos, type Monto } from '#lib/money.ts';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { FormTextArea } from '#ui/form/FormTextArea.tsx';
import type { FormDeOrden } from './datosOrden.ts';
import { ordenForm as textos } from './messagesForm.ts';

interface Props {
  readonly orden: OrdenPago;
  readonly empresa: string;
  readonly form: FormDeOrden;
  readonly editable: boolean;
  readonly total: Monto;
}

/** The header of an order (spec R 2.7), with invoice and payment date once it has an invoice. */
export function OrdenDatos({ orden, empresa, form, editable, total }: Props) {
  const { CodigoTransaccion: codigo, NumeroFactura } = orden;
  const observacion = { label: textos.observaciones, className: 'orden-datos-todo', rows: 2 };
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
      {editable ? (
        <FormTextArea {...observacion} form={form} name="Observacion" limit={LIMITE_DE_NOTA} />
      ) : (
        <TextAreaField {...observacion} name="Observacion" value={orden.Observacion} disabled />
      )}
    </div>
  );
}
