import type { Contenido } from '#blocks/orden-pago-control/seguimientoOrden.ts';
import type { NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';

type Lineas = Pick<OrdenPago, 'Novedades'>;

/** What a user changes in the notices of an order: which ones go in, and the ids of those that go out. */
interface Cambios {
  readonly agregadas: readonly NovedadDeOrden[];
  readonly quitadas: readonly number[];
}

/** Nothing is changed. */
export const sinCambios: Cambios = { agregadas: [], quitadas: [] };

const idsDe = ({ Novedades }: Lineas): ReadonlySet<number> => new Set(Novedades.map((n) => n.IdPersonaNovedad));

/** What leads from the notices of an order to others. */
export function cambiosEntre(orden: Lineas, chosen: Lineas): Cambios {
  const [before, after] = [idsDe(orden), idsDe(chosen)];
  return {
    agregadas: chosen.Novedades.filter((n) => !before.has(n.IdPersonaNovedad)),
    quitadas: [...before].filter((id) => !after.has(id)),
  };
}

/** The notices of an order with some changes. It is the same list if they change nothing. */
export function conCambios({ Novedades }: Lineas, { agregadas, quitadas }: Cambios): NovedadDeOrden[] {
  const there = idsDe({ Novedades });
  const more = agregadas.filter((n) => !there.has(n.IdPersonaNovedad));
  if (more.length === 0 && !quitadas.some((id) => there.has(id))) return Novedades;
  return [...Novedades.filter((n) => !quitadas.includes(n.IdPersonaNovedad)), ...more];
}

/**
 * What is saved if somebody else changed the order since it was loaded: only what this user changed replaces what the
 * services have now.
 */
export function sobreLoActual(loaded: Contenido, mine: Contenido, now: Contenido): Contenido {
  const isTyped = mine.Observacion.trim() !== loaded.Observacion.trim();
  return {
    Observacion: isTyped ? mine.Observacion : now.Observacion,
    Novedades: conCambios(now, cambiosEntre(loaded, mine)),
  };
}
