import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { isCallError } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { setUnsaved, unsavedChanges } from '#client/unsaved.ts';
import { useTask } from '#client/useTask.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { olvidarTipos } from './tipos.ts';

/** Marks the parts among the forms that hold something not saved. */
const PARTE = 'parte-de-novedad:';

/** True while some part of a novelty type is changed and not saved. */
export const usePartesSinGuardar = (): boolean =>
  useStore(unsavedChanges, (s) => [...s.ids].some((id) => id.startsWith(PARTE)));

/** Saves or drops the changes of one part of a novelty type; there only while there are any. */
export function GrabarCambios({
  changed,
  texto,
  grabar,
  onDescartar,
  onSaved,
}: {
  readonly changed: boolean;
  readonly texto: string;
  readonly grabar: () => Promise<unknown>;
  readonly onDescartar: () => void;
  readonly onSaved?: (() => void) | undefined;
}) {
  const id = PARTE + useId();
  useEffect(() => {
    setUnsaved(id, changed);
    return () => setUnsaved(id, false);
  }, [id, changed]);
  const [save, busy] = useTask(async () => {
    try {
      await grabar();
      toast.success(texto);
    } catch (error) {
      if (!isCallError(error)) throw error;
      return;
    }
    await forget(...olvidarTipos);
    onSaved?.();
  });
  if (!changed) return null;
  return (
    <div className="parametro-cambios">
      <Button onClick={onDescartar} disabled={busy}>
        {general.descartar}
      </Button>
      <Button tone="primary" busy={busy} onClick={() => void save()}>
        {general.grabar}
      </Button>
    </div>
  );
}
