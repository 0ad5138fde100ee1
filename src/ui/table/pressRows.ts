import { rowLink } from './rowFocus.ts';

/** Controls that do something themselves. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], .table-pick';

/** Text is being selected, so the press was not meant to open anything. */
const selects = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/**
 * A press on a row opens its link, with the keys and the button a link knows: Control, Command, Shift, the middle one.
 * Not on the row's own controls, and not while text is selected. `onOpen` is also called for the link itself.
 */
export function pressRows(body: HTMLElement, onOpen: (row: string) => void): () => void {
  const press = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest('tr') : null;
    const link = row && rowLink(row);
    if (!(row && link && event.target instanceof Element)) return;
    if (link.contains(event.target)) {
      onOpen(row.dataset.row ?? '');
      return;
    }
    const middle = event.type === 'auxclick';
    if ((middle && event.button !== 1) || event.target.closest(CONTROLS) || (!middle && selects())) return;
    const { ctrlKey, metaKey, shiftKey } = event;
    onOpen(row.dataset.row ?? '');
    link.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: ctrlKey || middle, metaKey, shiftKey }),
    );
  };
  body.addEventListener('click', press);
  body.addEventListener('auxclick', press);
  return () => {
    body.removeEventListener('click', press);
    body.removeEventListener('auxclick', press);
  };
}
