const acts = new Set<() => void>();

/**
 * Registers what to restore when the running test ends. Call it where you change something, because test files share modules.
 */
export function atTestEnd(act: () => void): void {
  acts.add(act);
}

/** Runs the registered functions once. */
export function putBack(): void {
  for (const act of acts) act();
  acts.clear();
}
