import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { FieldError, NovedadDefinition, TabId } from './definition.ts';
import { type Problem, problemsOnSave } from './problems.ts';

/** Moves focus to a field by its name, wherever its tab is. */
function focusField(path: FieldError['path']): void {
  // A list is reached by its id: the control people use there has no name of its own.
  const control = document.getElementsByName(path)[0] ?? document.getElementById(path);
  control?.focus();
}

/** Shows what keeps a notice from being saved: toast, tab, summary with focus, and 'Error:' in the page's title. */
export function useSaveChecks(definition: NovedadDefinition, setTab: (tab: TabId) => void) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const summary = useRef<HTMLElement>(null);
  const failing = problems.length > 0;
  useEffect(() => {
    if (!failing) return;
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [failing]);

  return {
    problems,
    summary,
    clear: () => setProblems([]),
    /** True when nothing stands against saving. */
    pass(errors: readonly FieldError[], adjuntos: Adjuntos): boolean {
      const found = problemsOnSave(definition, errors, adjuntos);
      flushSync(() => setProblems(found?.problems ?? []));
      if (!found) return true;
      flushSync(() => setTab(found.tab));
      if (found.aviso) toast.warning(found.headline);
      else toast.error(found.headline);
      summary.current?.focus();
      return false;
    },
    /** Leads to where a problem is put right. */
    goTo(problem: Problem): void {
      flushSync(() => setTab(problem.tab));
      if (problem.path) focusField(problem.path);
      else if (problem.elementId) document.getElementById(problem.elementId)?.focus();
    },
  };
}

export type SaveChecks = ReturnType<typeof useSaveChecks>;
