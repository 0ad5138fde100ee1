import { Suspense, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useHotkeys } from 'react-hotkeys-hook';
import { archivosCambiados, archivosTocados } from '#blocks/adjuntos/atados.ts';
import { useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { cerrarMessages } from '#blocks/cerrar/messages.ts';
import { preguntarSalir, useGuardiaSinGrabar } from '#blocks/cerrar/useGuardiaSinGrabar.ts';
import { MarcasDelAviso, marcasDe, sinMarcas } from '#blocks/observado/marcas.ts';
import { admiteOrden, type Cerrado } from '#blocks/orden-pago-control/admiteOrden.ts';
import { OrdenPagoControl } from '#blocks/orden-pago-control/OrdenPagoControl.tsx';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { session } from '#client/session.ts';
import { type Estado, tabla } from '#contract/enumerations.ts';
import type { Destino } from '#engine/declare/filas.ts';
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
import type { Observado } from '#engine/observe/observado.ts';
import { useObservado } from '#engine/observe/useObservado.ts';
import { camposCambiados, juntarCambios } from '#engine/values/changes.ts';
import { recordarCostumbres } from '#engine/values/costumbres.ts';
import { describirValor } from '#engine/values/describirValor.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { type Semilla, semillaDeFecha, semillaIgual } from '#engine/values/semilla.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { today } from '#lib/dates.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { later } from '#ui/later.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useRoomBeside } from '#ui/layout/useRoomBeside.ts';
import type { AvisoAbierto, PaginaDeAviso } from './aviso.ts';
import { Desenlace } from './desenlaces.ts';
import { NovedadHead } from './NovedadHead.tsx';
import { NovedadNotices } from './NovedadNotices.tsx';
import { NovedadTabs } from './NovedadTabs.tsx';
import { NovedadToolbar, TeclasDeFicha, type TrasGrabar } from './NovedadToolbar.tsx';
import { useGrabarYDeclarar } from './useGrabarYDeclarar.ts';
import '#ui/layout/editor.css';
import './novedad-editor.css';

// Only the staff use them.
const ObservarDialog = later(async () => (await import('#engine/observe/ObservarDialog.tsx')).ObservarDialog);
const TeclasDeRevision = later(async () => (await import('#engine/review/TeclasDeRevision.tsx')).TeclasDeRevision);
const ResumenDialog = later(async () => (await import('#engine/declare/ResumenDialog.tsx')).ResumenDialog);
const Constancia = later(async () => (await import('#engine/declare/Constancia.tsx')).Constancia);
const LadoDeFicha = later(async () => (await import('#engine/form/LadoDeFicha.tsx')).default);
const FranjaDePago = later(async () => (await import('#blocks/pago-del-aviso/FranjaDePago.tsx')).FranjaDePago);
// Only a notice that was saved has a history, and the form can be used before it is there.
const SeguimientoPanel = later(async () => (await import('#blocks/seguimiento/SeguimientoPanel.tsx')).SeguimientoPanel);

interface EditorProps {
  readonly aviso: AvisoAbierto;
  readonly pagina: PaginaDeAviso;
}

/** The lists that the notice's fields use. */
const listasDe = (definition: NovedadDefinition): readonly NombreReferencia[] => [
  ...new Set(todosLosCampos(definition).flatMap((field) => (field.list ? [field.list] : []))),
];

/** Whether and why the services no longer change the payment order of a notice in a state. */
function sinOrdenes(estado: Estado | null): Cerrado {
  if (admiteOrden(estado)) return false;
  return estado === 'declarado' || estado === 'aceptado' ? 'declarado' : 'otro';
}

/** The company whose period the form needs: the one of the session, for the staff the one they chose. */
const deLaEmpresa = ({ rol, loaded, edicion }: AvisoAbierto): number => {
  if (rol !== 'personal') return session.getState().empresa.IdEmpresa;
  return edicion ? loaded.form.SegurosPersonasNovedad.IdEmpresa : 0;
};

/** The form, files and writes of one open notice, connected so that saving, discarding or leaving handles all of them. */
function useEditor({ aviso, pagina }: EditorProps) {
  const { familia, definition, loaded, edicion, guardado } = aviso;
  const editing = edicion !== null;
  const novedad = loaded.form.SegurosPersonasNovedad;
  const ids: Ids = { idPersona: loaded.form.BasePersonas.IdPersona, idPersonaNovedad: novedad.IdPersonaNovedad };
  const { releer, ...aporte } = usePeriodo(deLaEmpresa(aviso));
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
  const grabado = useGrabarYDeclarar({ aviso, actions, form, problems, adjuntos, checks, idTipoNovedad, releer });
  const descartar = async () => {
    const message = cerrarMessages.descartarCambios;
    const detail = engineMessages.detalleDescartar;
    if (dirty && !(await confirm({ message, detail, tone: 'danger', focus: 'cancel' }))) return;
    grabado.desistir();
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
      grabado.desistir();
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
    ...grabado,
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
  const { observado } = useObservado(definition, loaded, adjuntos);
  const marcas = useMemo(
    () => (observado && loaded.estado !== 'declarado' ? marcasDe(observado.puntos) : sinMarcas),
    [observado, loaded.estado],
  );
  const { Consultas, OtrosImpresos } = definition.partes ?? {};
  const propios = { form: loaded.form, rol, imprimible: permitidas.has('imprimir') };
  const isNew = ids.idPersonaNovedad === 0;
  const revisable = rol === 'personal' && !isNew;
  const [observing, setObserving] = useState(false);
  const [imprimiendo, setImprimiendo] = useState(false);
  const conTeclas = (seguir: TrasGrabar) => {
    // A dialog is a task of its own: saving the form below it would show the result behind the dialog.
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
        onChanged={() => guardado?.cambioDeOrden()}
      />
    );
  const propio = { aviso, pagina, editor, observado, onDeclarar: () => onAction('declarar') };
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
      <NovedadHead aviso={aviso} salida={pagina.salida} porPagar={editor.porPagar} onAction={onAction} />
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
                <Suspense>
                  <TeclasDeRevision allowed={permitidas} onAction={onAction} />
                </Suspense>
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
            {...{ aviso, form, observado, adjuntos, checks, referencias, onAction }}
            desenlace={<LoHecho {...propio} onConstancia={() => setImprimiendo(true)} />}
            porPagar={editor.porPagar}
            onConstancia={rol === 'empresa' && !isNew ? () => setImprimiendo(true) : null}
          />
          {pago ? (
            <Suspense fallback={<div className="franja-pago" />}>
              <FranjaDePago {...pago} idTipoPadre={definition.idTipoPadre} />
            </Suspense>
          ) : null}
          {ancho ? null : lado}
          <MarcasDelAviso value={marcas}>
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
          </MarcasDelAviso>
          {editing ? <TeclasDeFicha trasGrabar={editor.trasGrabar} /> : null}
        </Card>
        <div className="editor-side">
          {ancho ? lado : null}
          {isNew ? null : (
            <Panel>
              <SeguimientoPanel idTabla={ids.idPersonaNovedad} tabla={tabla.novedad} aside />
            </Panel>
          )}
        </div>
      </div>
      {observing ? (
        <DialogPart onClose={() => setObserving(false)}>
          <ObservarDialog
            {...{ definition, loaded, adjuntos }}
            onSave={actions.observar}
            onClose={() => setObserving(false)}
          />
        </DialogPart>
      ) : null}
      <ResumenDelAviso {...propio} />
      {imprimiendo ? (
        <Suspense fallback={null}>
          <Constancia loaded={loaded} onClose={() => setImprimiendo(false)} {...porResumir(propio)} />
        </Suspense>
      ) : null}
      {visor.element}
    </>
  );
}

/** The open notice with its form, for the parts that show what is, or was, declared. */
interface Propio extends EditorProps {
  readonly editor: ReturnType<typeof useEditor>;
  readonly observado: Observado | null;
  readonly onDeclarar: () => void;
}

const porResumir = ({ aviso: { definition }, editor: { context, form, adjuntos } }: Propio) => ({
  definition,
  context,
  values: form.getValues(),
  adjuntos,
});

/** What came of the last save of this visit, with the next steps; nothing before the first one. */
function LoHecho({ aviso, pagina, editor, onDeclarar, onConstancia }: Propio & { readonly onConstancia: () => void }) {
  const { definition, loaded, permitidas, edicion, guardado } = aviso;
  const hecho = guardado?.hecho ?? null;
  if (!hecho) return null;
  return (
    <Desenlace
      hecho={hecho}
      loaded={loaded}
      editing={edicion !== null}
      onDeclarar={permitidas.has('declarar') && !editor.porPagar ? onDeclarar : null}
      onAgregar={editor.porPagar ? () => void editor.actions.agregarAUnaOrden() : null}
      agregando={editor.actions.busy}
      on={{
        constancia: onConstancia,
        otra: () => void editor.nuevo(semillaDeFecha(definition, loaded.form)),
        igual: () => void editor.nuevo(semillaIgual(definition, loaded.form)),
        lista: pagina.salir,
      }}
    />
  );
}

/** What changed since the notice was observed, with what is typed and chosen now; null if it was not observed. */
function cambiosDesde({ aviso: { definition, loaded }, editor: { form, adjuntos }, observado }: Propio) {
  if (!observado) return null;
  const { idTipoPadre } = definition;
  const before = aFormulario(definition, loaded.form);
  const ahora = camposCambiados(todosLosCampos(definition), before, form.getValues(), (field, value) =>
    describirValor(field, value, idTipoPadre),
  );
  return juntarCambios([...observado.cambios, ...ahora, ...archivosCambiados(archivosTocados(adjuntos))]);
}

/** The question before declaring, while it is open. Its links lead to the place of a value. */
function ResumenDelAviso(propio: Propio) {
  const { edicion, guardado, permitidas } = propio.aviso;
  const { resumen, checks } = propio.editor;
  const { abierto } = resumen;
  if (!abierto) return null;
  /** In view, a value is changed by starting an edit. */
  const cambiar = (destino: Destino) => {
    if (!edicion) guardado?.editar(null);
    checks.goTo({ ...destino, text: '' });
  };
  return (
    <DialogPart onClose={() => abierto.responder(false)}>
      <ResumenDialog
        resumen={abierto}
        {...porResumir(propio)}
        cambios={cambiosDesde(propio)}
        onCambiar={edicion || permitidas.has('editar') ? cambiar : null}
      />
    </DialogPart>
  );
}
