import { useRef } from 'react';
import { today } from '#lib/dates.ts';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import type { FormOf } from '#ui/form/useForm.ts';
import { type DatosForm, type DatosIdentidad, datosEnBlanco, mismoNumero } from './datos.ts';
import { identidadMessages as textos } from './messages.ts';
import { TipoDocumentoField } from './TipoDocumentoField.tsx';

/** The form of the data that identify a person. */
type FormDeIdentidad = FormOf<DatosForm, DatosIdentidad>;

/** Clears the other fields when another document number is typed (spec F 4.2). */
function useOtroNumero(form: FormDeIdentidad) {
  const last = useRef(form.getValues('numeroDocumento'));
  return (typed: string) => {
    if (!mismoNumero(typed, last.current)) {
      const { tipoDocumento: _, numeroDocumento: __, ...others } = datosEnBlanco();
      for (const [name, empty] of Object.entries(others)) form.setValue(name as keyof DatosForm, empty);
    }
    last.current = typed;
  };
}

/** The seven fields that identify a person (spec F 2.6). */
export function CamposDeIdentidad({ form }: { readonly form: FormDeIdentidad }) {
  const otroNumero = useOtroNumero(form);
  const text = <Name extends keyof DatosForm>(name: Name) => ({
    form,
    name,
    label: textos[name],
    upper: true,
    autoComplete: 'off',
  });
  return (
    <div className="grid">
      <TipoDocumentoField form={form} name="tipoDocumento" />
      <FormText {...text('numeroDocumento')} required className="col-3" onTyped={otroNumero} />
      <FormText {...text('complemento')} className="col-2" hint={textos.pistaComplemento} maxLength={5} />
      <FormDate
        form={form}
        name="fechaNacimiento"
        className="col-3"
        label={textos.fechaNacimiento}
        required
        max={today()}
      />
      <FormText {...text('apellidoPaterno')} className="col-4" hint={textos.pistaApellidos} />
      <FormText {...text('apellidoMaterno')} className="col-4" />
      <FormText {...text('nombres')} required className="col-4" />
    </div>
  );
}
