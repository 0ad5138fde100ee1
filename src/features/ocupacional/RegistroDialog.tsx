import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { cerrarMessages } from '#blocks/cerrar/messages.ts';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { query } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import { codigoOcupacional } from '#contract/entities/ocupacional.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Elegidos } from './Elegidos.tsx';
import { ListaEmpleados } from './ListaEmpleados.tsx';
import { ocupacionalMessages, registroMessages as textos } from './messages.ts';
import { examenesDeAhora, registrarExamenes } from './registrar.tsx';
import { useSeleccion } from './seleccion.ts';

const tipos = [
  { value: codigoOcupacional.pre, label: ocupacionalMessages.pre },
  { value: codigoOcupacional.post, label: ocupacionalMessages.post },
];

const schema = z.object({
  tipo: z.pipe(z.enum(['', 'P', 'T']), z.enum(['P', 'T'], { error: textos.sinTipo })),
  nombre: z.string().check(z.trim()),
});
/** The search. Each press of Buscar sends a new request, even for the same name. */
type Pedido = z.output<typeof schema>;

function useCandidatos(pedido: Pedido | null) {
  const IdEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const body = { IdEmpresa, TipoOcupacional: pedido?.tipo ?? 'P', NombrePersona: pedido?.nombre ?? '' };
  return useQuery({
    ...query(ocupacional.candidatos, { body }),
    enabled: pedido !== null,
    // Personal data: removed from the cache when the dialog closes.
    gcTime: 0,
  });
}

/** Registers a pre or post-occupational exam for one or several employees (spec R 2.8, 5.6). */
export function RegistroDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm<z.input<typeof schema>, Pedido>({ schema, values: { tipo: '', nombre: '' } });
  const [pedido, setPedido] = useState<Pedido | null>(null);
  const seleccion = useSeleccion();
  const candidatos = useCandidatos(pedido);
  const rows = pedido ? (candidatos.data ?? []) : [];

  const elegirTipo = (tipo: number | string) => {
    form.clearErrors('tipo');
    if (tipo === pedido?.tipo) return;
    // An exam of the other type may have other employees.
    setPedido(null);
    seleccion.elegir([]);
  };
  const buscar = (next: Pedido) => {
    if (pedido?.tipo === next.tipo && pedido.nombre === next.nombre) void candidatos.refetch();
    setPedido(next);
  };
  const { escribir } = useEscritura();
  const [examenes] = useState(examenesDeAhora);
  const [guardar, guardando] = useTask(async () => {
    const tipo = form.getValues('tipo');
    if (tipo === '') return void form.trigger('tipo', { shouldFocus: true });
    if (seleccion.elegidos.length === 0) return toast.info(textos.sinEmpleados);
    if (await registrarExamenes({ escribir, examenes }, tipo, seleccion.elegidos)) onClose();
  });
  const close = useCerrar({
    dirty: seleccion.elegidos.length > 0,
    busy: guardando,
    onClose,
    question: { message: cerrarMessages.descartarEleccion },
  });
  return (
    <Modal
      title={textos.titulo}
      size="xl"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{general.cancelar}</Button>
          <Button tone="primary" icon="save" busy={guardando} onClick={() => void guardar()}>
            {textos.guardar}
          </Button>
        </>
      }
    >
      <Form form={form} className="ocu-busqueda" onSubmit={buscar}>
        <FormSelect
          form={form}
          name="tipo"
          label={ocupacionalMessages.tipo}
          required
          placeholder={textos.elijaTipo}
          options={tipos}
          onChosen={elegirTipo}
        />
        <FormText form={form} name="nombre" label={ocupacionalMessages.empleado} upper />
        <Button type="submit" icon="search" busy={candidatos.isFetching}>
          {general.buscar}
        </Button>
      </Form>
      <Elegidos seleccion={seleccion} rows={rows} />
      {pedido === null ? (
        <EmptyState text={textos.sinBuscar} icon="users" />
      ) : candidatos.isError ? (
        <LecturaFallida de={candidatos} />
      ) : (
        <div className="ocu-empleados">
          <ListaEmpleados
            key={`${pedido.tipo}|${pedido.nombre}`}
            rows={rows}
            loading={candidatos.isPending}
            stale={candidatos.isFetching}
            buscado={pedido.nombre}
            seleccion={seleccion}
          />
        </div>
      )}
    </Modal>
  );
}
