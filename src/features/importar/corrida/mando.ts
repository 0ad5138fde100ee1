import type { Causa } from '../registrar/estado.ts';
import { registrarMessages as textos } from '../registrar/messages.ts';
import type { Puertos } from '../registrar/puertos.ts';
import type { Ritmo } from '../registrar/ritmo.ts';
import type { Filas } from './enCorrida.ts';
import type { Tablero } from './tablero.ts';

interface Partes {
  readonly tablero: Tablero;
  readonly corredor: Filas;
  readonly ritmo: Ritmo;
  readonly puertos: Pick<Puertos, 'ahora' | 'dormir' | 'olvidar'>;
}

/** What moves a run from phase to phase. */
export interface Mando {
  readonly corre: () => boolean;
  /** Nothing is under way: the run is paused, stopped or over. */
  readonly quedarQuieto: () => void;
  /** Begins no new row. Resolves when those under way ended. */
  readonly parar: (causa: Causa, texto?: string) => Promise<void>;
  readonly seguir: () => void;
  /** Begins no new row and never will. Resolves when those under way ended. */
  readonly detener: () => Promise<void>;
  /** Waits as long as the services ask to, in milliseconds, with fewer rows at once afterwards. */
  readonly esperar: (ms: number) => Promise<void>;
  /** Another number of rows is sent at once now. */
  readonly cambiarRitmo: () => void;
}

/** Nothing is under way: what that means depends on why, and on what still waits. */
function quedarQuieto({ tablero, corredor, puertos }: Partes): void {
  const { estado, cambiar, contarSuceso } = tablero;
  const { fase, parada } = estado.getState();
  const waiting = corredor.esperan().map(({ fila }) => fila.numero);
  const fila = waiting.length > 0 ? Math.min(...waiting) : 0;
  if (fase === 'deteniendo') {
    cambiar({ fase: 'detenida', parada: null });
    contarSuceso(textos.detenida);
  } else if (fase === 'pausando' && parada && (fila > 0 || parada.causa === 'periodo')) {
    // That rows are left out is to be seen even if they were the last ones.
    const texto = parada.texto || textos.seDetuvo(fila);
    cambiar({ fase: 'pausada', parada: { ...parada, fila, texto } });
    contarSuceso(texto, fila || undefined);
  } else if ((fase === 'corriendo' || fase === 'pausando') && fila === 0) {
    cambiar({ fase: 'terminada', parada: null, espera: null });
    contarSuceso(textos.fin);
    void puertos.olvidar();
  }
}

/** The wait that the services asked for: one at a time. */
function crearEspera({ tablero, corredor, puertos }: Partes, corre: () => boolean) {
  const { cambiar, contarSuceso } = tablero;
  let espera: AbortController | null = null;
  return {
    cortar: () => espera?.abort(),
    esperar: async (ms: number): Promise<void> => {
      if (espera || !corre()) return;
      const control = new AbortController();
      espera = control;
      const segundos = Math.ceil(ms / 1000);
      const texto = textos.esperar(segundos);
      cambiar({ espera: { segundos, hasta: puertos.ahora() + ms, texto } });
      contarSuceso(texto);
      void corredor.parar();
      await puertos.dormir(ms, control.signal);
      espera = null;
      cambiar({ espera: null });
      if (corre()) corredor.seguir();
    },
  };
}

/** Creates the command of a run: its pauses, its end, and the waits that the services ask for. */
export function crearMando(partes: Partes): Mando {
  const { tablero, corredor, ritmo } = partes;
  const { estado, cambiar, contarSuceso } = tablero;
  const corre = () => estado.getState().fase === 'corriendo';
  const espera = crearEspera(partes, corre);

  function cambiarRitmo(): void {
    cambiar({ aLaVez: ritmo.aLaVez() });
    contarSuceso(textos.aLaVez(ritmo.aLaVez()));
  }

  return {
    ...{ corre, cambiarRitmo },
    quedarQuieto: () => quedarQuieto(partes),
    parar: (causa, texto = '') => {
      if (corre()) {
        cambiar({ fase: 'pausando', parada: { causa, fila: 0, texto }, espera: null });
        espera.cortar();
      }
      const quiet = corredor.parar();
      if (corredor.enCurso() === 0) quedarQuieto(partes);
      return quiet;
    },
    seguir: () => {
      tablero.medirDeNuevo();
      cambiar({ fase: 'corriendo', parada: null });
      corredor.seguir();
    },
    detener: async () => {
      cambiar({ fase: 'deteniendo', parada: null, espera: null });
      espera.cortar();
      await corredor.parar();
      if (estado.getState().fase === 'deteniendo') quedarQuieto(partes);
    },
    esperar: async (ms) => {
      if (ritmo.frenar()) cambiarRitmo();
      await espera.esperar(ms);
    },
  };
}
