import { type ReactNode, useCallback, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { NovedadDefinition, ReglaContexto, Seccion } from './definition.ts';
import { FieldControl } from './FieldControl.tsx';
import type { Field, FieldPath, FormValues } from './fields.ts';
import type { Option, Referencias } from './references.ts';

export interface SeccionesProps {
  readonly form: UseFormReturn<FormValues>;
  /** After the first Grabar: every change is judged at once. */
  readonly submitted: boolean;
  readonly definition: NovedadDefinition;
  readonly secciones: readonly Seccion[];
  readonly context: ReglaContexto;
  readonly referencias: Referencias;
  readonly editable: boolean;
  /** Read-only facts shown at the head of the first section. */
  readonly lead?: ReactNode;
}

const none: readonly Option[] = [];

function optionsFor(
  field: Field,
  { definition, referencias, form }: Pick<SeccionesProps, 'definition' | 'referencias'> & Pick<ReglaContexto, 'form'>,
): readonly Option[] {
  if (!field.list) return none;
  const all = referencias.options(field.list);
  if (field.list !== 'tiposDeNovedad') return all;
  const offered = definition.tiposOfrecidos(form);
  const own = form.SegurosPersonasNovedad.IdTipoNovedad;
  return all.filter((option) => offered.includes(option.value) || option.value === own);
}

/** A date with the bounds its definition gives; only this control follows the fields the bounds hang on. */
function BoundedControl({ field, props }: { readonly field: Field; readonly props: SeccionesProps }) {
  const { form, submitted, editable } = props;
  useWatch({
    control: form.control,
    name: ['SegurosPersonasNovedad.IdTipoNovedad', 'SegurosPersonasNovedad.FechaNovedad'],
  });
  const bounds = props.definition.limitesFecha(field.path, form.getValues(), props.context);
  return <FieldControl {...{ form, submitted, field, editable, bounds }} options={[]} loadingOptions={false} />;
}

/** What fields choose from; the same arrays as long as the lists are the same, so that fields need not render again. */
function useOptions({ definition, secciones, referencias, context: { form } }: SeccionesProps) {
  return useMemo(() => {
    const fields = secciones.flatMap((section) => section.fields);
    return new Map(fields.map((field) => [field.path, optionsFor(field, { definition, referencias, form })]));
  }, [definition, secciones, referencias, form]);
}

/** Sections of fields on the twelve-column grid. */
export function Secciones(props: SeccionesProps) {
  const { form, submitted, definition, secciones, context, referencias, editable, lead } = props;
  const options = useOptions(props);
  const follow = useCallback(
    (path: FieldPath, value: number) => {
      if (path !== 'SegurosPersonasNovedad.IdTipoNovedad') return;
      const { values } = definition.alElegirTipo(value, context.form);
      for (const [other, text] of Object.entries(values)) {
        form.setValue(other as FieldPath, text ?? '', { shouldDirty: true, shouldValidate: submitted });
      }
    },
    [definition, context.form, form, submitted],
  );
  return secciones.map((section, index) => (
    <section className="form-section" key={section.title}>
      <h2>{section.title}</h2>
      <div className="grid">
        {index === 0 ? lead : null}
        {section.fields.map((field) =>
          field.kind === 'date' ? (
            <BoundedControl key={field.path} field={field} props={props} />
          ) : (
            <FieldControl
              key={field.path}
              form={form}
              submitted={submitted}
              field={field}
              editable={editable}
              options={options.get(field.path) ?? none}
              loadingOptions={field.list ? referencias.loading(field.list) : false}
              bounds={null}
              onChosen={follow}
            />
          ),
        )}
      </div>
    </section>
  ));
}
