import { useId } from 'react';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import type { ListaParametrica } from '#contract/enumerations.ts';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { comunes, productos as textos } from './messages.ts';
import type { CamposProps } from './parametro.ts';
import type { ProductoForm } from './producto.ts';
import { useParametrica, useParametricas } from './useParametrica.ts';

type Props = CamposProps<ProductoForm> & {
  /** The code the services gave, '' for a product they do not know yet. */
  readonly codigo: string;
  readonly locked: boolean;
};

/** The product's fields; its code is the services' (spec F 2.5b). */
export function ProductoCampos({ codigo, locked, ...campos }: Props) {
  const { form, problemas, onChange } = campos;
  const listas = useParametricas();
  return (
    <fieldset className="producto-campos" disabled={locked}>
      <legend className="sr-only">{textos.datos}</legend>
      <ListasFallidas de={[listas]} className="producto-aviso" />
      <ReadOnlyField label={textos.codigo} value={codigo || textos.codigoNuevo} />
      <TextField
        className="producto-nombre"
        label={textos.nombre}
        name="descripcionProducto"
        required
        upper
        value={form.descripcionProducto}
        error={problemas.descripcionProducto}
        onChange={(event) => onChange({ descripcionProducto: event.target.value })}
      />
      <MoneyField
        label={textos.precio}
        name="precio"
        required
        maxDigits={7}
        value={form.precio}
        error={problemas.precio}
        onChange={(precio) => onChange({ precio })}
      />
      <Estado on={form.estado} disabled={locked} onChange={(estado) => onChange({ estado })} />
      <Lista {...campos} name="idActividad" lista="actividades" label={textos.actividad} />
      <Lista {...campos} name="idProductoSiat" lista="productosSiat" label={textos.productoSiat} />
      <Lista {...campos} name="idUnidadMedida" lista="unidadesMedida" label={textos.unidad} />
    </fieldset>
  );
}

function Lista({
  form,
  problemas,
  onChange,
  name,
  lista,
  label,
}: CamposProps<ProductoForm> & {
  readonly name: 'idActividad' | 'idProductoSiat' | 'idUnidadMedida';
  readonly lista: ListaParametrica;
  readonly label: string;
}) {
  const options = useParametrica(lista).map((item) => ({ value: item.Id, label: item.Descripcion }));
  return (
    <SelectField
      label={label}
      name={name}
      required
      placeholder={comunes.elija}
      options={options}
      value={form[name] || ''}
      error={problemas[name]}
      onChange={({ target }) => onChange({ [name]: Number(target.value) })}
    />
  );
}

function Estado({
  on,
  disabled,
  onChange,
}: {
  readonly on: boolean;
  readonly disabled: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <div className="field-top">
        <span className="field-label" id={id}>
          {textos.estado}
        </span>
      </div>
      <button
        type="button"
        role="switch"
        className="producto-estado"
        aria-checked={on}
        aria-labelledby={id}
        disabled={disabled}
        onClick={() => onChange(!on)}
      >
        <span className="producto-estado-riel" aria-hidden="true" />
        <span aria-hidden="true">{on ? textos.habilitado : textos.deshabilitado}</span>
      </button>
    </div>
  );
}
