import { Suspense, useMemo, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { MarcasDelAviso, marcasDe, sinMarcas } from '#blocks/observado/marcas.ts';
import { admiteOrden, type Cerrado } from '#blocks/orden-pago-control/admiteOrden.ts';
import { OrdenPagoControl } from '#blocks/orden-pago-control/OrdenPagoControl.tsx';
import { type Estado, tabla } from '#contract/enumerations.ts';
import type { Accion, NovedadDefinition } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { type NombreReferencia, useReferencias } from '#engine/definition/references.ts';
import { registra } from '#engine/definition/registra.ts';
import { useObservado } from '#engine/observe/useObservado.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { later } from '#ui/later.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useRoomBeside } from '#ui/layout/useRoomBeside.ts';
import { LoHecho, porResumir, ResumenDelAviso } from './LoDeclarado.tsx';
import { NovedadHead } from './NovedadHead.tsx';
import { NovedadNotices } from './NovedadNotices.tsx';
import { NovedadTabs } from './NovedadTabs.tsx';
import { NovedadToolbar, TeclasDeFicha, type TrasGrabar } from './NovedadToolbar.tsx';
import { type EditorProps, useEditor } from './useEditor.ts';
import '#ui/layout/editor.css';
import './novedad-editor.css';

// Only the staff use them.
const ObservarDialog = later(async () => (await import('#engine/observe/ObservarDialog.tsx')).ObservarDialog);
const TeclasDeRevision = later(async () => (await import('#engine/review/TeclasDeRevision.tsx')).TeclasDeRevision);
const Constancia = later(async () => (await import('#engine/declare/Constancia.tsx')).Constancia);
const LadoDeFicha = later(async () => (await import('#engine/form/LadoDeFicha.tsx')).default);
const FranjaDePago = later(async () => (await import('#blocks/pago-del-aviso/FranjaDePago.tsx')).FranjaDePago);
// Only a notice that was saved has a history, and the form can be used before it is there.
const SeguimientoPanel = later(async () => (await import('#blocks/seguimiento/SeguimientoPanel.tsx')).SeguimientoPanel);

/** The lists that the notice's fields use. */
const listasDe = (definition: NovedadDefinition): readonly NombreReferencia[] => [
  ...new Set(todosLosCampos(definition).flatMap((field) => (field.list ? [field.list] : []))),
];

/** Whether and why the services no longer change the payment order of a notice in a state. */
function sinOrdenes(estado: Estado | null): Cerrado {
  if (admiteOrden(estado)) return false;
  return estado === 'declarado' || estado === 'aceptado' ? 'declarado' : 'otro';
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
  const propio = { aviso, pagina, editor, observado, alDeclarar: () => onAction('declarar') };
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
            desenlace={<LoHecho {...propio} alVerConstancia={() => setImprimiendo(true)} />}
            porPagar={editor.porPagar}
            alVerConstancia={rol === 'empresa' && !isNew ? () => setImprimiendo(true) : null}
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
