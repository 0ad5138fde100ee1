import { useState } from 'react';
import { cerrarMessages } from '#blocks/cerrar/messages.ts';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { ficha, novedades as textos } from './messages.ts';
import { Orden } from './Orden.tsx';
import { usePartesSinGuardar } from './ParteForm.tsx';

/** Changes the order of the parent types, in a dialog of the list. */
export function OrdenarPadres() {
  const [open, setOpen] = useState(false);
  const close = useCerrar({
    dirty: usePartesSinGuardar(),
    onClose: () => setOpen(false),
    question: { message: cerrarMessages.descartarCambios },
  });
  return (
    <>
      <Button icon="sort" onClick={() => setOpen(true)}>
        {textos.ordenar}
      </Button>
      {open ? (
        <Modal title={ficha.ordenPadres} onClose={close}>
          <Orden idPadre={0} onSaved={() => setOpen(false)} />
        </Modal>
      ) : null}
    </>
  );
}
