import './correos.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { negado } from '#blocks/escritura/negado.ts';
import { type Escribir, useEscritura } from '#blocks/escritura/useEscritura.ts';
import { call } from '#client/call.ts';
import { forget, query, reference } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import { citasMedicas as service } from '#contract/services/citasMedicas.ts';
import { empParametros } from '#contract/services/empParametros.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type Ajustes, abrir, aceptar, pendientes, segunCorreos, sinGuardar, soloQuita } from './correos.ts';
import { correosTexts as texts } from './correosMessages.ts';
import { ListaCorreos } from './ListaCorreos.tsx';

/** Messages about absences (spec R 7.8). */
const INASISTENCIA = 1;

/** The addresses as they are saved, to be edited; null while they are on their way, those of an earlier look too. */
function useCorreos() {
  const correos = useQuery(query(service.correos, { body: { IdTipoMensaje: INASISTENCIA } }));
  const maximo = useQuery(reference(empParametros.cantidadCorreos, {}));
  const fresh = correos.isFetching ? undefined : correos.data;
  const guardados = useMemo(() => (fresh ? abrir(fresh) : null), [fresh]);
  const retry = () => {
    if (correos.isError) void correos.refetch();
    if (maximo.isError) void maximo.refetch();
  };
  return { guardados, maximo: maximo.data, failed: correos.error ?? maximo.error, retry };
}

const leerCorreos = () => call(service.correos, { body: { IdTipoMensaje: INASISTENCIA } }, { quiet: true });

/** Saves and says how it went; true when it is done. */
async function guardar(ajustes: Ajustes, escribir: Escribir): Promise<boolean> {
  const body = pendientes(ajustes);
  const done = await escribir({
    llamada: service.registrarCorreos,
    entrada: { body },
    resultado: ({ datos, mensaje }) => datos || negado(mensaje),
    comprobar: async () => segunCorreos(body, await leerCorreos()),
  });
  if (!done) return false;
  toast.success(service.registrarCorreos.success ?? '');
  await forget(service.correos);
  return true;
}

/** The state of the settings: what was changed over what is saved, the consent, and the acts of the dialog. */
function useAjustes(guardados: Ajustes | null, onClose: () => void) {
  const [changed, setChanged] = useState<Ajustes | null>(null);
  const [consent, setConsent] = useState(false);
  const [tried, setTried] = useState(false);
  const ajustes = changed ?? guardados;
  const change = (next: Ajustes) => {
    setTried(false);
    setChanged(next);
  };
  /** The row that is being written, taken in; null after a warning when it is not valid. */
  const accept = (): Ajustes | null => {
    const next = ajustes && aceptar(ajustes);
    setTried(next === null);
    if (next) setChanged(next);
    else toast.warning(texts.incompleto);
    return next;
  };
  const { escribir } = useEscritura();
  const [save, busy] = useTask(async () => {
    const ready = accept();
    if (!ready) return;
    const { CorreoRegistra, CorreoElimina } = pendientes(ready);
    if (CorreoRegistra.length + CorreoElimina.length === 0) {
      if (ready.filas.length === 0) toast.warning(texts.vacio);
      else toast.info(texts.sinCambios);
      return;
    }
    if (await guardar(ready, escribir)) onClose();
  });
  const leave = useCerrar({
    dirty: changed !== null && sinGuardar(changed),
    busy,
    onClose,
    question: { title: texts.salirTitulo, message: texts.salir, accept: general.aceptar, focus: 'cancel' },
  });
  return { ajustes, change, accept, tried, consent, setConsent, save, busy, leave };
}

/** The addresses absences are told to (spec R 2.10, 4.6, 5.7). */
export default function CorreosDialog({ onClose }: { readonly onClose: () => void }) {
  const { guardados, maximo, failed, retry } = useCorreos();
  const { ajustes, change, accept, tried, consent, setConsent, save, busy, leave } = useAjustes(guardados, onClose);
  const ready = ajustes !== null && maximo !== undefined;
  return (
    <Modal
      title={texts.titulo}
      size="l"
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{general.cancelar}</Button>
          <Button
            tone="primary"
            busy={busy}
            disabled={!ready || (!consent && !soloQuita(ajustes))}
            onClick={() => void save()}
          >
            {texts.guardar}
          </Button>
        </>
      }
    >
      {ready ? (
        <>
          <p className="correos-lead">{texts.explicacion}</p>
          <ListaCorreos {...{ ajustes, maximo, tried }} onChange={change} onAccept={() => accept() !== null} />
          <label className="correos-consent">
            <input type="checkbox" checked={consent} onChange={(event) => setConsent(event.target.checked)} />
            <span>{texts.consentimiento}</span>
          </label>
        </>
      ) : failed ? (
        <ErrorBlock text={failed.message} onRetry={retry} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Modal>
  );
}
