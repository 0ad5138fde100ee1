import type { FieldPath } from '#engine/definition/fields.ts';

/** Moves focus to a field by its name, in any tab. */
export function enfocarCampo(path: FieldPath): void {
  // A list is found by its id: the control people use has no name of its own.
  const control = document.getElementsByName(path)[0] ?? document.getElementById(path);
  control?.focus();
}
