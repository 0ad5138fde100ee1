import './orden-pago-control.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { basta } from '#blocks/escritura/asentar.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import { call } from '#client/call.ts';
import { forget, query } from '#client/query.ts';
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
import { esBorrador } from './esBorrador.ts';
import { ordenPagoControlMessages as textos } from './messages.ts';

interface Props {
  idPersonaNovedad: number;
  idEmpresa: number;
  pagado: boolean;
  disabled: boolean;
  /** The notice was added to an order or removed from it. */
  onChanged?: () => void;
}

const ordenDe = (idPersonaNovedad: number) => query(ordenPago.porNovedad, { params: { idPersonaNovedad } });

const estadoDe = (orden: OrdenPago | null) =>
  orden ? fill(textos.enOrden, { numero: orden.IdOrdenPago }) : textos.sinOrden;

/** The notice's payment order: which one it is in, and the buttons to add or remove it (spec E 2.2, R 7.6). */
export function OrdenPagoControl({ idPersonaNovedad, idEmpresa, pagado, disabled, onChanged }: Props) {
  const [open, setOpen] = useState(false);
  const orden = useQuery({ ...ordenDe(idPersonaNovedad), enabled: !disabled && idPersonaNovedad > 0 });
  return (
    <>
      <Button
        icon="money"
        disabled={disabled || idPersonaNovedad === 0}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {orden.data === undefined ? textos.titulo : estadoDe(orden.data)}
      </Button>
      {open ? (
        <OrdenDialog {...{ idPersonaNovedad, idEmpresa, pagado, onChanged }} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

type Cambio = Pick<Props, 'idPersonaNovedad' | 'idEmpresa'> & { onChanged: (() => void) | undefined };

/** Adds the notice to an order or removes it; then shows the answer and loads the order again. */
function useCambiarOrden({ idPersonaNovedad, idEmpresa, onChanged }: Cambio) {
  const { escribir } = useEscritura();
  return useTask(async (act: 'agregar' | 'quitar') => {
    const params = { idPersonaNovedad };
    const enOrden = () => call(ordenPago.porNovedad, { params }, { quiet: true });
    const done =
      act === 'agregar'
        ? await escribir({
            llamada: ordenPago.registrarConNovedad,
            entrada: { body: { IdEmpresa: idEmpresa, IdPersonaNovedad: idPersonaNovedad } },
            resultado: ({ datos }) => datos > 0 || null,
            comprobar: async () => ((await enOrden()) ? { hecha: true } : 'sin hacer'),
          })
        : await escribir({
            llamada: ordenPago.quitarNovedad,
            entrada: { params },
            resultado: basta,
            comprobar: async () => ((await enOrden()) ? 'sin hacer' : { hecha: true }),
          });
    if (done) {
      const { success = '' } = act === 'agregar' ? ordenPago.registrarConNovedad : ordenPago.quitarNovedad;
      decirHecho(done.mensaje, success);
      onChanged?.();
    }
    await forget(ordenPago.porNovedad, ordenPago.listar, ordenPago.verificarPago);
  });
}

function OrdenDialog({ onClose, pagado: dicho, ...ids }: Cambio & { pagado: boolean; onClose: () => void }) {
  const orden = useQuery(ordenDe(ids.idPersonaNovedad));
  const [cambiar, busy] = useCambiarOrden(ids);
  const enOrden = orden.data ?? null;
  // A notice may have passed its paid state; its order still knows that it was paid.
  const pagado = dicho || enOrden?.Cobrado === true;
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
          <Acto {...{ enOrden, pagado, busy }} onAct={(act) => void cambiar(act)} />
        </div>
      ) : null}
    </Modal>
  );
}

/** The one action available now, or why there is none. */
function Acto({
  enOrden,
  pagado,
  busy,
  onAct,
}: {
  enOrden: OrdenPago | null;
  pagado: boolean;
  busy: boolean;
  onAct: (act: 'agregar' | 'quitar') => void;
}) {
  if (pagado) return null;
  if (!enOrden) {
    return (
      <>
        <p>{textos.explicacion}</p>
        <Button tone="primary" icon="plus" busy={busy} onClick={() => onAct('agregar')}>
          {textos.agregar}
        </Button>
      </>
    );
  }
  if (!esBorrador(enOrden)) return <p>{textos.generada}</p>;
  return (
    <>
      <p>{textos.borrador}</p>
      <Button tone="danger" icon="minus" busy={busy} onClick={() => onAct('quitar')}>
        {textos.quitar}
      </Button>
    </>
  );
}
