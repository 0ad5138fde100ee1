import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { useTask } from '#client/useTask.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { ordenForm as textos } from './messagesForm.ts';
import { anularSolicitud, eliminarOrden, exigeId, generarSolicitud, grabarOrden } from './operaciones.ts';
import type { Contenido } from './seguimientoOrden.ts';

/** Most characters of the observation (spec R 5.5). */
export const LIMITE_OBSERVACION = 500;

export interface Resultado {
  readonly onGuardada: (id: number) => Promise<void>;
  readonly onEliminada: () => void;
}

/** What can be done with an order; each asks first, and only one thing runs at a time (spec R 5.5). */
export function useOrdenActions(orden: OrdenPago, contenido: Contenido, resultado: Resultado) {
  const { escribir } = useEscritura();
  const [hacer, busy] = useTask((act: () => Promise<void>) => act());

  const grabar = () =>
    hacer(async () => {
      if (contenido.Novedades.length === 0) {
        toast.warning(textos.seleccione);
        return;
      }
      if (contenido.Observacion.trim().length > LIMITE_OBSERVACION) return;
      const preguntar = () => confirm({ message: textos.registrarPregunta, focus: 'accept' });
      const id = await grabarOrden({ escribir, preguntar }, orden, contenido);
      if (id !== null) await resultado.onGuardada(id);
    });

  const eliminar = () =>
    hacer(async () => {
      if (!exigeId(orden)) return;
      const preguntar = () => confirm({ message: textos.eliminarPregunta, tone: 'danger', focus: 'cancel' });
      if (await eliminarOrden({ escribir, preguntar }, orden)) resultado.onEliminada();
    });

  const generar = () =>
    hacer(async () => {
      if (!exigeId(orden)) return;
      const { generarPregunta: message, generarDetalle: detail } = textos;
      const preguntar = () => confirm({ message, detail, focus: 'accept' });
      await generarSolicitud({ escribir, preguntar }, orden);
    });

  const anular = () =>
    hacer(async () => {
      if (!exigeId(orden)) return;
      const detail = fill(textos.anularDetalle, { codigo: orden.CodigoTransaccion });
      const preguntar = () => confirm({ message: textos.anularPregunta, detail, tone: 'danger', focus: 'cancel' });
      await anularSolicitud({ escribir, preguntar }, orden);
    });

  return { grabar, eliminar, generar, anular, busy };
}
