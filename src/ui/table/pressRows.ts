import { rowOpener } from './rowFocus.ts';

/** Controls that do something themselves. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], .table-pick';

/** Text is being selected, so the press was not meant to open anything. */
const selects = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/** Presses a row's button. It gets the focus, so that the dialog it opens gives it back. */
function pressButton(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  button.click();
}

/** Presses a row's link with the keys and the button of the press: it may open another tab. */
function pressLink(link: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent, middle: boolean): void {
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: ctrlKey || middle, metaKey, shiftKey }),
  );
}

/**
 * A press on a row opens its link, with the keys and the button a link knows: Control, Command, Shift, the middle one; or it
 * presses the row's button. Not on the row's own controls, and not while text is selected. `onOpen` is also called for the
 * link or button itself.
 */
export function pressRows(body: HTMLElement, onOpen: (row: string) => void): () => void {
  const press = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest('tr') : null;
    const opener = row && rowOpener(row);
    if (!(row && opener && event.target instanceof Element)) return;
    if (opener.contains(event.target)) {
      onOpen(row.dataset.row ?? '');
      return;
    }
    const middle = event.type === 'auxclick';
    const link = opener instanceof HTMLAnchorElement;
    if (middle && (event.button !== 1 || !link)) return;
    if (event.target.closest(CONTROLS) || (!middle && selects())) return;
    onOpen(row.dataset.row ?? '');
    if (link) pressLink(opener, event, middle);
    else pressButton(opener);
  };
  body.addEventListener('click', press);
  body.addEventListener('auxclick', press);
  return () => {
    body.removeEventListener('click', press);
    body.removeEventListener('auxclick', press);
  };
}
