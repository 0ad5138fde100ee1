type Styled = HTMLElement | SVGElement;
const isStyled = (element: Element): element is Styled =>
  element instanceof HTMLElement || element instanceof SVGElement;

/** The value set on the element itself or on its nearest ancestor. */
function inherited(element: Element, property: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = isStyled(at) ? at.style.getPropertyValue(property) : '';
    if (own) return own;
  }
  return '';
}

const attributesThatHide = ['hidden', 'open', 'type', 'popover'] as const;

/** A key for elements that jsdom displays alike. Without style rules, classes do not matter. */
const kindOf = (element: Element): string =>
  [
    document.styleSheets.length,
    document.styleSheets.length === 0 || element.getAttribute('class'),
    element.localName,
    isStyled(element) ? element.style.display : '',
    ...attributesThatHide.map((name) => element.getAttribute(name)),
  ].join('\n');

/**
 * Speeds up queries by role. jsdom calculates some twenty properties of an element and all its ancestors for each single
 * property. Here `display` is jsdom's answer for an element of the same kind. `visibility` and `pointer-events` come from the
 * styles set on the elements. jsdom answers everything else.
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
  // The styles before and after an element are queried for each part of its name.
  const contents = new Map<string, CSSStyleDeclaration>();
  const content = (element: Element, pseudo: string): CSSStyleDeclaration => {
    const kind = `${pseudo}\n${kindOf(element)}`;
    const answer = contents.get(kind) ?? ask(element, pseudo);
    contents.set(kind, answer);
    return answer;
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return content(element, pseudo);
    const read = (property: string): string => quick[property]?.(element) ?? ask(element).getPropertyValue(property);
    return new Proxy(isStyled(element) ? element.style : ask(element), {
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
