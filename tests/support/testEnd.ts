const acts = new Set<() => void>();

/** What the running test must put back when it ends. Said by whoever changed it: files of tests share their modules. */
export function atTestEnd(act: () => void): void {
  acts.add(act);
}

/** Puts back what was said, once. */
export function putBack(): void {
  for (const act of acts) act();
  acts.clear();
}
