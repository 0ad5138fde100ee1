import { Controller, type UseFormReturn, useFormContext } from 'react-hook-form';
import { CoordenadasField } from '#blocks/mapa/CoordenadasField.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { ListField } from '#ui/fields/ListField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { type Field, type FieldPath, type FormValues, splitPath } from './fields.ts';
import type { Option } from './references.ts';

export interface FieldControlProps {
  readonly field: Field;
  readonly editable: boolean;
  readonly options: readonly Option[];
  readonly loadingOptions: boolean;
  readonly bounds: { readonly min?: string; readonly max?: string } | null;
  /** After a person chose an item of a list. */
  readonly onChosen?: (path: FieldPath, value: number) => void;
}

/** The error of one field, as the form state holds it. */
export function errorAt(form: UseFormReturn<FormValues>, path: FieldPath): string | undefined {
  const { grupo, name } = splitPath(path);
  const group = form.formState.errors[grupo] as Record<string, { message?: string } | undefined> | undefined;
  return group?.[name]?.message;
}

/** One field of a notice, by its kind. The switch is closed: a new kind is a decision. */
export function FieldControl(props: FieldControlProps) {
  const { field, editable } = props;
  const form = useFormContext<FormValues>();
  const error = errorAt(form, field.path);
  const common = {
    label: field.label,
    // Nothing is asked for in view.
    required: field.rule.required && editable,
    error,
    hint: field.hint,
    className: `col-${field.span}`,
  };
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...common}
          {...form.register(field.path)}
          upper
          readOnly={!editable}
          autoComplete={field.autoComplete ?? 'off'}
        />
      );
    case 'email':
      return (
        <TextField
          {...common}
          {...form.register(field.path)}
          type="email"
          inputMode="email"
          readOnly={!editable}
          autoComplete="email"
        />
      );
    case 'tel':
      return (
        <TextField
          {...common}
          {...form.register(field.path)}
          type="tel"
          inputMode="tel"
          readOnly={!editable}
          autoComplete="tel"
        />
      );
    case 'textarea':
      return (
        <TextAreaField
          {...common}
          {...form.register(field.path)}
          upper
          rows={3}
          readOnly={!editable}
          {...(field.limit ? { limit: field.limit } : {})}
        />
      );
    case 'coordenadas':
      return <Coordenadas {...props} />;
    default:
      return <Composite {...props} common={common} />;
  }
}

/** Controls that are not one input: date, amount and list. */
function Composite({
  field,
  editable,
  options,
  loadingOptions,
  bounds,
  onChosen,
  common,
}: FieldControlProps & { readonly common: object & { label: string } }) {
  return (
    <Controller<FormValues>
      name={field.path}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const shared = { ...common, name: field.path, onBlur, readOnly: !editable };
        if (field.kind === 'date') {
          return <DateField {...shared} ref={ref} value={String(value ?? '')} onChange={onChange} picked {...bounds} />;
        }
        if (field.kind === 'money') {
          return (
            <MoneyField
              {...shared}
              value={value === null || value === '' ? null : Number(value)}
              onChange={onChange}
              maxDigits={7}
            />
          );
        }
        return (
          <ListField
            {...shared}
            options={[...options]}
            loading={loadingOptions}
            value={value as number | null}
            onChange={(chosen) => {
              onChange(chosen);
              if (chosen !== null) onChosen?.(field.path, Number(chosen));
            }}
          />
        );
      }}
    />
  );
}

const LATITUD: FieldPath = 'BasePersonas.LatitudDireccion';
const LONGITUD: FieldPath = 'BasePersonas.LongitudDireccion';

/** The pair of coordinates is one control; it stands where the latitude does. */
function Coordenadas({ field, editable }: FieldControlProps) {
  const form = useFormContext<FormValues>();
  const [lat, lng] = form.watch([LATITUD, LONGITUD]);
  if (field.path !== LATITUD) return null;
  const latitud = errorAt(form, LATITUD);
  const longitud = errorAt(form, LONGITUD);
  return (
    <div className="col-12">
      <CoordenadasField
        name="BasePersonas"
        latitud={String(lat ?? '')}
        longitud={String(lng ?? '')}
        required={editable}
        readOnly={!editable}
        errors={{ ...(latitud ? { latitud } : {}), ...(longitud ? { longitud } : {}) }}
        onChange={(newLat, newLng) => {
          const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
          form.setValue(LATITUD, newLat, options);
          form.setValue(LONGITUD, newLng, options);
        }}
      />
    </div>
  );
}
