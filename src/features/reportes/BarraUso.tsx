import type { CSSProperties } from 'react';
import { fill } from '#lib/texts.ts';
import { saldo } from './saldoMessages.ts';

/** The percentage of the assigned forms that is used, 0 to 100; a row without forms counts as used up. */
export const porcentajeUsado = (usado: number, asignado: number): number =>
  asignado <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((usado / asignado) * 100)));

/** From this percentage on, the bar warns that few are left. */
const POCO = 80;

/** A small bar of used and assigned forms; the figures are in its accessible name and next to it. */
export function BarraUso({ usado, asignado }: { readonly usado: number; readonly asignado: number }) {
  const share = porcentajeUsado(usado, asignado);
  const style: CSSProperties & Record<`--${string}`, string> = { '--saldo-share': `${share}%` };
  return (
    <span
      role="img"
      aria-label={fill(saldo.barra, { usado, asignado })}
      className={`saldo-bar ${share >= POCO ? 'saldo-bar-low' : ''}`}
    >
      <span className="saldo-bar-used" style={style} />
    </span>
  );
}
