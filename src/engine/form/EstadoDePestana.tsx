import { useStore } from 'zustand';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { TabId } from '#engine/definition/definition.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { contarErrores } from '#engine/values/problems.ts';
import { TabStatus } from '#ui/layout/TabStatus.tsx';
import type { PendientesVivos } from './pendientes.ts';

/** The status of one tab of a form: Completo, Faltan 2, 1 de 2; after a failed Grabar, its number of errors. */
export function EstadoDePestana({
  pendientes,
  tab,
  editable,
  adjuntos,
}: {
  readonly pendientes: PendientesVivos;
  readonly tab: TabId;
  readonly editable: boolean;
  /** For the tab of the files: they are counted. */
  readonly adjuntos?: Adjuntos;
}) {
  const faltan = useStore(pendientes, ({ problemas }) => contarErrores(problemas, tab));
  const revisado = useStore(pendientes, (now) => now.revisado);
  if (revisado && faltan > 0) return <TabStatus tone="bad" text={faltan} />;
  if (adjuntos) {
    const total = adjuntos.slots.length;
    const present = adjuntos.slots.filter((slot) => slot.tieneArchivo).length;
    const complete = editable && adjuntos.faltantes.length === 0;
    if (total === 0) return null;
    return <TabStatus tone={complete ? 'ok' : 'todo'} text={engineMessages.cuantosDe(present, total)} />;
  }
  if (!editable) return null;
  return faltan === 0 ? (
    <TabStatus tone="ok" text={engineMessages.completo} />
  ) : (
    <TabStatus tone="todo" text={engineMessages.faltan(faltan)} />
  );
}
