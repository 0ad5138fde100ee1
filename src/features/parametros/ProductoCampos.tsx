import { useId } from 'react';
import { useController } from 'react-hook-form';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import type { ListaParametrica } from '#contract/enumerations.ts';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { FormMoney } from '#ui/form/FormMoney.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { comunes, productos as textos } from './messages.ts';
import type { CamposProps } from './parametro.ts';
import type { ProductoForm, ProductoGrabado } from './producto.ts';
import { useParametrica, useParametricas } from './useParametrica.ts';

type Campos = CamposProps<ProductoForm, ProductoGrabado>;

type Props = Campos & {
  /** The code the services assigned, '' for a new product. */
  readonly codigo: string;
  readonly locked: boolean;
};

/** The product's fields. The services assign its code (spec F 2.5b). */
export function ProductoCampos({ form, codigo, locked }: Props) {
  const listas = useParametricas();
  return (
    <fieldset className="producto-campos" disabled={locked}>
      <legend className="sr-only">{textos.datos}</legend>
      <ListasFallidas de={[listas]} className="producto-aviso" />
      <ReadOnlyField label={textos.codigo} value={codigo || textos.codigoNuevo} />
      <FormText
        form={form}
        name="descripcionProducto"
        className="producto-nombre"
        label={textos.nombre}
        required
        upper
      />
      <FormMoney form={form} name="precio" label={textos.precio} required maxDigits={7} />
      <Estado form={form} disabled={locked} />
      <Lista form={form} name="idActividad" lista="actividades" label={textos.actividad} />
      <Lista form={form} name="idProductoSiat" lista="productosSiat" label={textos.productoSiat} />
      <Lista form={form} name="idUnidadMedida" lista="unidadesMedida" label={textos.unidad} />
    </fieldset>
  );
}

function Lista({
  lista,
  ...campo
}: Campos & {
  readonly name: 'idActividad' | 'idProductoSiat' | 'idUnidadMedida';
  readonly lista: ListaParametrica;
  readonly label: string;
}) {
  const options = useParametrica(lista).map((item) => ({ value: item.Id, label: item.Descripcion }));
  return <FormSelect {...campo} required placeholder={comunes.elija} options={options} />;
}

function Estado({ form, disabled }: Campos & { readonly disabled: boolean }) {
  const id = useId();
  const { field } = useController({ control: form.control, name: 'estado' });
  return (
    <div className="field">
      <div className="field-top">
        <span className="field-label" id={id}>
          {textos.estado}
        </span>
      </div>
      <label className="producto-estado">
        <button
          type="button"
          role="switch"
          className="producto-estado-boton"
          ref={field.ref}
          aria-checked={field.value}
          aria-labelledby={id}
          disabled={disabled}
          onBlur={field.onBlur}
          onClick={() => field.onChange(!field.value)}
        >
          <span className="producto-estado-riel" aria-hidden="true" />
        </button>
        <span aria-hidden="true">{field.value ? textos.habilitado : textos.deshabilitado}</span>
      </label>
    </div>
  );
}
