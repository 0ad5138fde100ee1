import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useHotkeys } from 'react-hotkeys-hook';
import { porAtar } from '#blocks/adjuntos/atados.ts';
import { useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { cerrarMensajes } from '#blocks/cerrar/messages.ts';
import { preguntarSalir, useUnsavedGuard } from '#blocks/cerrar/useUnsavedGuard.ts';
import { OrdenPagoControl } from '#blocks/orden-pago-control/OrdenPagoControl.tsx';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { SeguimientoPanel } from '#blocks/seguimiento/SeguimientoPanel.tsx';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { useTask } from '#client/useTask.ts';
import { tabla } from '#contract/enumerations.ts';
import { allowedActions } from '#engine/definition/allowedActions.ts';
import type { Accion, Ids, Impreso, NovedadDefinition, ReglaContexto, TabId } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { type NombreReferencia, useReferencias } from '#engine/definition/references.ts';
import { registra } from '#engine/definition/registra.ts';
import { useNovedadForm } from '#engine/form/useNovedadForm.ts';
import { useSaveChecks } from '#engine/form/useSaveChecks.ts';
import type { LoadedNovedad } from '#engine/notice/loadNovedad.ts';
import { useNovedadActions } from '#engine/notice/useNovedadActions.ts';
import { usePeriodo } from '#engine/notice/usePeriodo.ts';
import { RevisionNav } from '#engine/review/RevisionNav.tsx';
import type { Draft } from '#engine/values/drafts.ts';
import { allFields } from '#engine/values/validate.ts';
import { today } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Consultas } from './Consultas.tsx';
import { NovedadHead } from './NovedadHead.tsx';
import { type AvisoAbierto, NovedadNotices } from './NovedadNotices.tsx';
import { NovedadTabs } from './NovedadTabs.tsx';
import { NovedadToolbar } from './NovedadToolbar.tsx';
import { ObservarDialog } from './ObservarDialog.tsx';
import { useAsentados } from './useAsentados.ts';
import '#ui/layout/editor.css';
import './novedad-editor.css';

export interface NovedadEditorProps extends AvisoAbierto {
  readonly definition: NovedadDefinition;
  /** A draft the person took back: its values are put in at once. */
  readonly recovered: Draft | null;
  /** Where Salir leads. */
  readonly salida: { readonly route: NovedadDefinition['routes']['list']; readonly label: string };
  /** The open tab: a save builds the form anew and leaves the person where they were. */
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
  readonly onEdit: () => void;
  readonly onDiscard: () => void;
  readonly onSaved: (ids: Ids) => Promise<void>;
  readonly onDeleted: (gone: LoadedNovedad) => void;
  readonly onChanged: () => Promise<void>;
  readonly onNew: () => void;
  readonly onExit: () => void;
}

/** Lists the notice's fields choose from. */
const listasDe = (definition: NovedadDefinition): readonly NombreReferencia[] => [
  ...new Set(allFields(definition).flatMap((field) => (field.list ? [field.list] : []))),
];

const nothing: ReadonlySet<Accion> = new Set();
const nada = () => undefined;

/** Form, files and writes of one opened notice, wired so that a save, a discard or leaving treats all of them. */
function useEditor({ definition, loaded, editing, ...props }: NovedadEditorProps) {
  const novedad = loaded.form.SegurosPersonasNovedad;
  const ids: Ids = { idPersona: loaded.form.BasePersonas.IdPersona, idPersonaNovedad: novedad.IdPersonaNovedad };
  const { releer, ...aporte } = usePeriodo();
  const { form, problems, forgetDraft } = useNovedadForm({
    definition,
    loaded,
    aporte,
    editing,
    recovered: props.recovered,
  });
  const elegido = useWatch({ control: form.control, name: 'SegurosPersonasNovedad.IdTipoNovedad' });
  // A notice of one type asks nobody for it.
  const idTipoNovedad = Number(elegido ?? novedad.IdTipoNovedad);
  const adjuntos = useAdjuntos({ ...ids, idTipoNovedad, editable: editing });
  const checks = useSaveChecks(definition, props.onTab);
  const visor = useVisorPdf();
  const dirty = editing && (ids.idPersonaNovedad === 0 || form.formState.isDirty || adjuntos.changed);
  const letPass = useUnsavedGuard(dirty, () => {
    forgetDraft();
    void adjuntos.discard();
  });
  const settle = () => {
    letPass();
    forgetDraft();
  };
  const actions = useNovedadActions(definition, loaded, {
    onSaved: async (saved) => {
      settle();
      await adjuntos.settled();
      await props.onSaved(saved);
    },
    onDeleted: () => {
      settle();
      props.onDeleted(loaded);
    },
    onChanged: props.onChanged,
  });
  const asentados = useAsentados(adjuntos);
  const [grabar, grabando] = useTask(async () => {
    // Marks the form as submitted: from here on a field is judged anew at every change.
    await form.handleSubmit(nada, nada)();
    const enOrden = problems().length === 0;
    const archivos = enOrden ? await asentados.esperar(() => toast.info(engineMessages.cargando)) : adjuntos;
    if (!archivos) return;
    if (checks.pass(problems(), archivos)) await actions.grabar(form.getValues(), porAtar(archivos));
    else releer();
  });
  const descartar = async () => {
    const message = cerrarMensajes.descartarCambios;
    const detail = engineMessages.detalleDescartar;
    if (dirty && !(await confirm({ message, detail, tone: 'danger', focus: 'cancel' }))) return;
    asentados.desistir();
    settle();
    checks.clear();
    form.reset();
    // The form is in view again at once; the files that waited go meanwhile.
    props.onDiscard();
    await adjuntos.discard();
  };
  /** A new form over a new form changes no address, so nothing else would ask. */
  const nuevo = async () => {
    if (editing && ids.idPersonaNovedad === 0) {
      if (!(await preguntarSalir())) return;
      asentados.desistir();
      settle();
      await adjuntos.discard();
    }
    props.onNew();
  };
  const imprimir = ({ archivo, pedir }: Impreso, title = definition.heading) =>
    void visor.show(title, archivo, () => pedir(ids));
  const context: ReglaContexto = { ...aporte, today: today(), form: loaded.form };
  return { ids, form, adjuntos, checks, visor, actions, grabar, grabando, descartar, nuevo, imprimir, context };
}

/** The form of one notice, in view or in edit. It holds no server data: `loaded` is what the services sent. */
export function NovedadEditor(props: NovedadEditorProps) {
  const { definition, loaded, editing } = props;
  const novedad = loaded.form.SegurosPersonasNovedad;
  const rol = rolActual();
  const allowed = allowedActions(definition, { estado: loaded.estado, pagado: novedad.Pagado, rol });
  const offered = editing ? nothing : allowed;
  const listas = useMemo(() => listasDe(definition), [definition]);
  const referencias = useReferencias(listas, definition.idTipoPadre);
  const editor = useEditor(props);
  const { ids, form, adjuntos, checks, actions, visor } = editor;
  const otro = definition.imprimirAdemas;
  const isNew = ids.idPersonaNovedad === 0;
  const revisable = rol === 'personal' && !isNew;
  const [observing, setObserving] = useState(false);
  const grabarConTeclas = () => {
    // A dialog is a task of its own: saving below it would show its outcome where nobody looks.
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
  return (
    <>
      <NovedadHead
        definition={definition}
        loaded={loaded}
        allowed={offered}
        salida={props.salida}
        onAction={onAction}
      />
      <div className={`editor ${isNew ? 'editor-new' : ''}`}>
        <Card className="novedad-card">
          <NovedadToolbar
            editing={editing}
            isNew={isNew}
            canCreate={registra(definition, rol)}
            allowed={offered}
            busy={actions.busy || editor.grabando}
            descartar={definition.messages.descartar ?? general.descartar}
            otroImpreso={otro ? { nombre: otro.nombre, onPrint: () => editor.imprimir(otro, otro.nombre) } : null}
            consultas={<Consultas definition={definition} rol={rol} form={loaded.form} />}
            ordenPago={ordenPago}
            revision={
              revisable ? (
                <RevisionNav idPersonaNovedad={ids.idPersonaNovedad} allowed={offered} onAction={onAction} />
              ) : null
            }
            on={{
              nuevo: () => void editor.nuevo(),
              grabar: () => void editor.grabar(),
              editar: props.onEdit,
              descartar: () => void editor.descartar(),
              eliminar: () => void actions.eliminar(),
              imprimir: () => editor.imprimir(definition.imprimir),
              salir: props.onExit,
              observar: () => onAction('observar'),
              aceptar: () => onAction('aceptar'),
            }}
          />
          <NovedadNotices {...props} checks={checks} referencias={referencias} allowed={offered} onAction={onAction} />
          <NovedadTabs
            form={form}
            submitted={form.formState.isSubmitted}
            definition={definition}
            context={editor.context}
            referencias={referencias}
            editable={editing}
            active={props.tab}
            onChange={props.onTab}
            problems={checks.problems}
            adjuntos={adjuntos}
            loaded={loaded}
            revisable={revisable}
          />
        </Card>
        {isNew ? null : <SeguimientoPanel idTabla={ids.idPersonaNovedad} tabla={tabla.novedad} aside />}
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
