import './asegurado.css';
import { useState } from 'react';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { CaraDelCarne, type DatosDeCarne } from './CaraDelCarne.tsx';
import { asegurado } from './messages.ts';

const textos = asegurado.carne;

/**
 * Shows a card alone, over the whole screen of a telephone. Once its data are there it needs no connection until the
 * session ends: they are in memory only, so that nothing of them is left afterwards.
 */
export function VerCarne({ texto, ...datos }: DatosDeCarne & { readonly texto: string }) {
  const [open, setOpen] = useState(false);
  const { NombreCompleto: nombre } = datos.paciente.BasePersonas;
  return (
    <>
      <Button icon="expand" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texto} <span className="sr-only">{fill(textos.de, { nombre })}</span>
      </Button>
      {open ? (
        <Modal title={textos.titulo} className="carne-entero" onClose={() => setOpen(false)}>
          <CaraDelCarne {...datos} />
          <p className="carne-nota">{textos.sinConexion}</p>
        </Modal>
      ) : null}
    </>
  );
}
