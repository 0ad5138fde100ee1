import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Option } from '#engine/definition/dependentLists.ts';
import { etiquetaDeDependiente, useListaDependiente } from '#engine/definition/dependentLists.ts';
import type { ListOf } from '#engine/definition/fields.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FieldControl, type FieldControlProps } from './FieldControl.tsx';

type Props = Omit<FieldControlProps, 'options' | 'loadingOptions' | 'bounds'> & { readonly listOf: ListOf };

const none: readonly Option[] = [];

/** The items, plus the chosen one if the list no longer offers it, so that its name is shown. */
function conElegida(options: readonly Option[], name: ListOf['name'], value: number): readonly Option[] {
  if (value <= 0 || options.some((option) => option.value === value)) return options;
  const label = etiquetaDeDependiente(name, value);
  return label === undefined ? options : [...options, { value, label }];
}

/** A list whose items depend on the value of another field. It loads again when that value changes. */
export function ListaDependiente({ listOf, ...props }: Props) {
  const id = Number(useWatch({ control: props.form.control, name: listOf.path }) ?? 0);
  const value = Number(useWatch({ control: props.form.control, name: props.field.path }) ?? 0);
  const { data, isLoading, isError, refetch } = useListaDependiente(listOf.name, id);
  const options = useMemo(() => conElegida(data ?? none, listOf.name, value), [data, listOf.name, value]);
  const waiting = id === 0 && props.editable;
  return (
    <>
      <FieldControl
        {...props}
        field={waiting ? { ...props.field, hint: listOf.before } : props.field}
        options={options}
        loadingOptions={isLoading}
        bounds={null}
      />
      {isError ? (
        <div className="col-12">
          <Alert tone="bad" actions={<Button onClick={() => void refetch()}>{general.reintentar}</Button>}>
            {engineMessages.sinListas}
          </Alert>
        </div>
      ) : null}
    </>
  );
}
