import './pagar.css';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { Motivo } from '#blocks/hecho/Motivo.tsx';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { queSePaga } from '#blocks/por-pagar/enPalabras.ts';
import { llaveDeLinea, type PagoPendiente, pagoSinOrden } from '#blocks/por-pagar/porPagar.ts';
import type { Fallo } from '#client/errors.ts';
import { useTask } from '#client/useTask.ts';
import type { NovedadDeOrden } from '#contract/entities/ordenPago.ts';
import { bolivianos } from '#lib/money.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FormCheckboxOf } from '#ui/form/FormCheckboxOf.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { pagarMessages as textos } from '../messagesPagar.ts';
import { olvidarOrden, olvidarPago } from '../operaciones.ts';
import { PagoDialog } from '../pago/PagoDialog.tsx';
import { useDocumentos } from '../useDocumentos.tsx';
import { prepararPago } from './prepararPago.ts';

/** Which of the notices without an order are paid now. */
const eleccion = z.object({ Novedades: z.array(z.number()) });

/** Why the code is not there yet: a call failed, or something else is to be paid now. */
type Aviso = { readonly tipo: 'detenido'; readonly fallo: Fallo | null } | { readonly tipo: 'cambio' };

/** What is being paid, how far it got, and the act that goes on from there. */
function usePreparacion(inicial: PagoPendiente, alEstarListo: (orden: OrdenRef) => void) {
  const { escribir } = useEscritura();
  const [pago, setPago] = useState(inicial);
  const [aviso, setAviso] = useState<Aviso | null>(null);
  const [preparar, busy] = useTask(async (elegido: PagoPendiente) => {
    let fallo: Fallo | null = null;
    const contar = (error: Fallo) => {
      fallo = error;
    };
    const llegada = await prepararPago(elegido, { escribir, fallo: contar, callado: true });
    if (llegada.tipo === 'listo') return alEstarListo(llegada.orden);
    setPago(llegada.pago);
    setAviso(llegada.tipo === 'cambio' ? { tipo: 'cambio' } : { tipo: 'detenido', fallo });
    // The person can go on meanwhile: each step reads the order itself.
    void olvidarOrden();
  });
  return { pago, aviso, preparar, busy };
}

interface Props {
  readonly pago: PagoPendiente;
  readonly onClose: () => void;
}

/**
 * Pays what an insured person owes: one confirmation that says what is paid, then the QR code (spec R 2.7, R 7.6). The
 * code of a request that is already generated is shown at once.
 */
export function PagarDialog({ pago, onClose }: Props) {
  const [orden, setOrden] = useState<OrdenRef | null>(pago.solicitada ? pago : null);
  return orden ? (
    <Codigo orden={orden} onClose={onClose} />
  ) : (
    <Confirmacion {...{ pago, onClose }} alEstarListo={setOrden} />
  );
}

function Codigo({ orden, onClose }: { readonly orden: OrdenRef; readonly onClose: () => void }) {
  const documentos = useDocumentos(orden);
  const { IdOrdenPago, IdEmpresa } = orden;
  return (
    <>
      <PagoDialog
        orden={{ IdOrdenPago, IdEmpresa }}
        propio
        alPagar={() => void olvidarPago()}
        onClose={() => {
          documentos.releer();
          onClose();
        }}
        alVerFactura={documentos.factura}
        alDescargarXml={documentos.xml}
      />
      {documentos.element}
    </>
  );
}

function Confirmacion({
  pago: inicial,
  alEstarListo,
  onClose,
}: Props & { readonly alEstarListo: (orden: OrdenRef) => void }) {
  const { pago, aviso, preparar, busy } = usePreparacion(inicial, alEstarListo);
  const form = useForm({
    schema: eleccion,
    values: { Novedades: inicial.Novedades.map((n) => n.IdPersonaNovedad) },
  });
  const elegidas = useWatch({ control: form.control, name: 'Novedades' });
  const seElige = pago.IdOrdenPago === 0 && pago.Novedades.length > 1;
  const elegido = seElige
    ? pagoSinOrden(
        pago.Novedades.filter((n) => elegidas.includes(n.IdPersonaNovedad)),
        pago.IdEmpresa,
      )
    : pago;
  const importe = bolivianos(elegido.Total);
  const nada = elegido.Novedades.length === 0;
  return (
    <Modal
      title={nada ? textos.elegir : fill(textos.titulo, { importe })}
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{general.cancelar}</Button>
          <Button
            tone="primary"
            icon="money"
            busy={busy}
            aria-disabled={nada || undefined}
            onClick={() => void preparar(elegido)}
          >
            {aviso?.tipo === 'detenido' ? textos.continuar : textos.ver}
          </Button>
        </>
      }
    >
      <div className="pagar">
        {aviso?.tipo === 'detenido' ? (
          <Alert tone="bad" live title={textos.noLlego}>
            {aviso.fallo ? (
              <p>
                <Motivo de={aviso.fallo} />
              </p>
            ) : null}
            <p>{textos.sinCobro}</p>
          </Alert>
        ) : null}
        {aviso?.tipo === 'cambio' ? (
          <Alert tone="warn" live title={textos.cambio}>
            <p>{textos.cambioDetalle}</p>
          </Alert>
        ) : null}
        <p>{textos.lema}</p>
        {seElige ? (
          <fieldset className="pagar-lineas" disabled={busy}>
            <legend className="sr-only">{textos.elegir}</legend>
            {pago.Novedades.map((linea) => (
              <FormCheckboxOf
                key={linea.IdPersonaNovedad}
                form={form}
                name="Novedades"
                value={linea.IdPersonaNovedad}
                label={<Linea {...linea} />}
              />
            ))}
          </fieldset>
        ) : (
          <ul className="pagar-lineas">
            {pago.Novedades.map((linea, at) => (
              <li key={llaveDeLinea(linea, at)}>
                <Linea {...linea} />
              </li>
            ))}
          </ul>
        )}
        <p className="pagar-total">
          <span>{textos.total}</span>
          <b className="num">{importe}</b>
        </p>
        {nada ? <p role="status">{textos.nada}</p> : <p className="muted">{textos.nota}</p>}
      </div>
    </Modal>
  );
}

function Linea(linea: NovedadDeOrden) {
  return (
    <span className="pagar-linea">
      <span>
        <b>{queSePaga(linea)}</b>
        <span className="pagar-nombre">{linea.NombreCompleto}</span>
      </span>
      <span className="num">{bolivianos(linea.Total)}</span>
    </span>
  );
}
