import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { callWithMessage } from '#client/call.ts';
import { audience } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { NovedadDeOrden } from '#contract/entities/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { bolivianos } from '#lib/money.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { ordenPago as textos } from './messages.ts';
import { avisarFallo, olvidarOrden } from './operaciones.ts';
import { pedirPendientes } from './pendientes.ts';
import { seguirGrabado, totalDe } from './seguimientoOrden.ts';
import { cuantas } from './textosOrden.ts';

/** Puts notices into the company's draft; its id, or null. An answer without a message is a failure (spec R 7.6). */
async function alCarrito(IdEmpresa: number, lines: readonly NovedadDeOrden[]): Promise<number | null> {
  try {
    const body = { IdEmpresa, Novedades: lines.map((n) => n.IdPersonaNovedad) };
    const { datos, mensaje } = await callWithMessage(ordenPagoCobro.carrito, { body }, { quiet: true });
    if (mensaje?.Descripcion) {
      toast[mensaje.TipoMensaje](mensaje.Descripcion);
      if (datos > 0) return datos;
    } else toast.error(textos.problema);
  } catch (error) {
    avisarFallo(error);
  }
  return null;
}

/** One act that gathers every unpaid notice of the company into an order, and goes there. */
export function useArmar(IdEmpresa: number, onArmada: (orden: OrdenRef) => void) {
  return useTask(async () => {
    const lines = await pedirPendientes({ IdEmpresa, IdOrdenPago: 0 });
    if (!lines) return;
    if (lines.length === 0) {
      toast.info(audience() === 'insured' ? textos.sinPendientesPropias : textos.sinPendientes);
      return;
    }
    const total = bolivianos(totalDe({ Novedades: lines }));
    const detail = fill(textos.armarDetalle, { n: cuantas(lines.length), total });
    if (!(await confirm({ message: textos.armarPregunta, detail, focus: 'accept' }))) return;
    const IdOrdenPago = await alCarrito(IdEmpresa, lines);
    if (IdOrdenPago !== null) await seguirGrabado(IdOrdenPago, null, { Observacion: '', Novedades: lines });
    await olvidarOrden();
    if (IdOrdenPago !== null) onArmada({ IdOrdenPago, IdEmpresa });
  });
}
