import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { NovedadDefinition, ReglaContexto, Seccion } from './definition.ts';
import { FieldControl } from './FieldControl.tsx';
import type { Field, FieldPath, FormValues } from './fields.ts';
import type { Option, Referencias } from './references.ts';

export interface SeccionesProps {
  readonly definition: NovedadDefinition;
  readonly secciones: readonly Seccion[];
  readonly context: ReglaContexto;
  readonly referencias: Referencias;
  readonly editable: boolean;
  /** Read-only facts shown at the head of the first section. */
  readonly lead?: ReactNode;
}

function optionsFor(field: Field, { definition, referencias, context }: SeccionesProps): readonly Option[] {
  if (!field.list) return [];
  const all = referencias.options(field.list);
  if (field.list !== 'tiposDeNovedad') return all;
  const offered = definition.tiposOfrecidos(context.form);
  const own = context.form.SegurosPersonasNovedad.IdTipoNovedad;
  return all.filter((option) => offered.includes(option.value) || option.value === own);
}

/** A date with the bounds its definition gives; only this control follows the fields the bounds hang on. */
function BoundedControl({ field, props }: { readonly field: Field; readonly props: SeccionesProps }) {
  const form = useFormContext<FormValues>();
  useWatch<FormValues>({ name: ['SegurosPersonasNovedad.IdTipoNovedad', 'SegurosPersonasNovedad.FechaNovedad'] });
  const bounds = props.definition.limitesFecha(field.path, form.getValues(), props.context);
  return <FieldControl field={field} editable={props.editable} options={[]} loadingOptions={false} bounds={bounds} />;
}

/** Sections of fields on the twelve-column grid. */
export function Secciones(props: SeccionesProps) {
  const { definition, secciones, context, referencias, editable, lead } = props;
  const form = useFormContext<FormValues>();
  const follow = (path: FieldPath, value: number) => {
    if (path !== 'SegurosPersonasNovedad.IdTipoNovedad') return;
    const { values } = definition.alElegirTipo(value, context.form);
    for (const [other, text] of Object.entries(values)) {
      form.setValue(other as FieldPath, text ?? '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };
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
              field={field}
              editable={editable}
              options={optionsFor(field, props)}
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
