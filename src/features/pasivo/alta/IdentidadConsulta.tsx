import { datosFormDe } from '#blocks/identidad/datos.ts';
import { IdentidadDialog } from '#blocks/identidad/IdentidadDialog.tsx';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { toast } from '#ui/feedback/toast.ts';
import { consultasMessages as textos } from './messages.ts';

/** The staff's search in the identity service, filled with the data of the notice's person (spec R 2.3, 6). */
export default function IdentidadConsulta({
  form,
  onClose,
}: {
  readonly form: NovedadForm;
  readonly onClose: () => void;
}) {
  return (
    <IdentidadDialog
      uso="interno"
      inicial={datosFormDe(form.BasePersonas)}
      onSelect={({ persona }) => {
        toast.success(textos.coincide(persona.NombreCompleto));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
