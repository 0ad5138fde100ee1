import { Suspense, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useHotkeys } from 'react-hotkeys-hook';
import { porAtar } from '#blocks/adjuntos/atados.ts';
import { useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { cerrarMessages } from '#blocks/cerrar/messages.ts';
import { preguntarSalir, useGuardiaSinGrabar } from '#blocks/cerrar/useGuardiaSinGrabar.ts';
import { OrdenPagoControl } from '#blocks/orden-pago-control/OrdenPagoControl.tsx';
import { SeguimientoPanel } from '#blocks/seguimiento/SeguimientoPanel.tsx';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { useTask } from '#client/useTask.ts';
import { tabla } from '#contract/enumerations.ts';
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
import { todosLosCampos } from '#engine/values/validar.ts';
import { today } from '#lib/dates.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { later } from '#ui/later.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useRoomBeside } from '#ui/layout/useRoomBeside.ts';
import type { AvisoAbierto, PaginaDeAviso } from './aviso.ts';
import { NovedadHead } from './NovedadHead.tsx';
import { NovedadNotices } from './NovedadNotices.tsx';
import { NovedadTabs } from './NovedadTabs.tsx';
import { NovedadToolbar } from './NovedadToolbar.tsx';
import { ObservarDialog } from './ObservarDialog.tsx';
import { useAsentados } from './useAsentados.ts';
import '#ui/layout/editor.css';
import './novedad-editor.css';

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

const nada = () => undefined;

/** The form, files and writes of one open notice, connected so that saving, discarding or leaving handles all of them. */
function useEditor({ aviso: { familia, definition, loaded, edicion, guardado }, pagina }: EditorProps) {
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
    onSaved: async (saved) => {
      recordarCostumbres(definition, form.getValues());
      settle();
      await adjuntos.settled();
      await edicion?.grabado(saved);
    },
    onDeleted: () => {
      settle();
      pagina.eliminado(loaded);
    },
    onChanged: async () => guardado?.releer(),
  });
  const asentados = useAsentados(adjuntos);
  const [grabar, grabando] = useTask(async () => {
    // Marks the form as submitted: from now on a field is validated at every change.
    await form.handleSubmit(nada, nada)();
    const enOrden = problems().length === 0;
    const archivos = enOrden ? await asentados.esperar(() => toast.info(engineMessages.cargando)) : adjuntos;
    if (!archivos) return;
    if (checks.pass(problems(), archivos)) await actions.grabar(form.getValues(), porAtar(archivos));
    else releer();
  });
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
  const nuevo = async () => {
    if (editing && ids.idPersonaNovedad === 0) {
      if (!(await preguntarSalir())) return;
      asentados.desistir();
      settle();
      await adjuntos.discard();
    }
    pagina.nuevo();
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
    grabar,
    grabando,
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
  const grabarConTeclas = () => {
    // A dialog is a task of its own: saving the form below it would show the outcome where nobody sees it.
    if (!document.querySelector('dialog[open]')) void editor.grabar();
  };
  useHotkeys('mod+s', grabarConTeclas, { enabled: editing, enableOnFormTags: true, preventDefault: true });

  const onAction = (action: Accion) => {
    if (action === 'declarar' && loaded.estado) void actions.declarar(loaded.estado);
    if (action === 'observar') setObserving(true);
    if (action === 'aceptar') void actions.aceptar();
  };
  const ordenPago =
    isNew || rol !== 'empresa' || !definition.conOrdenPago ? null : (
      <OrdenPagoControl
        idPersonaNovedad={ids.idPersonaNovedad}
        idEmpresa={novedad.IdEmpresa}
        pagado={novedad.Pagado}
        disabled={editing || loaded.estado === 'aceptado'}
      />
    );
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
              grabar: () => void editor.grabar(),
              editar: () => guardado?.editar(null),
              descartar: () => void editor.descartar(),
              eliminar: () => void actions.eliminar(),
              imprimir: editor.imprimir,
              salir: pagina.salir,
              observar: () => onAction('observar'),
              aceptar: () => onAction('aceptar'),
            }}
          />
          <NovedadNotices aviso={aviso} checks={checks} referencias={referencias} onAction={onAction} />
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
      {visor.element}
    </>
  );
}
