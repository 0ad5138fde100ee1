import './orden-pago-control.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { query } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { addMonths, today, toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { aperturaDeOrden } from './abrirOrden.ts';
import { esBorrador } from './esBorrador.ts';
import { ordenPagoControlMessages as textos } from './messages.ts';

/** Drafts are looked for in the orders of these months. */
const MESES = 12;

/** Chooses the order that some notices are added to: a new one or a draft. It opens with them in it; Grabar there saves. */
export default function ElegirOrdenDialog({
  novedades,
  onClose,
}: {
  /** Ids of the notices. */
  readonly novedades: readonly number[];
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const IdEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const day = today();
  const body = {
    IdEmpresa,
    IdTipoNovedad: 0,
    NombrePersona: '',
    FechaInicio: addMonths(day, -MESES),
    FechaFin: day,
    OrdenGenerada: null,
    NumeroFactura: 0,
    GeneradoEmpresa: true,
  };
  const ordenes = useQuery(query(ordenPago.listar, { body }));
  const abrir = (IdOrdenPago: number) => {
    const { to, remember } = aperturaDeOrden({ IdOrdenPago, IdEmpresa });
    remember();
    onClose();
    void navigate(to, { state: { agregar: novedades } });
  };
  return (
    <Modal
      title={textos.agregar}
      size="s"
      onClose={onClose}
      footer={<Button onClick={onClose}>{general.cancelar}</Button>}
    >
      <p>{novedades.length === 1 ? textos.seAgregaUna : fill(textos.seAgregan, { n: novedades.length })}</p>
      <div className="orden-elegir">
        <Button icon="plus" onClick={() => abrir(0)}>
          {textos.ordenNueva}
        </Button>
        {(ordenes.data ?? []).filter(esBorrador).map((orden) => (
          <Button key={orden.IdOrdenPago} icon="money" onClick={() => abrir(orden.IdOrdenPago)}>
            {fill(textos.ordenBorrador, {
              numero: orden.IdOrdenPago,
              fecha: toLocalDate(orden.FechaOrdenPago),
              total: bolivianos(orden.Total),
            })}
          </Button>
        ))}
      </div>
      {ordenes.isPending ? <Skeleton lines={2} /> : null}
      {ordenes.isError ? <LecturaFallida de={ordenes} /> : null}
    </Modal>
  );
}
