import './buscar-persona.css';
import { useId } from 'react';
import { TipoDocumentoField } from '#blocks/identidad/TipoDocumentoField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { type BusquedaForm, type ErroresDeBusqueda, type Forma, formas } from './busqueda.ts';
import { buscarPersonaMensajes as texts } from './messages.ts';

interface Props {
  form: BusquedaForm;
  errores: ErroresDeBusqueda;
  onChange: (field: keyof BusquedaForm, value: string) => void;
}

/** The choice of the way to search: native radios, so that arrow keys move between them. */
export function FormaDeBusqueda({ forma, onChange }: { forma: Forma; onChange: (forma: Forma) => void }) {
  const name = useId();
  return (
    <fieldset className="buscar-formas">
      <legend className="sr-only">{texts.forma}</legend>
      {formas.map((one) => (
        <label key={one} className="buscar-forma">
          <input type="radio" name={name} value={one} checked={forma === one} onChange={() => onChange(one)} />
          <span>{texts.formas[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The fields of the chosen way. */
export function CamposDeBusqueda(props: Props) {
  switch (props.form.forma) {
    case 'documento':
      return <CamposDeDocumento {...props} />;
    case 'nombre':
      return <CamposDeNombre {...props} />;
    default:
      return <Campo {...props} field={props.form.forma} required className="col-6" maxLength={30} />;
  }
}

function Campo({
  field,
  form,
  errores,
  onChange,
  ...rest
}: Props & {
  field: keyof typeof etiquetas;
  required?: boolean;
  hint?: string;
  className: string;
  maxLength?: number;
}) {
  return (
    <TextField
      {...rest}
      name={field}
      label={etiquetas[field]}
      upper
      value={form[field]}
      error={errores[field]}
      onChange={(event) => onChange(field, event.currentTarget.value)}
    />
  );
}

const etiquetas = {
  numeroDocumento: texts.numeroDocumento,
  complemento: texts.complemento,
  apellidoPaterno: texts.apellidoPaterno,
  apellidoMaterno: texts.apellidoMaterno,
  nombres: texts.nombres,
  matricula: texts.matricula,
  historiaClinica: texts.historiaClinica,
} as const;

function CamposDeDocumento(props: Props) {
  const { form, errores, onChange } = props;
  return (
    <>
      <TipoDocumentoField
        value={form.tipoDocumento}
        error={errores.tipoDocumento}
        onChange={(value) => onChange('tipoDocumento', value)}
      />
      <Campo {...props} field="numeroDocumento" required className="col-5" />
      <Campo {...props} field="complemento" className="col-3" hint={texts.pistaComplemento} maxLength={5} />
    </>
  );
}

function CamposDeNombre(props: Props) {
  return (
    <>
      <Campo {...props} field="apellidoPaterno" className="col-4" hint={texts.pistaApellidos} />
      <Campo {...props} field="apellidoMaterno" className="col-4" />
      <Campo {...props} field="nombres" required className="col-4" />
    </>
  );
}
