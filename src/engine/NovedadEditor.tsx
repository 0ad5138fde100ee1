import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useHotkeys } from 'react-hotkeys-hook';
import { AdjuntosTab } from '#blocks/adjuntos/AdjuntosTab.tsx';
import { useAdjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { OrdenPagoControl } from '#blocks/orden-pago-control/OrdenPagoControl.tsx';
import { SeguimientoPanel } from '#blocks/seguimiento/SeguimientoPanel.tsx';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { query } from '#client/query.ts';
import { session } from '#client/session.ts';
import { type Estado, tabla } from '#contract/enumerations.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { parsePeriod, today, toLocalMoment } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ErrorSummary } from '#ui/feedback/ErrorSummary.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { allowedActions } from './allowedActions.ts';
import type { Accion, Ids, NovedadDefinition, ReglaContexto, TabId } from './definition.ts';
import type { Draft } from './drafts.ts';
import { EstadoAlerta } from './EstadoAlerta.tsx';
import type { LoadedNovedad } from './loadNovedad.ts';
import { engineMessages } from './messages.ts';
import { NovedadHead } from './NovedadHead.tsx';
import { NovedadTab } from './NovedadTab.tsx';
import { NovedadToolbar } from './NovedadToolbar.tsx';
import { ObservarDialog } from './ObservarDialog.tsx';
import { PersonaTab } from './PersonaTab.tsx';
import { countErrors } from './problems.ts';
import { type NombreReferencia, useReferencias } from './references.ts';
import { rolActual } from './rol.ts';
import { useNovedadActions } from './useNovedadActions.ts';
import { useNovedadForm } from './useNovedadForm.ts';
import { useSaveChecks } from './useSaveChecks.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';
import { allFields } from './validate.ts';
import './novedad-editor.css';

export interface NovedadEditorProps {
  readonly definition: NovedadDefinition;
  readonly loaded: LoadedNovedad;
  readonly editing: boolean;
  /** What was typed before a reload, offered once. */
  readonly draft: Draft | null;
  /** Opened from a recovered draft: its values are put in at once. */
  readonly recovered?: Draft | null;
  /** 'Guardado a las 10:32', after a save in this visit. */
  readonly savedAt: string;
  readonly salida: { readonly route: NovedadDefinition['routes']['list']; readonly label: string };
  readonly onRecover: () => void;
  readonly onDropDraft: () => void;
  readonly onEdit: () => void;
  readonly onDiscard: () => void;
  readonly onSaved: (ids: Ids) => Promise<void>;
  readonly onDeleted: () => void;
  readonly onChanged: () => Promise<void>;
  readonly onNew: () => void;
  readonly onExit: () => void;
}

/** Lists the notice's fields choose from. */
const listasDe = (definition: NovedadDefinition): readonly NombreReferencia[] => [
  ...new Set(allFields(definition).flatMap((field) => (field.list ? [field.list] : []))),
];

/** The company's contribution period; null while it is unknown or refused. */
function usePeriodo(): ReglaContexto['periodo'] {
  const { empresa, user } = session.getState();
  const periodo = useQuery({
    ...query(altaCotizante.periodoActivo, {
      params: { idEmpresa: empresa.IdEmpresa, idRegional: user?.id_regional ?? 0 },
    }),
    enabled: empresa.IdEmpresa > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return parsePeriod(periodo.data);
}

/** The form of one notice, in view or in edit. It holds no server data: `loaded` is what the services sent. */
export function NovedadEditor(props: NovedadEditorProps) {
  const { definition, loaded, editing, salida } = props;
  const novedad = loaded.form.SegurosPersonasNovedad;
  const isNew = novedad.IdPersonaNovedad === 0;
  const rol = rolActual();
  const allowed = allowedActions(definition, { estado: loaded.estado, pagado: novedad.Pagado, rol });
  const periodo = usePeriodo();
  const referencias = useReferencias(listasDe(definition), definition.idTipoPadre);
  const { form, problems, forgetDraft } = useNovedadForm({
    definition,
    loaded,
    periodo,
    editing,
    recovered: props.recovered ?? null,
  });
  const idTipoNovedad = Number(useWatch({ control: form.control, name: 'SegurosPersonasNovedad.IdTipoNovedad' }) ?? 0);
  const adjuntos = useAdjuntos({
    idPersona: loaded.form.BasePersonas.IdPersona,
    idPersonaNovedad: novedad.IdPersonaNovedad,
    idTipoNovedad,
    editable: editing,
  });
  const [tab, setTab] = useState<TabId>('persona');
  const [observing, setObserving] = useState(false);
  const checks = useSaveChecks(definition, setTab);
  const visor = useVisorPdf();

  const leave = () => {
    forgetDraft();
    void adjuntos.discard();
  };
  const dirty = editing && (isNew || form.formState.isDirty || adjuntos.changed);
  const letPass = useUnsavedGuard(dirty, leave);
  const actions = useNovedadActions(definition, loaded, {
    onSaved: async (ids) => {
      letPass();
      forgetDraft();
      await adjuntos.settled();
      await props.onSaved(ids);
    },
    onDeleted: () => {
      letPass();
      forgetDraft();
      props.onDeleted();
    },
    onChanged: props.onChanged,
  });

  const grabar = async () => {
    await form.trigger();
    if (checks.pass(problems(), adjuntos)) await actions.grabar(form.getValues());
  };
  const descartar = async () => {
    if (
      dirty &&
      !(await confirm({
        message: engineMessages.descartar,
        detail: engineMessages.detalleDescartar,
        tone: 'danger',
        focus: 'cancel',
      }))
    )
      return;
    letPass();
    forgetDraft();
    checks.clear();
    form.reset();
    await adjuntos.discard();
    props.onDiscard();
  };
  const imprimir = () =>
    visor.show(definition.heading, definition.imprimir.archivo, () =>
      definition.imprimir.pedir({
        idPersona: loaded.form.BasePersonas.IdPersona,
        idPersonaNovedad: novedad.IdPersonaNovedad,
      }),
    );
  const onAction = (action: Accion) => {
    if (action === 'declarar' && loaded.estado) void actions.declarar(loaded.estado as Estado);
    if (action === 'observar') setObserving(true);
    if (action === 'aceptar') void actions.aceptar();
  };
  useHotkeys('mod+s', () => void grabar(), { enabled: editing, enableOnFormTags: true, preventDefault: true });

  const stepActions: ReadonlySet<Accion> = editing ? new Set() : allowed;
  const context: ReglaContexto = { periodo, today: today(), form: loaded.form };
  const shared = { definition, context, referencias, editable: editing };
  const presentes = adjuntos.slots.filter((slot) => slot.tieneArchivo).length;
  return (
    <FormProvider {...form}>
      <NovedadHead definition={definition} loaded={loaded} allowed={stepActions} salida={salida} onAction={onAction} />
      <div className={`novedad-editor ${isNew ? 'novedad-editor-new' : ''}`}>
        <Card className="novedad-card">
          <NovedadToolbar
            editing={editing}
            isNew={isNew}
            canCreate={rol === 'empresa'}
            allowed={stepActions}
            busy={actions.busy}
            on={{
              nuevo: props.onNew,
              grabar: () => void grabar(),
              editar: props.onEdit,
              descartar: () => void descartar(),
              eliminar: () => void actions.eliminar(),
              imprimir: () => void imprimir(),
              salir: props.onExit,
              observar: () => setObserving(true),
              aceptar: () => void actions.aceptar(),
            }}
            ordenPago={
              isNew || rol !== 'empresa' ? null : (
                <OrdenPagoControl
                  idPersonaNovedad={novedad.IdPersonaNovedad}
                  idEmpresa={novedad.IdEmpresa}
                  pagado={novedad.Pagado}
                  disabled={editing || loaded.estado === 'aceptado'}
                />
              )
            }
          />
          <div className="novedad-notices">
            {checks.problems.length > 0 ? (
              <ErrorSummary
                ref={checks.summary}
                title={engineMessages.problemas(checks.problems.length)}
                items={checks.problems.map((problem) => ({ text: problem.text, onSelect: () => checks.goTo(problem) }))}
              />
            ) : null}
            {props.draft ? (
              <DraftOffer draft={props.draft} onRecover={props.onRecover} onDrop={props.onDropDraft} />
            ) : null}
            <EstadoAlerta loaded={loaded} allowed={allowed} editing={editing} onAction={onAction} />
            {referencias.failed ? (
              <Alert tone="bad" actions={<Button onClick={referencias.retry}>{general.reintentar}</Button>}>
                {engineMessages.sinListas}
              </Alert>
            ) : null}
            {props.savedAt ? (
              <p className="novedad-saved">
                {engineMessages.guardadoALas(props.savedAt)}
                {novedad.NumeroDocumento ? ` · Nº ${novedad.NumeroDocumento}` : ''}
              </p>
            ) : null}
          </div>
          <Tabs
            label={definition.heading}
            active={tab}
            onChange={(id) => setTab(id as TabId)}
            tabs={[
              {
                id: 'persona',
                label: engineMessages.tabPersona,
                errors: countErrors(checks.problems, 'persona'),
                content: <PersonaTab {...shared} secciones={definition.secciones.persona} adjuntos={adjuntos} />,
              },
              {
                id: 'novedad',
                label: definition.tabNovedad,
                errors: countErrors(checks.problems, 'novedad'),
                content: <NovedadTab {...shared} secciones={definition.secciones.novedad} estado={loaded.estado} />,
              },
              {
                id: 'adjuntos',
                label: engineMessages.tabAdjuntos,
                badge: adjuntos.slots.length > 0 ? `${presentes}/${adjuntos.slots.length}` : '',
                errors: countErrors(checks.problems, 'adjuntos'),
                content: <AdjuntosTab adjuntos={adjuntos} editable={editing} />,
              },
            ]}
          />
          {editing ? <p className="novedad-legend">{general.obligatorios}</p> : null}
        </Card>
        {isNew ? null : <SeguimientoPanel idTabla={novedad.IdPersonaNovedad} tabla={tabla.novedad} aside />}
      </div>
      {observing ? <ObservarDialog onSave={actions.observar} onClose={() => setObserving(false)} /> : null}
      {visor.element}
    </FormProvider>
  );
}

/** Offers what was typed before a reload or a crash. */
export function DraftOffer({
  draft,
  onRecover,
  onDrop,
}: {
  readonly draft: Draft;
  readonly onRecover: () => void;
  readonly onDrop: () => void;
}) {
  return (
    <Alert
      tone="warn"
      actions={
        <>
          <Button tone="primary" onClick={onRecover}>
            {engineMessages.recuperar}
          </Button>
          <Button onClick={onDrop}>{general.descartar}</Button>
        </>
      }
    >
      {engineMessages.recuperado(toLocalMoment(draft.at).slice(-5))}
    </Alert>
  );
}
