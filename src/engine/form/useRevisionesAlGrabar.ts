import { useLayoutEffect, useRef, useState } from 'react';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { FieldError, NovedadDefinition, TabId } from '#engine/definition/definition.ts';
import { type Problem, problemasAlGrabar } from '#engine/values/problems.ts';
import { toast } from '#ui/feedback/toast.ts';
import { enfocarCampo } from './enfocar.ts';
import { nuevosPendientes, ponerProblemas } from './pendientes.ts';

/** Moves focus to the place where a problem is corrected. */
function enfocar({ path, elementId }: Problem): void {
  if (path) enfocarCampo(path);
  else if (elementId) document.getElementById(elementId)?.focus();
}

/** The target of the focus. Each request is a new object, so that the same target can be focused again. */
interface Focused {
  readonly on: 'summary' | Problem;
}

/** Shows what blocks saving a notice: toast, tab and summary with focus. What the form lacks is in `pendientes`. */
export function useRevisionesAlGrabar(definition: NovedadDefinition, setTab: (tab: TabId) => void) {
  const [pendientes] = useState(nuevosPendientes);
  const summary = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<Focused | null>(null);
  // Runs once the target is rendered: the summary, or the problem's tab.
  useLayoutEffect(() => {
    if (focused?.on === 'summary') summary.current?.focus();
    else if (focused) enfocar(focused.on);
  }, [focused]);

  return {
    pendientes,
    summary,
    clear: () => pendientes.setState({ revisado: false }),
    /** True if nothing blocks saving. */
    pass(errors: readonly FieldError[], adjuntos: Adjuntos): boolean {
      const found = problemasAlGrabar(definition, errors, adjuntos);
      ponerProblemas(pendientes, found?.problems ?? []);
      pendientes.setState({ revisado: found !== null });
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
