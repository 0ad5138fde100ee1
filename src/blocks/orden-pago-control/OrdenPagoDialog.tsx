import { useQuery } from '@tanstack/react-query';
import { basta } from '#blocks/escritura/asentar.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import { useTask } from '#client/useTask.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { bolivianos } from '#lib/money.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { transport } from '#messages/transport.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { aperturaDeOrden } from './abrirOrden.ts';
import type { Cerrado } from './admiteOrden.ts';
import { agregarAOrden, olvidarOrdenes, pedirOrdenDe } from './agregarAOrden.ts';
import { esBorrador } from './esBorrador.ts';
import { estaPagada } from './estaPagada.ts';
import { ordenPagoControlMessages as textos } from './messages.ts';
import { ordenDe } from './ordenDe.ts';
import { seguirAgregadoDesdeAviso, seguirQuitadoDesdeAviso } from './seguirAgregado.ts';

interface Cambio {
  readonly idPersonaNovedad: number;
  readonly idEmpresa: number;
  /** The notice was added to an order or removed from it. */
  readonly onChanged: (() => void) | undefined;
}

interface Props extends Cambio {
  readonly pagado: boolean;
  /** Whether the services no longer add it to an order or remove it from one. */
  readonly cerrado: Cerrado;
  readonly onClose: () => void;
}

const estadoDe = (orden: OrdenPago | null) =>
  orden ? fill(textos.enOrden, { numero: orden.IdOrdenPago }) : textos.sinOrden;

/** Adds the notice to an order, or removes it from the one it is in; then shows the answer and loads the order again. */
function useCambiarOrden({ idPersonaNovedad, idEmpresa, onChanged }: Cambio) {
  const { escribir } = useEscritura();
  const agregar = async () => {
    const done = await agregarAOrden(escribir, { idPersonaNovedad, idEmpresa });
    if (!done) return;
    decirHecho(done.mensaje, ordenPago.registrarConNovedad.success ?? '');
    onChanged?.();
    await seguirAgregadoDesdeAviso({ IdOrdenPago: done.datos, IdEmpresa: idEmpresa }, idPersonaNovedad);
  };
  const quitar = async (orden: OrdenPago) => {
    const done = await escribir({
      llamada: ordenPago.quitarNovedad,
      entrada: { params: { idPersonaNovedad } },
      resultado: basta,
      comprobar: async () => ((await pedirOrdenDe(idPersonaNovedad)) ? 'sin hacer' : { hecha: true }),
    });
    if (!done) return;
    decirHecho(done.mensaje, ordenPago.quitarNovedad.success ?? '');
    onChanged?.();
    await seguirQuitadoDesdeAviso(orden, idPersonaNovedad);
  };
  return useTask(async (orden: OrdenPago | null) => {
    await (orden ? quitar(orden) : agregar());
    await olvidarOrdenes();
  });
}

/** The payment order of a notice: which one, its total, and the one action available now. */
export function OrdenPagoDialog({ onClose, pagado: dicho, cerrado, ...ids }: Props) {
  const orden = useQuery(ordenDe(ids.idPersonaNovedad));
  const [cambiar, busy] = useCambiarOrden(ids);
  const enOrden = orden.data ?? null;
  // A notice may have passed its paid state; its order still knows that it was paid.
  const pagado = dicho || (enOrden !== null && estaPagada(enOrden));
  const known = orden.data !== undefined;
  const abrir = aperturaDeOrden(enOrden ?? { IdOrdenPago: 0, IdEmpresa: ids.idEmpresa });
  return (
    <Modal
      title={textos.titulo}
      size="s"
      onClose={onClose}
      footer={
        <>
          {enOrden ? (
            <LinkButton tone="ghost" icon="external" to={abrir.to} onClick={abrir.remember}>
              {fill(textos.irALaOrden, { numero: enOrden.IdOrdenPago })}
            </LinkButton>
          ) : (
            <LinkButton tone="ghost" icon="external" to={pathTo('orden-pago-admin-ex')}>
              {textos.irAOrdenes}
            </LinkButton>
          )}
          <Button onClick={onClose}>{general.cerrar}</Button>
        </>
      }
    >
      {orden.isPending ? <Skeleton lines={2} /> : null}
      {orden.isError ? (
        <ErrorBlock text={transport.tecnico} busy={orden.isFetching} onRetry={() => void orden.refetch()} />
      ) : null}
      {known ? (
        <div className="orden-control">
          <p className="orden-control-estado" role="status">
            <strong>{estadoDe(enOrden)}</strong> {pagado ? <Pill tone="ok">{textos.pagada}</Pill> : null}
          </p>
          {enOrden ? (
            <p className="muted">
              {textos.total}: <span className="num">{bolivianos(enOrden.Total)}</span>
            </p>
          ) : null}
          <Acto {...{ enOrden, pagado, cerrado, busy }} onAct={() => void cambiar(enOrden)} />
        </div>
      ) : null}
    </Modal>
  );
}

/** The one action available now, or why there is none. */
function Acto({
  enOrden,
  pagado,
  cerrado,
  busy,
  onAct,
}: {
  enOrden: OrdenPago | null;
  pagado: boolean;
  cerrado: Cerrado;
  busy: boolean;
  onAct: () => void;
}) {
  // The order of an exam with a request may still be changed: cancelling the request takes the exam back to Registrado.
  const anulable = cerrado === 'examen' && enOrden !== null && !esBorrador(enOrden);
  if (pagado || (cerrado !== false && !anulable)) return null;
  if (!enOrden) {
    return (
      <>
        <p>{textos.explicacion}</p>
        <Button tone="primary" icon="plus" busy={busy} onClick={onAct}>
          {textos.agregar}
        </Button>
      </>
    );
  }
  if (!esBorrador(enOrden)) return <p>{textos.generada}</p>;
  return (
    <>
      <p>{textos.borrador}</p>
      <Button tone="danger" icon="minus" busy={busy} onClick={onAct}>
        {textos.quitar}
      </Button>
    </>
  );
}
