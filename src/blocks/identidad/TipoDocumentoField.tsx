import { useQuery } from '@tanstack/react-query';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { reference } from '#client/query.ts';
import { parametros } from '#contract/services/parametros.ts';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import type { FormOf } from '#ui/form/useForm.ts';
import { identidadMessages as textos } from './messages.ts';

/**
 * The document type, the first field of a search, with options from the services' list (spec F 2.6). Its value is the
 * id as a text.
 */
export function TipoDocumentoField<I extends FieldValues, O>({
  form,
  name,
}: {
  readonly form: FormOf<I, O>;
  readonly name: FieldPath<I>;
}) {
  const tipos = useQuery(reference(parametros.tiposDocumentos, { params: { valor: 0 } }));
  return (
    <>
      <FormSelect
        form={form}
        name={name}
        className="col-4"
        label={textos.tipoDocumento}
        required
        placeholder={tipos.isPending ? textos.cargando : textos.elija}
        options={(tipos.data ?? []).map(({ Id, Descripcion }) => ({ value: String(Id), label: Descripcion }))}
      />
      <ListasFallidas de={[tipos]} text={textos.sinTipos} className="col-12" />
    </>
  );
}
