import { useState } from 'react';
import type { BotonesPropios } from '#engine/definition/definition.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { later } from '#ui/later.tsx';
import { consultasMessages as textos } from './messages.ts';

const dialogos = {
  novedades: later(async () => (await import('./NovedadesDePersonaDialog.tsx')).default),
  identidad: later(async () => (await import('./IdentidadConsulta.tsx')).default),
} as const;

/** More look-ups about the person: their other notices and, for the staff, the identity service (spec R 2.3). */
export function Consultas({ form, rol }: BotonesPropios) {
  const [abierta, setAbierta] = useState<keyof typeof dialogos | null>(null);
  const cerrar = () => setAbierta(null);
  const Dialogo = abierta && dialogos[abierta];
  return (
    <>
      <Button icon="list" onClick={() => setAbierta('novedades')}>
        {textos.novedades}
      </Button>
      {rol === 'personal' ? (
        <Button icon="search" onClick={() => setAbierta('identidad')}>
          {textos.identidad}
        </Button>
      ) : null}
      {Dialogo ? (
        <DialogPart onClose={cerrar}>
          <Dialogo form={form} onClose={cerrar} />
        </DialogPart>
      ) : null}
    </>
  );
}
