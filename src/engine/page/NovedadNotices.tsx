import { type ReactNode, Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { DraftOffer } from '#blocks/borradores/DraftOffer.tsx';
import type { Estado } from '#contract/enumerations.ts';
import type { Accion } from '#engine/definition/definition.ts';
import type { FormValues } from '#engine/definition/fields.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import type { Referencias } from '#engine/definition/references.ts';
import { ResumenDeProblemas } from '#engine/form/ResumenDeProblemas.tsx';
import type { SaveChecks } from '#engine/form/useRevisionesAlGrabar.ts';
import { observarMessages } from '#engine/observe/messages.ts';
import { ObservacionDeLaCaja } from '#engine/observe/ObservacionDeLaCaja.tsx';
import type { Observado } from '#engine/observe/observado.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { later } from '#ui/later.tsx';
import type { AvisoAbierto } from './aviso.ts';
import { EstadoAlerta } from './EstadoAlerta.tsx';

/** The help for the user who corrects an observed notice: what to do next. */
function ayudaDe(estado: Estado | null, corrige: boolean): string {
  if (!corrige) return '';
  return estado === 'observado' ? observarMessages.ayudaObservado : observarMessages.ayudaCorregido;
}

// Only the staff use it.
const ObservacionAnterior = later(
  async () => (await import('#engine/observe/ObservacionAnterior.tsx')).ObservacionAnterior,
);

/** What a person should know before reading the form: problems, a draft to restore, the state, the last save. */
export function NovedadNotices({
  aviso: { definition, loaded, rol, permitidas, edicion, guardado },
  form,
  observado,
  adjuntos,
  checks,
  referencias,
  onAction,
  desenlace,
  alVerConstancia,
  porPagar,
}: {
  readonly aviso: AvisoAbierto;
  readonly form: UseFormReturn<FormValues>;
  /** What the notice was sent back with; null if it was not. */
  readonly observado: Observado | null;
  readonly adjuntos: Adjuntos;
  readonly checks: SaveChecks;
  readonly referencias: Referencias;
  readonly onAction: (action: Accion) => void;
  /** What was last done with the notice; it replaces what it is waiting for. */
  readonly desenlace: ReactNode;
  readonly alVerConstancia: (() => void) | null;
  readonly porPagar: boolean;
}) {
  const editing = edicion !== null;
  const { hecho = null } = guardado ?? {};
  return (
    <div className="editor-notices">
      <ResumenDeProblemas checks={checks} />
      {guardado?.borrador ? (
        <DraftOffer
          draft={guardado.borrador}
          onRecover={() => guardado.editar(guardado.borrador)}
          onDrop={guardado.olvidarBorrador}
        />
      ) : null}
      {hecho ? <Suspense fallback={null}>{desenlace}</Suspense> : null}
      {observado && loaded.estado !== 'declarado' ? (
        <ObservacionDeLaCaja
          {...{ observado, form, adjuntos }}
          ayuda={ayudaDe(loaded.estado, editing || permitidas.has('editar'))}
          alIr={(lugar) => checks.goTo({ text: '', ...lugar })}
        />
      ) : null}
      {editing || !hecho?.fin ? (
        <EstadoAlerta
          loaded={loaded}
          allowed={permitidas}
          editing={editing}
          {...{ onAction, alVerConstancia, porPagar, rol }}
        />
      ) : null}
      {rol === 'personal' && loaded.estado === 'declarado' ? (
        <Suspense fallback={null}>
          <ObservacionAnterior {...{ definition, loaded, adjuntos }} />
        </Suspense>
      ) : null}
      {referencias.failed ? (
        <Alert tone="bad" actions={<Button onClick={referencias.retry}>{general.reintentar}</Button>}>
          {engineMessages.sinListas}
        </Alert>
      ) : null}
    </div>
  );
}
