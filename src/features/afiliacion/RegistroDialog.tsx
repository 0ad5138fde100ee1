import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { isCallError } from '#client/errors.ts';
import { query } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { Nacimiento, RecienNacidoNoUnico } from '#contract/entities/afiliacion.ts';
import { sexo } from '#contract/enumerations.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { pathTo } from '#lib/routes.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { CamposDeNacido } from './CamposDeNacido.tsx';
import { registroMessages as textos } from './messages.ts';
import { type Eleccion, NoUnicosDialog } from './NoUnicosDialog.tsx';
import {
  cuerpoDe,
  enBlanco,
  type Familia,
  familiaDe,
  grabar,
  nacidosDe,
  nacimientoPorId,
  problemasDe,
} from './registro.ts';

/** Whose newborn: a birth of the hospital system, or one elsewhere in the family of somebody. */
export interface Origen {
  readonly idPersona: number;
  readonly nacimiento: Nacimiento | null;
}

interface Props {
  readonly origen: Origen;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Registers a newborn into the family of its mother or of the holder (spec R 5.8, 7.2). */
export function RegistroDialog(props: Props) {
  const { idPersona, nacimiento } = props.origen;
  const group = useQuery(query(afiliacion.grupoFamiliar, { params: { idPersona } }));
  const familia = group.data ? familiaDe(group.data) : null;
  if (familia) return <Formulario {...props} familia={familia} />;
  return (
    <Modal title={nacimiento ? textos.titulo : textos.tituloFuera} onClose={props.onClose}>
      {group.isPending ? <Skeleton lines={5} label={textos.cargando} /> : null}
      {group.isError ? (
        <ErrorBlock text={group.error.message} onRetry={() => void group.refetch()} busy={group.isFetching} />
      ) : null}
      {group.data ? <Alert tone="warn">{textos.sinTitular}</Alert> : null}
    </Modal>
  );
}

/** Saving, and what it may answer: others like it, to choose from. */
function useRegistro({ origen, familia, onSaved }: Props & { familia: Familia }) {
  const navigate = useNavigate();
  const mother = familia.miembros.find((one) => one.IdPersona === origen.idPersona && one.IdSexo === sexo.femenino);
  const [inicial] = useState(() => enBlanco(familia, origen.nacimiento, mother?.IdPersona ?? 0));
  const [form, setForm] = useState(inicial);
  const [failure, setFailure] = useState('');
  const [parecidos, setParecidos] = useState<readonly RecienNacidoNoUnico[]>([]);
  const { escribir } = useEscritura();
  const [nacidos] = useState(() => nacidosDe(familia));
  const guardar = async (nacimiento: Nacimiento | null, aceptaRepetidos: 0 | 1) => {
    setFailure('');
    const fallo = ({ message }: Error) => setFailure(message);
    const result = await grabar({ escribir, nacidos, fallo }, cuerpoDe(form, familia, nacimiento), aceptaRepetidos);
    if (result?.tipo === 'parecidos') setParecidos(result.parecidos);
    if (result?.tipo !== 'grabado') return;
    toast.success(result.texto);
    onSaved();
  };
  const [save, saving] = useTask(() => guardar(origen.nacimiento, 0));
  const [elegir, choosing] = useTask(async ({ uno }: Eleccion) => {
    if (uno && uno.IdPersona > 0) return void navigate(pathTo('persona-carpeta', { persona: uno.IdPersona }));
    if (!uno) return guardar(origen.nacimiento, 1);
    try {
      // Another birth of the same mother takes the place of the one the form was opened from.
      await guardar(await nacimientoPorId(uno.IdRecienNacido), 1);
    } catch (error) {
      if (!isCallError(error)) throw error;
      setFailure(error.message);
    }
  });
  const volver = () => {
    setParecidos([]);
    setFailure('');
  };
  return { inicial, form, setForm, failure, parecidos, save, saving, elegir, choosing, volver };
}

function Formulario(props: Props & { familia: Familia }) {
  const { origen, familia, onClose } = props;
  const formId = useId();
  const [tried, setTried] = useState(false);
  const registro = useRegistro(props);
  const { form, inicial, failure, parecidos } = registro;
  const problemas = problemasDe(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    // The fields carry their errors before one of them is looked for.
    flushSync(() => setTried(true));
    if (Object.keys(problemas).length === 0) void registro.save();
    else currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const close = useCerrar({
    dirty: JSON.stringify(form) !== JSON.stringify(inicial),
    busy: registro.saving || registro.choosing,
    onClose,
  });
  return (
    <Modal
      title={origen.nacimiento ? textos.titulo : textos.tituloFuera}
      size="l"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{general.cancelar}</Button>
          <Button tone="primary" type="submit" form={formId} busy={registro.saving}>
            {general.grabar}
          </Button>
        </>
      }
    >
      <form id={formId} className="nacidos-form" noValidate onSubmit={submit}>
        {failure && parecidos.length === 0 ? (
          <Alert tone="bad" live>
            {failure}
          </Alert>
        ) : null}
        <div className="grid">
          <ReadOnlyField className="col-6" label={textos.titular} value={familia.titular.NombreCompleto} />
          {origen.nacimiento ? (
            <ReadOnlyField
              className="col-6"
              label={textos.campos.IdPersonaMadre}
              value={origen.nacimiento.NombreMadre}
            />
          ) : null}
        </div>
        <CamposDeNacido
          familia={familia}
          conNacimiento={origen.nacimiento !== null}
          form={form}
          problemas={tried ? problemas : {}}
          onChange={(campo, value) => registro.setForm({ ...form, [campo]: value })}
        />
      </form>
      {parecidos.length > 0 ? (
        <NoUnicosDialog
          parecidos={parecidos}
          busy={registro.choosing}
          failure={failure}
          onElegir={(eleccion) => void registro.elegir(eleccion)}
          onClose={registro.volver}
        />
      ) : null}
    </Modal>
  );
}
