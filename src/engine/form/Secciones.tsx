import { type ReactNode, use, useCallback, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { MarcasDelAviso } from '#blocks/observado/marcas.ts';
import { NotaObservada } from '#blocks/observado/NotaObservada.tsx';
import type { Dato, NovedadDefinition, ReglaContexto, Seccion } from '#engine/definition/definition.ts';
import type { Option } from '#engine/definition/dependentLists.ts';
import { FECHA, type Field, type FieldPath, type FormValues } from '#engine/definition/fields.ts';
import type { Referencias } from '#engine/definition/references.ts';
import { sugeridosDe } from '#engine/values/costumbres.ts';
import { valorDeControl } from '#engine/values/formValues.ts';
import { ilegible, valorCrudo } from '#engine/values/valorCrudo.ts';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { FieldControl } from './FieldControl.tsx';
import { ListaDependiente } from './ListaDependiente.tsx';

export interface SeccionesProps {
  readonly form: UseFormReturn<FormValues>;
  /** True after the first Grabar: from then on every change is validated at once. */
  readonly submitted: boolean;
  readonly definition: NovedadDefinition;
  readonly secciones: readonly Seccion[];
  readonly context: ReglaContexto;
  readonly referencias: Referencias;
  readonly editable: boolean;
  /** Read-only facts at the top of the first section. */
  readonly lead?: ReactNode;
}

const none: readonly Option[] = [];

/** The items a field offers of its list. The item the notice already has stays, so that it can be read. */
function optionsFor(
  field: Field,
  { definition, referencias, form }: Pick<SeccionesProps, 'definition' | 'referencias'> & Pick<ReglaContexto, 'form'>,
): readonly Option[] {
  const { list, offers, path } = field;
  if (!list) return none;
  const own = valorDeControl(field, valorCrudo(form, path));
  const seOfrece = (id: number) =>
    (offers?.(id) ?? true) && (list !== 'tiposDeNovedad' || definition.seOfrece(id, form));
  return referencias.options(list, own).filter(({ value }) => seOfrece(value) || value === own);
}

/** A date with the limits from its definition. Only this control subscribes to the fields the limits depend on. */
function BoundedControl({ field, props }: { readonly field: Field; readonly props: SeccionesProps }) {
  const { form, submitted, editable } = props;
  useWatch({
    control: form.control,
    name: ['SegurosPersonasNovedad.IdTipoNovedad', FECHA],
  });
  const values = form.getValues();
  const { definition, context } = props;
  const missing = context.sinPeriodo
    ? definition.reglas.map((rule) => rule(values, context)).find((error) => error?.text === context.sinPeriodo)
    : null;
  const bounds =
    missing?.path === field.path ? { aviso: missing.text } : definition.limitesFecha(field.path, values, context);
  const shared = { form, submitted, field, editable, bounds, ilegible: ilegible(context.form, field) };
  return <FieldControl {...shared} options={[]} loadingOptions={false} />;
}

/** The options of the fields. The arrays stay the same while the lists do, so that fields need not render again. */
function useOptions({ definition, secciones, referencias, context: { form } }: SeccionesProps) {
  return useMemo(() => {
    const fields = secciones.flatMap((section) => section.fields);
    return new Map(fields.map((field) => [field.path, optionsFor(field, { definition, referencias, form })]));
  }, [definition, secciones, referencias, form]);
}

/** Read-only facts, among the fields of a tab. */
export const Datos = ({ datos }: { readonly datos: readonly Dato[] }): ReactNode => {
  const { campos } = use(MarcasDelAviso);
  return datos.map(({ span = 3, ...dato }) => {
    const marca = campos.get(dato.label);
    const hint = marca ? <NotaObservada {...marca} /> : undefined;
    return <ReadOnlyField key={dato.label} className={`col-${span}`} hint={hint} {...dato} />;
  });
};

/** What was last typed in the fields of a form. The arrays stay the same while it is open. */
function useSugeridos(definition: NovedadDefinition): (path: FieldPath) => readonly string[] {
  return useMemo(() => {
    const known = new Map<FieldPath, readonly string[]>();
    return (path: FieldPath) => {
      const found = known.get(path) ?? sugeridosDe(definition, path);
      known.set(path, found);
      return found;
    };
  }, [definition]);
}

/** Sections of fields on the twelve-column grid. */
export function Secciones(props: SeccionesProps) {
  const { form, submitted, definition, secciones, context, referencias, editable, lead } = props;
  const options = useOptions(props);
  const follow = useCallback(
    (path: FieldPath, value: number) => {
      for (const [other, follows] of Object.entries(definition.alElegir(path, value, context.form))) {
        form.setValue(other as FieldPath, follows ?? null, { shouldDirty: true, shouldValidate: submitted });
      }
    },
    [definition, context.form, form, submitted],
  );
  const sugeridos = useSugeridos(definition);
  return secciones.map((section, index) => (
    <section className="form-section" key={section.title}>
      <h2>{section.title}</h2>
      <div className="grid">
        {index === 0 ? lead : null}
        {section.datos ? <Datos datos={section.datos(context.form)} /> : null}
        {section.fields.map((field) => {
          if (field.kind === 'date') return <BoundedControl key={field.path} field={field} props={props} />;
          const common = { form, submitted, field, editable, onChosen: follow };
          if (field.listOf) return <ListaDependiente key={field.path} {...common} listOf={field.listOf} />;
          return (
            <FieldControl
              key={field.path}
              {...common}
              options={options.get(field.path) ?? none}
              loadingOptions={field.list ? referencias.loading(field.list) : false}
              bounds={null}
              ilegible={ilegible(context.form, field)}
              sugeridos={field.costumbre === 'sugerido' ? sugeridos(field.path) : undefined}
            />
          );
        })}
      </div>
    </section>
  ));
}
