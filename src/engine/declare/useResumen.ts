import { useEffect, useRef, useState } from 'react';
import type { PagoDelTipo } from '#blocks/pago-del-aviso/useRequierePago.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { PasoDeDeclarar } from '#engine/notice/declararAviso.ts';
import { declararMessages as textos } from './messages.ts';

/** The steps of saving and declaring a notice. */
export type PasoDelAviso = 'grabar' | PasoDeDeclarar;

/** What the summary asks: its title, the warning with the question last, and the steps that follow. */
interface PreguntaDelResumen {
  readonly titulo: string;
  readonly frases: readonly string[];
  readonly pie: string;
  readonly pasos: readonly PasoDelAviso[];
}

/** An open summary. */
export interface Resumen {
  readonly pregunta: PreguntaDelResumen;
  /** What is known of the payment, in words. */
  readonly pago: string;
  /** The steps that ended; null while it asks. */
  readonly hechos: readonly PasoDelAviso[] | null;
  readonly responder: (acepta: boolean) => void;
}

/** The question with which a notice is saved and declared: the warning, then the question to save (decisions 49, 50). */
export function preguntaDeGrabarYDeclarar({ messages }: NovedadDefinition, name: string): PreguntaDelResumen {
  return {
    titulo: textos.tituloGrabarYDeclarar,
    frases: [messages.confirmDeclare(name).message, messages.confirmSave(name)],
    pie: textos.pieGrabarYDeclarar,
    pasos: ['grabar', 'pago', 'declarar', 'seguimiento'],
  };
}

/** The question with which a saved notice is declared. Its payment was checked before. */
export function preguntaDeDeclarar({ messages }: NovedadDefinition, name: string): PreguntaDelResumen {
  const { title, message } = messages.confirmDeclare(name);
  return { titulo: title, frases: [message], pie: '', pasos: ['declarar', 'seguimiento'] };
}

/** What is known of the payment of a notice before it is declared, in words. */
export function pagoEnPalabras(pago: PagoDelTipo, pagado: boolean): string {
  if (pagado) return textos.pagado;
  if (pago === 'requiere') return textos.pagoAntes;
  return pago === 'noRequiere' || pago === 'sinTipo' ? textos.sinOrdenDePago : textos.pagoSinSaber;
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
  // Data that changed meanwhile renders the notice again without its dialog: nobody answered.
  useEffect(() => () => pendiente.current?.(false), []);
  return {
    abierto,
    preguntar: (pregunta: PreguntaDelResumen, pago: string): Promise<boolean> =>
      new Promise((resolve) => {
        pendiente.current = resolve;
        setAbierto({ pregunta, pago, hechos: null, responder });
      }),
    alPaso: (paso: PasoDelAviso) => setAbierto((one) => one && { ...one, hechos: [...(one.hechos ?? []), paso] }),
    cerrar: () => setAbierto(null),
  };
}
