import { memo, type ReactNode, Suspense, use } from 'react';
import { Controller, type UseFormReturn, useController, useFormState, useWatch } from 'react-hook-form';
import { CoordenadasField } from '#blocks/mapa/CoordenadasField.tsx';
import { useConMarca } from '#blocks/observado/MarcaDeCampo.tsx';
import type { Option } from '#engine/definition/dependentLists.ts';
import {
  type Field,
  type FieldPath,
  type FormValues,
  partesDeRuta,
  type Valor,
  valorEn,
} from '#engine/definition/fields.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { ListField } from '#ui/fields/ListField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { laterOrNothing } from '#ui/later.tsx';
import { ConSugerencias, IgualQueAntes } from './ConSugerencias.tsx';

/** Only fields that are read have it: a form that is filled in does not load it. */
const ContactAct = laterOrNothing(async () => (await import('#ui/links/ContactLink.tsx')).ContactAct);

/** The first and the last allowed day, yyyy-mm-dd. `aviso` says why there are none. */
interface Bounds {
  readonly min?: string;
  readonly max?: string;
  readonly aviso?: string;
}

export interface FieldControlProps {
  readonly form: UseFormReturn<FormValues>;
  /** True after the first Grabar: from then on every change is validated at once. */
  readonly submitted: boolean;
  readonly field: Field;
  readonly editable: boolean;
  readonly options: readonly Option[];
  readonly loadingOptions: boolean;
  /** For a date: its limits, or why they are unknown. */
  readonly bounds: Bounds | null;
  /** What the services sent instead of a readable date or amount. */
  readonly ilegible?: string;
  /** Values last typed in it, to choose from. */
  readonly sugeridos?: readonly string[] | undefined;
  /** Called after a person chose an item of a list. */
  readonly onChosen?: (path: FieldPath, value: number) => void;
}

/** The error of one field. The field renders again only when this error changes. */
function useError({ control }: UseFormReturn<FormValues>, path: FieldPath): string | undefined {
  const { errors } = useFormState({ control, name: path, exact: true });
  const { grupo, name } = partesDeRuta(path);
  const group = errors[grupo] as Record<string, { message?: string } | undefined> | undefined;
  return group?.[name]?.message;
}

/** Whether a field is marked as required. It is looked at again only when the field that decides it changes. */
function useRequerido({ control }: UseFormReturn<FormValues>, { path, rule }: Field): boolean {
  const depends = typeof rule.required === 'object' ? rule.required : null;
  // The library does not know the type of a path that is no literal.
  const other = useWatch({ control, name: depends?.path ?? path, disabled: depends === null }) as Valor;
  return depends ? depends.when(other) : rule.required === true;
}

/** A hint next to a read-only value that is off its limits: where to correct it (decision 11). Gaps are shown above. */
const fueraDeLimite = (field: Field, value: Valor): string | undefined =>
  value === null || value === '' || field.rule.check(value) === null ? undefined : engineMessages.seCorrigeEnCaja;

/** The hint below a field: its date or amount could not be read, its value is off its limits, or its own hint. */
function pista({ field, form, ilegible }: FieldControlProps): string | undefined {
  if (ilegible) {
    const dicho = field.kind === 'money' ? engineMessages.montoIlegible : engineMessages.fechaIlegible;
    return dicho(ilegible, field.readOnly === true);
  }
  return field.readOnly ? fueraDeLimite(field, valorEn(form.getValues(), field.path)) : field.hint;
}

/** A notice is about another person: the browser must not offer the user's own address and telephone. */
const deOtraPersona = 'off';

/**
 * One field of a notice, by its kind. Typing in one field does not render the others. The switch is closed: adding a
 * kind is a decision.
 */
export const FieldControl = memo(function FieldControl(given: FieldControlProps) {
  const { form, field } = given;
  const editable = given.editable && !field.readOnly;
  const props = { ...given, editable };
  const error = useError(form, field.path);
  const required = useRequerido(form, field);
  const common = {
    label: field.label,
    // In view, no field is marked as required.
    required: required && editable,
    error,
    hint: useConMarca(form, field.path, pista(given)),
    className: `col-${field.span}`,
  };
  const contactar = (kind: 'email' | 'tel') =>
    editable ? null : (
      <span className="field-aside">
        <Suspense>
          <ContactAct kind={kind} value={String(valorEn(form.getValues(), field.path) ?? '')}>
            {kind === 'email' ? engineMessages.escribirle : engineMessages.llamar}
          </ContactAct>
        </Suspense>
      </span>
    );
  switch (field.kind) {
    case 'text':
      return <Texto {...props} common={common} />;
    case 'email':
      return (
        <TextField
          {...common}
          {...form.register(field.path)}
          labelAside={contactar('email')}
          type="email"
          inputMode="email"
          readOnly={!editable}
          autoComplete={deOtraPersona}
        />
      );
    case 'tel':
      return (
        <TextField
          {...common}
          {...form.register(field.path)}
          labelAside={contactar('tel')}
          type="tel"
          inputMode="tel"
          readOnly={!editable}
          autoComplete={deOtraPersona}
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
          {...(field.limit && editable ? { limit: field.limit } : {})}
        />
      );
    case 'coordenadas':
      // Both coordinates are one control; it is shown in the place of the latitude.
      return field.longitud ? <Coordenadas {...props} longitud={field.longitud} /> : null;
    default:
      return <Composite {...props} common={common} />;
  }
});

/** A text, with the values that were last typed in it if the field suggests them. */
function Texto({
  form,
  submitted,
  field,
  editable,
  sugeridos,
  common,
}: FieldControlProps & { readonly common: Common }) {
  const { path } = field;
  const offered = editable && sugeridos !== undefined && sugeridos.length > 0;
  const control = (
    <TextField
      {...common}
      {...form.register(path)}
      className={offered ? '' : common.className}
      upper
      readOnly={!editable}
      autoComplete={deOtraPersona}
      placeholder={offered ? engineMessages.escribaOElija : undefined}
    />
  );
  if (!offered) return control;
  const elegir = (value: string) => {
    form.setValue(path, value, { shouldDirty: true, shouldValidate: submitted });
    form.setFocus(path);
  };
  return (
    <ConSugerencias label={field.label} className={common.className} values={sugeridos} alElegir={elegir}>
      {control}
    </ConSugerencias>
  );
}

/** The props that all controls of a field share. */
interface Common {
  readonly label: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly hint: ReactNode;
  readonly className: string;
}

/** Controls with more than one input: date, amount and list. */
function Composite({
  form,
  submitted,
  field,
  editable,
  options,
  loadingOptions,
  bounds,
  onChosen,
  common,
}: FieldControlProps & { readonly common: Common }) {
  const inicial = use(IgualQueAntes).has(field.path)
    ? valorEn(form.formState.defaultValues as FormValues, field.path)
    : null;
  return (
    <Controller
      control={form.control}
      name={field.path}
      render={({ field: { value, onBlur, ref, ...control } }) => {
        const onChange = (next: Valor) => {
          control.onChange(next);
          // This choice affects the validation of other fields: a date affects another date, a country affects the
          // birth location.
          if (submitted) void form.trigger();
        };
        const shared = { ...common, name: field.path, onBlur, readOnly: !editable };
        if (field.kind === 'date') {
          const { aviso, ...range } = (editable && bounds) || {};
          return (
            <DateField
              {...shared}
              ref={ref}
              value={String(value ?? '')}
              onChange={onChange}
              picked={!field.typed}
              // Shown once: as the error after Grabar, as the hint before.
              hint={aviso !== undefined && common.error === undefined ? aviso : common.hint}
              {...range}
            />
          );
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
            id={field.path}
            options={options}
            loading={loadingOptions}
            {...(field.placeholder ? { placeholder: field.placeholder } : {})}
            labelAside={
              editable && inicial !== null && value === inicial ? (
                <span className="field-aside">{engineMessages.igualQueAntes}</span>
              ) : null
            }
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

function Coordenadas({ form, field, longitud, editable }: FieldControlProps & { readonly longitud: Field }) {
  const { control } = form;
  const lat = useController({ control, name: field.path });
  const lng = useController({ control, name: longitud.path });
  return (
    <div className="col-12">
      <CoordenadasField
        name="BasePersonas"
        latitud={String(lat.field.value ?? '')}
        longitud={String(lng.field.value ?? '')}
        required={editable}
        readOnly={!editable}
        hints={{
          latitud: useConMarca(form, field.path, field.readOnly && fueraDeLimite(field, lat.field.value)),
          longitud: useConMarca(form, longitud.path, field.readOnly && fueraDeLimite(longitud, lng.field.value)),
        }}
        errors={{ latitud: lat.fieldState.error?.message, longitud: lng.fieldState.error?.message }}
        onChange={(newLat, newLng) => {
          if (newLat !== lat.field.value) lat.field.onChange(newLat);
          if (newLng !== lng.field.value) lng.field.onChange(newLng);
        }}
      />
    </div>
  );
}
