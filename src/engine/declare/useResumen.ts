import { useEffect, useRef, useState } from 'react';
import type { PagoDelTipo } from '#blocks/pago-del-aviso/useRequierePago.ts';
import type { PasoDeDeclarar } from '#engine/notice/declararAviso.ts';

/** The steps of saving and declaring a notice. */
export type PasoDelAviso = 'grabar' | PasoDeDeclarar;

/** What Aceptar does: it saves and declares, or declares a saved notice. */
export type ModoDelResumen = 'grabarYDeclarar' | 'declarar';

/** An open summary. */
export interface Resumen {
  readonly modo: ModoDelResumen;
  /** What is known of the payment. */
  readonly pago: PagoDelTipo | 'pagado';
  /** The steps that ended; null while it asks. */
  readonly hechos: readonly PasoDelAviso[] | null;
  readonly responder: (acepta: boolean) => void;
}

/** The summary of a notice: asks with it, then shows the steps in it until it is closed. */
export function useResumen() {
  const [abierto, setAbierto] = useState<Resumen | null>(null);
  const pendiente = useRef<((acepta: boolean) => void) | null>(null);
  const responder = (acepta: boolean) => {
    pendiente.current?.(acepta);
    pendiente.current = null;
    setAbierto((one) => (one && acepta ? { ...one, hechos: one.hechos ?? [] } : null));
  };
  // If the data changes meanwhile, the notice is rendered again without its dialog: that counts as no answer.
  useEffect(() => () => pendiente.current?.(false), []);
  return {
    abierto,
    preguntar: (modo: ModoDelResumen, pago: Resumen['pago']): Promise<boolean> =>
      new Promise((resolve) => {
        pendiente.current = resolve;
        setAbierto({ modo, pago, hechos: null, responder });
      }),
    alPaso: (paso: PasoDelAviso) => setAbierto((one) => one && { ...one, hechos: [...(one.hechos ?? []), paso] }),
    cerrar: () => setAbierto(null),
  };
}
