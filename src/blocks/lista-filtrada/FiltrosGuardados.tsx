import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { later } from '#ui/later.tsx';
import { listaFiltradaMessages as textos } from './messages.ts';

// Rarely needed, so it is not in the lists' bundle.
const FiltrosDialog = later(async () => (await import('./FiltrosDialog.tsx')).default);

/** The button for the filters that the person keeps for a list. `search` is the current filter, as a query string. */
export function FiltrosGuardados({ lista, search }: { readonly lista: string; readonly search: () => string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        icon="filter"
        title={textos.guardados}
        aria-label={textos.guardados}
        aria-haspopup="dialog"
        opens={FiltrosDialog}
        onClick={() => setOpen(true)}
      >
        <span className="table-tool-text">{textos.filtros}</span>
      </Button>
      {open ? (
        <DialogPart onClose={close}>
          <FiltrosDialog lista={lista} search={search()} onClose={close} />
        </DialogPart>
      ) : null}
    </>
  );
}
