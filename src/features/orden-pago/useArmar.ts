import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { agregarAlCarrito } from '#blocks/orden-pago-control/carrito.ts';
import { ordenPagoControlMessages } from '#blocks/orden-pago-control/messages.ts';
import { totalDe } from '#blocks/orden-pago-control/seguimientoOrden.ts';
import { seguirAgregado } from '#blocks/orden-pago-control/seguirAgregado.ts';
import { useTask } from '#client/useTask.ts';
import type { NovedadDeOrden } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { bolivianos } from '#lib/money.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { ordenPago as textos } from './messages.ts';
import { avisarFallo, type Medio, olvidarOrden } from './operaciones.ts';
import { pedirPendientes } from './pendientes.ts';
import { cuantas } from './textosOrden.ts';

/** Adds notices to the company's draft; returns its id, or null. An answer without a message is a failure (spec R 7.6). */
async function alCarrito(
  { escribir, preguntar }: Medio,
  IdEmpresa: number,
  lines: readonly NovedadDeOrden[],
): Promise<number | null> {
  const done = await agregarAlCarrito(
    escribir,
    { IdEmpresa, lines },
    {
      ...(preguntar ? { preguntar } : {}),
      fallo: (error, mudo) => {
        if (mudo) toast.error(ordenPagoControlMessages.problema);
        else avisarFallo(error);
      },
    },
  );
  if (!done) return null;
  decirHecho(done.mensaje, ordenPago.registrarConNovedad.success ?? '');
  return done.datos;
}

/** Collects all unpaid notices of the company in an order, and opens it. */
export function useArmar(IdEmpresa: number, alArmar: (orden: OrdenRef) => void) {
  const { escribir } = useEscritura();
  return useTask(async () => {
    const lines = await pedirPendientes({ IdEmpresa, IdOrdenPago: 0 });
    if (!lines) return;
    if (lines.length === 0) {
      toast.info(textos.sinPendientes);
      return;
    }
    const total = bolivianos(totalDe({ Novedades: lines }));
    const detail = fill(textos.armarDetalle, { n: cuantas(lines.length), total });
    const preguntar = () => confirm({ message: textos.armarPregunta, detail, focus: 'accept' });
    const IdOrdenPago = await alCarrito({ escribir, preguntar }, IdEmpresa, lines);
    if (IdOrdenPago !== null) await seguirAgregado({ IdOrdenPago, IdEmpresa }, lines);
    await olvidarOrden();
    if (IdOrdenPago !== null) alArmar({ IdOrdenPago, IdEmpresa });
  });
}
