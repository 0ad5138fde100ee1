import './orden-pago-control.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { later } from '#ui/later.tsx';
import { ordenPagoControlMessages as textos } from './messages.ts';
import { ordenDe } from './ordenDe.ts';

const OrdenPagoDialog = later(async () => (await import('./OrdenPagoDialog.tsx')).OrdenPagoDialog);

interface Props {
  idPersonaNovedad: number;
  idEmpresa: number;
  pagado: boolean;
  /** Why the order cannot be changed now, as a sentence; '' if it can. */
  impedimento?: string;
  disabled?: boolean;
  /**
   * The services no longer add the notice to an order. 'declarado': it is declared, so it is told if that was without
   * an order.
   */
  cerrado?: false | 'declarado' | 'otro';
  /** The notice was added to an order or removed from it. */
  onChanged?: () => void;
}

/**
 * The notice's payment order: a button that names it and opens what can be done (spec E 2.2, R 7.6). A notice that may
 * no longer be added to one has no button without an order.
 */
export function OrdenPagoControl({
  idPersonaNovedad,
  idEmpresa,
  pagado,
  impedimento = '',
  disabled = impedimento !== '',
  cerrado = false,
  onChanged,
}: Props) {
  const [open, setOpen] = useState(false);
  const orden = useQuery({ ...ordenDe(idPersonaNovedad), enabled: !disabled && idPersonaNovedad > 0 });
  if (cerrado !== false && !orden.data) {
    return cerrado === 'declarado' && orden.data === null ? (
      <span className="orden-control-nota">{textos.declaradoSinOrden}</span>
    ) : null;
  }
  return (
    <>
      <Button
        icon="money"
        disabled={disabled || idPersonaNovedad === 0}
        {...(impedimento ? { title: impedimento } : {})}
        aria-haspopup="dialog"
        opens={OrdenPagoDialog}
        onClick={() => setOpen(true)}
      >
        {orden.data ? fill(textos.ordenNumero, { numero: orden.data.IdOrdenPago }) : textos.titulo}
      </Button>
      {open ? (
        <DialogPart onClose={() => setOpen(false)}>
          <OrdenPagoDialog
            {...{ idPersonaNovedad, idEmpresa, pagado, onChanged }}
            cerrado={cerrado !== false}
            onClose={() => setOpen(false)}
          />
        </DialogPart>
      ) : null}
    </>
  );
}
