import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { FieldError, NovedadDefinition, TabId } from '#engine/definition/definition.ts';
import { type Problem, problemasAlGrabar } from '#engine/values/problems.ts';
import { toast } from '#ui/feedback/toast.ts';
import { enfocarCampo } from './enfocar.ts';

/** Moves focus to the place where a problem is corrected. */
function focusProblem({ path, elementId }: Problem): void {
  if (path) enfocarCampo(path);
  else if (elementId) document.getElementById(elementId)?.focus();
}

/** The target of the focus. Each request is a new object, so that the same target can be focused again. */
interface Focused {
  readonly on: 'summary' | Problem;
}

/** Shows what blocks saving a notice: toast, tab, summary with focus, and 'Error:' in the page's title. */
export function useRevisionesAlGrabar(definition: NovedadDefinition, setTab: (tab: TabId) => void) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const summary = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<Focused | null>(null);
  // Runs once the target is rendered: the summary, or the problem's tab.
  useLayoutEffect(() => {
    if (focused?.on === 'summary') summary.current?.focus();
    else if (focused) focusProblem(focused.on);
  }, [focused]);
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
    /** True if nothing blocks saving. */
    pass(errors: readonly FieldError[], adjuntos: Adjuntos): boolean {
      const found = problemasAlGrabar(definition, errors, adjuntos);
      setProblems(found?.problems ?? []);
      if (!found) return true;
      setTab(found.tab);
      setFocused({ on: 'summary' });
      const { headline } = found;
      if (headline !== null) (found.aviso ? toast.warning : toast.error)(headline);
      return false;
    },
    /** Leads to the place where a problem is corrected. */
    goTo(problem: Problem): void {
      setTab(problem.tab);
      setFocused({ on: problem });
    },
  };
}

export type SaveChecks = ReturnType<typeof useRevisionesAlGrabar>;
