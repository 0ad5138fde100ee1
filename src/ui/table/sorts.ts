import type { Sort } from './column.ts';

/** The orders after a heading was pressed by itself: this column alone, turned around when it had an order. */
export function pressed(sorts: readonly Sort[], id: string): readonly Sort[] {
  return [{ id, desc: sorts.find((sort) => sort.id === id)?.desc === false }];
}

/** The orders after a heading was added: ascending behind the others, then turned around, then taken out. */
export function added(sorts: readonly Sort[], id: string): readonly Sort[] {
  const now = sorts.find((sort) => sort.id === id);
  if (!now) return [...sorts, { id, desc: false }];
  if (!now.desc) return sorts.map((sort) => (sort.id === id ? { id, desc: true } : sort));
  return sorts.length > 1 ? sorts.filter((sort) => sort.id !== id) : [{ id, desc: false }];
}

/** The orders with another one at a place; null takes that place out. A column stands at one place only. */
export function placed(sorts: readonly Sort[], at: number, next: Sort | null): readonly Sort[] {
  const before = sorts.slice(0, at).filter((sort) => sort.id !== next?.id);
  const after = sorts.slice(at + 1).filter((sort) => sort.id !== next?.id);
  return [...before, ...(next ? [next] : []), ...after];
}
