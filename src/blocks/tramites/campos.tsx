import type { Referencia } from '#contract/entities/referencia.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { tramitesMessages as textos } from './messages.ts';
import type { Campo, CamposProps } from './TramiteDialog.tsx';

interface DeCampo extends CamposProps {
  readonly name: Campo;
  readonly className: string;
  readonly required?: boolean;
}

/** A text of a form, by its name. */
export function Texto({
  form,
  problemas,
  onChange,
  name,
  ...rest
}: DeCampo & { readonly upper?: boolean; readonly maxLength?: number; readonly inputMode?: 'numeric' | 'decimal' }) {
  return (
    <TextField
      {...rest}
      name={name}
      label={textos.campos[name]}
      autoComplete="off"
      value={form[name] ?? ''}
      error={problemas[name]}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  );
}

/** A day of a form, 'yyyy-mm-dd'. */
export function Fecha({
  form,
  problemas,
  onChange,
  name,
  ...rest
}: DeCampo & { readonly min?: string; readonly max?: string; readonly hint?: string }) {
  const error = problemas[name];
  return (
    <DateField
      {...rest}
      name={name}
      label={textos.campos[name]}
      value={form[name] ?? ''}
      {...(error ? { error } : {})}
      onChange={(value) => onChange(name, value)}
    />
  );
}

/** A choice of a reference list. */
export function Eleccion({
  form,
  problemas,
  onChange,
  name,
  opciones,
  ...rest
}: DeCampo & { readonly opciones: readonly Referencia[] }) {
  return (
    <SelectField
      {...rest}
      name={name}
      label={textos.campos[name]}
      placeholder={textos.elija}
      options={opciones.map(({ Id, Descripcion }) => ({ value: Id, label: Descripcion }))}
      value={form[name] ?? ''}
      error={problemas[name]}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  );
}

/** What whoever acts wants to say about it. */
export function Observacion({
  form,
  problemas,
  onChange,
  required = false,
}: CamposProps & { readonly required?: boolean }) {
  return (
    <TextAreaField
      className="col-12"
      name="Observacion"
      label={textos.campos.Observacion}
      required={required}
      limit={200}
      rows={2}
      value={form.Observacion ?? ''}
      error={problemas.Observacion}
      onChange={(event) => onChange('Observacion', event.currentTarget.value)}
    />
  );
}
