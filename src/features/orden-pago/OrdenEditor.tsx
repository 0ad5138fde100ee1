import '#ui/layout/editor.css';
import './orden-editor.css';
import { useMemo, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useGuardiaSinGrabar } from '#blocks/cerrar/useGuardiaSinGrabar.ts';
import { hechosDelPago, totalDe } from '#blocks/orden-pago-control/seguimientoOrden.ts';
import { SeguimientoPanel } from '#blocks/seguimiento/SeguimientoPanel.tsx';
import { audience } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { tabla } from '#contract/enumerations.ts';
import { fill } from '#lib/texts.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import { DatosCobro } from './cobro/DatosCobro.tsx';
import { actosDe } from './etapa.ts';
import { NovedadesDialog } from './NovedadesDialog.tsx';
import { OrdenAlerta } from './OrdenAlerta.tsx';
import { OrdenDatos } from './OrdenDatos.tsx';
import { OrdenHead } from './OrdenHead.tsx';
import { OrdenLineas } from './OrdenLineas.tsx';
import { OrdenToolbar } from './OrdenToolbar.tsx';
import { olvidarPago } from './operaciones.ts';
import { PagoDialog } from './pago/PagoDialog.tsx';
import { pedirPendientes } from './pendientes.ts';
import { cuantas, textosDeForm } from './textosOrden.ts';
import { useAgregarPedidas } from './useAgregarPedidas.ts';
import { useContenido } from './useContenido.ts';
import { useDocumentos } from './useDocumentos.tsx';
import { type Resultado, useOrdenActions } from './useOrdenActions.ts';

interface Props extends Resultado {
  readonly orden: OrdenPago;
  readonly empresa: string;
}

/** Adds to an order all pending notices that are not in it yet, and says how many were added. */
const useAgregarTodas = (
  orden: OrdenPago,
  incluidas: OrdenPago['Novedades'],
  agregar: ReturnType<typeof useContenido>['agregar'],
) =>
  useTask(async () => {
    const there = new Set(incluidas.map((n) => n.IdPersonaNovedad));
    const found = await pedirPendientes(orden);
    const more = (found ?? []).filter((n) => !there.has(n.IdPersonaNovedad));
    if (found && more.length === 0) toast.info(textosDeForm().sinPendientes);
    if (more.length === 0) return;
    agregar(more);
    toast.info(fill(textosDeForm().agregadas, { n: cuantas(more.length) }));
  });

/** One order, from draft to paid: its data, notices, actions, payment and tracking. */
export function OrdenEditor({ orden, empresa, alGuardar, alEliminar }: Props) {
  const { form, contenido, editable, dirty, agregar, quitar, soltar, asentar, ...borrador } = useContenido(orden);
  const [adding, setAdding] = useState(false);
  const [paying, setPaying] = useState(false);
  const documentos = useDocumentos(orden);
  const letPass = useGuardiaSinGrabar(dirty, soltar);
  const acciones = useOrdenActions(
    orden,
    { form, Novedades: contenido.Novedades },
    {
      alGuardar: async (id) => {
        letPass();
        // Until the saved order is here, the form shows what was saved.
        await alGuardar(id);
        asentar(contenido);
      },
      alEliminar: () => {
        letPass();
        soltar();
        alEliminar();
      },
    },
  );
  const { trayendo, leerPedidas } = useAgregarPedidas(orden, editable, agregar);
  const [agregarTodas, gathering] = useAgregarTodas(orden, contenido.Novedades, agregar);
  const grabarConTeclas = () => {
    if (!trayendo && !document.querySelector('dialog[open]')) void acciones.grabar();
  };
  useHotkeys('mod+s', grabarConTeclas, { enabled: editable, enableOnFormTags: true, preventDefault: true });

  const actos = actosDe(orden);
  const hechos = useMemo(() => hechosDelPago(orden), [orden]);
  const isNew = orden.IdOrdenPago === 0;
  // Before a save, the total is the sum of the lines; afterwards it is the services' total.
  const total = dirty ? totalDe(contenido) : orden.Total;
  return (
    <>
      <OrdenHead orden={orden} empresa={empresa} />
      <div className={`editor ${isNew ? 'editor-new' : ''}`}>
        <Card className="orden-card">
          <OrdenToolbar
            actos={actos}
            isNew={isNew}
            dirty={dirty}
            busy={acciones.busy || trayendo}
            cargando={documentos.cargando}
            on={{
              grabar: () => void acciones.grabar(),
              eliminar: () => void acciones.eliminar(),
              generar: () => void acciones.generar(),
              pagar: () => setPaying(true),
              anular: () => void acciones.anular(),
              imprimir: documentos.imprimir,
              imprimirFactura: () => void documentos.factura(orden),
              descargarXml: () => void documentos.xml(orden.Cuf),
            }}
          />
          <OrdenAlerta {...{ orden, dirty, leerPedidas, ...borrador }} alDescartar={soltar} />
          <OrdenDatos {...{ orden, empresa, form, editable, total }} />
          <DatosCobro orden={orden} />
          <OrdenLineas
            novedades={contenido.Novedades}
            editable={editable}
            trayendo={trayendo}
            gathering={gathering}
            alAgregar={() => setAdding(true)}
            alAgregarTodas={() => void agregarTodas()}
            alQuitar={quitar}
          />
        </Card>
        {isNew ? null : <SeguimientoPanel aside idTabla={orden.IdOrdenPago} tabla={tabla.ordenPago} hechos={hechos} />}
      </div>
      {adding ? (
        <NovedadesDialog
          orden={orden}
          incluidas={contenido.Novedades}
          alAceptar={(lines) => {
            setAdding(false);
            if (lines.length > 0) agregar(lines);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {paying ? (
        <PagoDialog
          orden={{ IdOrdenPago: orden.IdOrdenPago, IdEmpresa: orden.IdEmpresa }}
          {...(audience() === 'insured' ? { propio: true as const } : {})}
          alPagar={() => void olvidarPago()}
          onClose={() => {
            setPaying(false);
            // It was cancelled or expired meanwhile: the form must show it too.
            documentos.releer();
          }}
          alVerFactura={documentos.factura}
          alDescargarXml={documentos.xml}
        />
      ) : null}
      {documentos.element}
    </>
  );
}
