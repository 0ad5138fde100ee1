import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { useTask } from '#client/useTask.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { FormDeOrden } from './datosOrden.ts';
import {
  anularSolicitud,
  eliminarOrden,
  exigeId,
  generarSolicitud,
  grabarCambios,
  grabarOrden,
} from './operaciones.ts';
import { textosDeForm } from './textosOrden.ts';

/** What is saved: the typed fields of the form, and the chosen notices. */
interface Contenido extends Pick<OrdenPago, 'Novedades'> {
  readonly form: FormDeOrden;
}

export interface Resultado {
  readonly alGuardar: (id: number) => Promise<void>;
  readonly alEliminar: () => void;
}

/** The actions on an order. Each one asks first, and only one runs at a time (spec R 5.5). */
export function useOrdenActions(orden: OrdenPago, { form, Novedades }: Contenido, resultado: Resultado) {
  const textos = textosDeForm();
  const { escribir, dudosa } = useEscritura();
  const [hacer, busy] = useTask((act: () => Promise<void>) => act());

  const guardar = async (contenido: Pick<OrdenPago, 'Observacion' | 'Novedades'>) => {
    const preguntar = () => confirm({ message: textos.registrarPregunta, focus: 'accept' });
    if (orden.IdOrdenPago === 0) return grabarOrden({ escribir, preguntar }, orden, contenido);
    // The order is read after the answer, right before it is written. After a try in doubt, `escribir` asks.
    if (!dudosa() && !(await preguntar())) return null;
    return grabarCambios({ escribir }, orden, contenido);
  };

  const grabar = () =>
    hacer(async () => {
      if (Novedades.length === 0) {
        toast.warning(textos.seleccione);
        return;
      }
      await form.handleSubmit(async ({ Observacion }) => {
        const id = await guardar({ Observacion, Novedades });
        if (id !== null) await resultado.alGuardar(id);
      })();
    });

  const eliminar = () =>
    hacer(async () => {
      if (!exigeId(orden)) return;
      const preguntar = () => confirm({ message: textos.eliminarPregunta, tone: 'danger', focus: 'cancel' });
      if (await eliminarOrden({ escribir, preguntar }, orden)) resultado.alEliminar();
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
