import { DraftOffer } from '#blocks/borradores/DraftOffer.tsx';
import type { Accion } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import type { Referencias } from '#engine/definition/references.ts';
import type { SaveChecks } from '#engine/form/useSaveChecks.ts';
import type { LoadedNovedad } from '#engine/notice/loadNovedad.ts';
import type { Draft } from '#engine/values/drafts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ErrorSummary } from '#ui/feedback/ErrorSummary.tsx';
import { EstadoAlerta } from './EstadoAlerta.tsx';

/** What is told of an opened notice. */
export interface AvisoAbierto {
  readonly loaded: LoadedNovedad;
  readonly editing: boolean;
  /** What was typed before a reload, offered once. */
  readonly draft: Draft | null;
  /** Hour of the last save in this visit, '' for none. */
  readonly savedAt: string;
  readonly onRecover: () => void;
  readonly onDropDraft: () => void;
}

/** What a person should know before reading the form: problems, an offer of what was typed, the state, the last save. */
export function NovedadNotices({
  checks,
  referencias,
  allowed,
  onAction,
  ...shown
}: AvisoAbierto & {
  readonly checks: SaveChecks;
  readonly referencias: Referencias;
  readonly allowed: ReadonlySet<Accion>;
  readonly onAction: (action: Accion) => void;
}) {
  const { loaded, editing, draft, savedAt } = shown;
  const { NumeroDocumento } = loaded.form.SegurosPersonasNovedad;
  return (
    <div className="editor-notices">
      {checks.problems.length > 0 ? (
        <ErrorSummary
          ref={checks.summary}
          title={engineMessages.problemas(checks.problems.length)}
          items={checks.problems.map((problem) => ({ text: problem.text, onSelect: () => checks.goTo(problem) }))}
        />
      ) : null}
      {draft ? <DraftOffer draft={draft} onRecover={shown.onRecover} onDrop={shown.onDropDraft} /> : null}
      <EstadoAlerta loaded={loaded} allowed={allowed} editing={editing} onAction={onAction} />
      {referencias.failed ? (
        <Alert tone="bad" actions={<Button onClick={referencias.retry}>{general.reintentar}</Button>}>
          {engineMessages.sinListas}
        </Alert>
      ) : null}
      {savedAt ? (
        <p className="novedad-saved">
          {engineMessages.guardadoALas(savedAt)}
          {NumeroDocumento ? ` · Nº ${NumeroDocumento}` : ''}
        </p>
      ) : null}
    </div>
  );
}
