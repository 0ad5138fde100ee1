import { type ReactNode, Suspense } from 'react';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { DraftOffer } from '#blocks/borradores/DraftOffer.tsx';
import type { Accion } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import type { Referencias } from '#engine/definition/references.ts';
import { ResumenDeProblemas } from '#engine/form/ResumenDeProblemas.tsx';
import type { SaveChecks } from '#engine/form/useRevisionesAlGrabar.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { later } from '#ui/later.tsx';
import type { AvisoAbierto } from './aviso.ts';
import { EstadoAlerta } from './EstadoAlerta.tsx';

// Only the staff use it.
const ObservacionAnterior = later(
  async () => (await import('#engine/observe/ObservacionAnterior.tsx')).ObservacionAnterior,
);

/** What a person should know before reading the form: problems, a draft to restore, the state, the last save. */
export function NovedadNotices({
  aviso: { definition, loaded, rol, permitidas, edicion, guardado },
  adjuntos,
  checks,
  referencias,
  onAction,
  desenlace,
  onConstancia,
  porPagar,
}: {
  readonly aviso: AvisoAbierto;
  readonly adjuntos: Adjuntos;
  readonly checks: SaveChecks;
  readonly referencias: Referencias;
  readonly onAction: (action: Accion) => void;
  /** What was last done with the notice; it replaces what it is waiting for. */
  readonly desenlace: ReactNode;
  readonly onConstancia: (() => void) | null;
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
      {editing || !hecho?.fin ? (
        <EstadoAlerta
          loaded={loaded}
          allowed={permitidas}
          editing={editing}
          {...{ onAction, onConstancia, porPagar }}
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
