import { useQuery } from '@tanstack/react-query';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { reference } from '#client/query.ts';
import { parametros } from '#contract/services/parametros.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { identidadMensajes as texts } from './messages.ts';

interface TipoDocumentoProps {
  /** The type's id as text, '' for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The kind of document a search begins with, from the services' list (spec F 2.6). */
export function TipoDocumentoField({ value, error, onChange }: TipoDocumentoProps) {
  const tipos = useQuery(reference(parametros.tiposDocumentos, { params: { valor: 0 } }));
  return (
    <>
      <SelectField
        className="col-4"
        name="tipoDocumento"
        label={texts.tipoDocumento}
        required
        placeholder={tipos.isPending ? texts.cargando : texts.elija}
        options={(tipos.data ?? []).map(({ Id, Descripcion }) => ({ value: Id, label: Descripcion }))}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <ListasFallidas de={[tipos]} text={texts.sinTipos} className="col-12" />
    </>
  );
}
