import type { Operaciones } from './operacion.ts';

/** The tabs of the monitor, as named in the URL. */
export const vistas = ['resumen', 'evolucion', 'poblacion', 'no-enviados', 'bajas', 'diferencias'] as const;
export type Vista = (typeof vistas)[number];

/** The props of every part of the monitor. */
export interface VistaProps {
  /** The URL parameters: the tab and its period. */
  readonly params: URLSearchParams;
  readonly ver: (next: Record<string, string>) => void;
  readonly operaciones: Operaciones;
  /** Moves focus to the screen's heading, because the pressed button may be gone. */
  readonly alTerminar: () => void;
}
