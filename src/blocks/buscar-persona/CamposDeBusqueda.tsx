import './buscar-persona.css';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { mismoNumero } from '#blocks/identidad/datos.ts';
import { TipoDocumentoField } from '#blocks/identidad/TipoDocumentoField.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import type { FormOf } from '#ui/form/useForm.ts';
import { type Busqueda, type BusquedaForm, enBlanco, formas } from './busqueda.ts';
import { buscarPersonaMessages as textos } from './messages.ts';

/** The form of a person search. */
type FormDeBusqueda = FormOf<BusquedaForm, Busqueda>;

interface Props {
  readonly form: FormDeBusqueda;
}

/** Chooses how to search. The options are native radio buttons, so that arrow keys move between them. */
export function FormaDeBusqueda({ form, onChosen }: Props & { readonly onChosen: () => void }) {
  return (
    <fieldset className="buscar-formas">
      <legend className="sr-only">{textos.forma}</legend>
      {formas.map((one) => (
        <label key={one} className="buscar-forma">
          <input type="radio" value={one} {...form.register('forma', { onChange: onChosen })} />
          <span>{textos.formas[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The fields for the chosen way to search. */
export function CamposDeBusqueda({ form }: Props) {
  const forma = useWatch({ control: form.control, name: 'forma' });
  switch (forma) {
    case 'documento':
      return <CamposDeDocumento form={form} />;
    case 'nombre':
      return <CamposDeNombre form={form} />;
    default:
      return <Campo form={form} name={forma} required className="col-6" maxLength={30} />;
  }
}

const etiquetas = {
  numeroDocumento: textos.numeroDocumento,
  complemento: textos.complemento,
  apellidoPaterno: textos.apellidoPaterno,
  apellidoMaterno: textos.apellidoMaterno,
  nombres: textos.nombres,
  matricula: textos.matricula,
  historiaClinica: textos.historiaClinica,
} as const;

function Campo(
  props: Props & {
    readonly name: keyof typeof etiquetas;
    readonly required?: boolean;
    readonly hint?: string;
    readonly className: string;
    readonly maxLength?: number;
    readonly onTyped?: (text: string) => void;
    readonly 'data-autofocus'?: '';
  },
) {
  return <FormText {...props} label={etiquetas[props.name]} upper />;
}

/** Clears the other fields when another document number is typed (spec F 4.2). */
function useOtroNumero({ getValues, setValue }: FormDeBusqueda) {
  const last = useRef(getValues('numeroDocumento'));
  return (typed: string) => {
    if (!mismoNumero(typed, last.current)) {
      const { forma: _, tipoDocumento: __, numeroDocumento: ___, ...others } = enBlanco('');
      for (const [name, empty] of Object.entries(others)) setValue(name as keyof typeof others, empty);
    }
    last.current = typed;
  };
}

function CamposDeDocumento({ form }: Props) {
  const otroNumero = useOtroNumero(form);
  return (
    <>
      <TipoDocumentoField form={form} name="tipoDocumento" />
      <Campo form={form} name="numeroDocumento" required className="col-5" onTyped={otroNumero} data-autofocus="" />
      <Campo form={form} name="complemento" className="col-3" hint={textos.pistaComplemento} maxLength={5} />
    </>
  );
}

function CamposDeNombre({ form }: Props) {
  return (
    <>
      <Campo form={form} name="apellidoPaterno" className="col-4" hint={textos.pistaApellidos} />
      <Campo form={form} name="apellidoMaterno" className="col-4" />
      <Campo form={form} name="nombres" required className="col-4" />
    </>
  );
}
