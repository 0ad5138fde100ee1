import type { VisorDeDocumentos } from '#blocks/documentos/useVisor.ts';
import { deshacer } from '#engine/queue/cola.ts';
import type { Decision } from '#engine/queue/decision.ts';
import type { Navegacion } from './useNavegacion.ts';
import type { Teclas } from './useTeclas.ts';

interface ActosDelEscritorio {
  readonly navegacion: Pick<Navegacion, 'anterior' | 'siguiente' | 'abrir'>;
  /** The documents of the notice in view; null until it is read. */
  readonly visor: () => VisorDeDocumentos | null;
  readonly aceptar: () => void;
  readonly observar: () => void;
  readonly alDeshacer: (decision: Decision) => void;
  readonly alPedirAyuda: () => void;
}

/** What each key of the desk does. */
export function teclasDelEscritorio({
  navegacion: { anterior, siguiente, abrir },
  visor,
  aceptar,
  observar,
  alDeshacer,
  alPedirAyuda,
}: ActosDelEscritorio): Teclas {
  const irAlSiguiente = () => siguiente && abrir(siguiente);
  const irAlAnterior = () => anterior && abrir(anterior);
  return {
    ayuda: alPedirAyuda,
    siempre: {
      j: irAlSiguiente,
      k: irAlAnterior,
      z: () => {
        const decision = deshacer();
        if (decision) alDeshacer(decision);
      },
    },
    delVisor: {
      n: () => visor()?.siguiente(),
      '+': () => visor()?.acercar(),
      '-': () => visor()?.alejar(),
      r: () => visor()?.girar(),
    },
    delAviso: { a: aceptar, o: observar },
    conCtrl: { aceptar, observar, siguiente: irAlSiguiente, anterior: irAlAnterior },
  };
}
