import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { ficha, novedades as textos } from './messages.ts';
import { Orden } from './Orden.tsx';

/** The order of the parent types, in a dialog of the list. */
export function OrdenarPadres() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="sort" onClick={() => setOpen(true)}>
        {textos.ordenar}
      </Button>
      {open ? (
        <Modal title={ficha.ordenPadres} onClose={() => setOpen(false)}>
          <Orden idPadre={0} onSaved={() => setOpen(false)} />
        </Modal>
      ) : null}
    </>
  );
}
