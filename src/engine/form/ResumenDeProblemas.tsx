import { useEffect } from 'react';
import { useStore } from 'zustand';
import { engineMessages } from '#engine/definition/messages.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ErrorSummary } from '#ui/feedback/ErrorSummary.tsx';
import type { SaveChecks } from './useRevisionesAlGrabar.ts';

const ERROR = engineMessages.conError;

/** What blocks saving, after Grabar found it. Corrected points leave it; at the end it says that all is corrected. */
export function ResumenDeProblemas({ checks }: { readonly checks: SaveChecks }) {
  const { problemas, revisado } = useStore(checks.pendientes);
  const failing = revisado && problemas.length > 0;
  useEffect(() => {
    if (!failing) return;
    document.title = `${ERROR}${document.title}`;
    return () => {
      if (document.title.startsWith(ERROR)) document.title = document.title.slice(ERROR.length);
    };
  }, [failing]);
  if (!revisado) return null;
  return failing ? (
    <ErrorSummary
      ref={checks.summary}
      title={engineMessages.problemas(problemas.length)}
      items={problemas.map((problem) => ({ text: problem.text, onSelect: () => checks.goTo(problem) }))}
    />
  ) : (
    <Alert tone="ok" live>
      {engineMessages.todoCorregido}
    </Alert>
  );
}
