import './correos.css';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { negado } from '#blocks/escritura/negado.ts';
import { DialogForm, type Grabar } from '#blocks/formulario/DialogForm.tsx';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { call } from '#client/call.ts';
import { query, reference } from '#client/query.ts';
import { citasMedicas as service } from '#contract/services/citasMedicas.ts';
import { empParametros } from '#contract/services/empParametros.ts';
import { general } from '#messages/general.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { FormCheckbox } from '#ui/form/FormCheckbox.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { abrir, ajustesSchema, type FilaCorreo, pendientes, segunCorreos, soloQuita } from './correos.ts';
import { correosMessages as textos } from './correosMessages.ts';
import { ListaCorreos } from './ListaCorreos.tsx';
import { useFilas } from './useFilas.ts';

/** Messages about absences (spec R 7.8). */
const asked = { body: { IdTipoMensaje: 1 } };

/** The e-mail addresses to which absences are reported (spec R 2.10, 4.6, 5.7). */
export default function CorreosDialog({ onClose }: { readonly onClose: () => void }) {
  // Not cached: another user may have changed it since the last visit.
  const correos = useQuery({ ...query(service.correos, asked), select: abrir, gcTime: 0 });
  const maximo = useQuery(reference(empParametros.cantidadCorreos, {}));
  if (correos.data && maximo.data !== undefined)
    return <Formulario guardados={correos.data} maximo={maximo.data} onClose={onClose} />;
  const failed = [correos, maximo].filter((one) => one.isError);
  return (
    <Modal title={textos.titulo} size="l" onClose={onClose}>
      {failed[0] ? (
        <LecturaFallida de={{ ...failed[0], refetch: () => failed.forEach((one) => void one.refetch()) }} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Modal>
  );
}

interface Props {
  readonly guardados: readonly FilaCorreo[];
  readonly maximo: number;
  readonly onClose: () => void;
}

function Formulario({ guardados, maximo, onClose }: Props) {
  const form = useForm({ schema: ajustesSchema, values: { filas: [...guardados], consentimiento: false } });
  const filas = useFilas(form, guardados);
  const [now, consent] = useWatch({ control: form.control, name: ['filas', 'consentimiento'] });
  const save = async (_: unknown, grabar: Grabar) => {
    if (!(await filas.aceptar())) return;
    const ready = form.getValues('filas');
    const body = pendientes(guardados, ready);
    if (ready.length === 0 && body.CorreoElimina.length === 0) return toast.warning(textos.vacio);
    if (body.CorreoRegistra.length + body.CorreoElimina.length === 0) return toast.info(textos.sinCambios);
    const done = await grabar({
      llamada: service.registrarCorreos,
      entrada: { body },
      resultado: ({ datos, mensaje }) => datos || negado(mensaje),
      comprobar: async () => segunCorreos(body, await call(service.correos, asked, { quiet: true })),
    });
    if (!done) return;
    toast.success(service.registrarCorreos.success ?? '');
    onClose();
  };
  return (
    <DialogForm
      form={form}
      title={textos.titulo}
      size="l"
      className="correos-form"
      accept={textos.guardar}
      disabled={!consent && !soloQuita(guardados, now)}
      question={{ title: textos.salirTitulo, message: textos.salir, accept: general.aceptar, focus: 'cancel' }}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="correos-lead">{textos.explicacion}</p>
      <ListaCorreos {...{ form, filas, guardados, maximo }} />
      <FormCheckbox
        form={form}
        name="consentimiento"
        label={textos.consentimiento}
        className="correos-consent"
        // A ticked consent alone is no input to lose, so closing does not ask about it.
        onTicked={(on) => form.resetField('consentimiento', { defaultValue: on })}
      />
    </DialogForm>
  );
}
