import { LIMITE_DE_NOTA } from '#blocks/formulario/textos.ts';
import type { Referencia } from '#contract/entities/referencia.ts';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { FormTextArea } from '#ui/form/FormTextArea.tsx';
import { tramitesMessages as textos } from './messages.ts';
import type { Campo, CamposProps } from './TramiteDialog.tsx';

interface DeCampo extends CamposProps {
  readonly name: Campo;
  readonly className: string;
  readonly required?: boolean;
}

/** A text field of a form, by name. */
export const Texto = (
  props: DeCampo & {
    readonly upper?: boolean;
    readonly maxLength?: number;
  },
) => <FormText {...props} label={textos.campos[props.name]} />;

/** A date field of a form, 'yyyy-mm-dd'. */
export const Fecha = (props: DeCampo & { readonly min?: string; readonly max?: string; readonly hint?: string }) => (
  <FormDate {...props} label={textos.campos[props.name]} />
);

/** A choice of a reference list. */
export const Eleccion = ({ opciones, ...rest }: DeCampo & { readonly opciones: readonly Referencia[] }) => (
  <FormSelect
    {...rest}
    label={textos.campos[rest.name]}
    placeholder={textos.elija}
    options={opciones.map(({ Id, Descripcion }) => ({ value: String(Id), label: Descripcion }))}
  />
);

/** The user's remarks on the procedure. */
export const Observacion = ({ form, required = false }: CamposProps & { readonly required?: boolean }) => (
  <FormTextArea
    form={form}
    className="col-12"
    name="Observacion"
    label={textos.campos.Observacion}
    required={required}
    limit={LIMITE_DE_NOTA}
    rows={2}
  />
);
