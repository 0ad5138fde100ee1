import { isCallError } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { olvidarTipos } from './tipos.ts';

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
