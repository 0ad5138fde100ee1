import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { archivosTocados } from '#blocks/adjuntos/atados.ts';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { useAsentados } from '#blocks/adjuntos/useAsentados.ts';
import { estaPagada } from '#blocks/orden-pago-control/estaPagada.ts';
import { ordenDe } from '#blocks/orden-pago-control/ordenDe.ts';
import { useRequierePago } from '#blocks/pago-del-aviso/useRequierePago.ts';
import { useTask } from '#client/useTask.ts';
import { Desenlace } from '#engine/declare/desenlaces.ts';
import { useResumen } from '#engine/declare/useResumen.ts';
import { accionesPermitidas } from '#engine/definition/accionesPermitidas.ts';
import type { FieldError } from '#engine/definition/definition.ts';
import type { FormValues } from '#engine/definition/fields.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import type { SaveChecks } from '#engine/form/useRevisionesAlGrabar.ts';
import { sePagaAntes, type useAccionesDeNovedad } from '#engine/notice/useAccionesDeNovedad.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { AvisoAbierto } from './aviso.ts';
import type { TrasGrabar } from './NovedadToolbar.tsx';

const nada = () => undefined;

interface PorGrabar {
  readonly aviso: AvisoAbierto;
  readonly actions: ReturnType<typeof useAccionesDeNovedad>;
  readonly form: UseFormReturn<FormValues>;
  readonly problems: () => readonly FieldError[];
  readonly adjuntos: Adjuntos;
  readonly checks: SaveChecks;
  readonly idTipoNovedad: number;
  /** Asks for the contribution period again, which the checks need. */
  readonly releer: () => void;
}

/**
 * Grabar, and what follows it: declaring, or adding to a payment order if the type is paid first. Grabar waits for
 * pending files, checks the form, and only then asks.
 */
export function useGrabarYDeclarar(todo: PorGrabar) {
  const { aviso, actions, form, problems, adjuntos, checks, idTipoNovedad, releer } = todo;
  const { familia, definition, loaded, rol, permitidas, edicion, guardado } = aviso;
  const editing = edicion !== null;
  const novedad = loaded.form.SegurosPersonasNovedad;
  const resumen = useResumen();
  // Asks about the payment only for a user who may declare the notice, and only before it is declared.
  const declarable = accionesPermitidas(familia, { estado: 'registrado', pagado: novedad.Pagado, rol }).has('declarar');
  const enOrdenes = declarable && (editing || permitidas.has('declarar'));
  const { pago } = useRequierePago(novedad.IdEmpresa, enOrdenes && definition.conOrdenPago ? idTipoNovedad : 0);
  const fin = guardado?.hecho?.fin ?? null;
  const porSuPago = pago === 'requiere' || (fin !== null && sePagaAntes(fin));
  const impago = enOrdenes && porSuPago && !novedad.Pagado && loaded.estado !== 'pagado';
  // Its order may be paid before the notice says so.
  const orden = useQuery({ ...ordenDe(novedad.IdPersonaNovedad), enabled: impago && novedad.IdPersonaNovedad > 0 });
  const porPagar = impago && !(orden.data && estaPagada(orden.data));
  const trasGrabar: TrasGrabar = !declarable ? null : porPagar ? 'agregar' : 'declarar';
  const asentados = useAsentados(adjuntos);
  const [grabar, grabando] = useTask(async (seguir: TrasGrabar) => {
    // Marks the form as submitted: from now on a field is validated at every change.
    await form.handleSubmit(nada, nada)();
    Desenlace.ahead();
    const enOrden = problems().length === 0;
    const archivos = enOrden ? await asentados.esperar(() => toast.info(engineMessages.cargando)) : adjuntos;
    if (!archivos) return;
    if (!checks.pass(problems(), archivos)) return releer();
    const values = form.getValues();
    const porEnviar = archivosTocados(archivos);
    if (seguir === null) return actions.grabar(values, porEnviar);
    if (seguir === 'agregar') return actions.grabarYAgregar(values, porEnviar);
    const preguntar = () => resumen.preguntar('grabarYDeclarar', novedad.Pagado ? 'pagado' : pago);
    await actions.grabarYDeclarar(values, porEnviar, { preguntar, alPaso: resumen.alPaso });
    resumen.cerrar();
  });
  const declarar = async () => {
    if (!loaded.estado) return;
    Desenlace.ahead();
    // The services allowed it, so a notice that had to be paid is paid.
    const conocido = novedad.Pagado || pago === 'requiere' ? 'pagado' : pago;
    const preguntar = () => resumen.preguntar('declarar', conocido);
    await actions.declarar(loaded.estado, { preguntar, alPaso: resumen.alPaso });
    resumen.cerrar();
  };
  return { resumen, porPagar, trasGrabar, grabar, grabando, declarar, desistir: asentados.desistir };
}
