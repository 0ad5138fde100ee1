import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { DialogForm } from '#blocks/formulario/DialogForm.tsx';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { reference } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import { empresas } from '#contract/services/empresas.ts';
import { general } from '#messages/general.ts';
import { sinInformacion } from '#messages/validation.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FormList } from '#ui/form/FormList.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { elegirEmpresaMessages as textos } from './messages.ts';

const schema = z.object({
  idEmpresa: z
    .nullable(z.union([z.number(), z.string()]))
    .check(z.refine((id) => Number(id) > 0, { error: sinInformacion(textos.empresa) })),
});

/**
 * Asks the staff for which company of their regional they register a notice (spec R 1): an active one, or with `conPasivos`
 * one that has retirees there.
 */
export function ElegirEmpresaDialog({
  conPasivos,
  onDone,
  onClose,
}: {
  readonly conPasivos: boolean;
  readonly onDone: (idEmpresa: number) => void;
  readonly onClose: () => void;
}) {
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const activas = reference(empresas.deRegional, { params: { idRegional, estado: 'ACTIVO' } });
  const lista = useQuery(conPasivos ? reference(empresas.conPasivos, { params: { idRegional } }) : activas);
  const form = useForm<z.infer<typeof schema>>({ schema, values: { idEmpresa: null } });
  return (
    <DialogForm
      form={form}
      title={textos.titulo}
      size="s"
      accept={general.aceptar}
      disabled={!lista.data?.length}
      onSubmit={({ idEmpresa }) => onDone(Number(idEmpresa))}
      onClose={onClose}
    >
      <ListasFallidas de={[lista]} />
      {lista.data?.length === 0 ? <Alert tone="warn">{textos.ninguna}</Alert> : null}
      <FormList
        form={form}
        name="idEmpresa"
        label={textos.empresa}
        hint={textos.explicacion}
        required
        loading={lista.isPending}
        options={(lista.data ?? []).map((one) => ({
          value: one.IdEmpresa,
          label: [one.RazonSocial, one.NumeroPatronal].filter(Boolean).join(' · '),
        }))}
      />
    </DialogForm>
  );
}
