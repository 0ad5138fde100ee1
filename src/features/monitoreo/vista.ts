import type { Operaciones } from './operacion.ts';

/** The tabs of the monitor, as the address names them. */
export const vistas = ['resumen', 'evolucion', 'poblacion', 'no-enviados', 'bajas', 'diferencias'] as const;
export type Vista = (typeof vistas)[number];

/** What every part of the monitor gets. */
export interface VistaProps {
  /** The address: what is looked at, and of which days. */
  readonly params: URLSearchParams;
  readonly ver: (next: Record<string, string>) => void;
  readonly operaciones: Operaciones;
  /** The button that was pressed may be gone: focus goes to the screen's heading. */
  readonly onHecho: () => void;
}
