/** The value set on the element itself or on the nearest one above it. */
function inherited(element: Element, property: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = at instanceof HTMLElement ? at.style.getPropertyValue(property) : '';
    if (own) return own;
  }
  return '';
}

const attributesThatHide = ['hidden', 'open', 'type', 'popover', 'class'] as const;

/** What two elements must share for jsdom to display them alike. */
const kindOf = (element: Element): string =>
  [
    document.styleSheets.length,
    element.localName,
    element instanceof HTMLElement ? element.style.display : '',
    ...attributesThatHide.map((name) => element.getAttribute(name)),
  ].join('\n');

/**
 * Answers quickly what a query by role asks of every element. jsdom draws some twenty properties of an element and of all
 * above it at each question for one of them. Here `display` is what jsdom said of an element of the same kind, and
 * `visibility` and `pointer-events` come from the styles set on the elements; everything else is jsdom's answer.
 */
export function answerStylesQuickly(): void {
  const ask = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  const display = (element: Element): string => {
    const kind = kindOf(element);
    const answer = displays.get(kind) ?? ask(element).display;
    displays.set(kind, answer);
    return answer;
  };
  const quick: Readonly<Record<string, (element: Element) => string>> = {
    display,
    visibility: (element) => inherited(element, 'visibility') || 'visible',
    'pointer-events': (element) => inherited(element, 'pointer-events') || 'auto',
  };
  const names: Readonly<Record<string, string>> = { pointerEvents: 'pointer-events' };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return ask(element, pseudo);
    const read = (property: string): string => quick[property]?.(element) ?? ask(element).getPropertyValue(property);
    return new Proxy(element instanceof HTMLElement ? element.style : ask(element), {
      get: (_, name) => {
        if (name === 'getPropertyValue') return read;
        const property = typeof name === 'string' ? (names[name] ?? name) : '';
        if (property in quick) return read(property);
        const style = ask(element);
        const value: unknown = Reflect.get(style, name);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}
