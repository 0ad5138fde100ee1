// A picked date is a read-only input that opens a calendar: it counts as a field.
const fields = [
  'input:not([type=hidden],[readonly],[tabindex="-1"])',
  'input[role=combobox]',
  'input.control-picked',
  'select:not([aria-hidden])',
  'textarea:not([readonly])',
].join(',');
const acts = 'button:not([tabindex="-1"]),a[href],[tabindex="0"]';

function first(root: Element | null | undefined, selector: string): HTMLElement | undefined {
  if (!root) return undefined;
  for (const found of root.querySelectorAll<HTMLElement>(selector)) {
    if (!found.matches(':disabled') && !found.closest('[hidden],[inert]')) return found;
  }
  return undefined;
}

/**
 * Moves focus into a dialog that opens: to the marked element, else its first field, else its first action; the closing X
 * last.
 */
export function focusInto(dialog: HTMLDialogElement): void {
  const body = dialog.querySelector('.modal-body');
  const foot = dialog.querySelector('.modal-foot');
  const target =
    first(dialog, '[data-autofocus]') ??
    first(body, fields) ??
    first(body, acts) ??
    first(foot, acts) ??
    dialog.querySelector<HTMLElement>('.modal-title');
  target?.focus();
}
