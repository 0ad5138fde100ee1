import { Suspense, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useHotkeys } from 'react-hotkeys-hook';
import { porAtar } from '#blocks/adjuntos/atados.ts';
import { useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { cerrarMessages } from '#blocks/cerrar/messages.ts';
import { preguntarSalir, useGuardiaSinGrabar } from '#blocks/cerrar/useGuardiaSinGrabar.ts';
import { OrdenPagoControl } from '#blocks/orden-pago-control/OrdenPagoControl.tsx';
import { useRequierePago } from '#blocks/pago-del-aviso/useRequierePago.ts';
import { SeguimientoPanel } from '#blocks/seguimiento/SeguimientoPanel.tsx';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { useTask } from '#client/useTask.ts';
import { type Estado, tabla } from '#contract/enumerations.ts';
import type { Destino } from '#engine/declare/filas.ts';
import { useResumen } from '#engine/declare/useResumen.ts';
import { accionesPermitidas } from '#engine/definition/accionesPermitidas.ts';
import type { Accion, Ids, NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { type NombreReferencia, useReferencias } from '#engine/definition/references.ts';
import { registra } from '#engine/definition/registra.ts';
import { pedirImpreso } from '#engine/family/impreso.ts';
import { useSeguirPendientes } from '#engine/form/pendientes.ts';
import { useFormularioDeNovedad } from '#engine/form/useFormularioDeNovedad.ts';
import { useRevisionesAlGrabar } from '#engine/form/useRevisionesAlGrabar.ts';
import { useAccionesDeNovedad } from '#engine/notice/useAccionesDeNovedad.ts';
import { usePeriodo } from '#engine/notice/usePeriodo.ts';
import { RevisionNav } from '#engine/review/RevisionNav.tsx';
import { recordarCostumbres } from '#engine/values/costumbres.ts';
import { type Semilla, semillaDeFecha, semillaIgual } from '#engine/values/semilla.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { today } from '#lib/dates.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { later } from '#ui/later.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useRoomBeside } from '#ui/layout/useRoomBeside.ts';
import type { AvisoAbierto, PaginaDeAviso } from './aviso.ts';
import { NovedadHead } from './NovedadHead.tsx';
import { NovedadNotices } from './NovedadNotices.tsx';
import { NovedadTabs } from './NovedadTabs.tsx';
import { NovedadToolbar, type TrasGrabar } from './NovedadToolbar.tsx';
import { ObservarDialog } from './ObservarDialog.tsx';
import { useAsentados } from './useAsentados.ts';
import '#ui/layout/editor.css';
import './novedad-editor.css';

const ResumenDialog = later(async () => (await import('#engine/declare/ResumenDialog.tsx')).ResumenDialog);
const Constancia = later(async () => (await import('#engine/declare/Constancia.tsx')).Constancia);
const Desenlace = later(async () => (await import('#engine/declare/Desenlace.tsx')).Desenlace);
const LadoDeFicha = later(async () => (await import('#engine/form/LadoDeFicha.tsx')).default);
const FranjaDePago = later(async () => (await import('#blocks/pago-del-aviso/FranjaDePago.tsx')).FranjaDePago);

interface EditorProps {
  readonly aviso: AvisoAbierto;
  readonly pagina: PaginaDeAviso;
}

/** The lists that the notice's fields use. */
const listasDe = (definition: NovedadDefinition): readonly NombreReferencia[] => [
  ...new Set(todosLosCampos(definition).flatMap((field) => (field.list ? [field.list] : []))),
];

/** Whether the services still change the payment order of a notice in a state: only before it is declared. */
function sinOrdenes(estado: Estado | null): false | 'declarado' | 'otro' {
  if (estado === 'registrado' || estado === 'observado') return false;
  return estado === 'declarado' || estado === 'aceptado' ? 'declarado' : 'otro';
}

const nada = () => undefined;

/** The form, files and writes of one open notice, connected so that saving, discarding or leaving handles all of them. */
function useEditor({
  aviso: { familia, definition, loaded, rol, permitidas, edicion, guardado },
  pagina,
}: EditorProps) {
  const editing = edicion !== null;
  const novedad = loaded.form.SegurosPersonasNovedad;
  const ids: Ids = { idPersona: loaded.form.BasePersonas.IdPersona, idPersonaNovedad: novedad.IdPersonaNovedad };
  const { releer, ...aporte } = usePeriodo();
  const { form, problems, forgetDraft } = useFormularioDeNovedad({
    definition,
    loaded,
    aporte,
    editing,
    recovered: edicion?.recovered ?? null,
  });
  const elegido = useWatch({ control: form.control, name: 'SegurosPersonasNovedad.IdTipoNovedad' });
  // A notice with only one type has no field for it.
  const idTipoNovedad = Number(elegido ?? novedad.IdTipoNovedad);
  const adjuntos = useAdjuntos({ ...ids, idTipoNovedad, editable: editing });
  const checks = useRevisionesAlGrabar(definition, pagina.onTab);
  useSeguirPendientes(checks.pendientes, { definition, form, problems, adjuntos, editing });
  const visor = useVisorPdf();
  const dirty = editing && (ids.idPersonaNovedad === 0 || form.formState.isDirty || adjuntos.changed);
  const letPass = useGuardiaSinGrabar(dirty, () => {
    forgetDraft();
    void adjuntos.discard();
  });
  const settle = () => {
    letPass();
    forgetDraft();
  };
  const actions = useAccionesDeNovedad(definition, loaded, {
    onWritten: async () => {
      recordarCostumbres(definition, form.getValues());
      settle();
      await adjuntos.settled();
    },
    onSaved: async (saved, fin) => edicion?.grabado(saved, fin),
    onDeleted: () => {
      settle();
      pagina.eliminado(loaded);
    },
    onChanged: async (fin) => guardado?.releer(fin),
  });
  const resumen = useResumen();
  // Before it is declared, whoever declares it is told about the payment; nobody else is asked about.
  const declarable = accionesPermitidas(familia, { estado: 'registrado', pagado: novedad.Pagado, rol }).has('declarar');
  const enOrden = definition.conOrdenPago && declarable && (editing || permitidas.has('declarar'));
  const { pago } = useRequierePago(novedad.IdEmpresa, enOrden ? idTipoNovedad : 0);
  const porPagar = pago === 'requiere' && !novedad.Pagado;
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
    const porEnviar = porAtar(archivos);
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
  const descartar = async () => {
    const message = cerrarMessages.descartarCambios;
    const detail = engineMessages.detalleDescartar;
    if (dirty && !(await confirm({ message, detail, tone: 'danger', focus: 'cancel' }))) return;
    asentados.desistir();
    settle();
    checks.clear();
    form.reset();
    // The form is read-only again at once; the pending files are removed meanwhile.
    edicion?.descartar();
    await adjuntos.discard();
  };
  /** Going from one new form to another changes no address, so nothing else would ask. */
  const nuevo = async (semilla?: Semilla) => {
    if (editing && ids.idPersonaNovedad === 0) {
      if (!(await preguntarSalir())) return;
      asentados.desistir();
      settle();
      await adjuntos.discard();
    }
    pagina.nuevo(semilla);
  };
  const imprimir = () => void visor.show(definition.heading, familia.impreso.archivo, () => pedirImpreso(familia, ids));
  const context: ReglaContexto = { ...aporte, today: today(), form: loaded.form };
  return {
    ids,
    form,
    adjuntos,
    checks,
    visor,
    actions,
    resumen,
    porPagar,
    trasGrabar,
    grabar,
    grabando,
    declarar,
    idTipoNovedad,
    descartar,
    nuevo,
    imprimir,
    context,
  };
}

/** The form of one notice, in view or in edit. It holds no server data: `loaded` is what the services sent. */
export function NovedadEditor({ aviso, pagina }: EditorProps) {
  const { familia, definition, loaded, rol, permitidas, guardado } = aviso;
  const editing = aviso.edicion !== null;
  const novedad = loaded.form.SegurosPersonasNovedad;
  const listas = useMemo(() => listasDe(definition), [definition]);
  const referencias = useReferencias(listas, definition.idTipoPadre);
  const editor = useEditor({ aviso, pagina });
  const { ids, form, adjuntos, checks, actions, visor } = editor;
  const { Consultas, OtrosImpresos } = definition.partes ?? {};
  const propios = { form: loaded.form, rol, imprimible: permitidas.has('imprimir') };
  const isNew = ids.idPersonaNovedad === 0;
  const revisable = rol === 'personal' && !isNew;
  const [observing, setObserving] = useState(false);
  const [imprimiendo, setImprimiendo] = useState(false);
  const conTeclas = (seguir: TrasGrabar) => {
    // A dialog is a task of its own: saving the form below it would show the outcome where nobody sees it.
    if (!document.querySelector('dialog[open]')) void editor.grabar(seguir);
  };
  const teclas = { enabled: editing, enableOnFormTags: true, preventDefault: true };
  useHotkeys('mod+s', () => conTeclas(null), teclas);
  useHotkeys('mod+enter', () => conTeclas(editor.trasGrabar), { ...teclas, enabled: editing && !!editor.trasGrabar });

  const onAction = (action: Accion) => {
    if (action === 'declarar') void editor.declarar();
    if (action === 'observar') setObserving(true);
    if (action === 'aceptar') void actions.aceptar();
  };
  const ordenPago =
    isNew || rol !== 'empresa' || !definition.conOrdenPago ? null : (
      <OrdenPagoControl
        idPersonaNovedad={ids.idPersonaNovedad}
        idEmpresa={novedad.IdEmpresa}
        pagado={novedad.Pagado}
        impedimento={editing ? engineMessages.ordenAlGrabar : ''}
        cerrado={sinOrdenes(loaded.estado)}
      />
    );
  const { abierto } = editor.resumen;
  const porResumir = { definition, context: editor.context, values: form.getValues(), adjuntos };
  /** In view, a value is changed by starting an edit. */
  const cambiar = (destino: Destino) => {
    if (!editing) guardado?.editar(null);
    checks.goTo({ ...destino, text: '' });
  };
  const hecho = guardado?.hecho ?? null;
  const desenlace = hecho ? (
    <Desenlace
      hecho={hecho}
      loaded={loaded}
      editing={editing}
      onDeclarar={permitidas.has('declarar') ? () => onAction('declarar') : null}
      on={{
        constancia: () => setImprimiendo(true),
        otra: () => void editor.nuevo(semillaDeFecha(definition, loaded.form)),
        igual: () => void editor.nuevo(semillaIgual(definition, loaded.form)),
        lista: pagina.salir,
      }}
    />
  ) : null;
  const conPago = editing && rol === 'empresa' && definition.conOrdenPago && !novedad.Pagado;
  const pago = conPago ? { idEmpresa: novedad.IdEmpresa, idTipoNovedad: editor.idTipoNovedad } : null;
  const ancho = useRoomBeside();
  const lado = editing ? (
    <Suspense fallback={null}>
      <LadoDeFicha
        {...{ definition, checks, adjuntos, pago }}
        titulo={familia.titles.form}
        leer={form.getValues}
        declara={rol === 'empresa'}
        plegado={!ancho}
      />
    </Suspense>
  ) : null;
  return (
    <>
      <NovedadHead aviso={aviso} salida={pagina.salida} onAction={onAction} />
      <div className={`editor ${isNew && !editing ? 'editor-new' : ''}`}>
        <Card className="novedad-card">
          <NovedadToolbar
            editing={editing}
            isNew={isNew}
            canCreate={registra(familia, rol)}
            allowed={permitidas}
            busy={actions.busy || editor.grabando}
            trasGrabar={editor.trasGrabar}
            descartar={definition.messages.descartar}
            otrosImpresos={OtrosImpresos ? <OtrosImpresos {...propios} /> : null}
            consultas={Consultas ? <Consultas {...propios} /> : null}
            ordenPago={ordenPago}
            revision={
              revisable ? (
                <RevisionNav idPersonaNovedad={ids.idPersonaNovedad} allowed={permitidas} onAction={onAction} />
              ) : null
            }
            on={{
              nuevo: () => void editor.nuevo(),
              grabar: () => void editor.grabar(null),
              grabarYSeguir: () => void editor.grabar(editor.trasGrabar),
              editar: () => guardado?.editar(null),
              descartar: () => void editor.descartar(),
              eliminar: () => void actions.eliminar(),
              imprimir: editor.imprimir,
              salir: pagina.salir,
              observar: () => onAction('observar'),
              aceptar: () => onAction('aceptar'),
            }}
          />
          <NovedadNotices
            {...{ aviso, checks, referencias, onAction, desenlace }}
            porPagar={editor.porPagar}
            onConstancia={rol === 'empresa' && !isNew ? () => setImprimiendo(true) : null}
          />
          {pago ? (
            <Suspense fallback={<div className="franja-pago" />}>
              <FranjaDePago {...pago} idTipoPadre={definition.idTipoPadre} />
            </Suspense>
          ) : null}
          {ancho ? null : lado}
          <NovedadTabs
            form={form}
            submitted={form.formState.isSubmitted}
            familia={familia}
            definition={definition}
            context={editor.context}
            referencias={referencias}
            editable={editing}
            active={pagina.tab}
            onChange={pagina.onTab}
            checks={checks}
            adjuntos={adjuntos}
            loaded={loaded}
            revisable={revisable}
          />
        </Card>
        <div className="editor-side">
          {ancho ? lado : null}
          {isNew ? null : <SeguimientoPanel idTabla={ids.idPersonaNovedad} tabla={tabla.novedad} aside />}
        </div>
      </div>
      {observing ? (
        <ObservarDialog
          idPersonaNovedad={ids.idPersonaNovedad}
          onSave={actions.observar}
          onClose={() => setObserving(false)}
        />
      ) : null}
      {abierto ? (
        <DialogPart onClose={() => abierto.responder(false)}>
          <ResumenDialog
            resumen={abierto}
            {...porResumir}
            onCambiar={editing || permitidas.has('editar') ? cambiar : null}
          />
        </DialogPart>
      ) : null}
      {imprimiendo ? (
        <Suspense fallback={null}>
          <Constancia loaded={loaded} onClose={() => setImprimiendo(false)} {...porResumir} />
        </Suspense>
      ) : null}
      {visor.element}
    </>
  );
}
