import { DialogForm } from '#blocks/formulario/DialogForm.tsx';
import { pacientesResolucion } from '#contract/entities/gruposPasivo.ts';
import { filled } from '#contract/read.ts';
import type { PasoAntes } from '#engine/definition/definition.ts';
import { today } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { resolucionMessages as textos } from './messages.ts';
import { type DatosResolucion, resolucionSchema } from './resolucion.ts';

const enBlanco: DatosResolucion = { numeroResolucion: '', fechaResolucion: '', instanciaEmiteResolucion: '' };

/** Asks for the resolution behind the affiliation. The person search opens after it is entered (spec R 2.3, decision 33). */
export default function ResolucionDialog({ onDone, onClose }: PasoAntes) {
  const form = useForm({ schema: resolucionSchema, values: enBlanco });
  const accept = (datos: DatosResolucion) => {
    const PacientesResolucion = filled(pacientesResolucion, {
      NumeroResolucion: datos.numeroResolucion,
      FechaResolucion: datos.fechaResolucion,
      Instancia: datos.instanciaEmiteResolucion,
    });
    onDone({ PacientesResolucion });
  };
  return (
    <DialogForm
      form={form}
      title={textos.titulo}
      className="grid"
      accept={general.aceptar}
      onSubmit={accept}
      onClose={onClose}
    >
      <FormText form={form} className="col-6" name="numeroResolucion" label={textos.numero} required upper />
      <FormDate form={form} className="col-6" name="fechaResolucion" label={textos.fecha} required max={today()} />
      <FormText
        form={form}
        className="col-12"
        name="instanciaEmiteResolucion"
        label={textos.instancia}
        required
        upper
      />
    </DialogForm>
  );
}
