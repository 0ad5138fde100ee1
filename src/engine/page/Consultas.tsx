import { useState } from 'react';
import type { Rol } from '#blocks/rol/rolActual.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { Consulta, NovedadDefinition } from '#engine/definition/definition.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';

/** The look-ups a notice offers who reads it, each by its button, and the one that is open. */
export function Consultas({
  definition,
  rol,
  form,
}: {
  readonly definition: Pick<NovedadDefinition, 'consultas'>;
  readonly rol: Rol;
  readonly form: NovedadForm;
}) {
  const [abierta, setAbierta] = useState<Consulta | null>(null);
  const mine = definition.consultas?.filter(({ para }) => para === undefined || para === rol) ?? [];
  return (
    <>
      {mine.map((one) => (
        <Button key={one.nombre} icon={one.icono} onClick={() => setAbierta(one)}>
          {one.nombre}
        </Button>
      ))}
      {abierta ? (
        <DialogPart onClose={() => setAbierta(null)}>
          <abierta.Dialogo form={form} onClose={() => setAbierta(null)} />
        </DialogPart>
      ) : null}
    </>
  );
}
