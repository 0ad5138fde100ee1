/** Elements that a person can press; no text fields, which would open a list or a keyboard on the screen. */
const acts = [
  'button:not(:disabled,[tabindex="-1"])',
  'a[href]',
  'input[type=checkbox]:not(:disabled)',
  'input[type=radio]:not(:disabled)',
  '[tabindex="0"]',
].join(',');

/**
 * The place of an element: the element itself, and the elements around it, the nearest first, each with the position of
 * its child in it.
 */
interface Place {
  readonly element: HTMLElement;
  readonly around: readonly { readonly parent: Element; readonly at: number }[];
}

/** The current place of an element, to find it again after the element has left the page. */
export function placeOf(element: HTMLElement): Place {
  const around: { parent: Element; at: number }[] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    around.push({ parent: child.parentElement, at: [...child.parentElement.children].indexOf(child) });
  return { element, around };
}

function take(target: HTMLElement | null | undefined): boolean {
  target?.focus({ preventScroll: true });
  return target != null && document.activeElement === target;
}

function takeWithin(root: Element | null | undefined): boolean {
  if (!(root instanceof HTMLElement) || root.closest('[hidden],[inert]')) return false;
  if (root.matches(acts) && take(root)) return true;
  return [...root.querySelectorAll<HTMLElement>(acts)].some(
    (found) => !found.closest('[hidden],[inert]') && take(found),
  );
}

/**
 * Gives the focus to an element if it is still on the page, otherwise to what took its place, otherwise to the nearest
 * element around it. A toolbar gives it to its first button. The last resort is the heading of the screen.
 */
function focusNear({ element, around }: Place): void {
  if (element.isConnected && take(element)) return;
  // The heading of a screen that was still loading is replaced by the heading of the screen.
  for (const { parent, at } of element.matches('h1') ? [] : around) {
    if (parent === document.body || parent === document.documentElement) break;
    if (!parent.isConnected) continue;
    const last = parent.children.length - 1;
    if (!parent.matches('[role=toolbar]') && takeWithin(parent.children[Math.min(at, last)])) return;
    if (takeWithin(parent)) return;
    if (parent.matches('main')) break;
  }
  if (!take(document.querySelector<HTMLElement>('main h1'))) take(document.querySelector<HTMLElement>('main'));
}

/** True if nothing has the focus. */
const nothingFocused = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Gives the focus to a place if nothing has it once the page has settled. It waits, so that code that knows a better
 * place can move the focus first.
 */
export function focusNearIfLost(place: Place): void {
  setTimeout(() => {
    if (nothingFocused()) focusNear(place);
  });
}

/**
 * Watches the page: when the focused element leaves it and nothing else takes the focus, what is now in its place gets
 * the focus. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: Place | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? placeOf(target) : null;
  };
  const look = () => {
    if (last === null || last.element.isConnected || !nothingFocused()) return;
    focusNearIfLost(last);
    last = null;
  };
  const observer = new MutationObserver(look);
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
