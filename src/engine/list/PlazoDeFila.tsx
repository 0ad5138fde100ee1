import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { type Estado, estadoPorNombre } from '#contract/enumerations.ts';
import { plazoDeDeclaracion } from '#engine/notice/plazo.ts';

/** The states of a notice that is not declared yet. */
const sinDeclarar: readonly (Estado | null)[] = ['registrado', 'observado', 'pagado'];

/** By when the notice of a row has to be declared; null once it is declared. */
export const plazoDeFila = (row: FilaNovedad) =>
  sinDeclarar.includes(estadoPorNombre(row.EstadoProceso)) ? plazoDeDeclaracion(row.FechaNovedad) : null;

/** How many days are left to declare the notice of a row; nothing once it is declared. */
export function PlazoDeFila({ row }: { readonly row: FilaNovedad }) {
  const plazo = plazoDeFila(row);
  if (!plazo) return null;
  return (
    <span className={plazo.quedan < 0 ? 'plazo plazo-vencido' : 'plazo'} title={plazo.fuente}>
      {plazo.texto}
    </span>
  );
}
