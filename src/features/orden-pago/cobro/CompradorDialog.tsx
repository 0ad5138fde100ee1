import { useWatch } from 'react-hook-form';
import type { Comprador, OrdenPago } from '#contract/entities/ordenPago.ts';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { cobroMessages as textos } from '../messagesCobro.ts';
import { CobroDialog } from './CobroDialog.tsx';
import { CARNET, compradorSchema, documentos, enForm, escrituraDeComprador } from './comprador.ts';

interface Props {
  readonly orden: OrdenPago;
  readonly comprador: Comprador;
  readonly onClose: () => void;
}

/** The buyer on the order's invoice; it can change until the order is paid (spec R 7.6, OrdenPagoDatoFactura). */
export function CompradorDialog({ orden, comprador, onClose }: Props) {
  const form = useForm({ schema: compradorSchema, values: enForm(comprador) });
  const tipo = useWatch({ control: form.control, name: 'IdTipoDocumento' });
  return (
    <CobroDialog
      form={form}
      titulo={textos.titulo}
      escritura={(sent) => escrituraDeComprador(orden, sent)}
      onClose={onClose}
    >
      <FormText form={form} name="RazonSocial" label={textos.razonSocial} required />
      <FormSelect
        form={form}
        name="IdTipoDocumento"
        label={textos.tipoDocumento}
        required
        placeholder={textos.elija}
        options={documentos}
      />
      <FormText form={form} name="NumeroDocumento" label={textos.numeroDocumento} required />
      {tipo === CARNET ? <FormText form={form} name="Complemento" label={textos.complemento} upper /> : null}
      <FormText form={form} name="CorreoElectronico" label={textos.correo} type="email" hint={textos.correoAyuda} />
    </CobroDialog>
  );
}
