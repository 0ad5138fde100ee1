import './orden-pago-control.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { later } from '#ui/later.tsx';
import type { Cerrado } from './admiteOrden.ts';
import { ordenPagoControlMessages as textos } from './messages.ts';
import { ordenDe } from './ordenDe.ts';

const OrdenPagoDialog = later(async () => (await import('./OrdenPagoDialog.tsx')).OrdenPagoDialog);

/** The note shown instead of the button, for a notice or exam that is in no order and may no longer be added to one. */
const notas = { declarado: textos.declaradoSinOrden, examen: textos.examenSinOrden, otro: null } as const;

interface Props {
  idPersonaNovedad: number;
  idEmpresa: number;
  pagado: boolean;
  /** Why the order cannot be changed now, as a sentence; '' if it can. */
  impedimento?: string;
  disabled?: boolean;
  cerrado?: Cerrado;
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
    const nota = orden.data === null ? notas[cerrado] : null;
    return nota ? <span className="orden-control-nota">{nota}</span> : null;
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
            {...{ idPersonaNovedad, idEmpresa, pagado, cerrado, onChanged }}
            onClose={() => setOpen(false)}
          />
        </DialogPart>
      ) : null}
    </>
  );
}
