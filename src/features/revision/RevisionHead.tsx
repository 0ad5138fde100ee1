import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { aperturaDe, recordarCola } from '#engine/review/colaRevision.ts';
import { esperaDesde } from '#engine/review/esperas.ts';
import { ago } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { later } from '#ui/later.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import type { Declarados } from './declarados.ts';
import { revisionMessages as textos } from './messages.ts';

const IdentidadDialog = later(async () => (await import('#blocks/identidad/IdentidadDialog.tsx')).IdentidadDialog);

/** How many notices wait and since when, the person search, and the link to the first notice. */
export function RevisionHead({
  declarados,
  shown,
  onPersona,
}: {
  readonly declarados: Declarados;
  readonly shown: readonly FilaNovedad[];
  /** A person was searched: the desk shows their pending notices. */
  readonly onPersona: (nombre: string) => void;
}) {
  const { rows, loading, failedAll } = declarados;
  const navigate = useNavigate();
  const oldest = rows[0];
  const first = shown[0];
  const opening = first && aperturaDe(first);
  const [buscando, setBuscando] = useState(false);
  const lead = textos.resumen(rows.length, oldest ? ago(esperaDesde(oldest)) : '');
  return (
    <PageHead
      title={textos.titulo}
      lead={loading ? textos.cargando : failedAll ? '' : lead}
      actions={
        <>
          <Button icon="search" opens={IdentidadDialog} onClick={() => setBuscando(true)}>
            {textos.buscarPersona}
          </Button>
          {opening ? (
            <Button
              tone="primary"
              onClick={() => {
                opening.remember();
                recordarCola(shown);
                void navigate(opening.to);
              }}
            >
              {textos.empezar}
            </Button>
          ) : null}
          {buscando ? (
            <DialogPart onClose={() => setBuscando(false)}>
              <IdentidadDialog
                uso="interno"
                onClose={() => setBuscando(false)}
                onSelect={({ persona }) => {
                  setBuscando(false);
                  onPersona(persona.NombreCompleto);
                }}
              />
            </DialogPart>
          ) : null}
        </>
      }
    />
  );
}
