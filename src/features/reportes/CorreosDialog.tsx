import './correos.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { forget, query, reference } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { CorreoCitas } from '#contract/entities/cita.ts';
import { citasMedicas as service } from '#contract/services/citasMedicas.ts';
import { empParametros } from '#contract/services/empParametros.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type Ajustes, abrir, aceptar, pendientes, sinGuardar, soloQuita } from './correos.ts';
import { correosTexts as texts } from './correosMessages.ts';
import { ListaCorreos } from './ListaCorreos.tsx';

/** Messages about absences (spec R 7.8). */
const INASISTENCIA = 1;

/** The addresses absences are told to (spec R 2.10, 4.6, 5.7). */
export default function CorreosDialog({ onClose }: { readonly onClose: () => void }) {
  const correos = useQuery(query(service.correos, { body: { IdTipoMensaje: INASISTENCIA } }));
  const maximo = useQuery(reference(empParametros.cantidadCorreos, {}));
  const failed = correos.error ?? maximo.error;
  const retry = () => {
    if (correos.isError) void correos.refetch();
    if (maximo.isError) void maximo.refetch();
  };
  // Addresses of an earlier look are not edited: those of now are on their way.
  if (correos.data && maximo.data !== undefined && !correos.isFetching)
    return <Editor correos={correos.data} maximo={maximo.data} onClose={onClose} />;
  return (
    <Modal title={texts.titulo} size="l" onClose={onClose} footer={<Button onClick={onClose}>{general.cerrar}</Button>}>
      {failed ? <ErrorBlock text={failed.message} onRetry={retry} /> : <Skeleton lines={5} />}
    </Modal>
  );
}

/** Saves and says how it went; true when it is done. A refusal was told by the call. */
async function guardar(ajustes: Ajustes): Promise<boolean> {
  const body = pendientes(ajustes);
  try {
    if (!(await call(service.registrarCorreos, { body }))) {
      toast.error(general.problemaAlRegistrar);
      return false;
    }
    toast.success(service.registrarCorreos.success ?? '');
    await forget(service.correos);
    return true;
  } catch (error) {
    if (!isCallError(error)) throw error;
    return false;
  }
}

function Editor({
  correos,
  maximo,
  onClose,
}: {
  readonly correos: readonly CorreoCitas[];
  readonly maximo: number;
  readonly onClose: () => void;
}) {
  const [ajustes, setAjustes] = useState(() => abrir(correos));
  const [consent, setConsent] = useState(false);
  const [tried, setTried] = useState(false);
  const change = (next: Ajustes) => {
    setTried(false);
    setAjustes(next);
  };
  /** The row that is being written, taken in; null after a warning when it is not valid. */
  const accepted = (): Ajustes | null => {
    const next = aceptar(ajustes);
    setTried(next === null);
    if (next) setAjustes(next);
    else toast.warning(texts.incompleto);
    return next;
  };
  const [save, busy] = useTask(async () => {
    const ready = accepted();
    if (!ready) return;
    const { CorreoRegistra, CorreoElimina } = pendientes(ready);
    if (CorreoRegistra.length + CorreoElimina.length === 0) {
      if (ready.filas.length === 0) toast.warning(texts.vacio);
      else toast.info(texts.sinCambios);
      return;
    }
    if (await guardar(ready)) onClose();
  });
  const leave = async () => {
    if (sinGuardar(ajustes) && !(await confirm({ title: texts.salirTitulo, message: texts.salir, focus: 'cancel' })))
      return;
    onClose();
  };
  return (
    <Modal
      title={texts.titulo}
      size="l"
      onClose={() => void leave()}
      footer={
        <>
          <Button onClick={() => void leave()}>{general.cancelar}</Button>
          <Button tone="primary" busy={busy} disabled={!consent && !soloQuita(ajustes)} onClick={() => void save()}>
            {texts.guardar}
          </Button>
        </>
      }
    >
      <p className="correos-lead">{texts.explicacion}</p>
      <ListaCorreos {...{ ajustes, maximo, tried }} onChange={change} onAccept={() => accepted() !== null} />
      <label className="correos-consent">
        <input type="checkbox" checked={consent} onChange={(event) => setConsent(event.target.checked)} />
        <span>{texts.consentimiento}</span>
      </label>
    </Modal>
  );
}
