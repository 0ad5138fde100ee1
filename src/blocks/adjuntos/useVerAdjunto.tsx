import type { ReactNode } from 'react';
import type { AdjuntoSlot, Adjuntos } from './useAdjuntos.ts';
import { useVerArchivo } from './useVerArchivo.tsx';

/** Opens a slot's file with the requirement's name as the title. Render `element` in the page. */
export function useVerAdjunto(adjuntos: Adjuntos): { ver: (slot: AdjuntoSlot) => Promise<void>; element: ReactNode } {
  const archivo = useVerArchivo();
  const ver = async (slot: AdjuntoSlot) => {
    if (slot.recurso) await archivo.ver(slot.recurso, slot.requisito.Nombre, () => adjuntos.open(slot));
  };
  return { ver, element: archivo.element };
}
