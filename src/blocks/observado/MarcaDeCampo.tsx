import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn, useFormState } from 'react-hook-form';
import { useMarca } from './marcas.ts';
import { NotaObservada, type Observada } from './NotaObservada.tsx';

/** The mark at a field. It is also ticked by what is being typed. */
function MarcaDeCampo<V extends FieldValues>({
  form,
  path,
  marca,
}: {
  readonly form: UseFormReturn<V>;
  readonly path: FieldPath<V>;
  readonly marca: Observada;
}) {
  const { dirtyFields } = useFormState({ control: form.control, name: path, exact: true });
  return <NotaObservada {...marca} cambio={marca.cambio || get(dirtyFields, path) === true} />;
}

/** The hint of a field with its mark, if the fund observed it. */
export function useConMarca<V extends FieldValues>(
  form: UseFormReturn<V>,
  path: FieldPath<V>,
  hint: ReactNode,
): ReactNode {
  const marca = useMarca(path);
  if (!marca) return hint;
  return (
    <>
      <MarcaDeCampo {...{ form, path, marca }} /> {hint}
    </>
  );
}
