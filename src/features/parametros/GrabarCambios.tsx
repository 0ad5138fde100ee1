import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { forget } from '#client/query.ts';
import { setUnsaved, unsavedChanges } from '#client/unsaved.ts';
import { useTask } from '#client/useTask.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import type { Guardar } from './parametro.ts';
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
  /** True once it is saved; a failure has been told. */
  readonly grabar: (escribir: Guardar) => Promise<boolean>;
  readonly onDescartar: () => void;
  readonly onSaved?: (() => void) | undefined;
}) {
  const id = PARTE + useId();
  useEffect(() => {
    setUnsaved(id, changed);
    return () => setUnsaved(id, false);
  }, [id, changed]);
  const { escribir } = useEscritura();
  const [save, busy] = useTask(async () => {
    const done = await grabar(escribir);
    if (done) toast.success(texto);
    await forget(...olvidarTipos);
    if (done) onSaved?.();
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
