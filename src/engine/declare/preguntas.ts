import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { declararMessages as textos } from './messages.ts';
import type { ModoDelResumen, PasoDelAviso, Resumen } from './useResumen.ts';

/** What the summary asks: its title, the warning with the question last, and the steps that follow. */
interface Pregunta {
  readonly titulo: string;
  readonly frases: readonly string[];
  readonly pie: string;
  readonly pasos: readonly PasoDelAviso[];
}

/**
 * The question before declaring: the warning first and, if the notice is saved too, the question to save last (decisions
 * 49, 50). The payment of a saved notice was checked before.
 */
export function preguntaDelResumen({ messages }: NovedadDefinition, name: string, modo: ModoDelResumen): Pregunta {
  const { title, message } = messages.confirmDeclare(name);
  if (modo === 'declarar') return { titulo: title, frases: [message], pie: '', pasos: ['declarar', 'seguimiento'] };
  return {
    titulo: textos.tituloGrabarYDeclarar,
    frases: [message, messages.confirmSave(name)],
    pie: textos.pieGrabarYDeclarar,
    pasos: ['grabar', 'pago', 'declarar', 'seguimiento'],
  };
}

/**
 * What is known of the payment of a notice before it is declared, in words. It is checked before a saved notice is asked
 * about, and after the question if the notice is saved too: until then nothing is claimed that was not asked.
 */
export function pagoEnPalabras({ pago, modo }: Pick<Resumen, 'pago' | 'modo'>): string {
  if (pago === 'pagado') return textos.pagado;
  if (pago === 'noRequiere') return textos.sinOrdenDePago;
  if (modo === 'declarar') return textos.pagoComprobado;
  if (pago === 'requiere') return textos.pagoAntes;
  return pago === 'noSeSabe' ? textos.pagoSinSaber : textos.pagoPorComprobar;
}
