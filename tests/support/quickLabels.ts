/** Controls that labels can name. */
const labelable = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

const BY_ID = /^\[id="([^"\\]+)"\]$/;

/** The element of the page with this id: jsdom keeps an index for it. */
const withId = (root: Node, id: string): Element | null => {
  const page = root instanceof Document ? root : root.ownerDocument;
  return page?.getElementById(id) ?? null;
};

/** True when a label names the control: by its id, or as the first control inside it. */
function names(label: HTMLLabelElement, control: Element, root: Node): boolean {
  if (label.hasAttribute('for')) return label.htmlFor !== '' && withId(root, label.htmlFor) === control;
  return label.contains(control) && label.control === control;
}

/**
 * Answers quickly what a query by label asks of every control. jsdom walks the whole page for each label of each control;
 * here the labels of the page are looked at once for each, and what an id names is looked up. What is not on the page, such
 * as a part that was taken off, is jsdom's to answer.
 */
export function answerLabelsQuickly(): void {
  for (const { prototype } of labelable) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        const hidden = this instanceof HTMLInputElement && this.type === 'hidden';
        if (hidden || !this.isConnected) return own?.get?.call(this);
        const root = this.getRootNode();
        return [...this.ownerDocument.getElementsByTagName('label')].filter((label) => names(label, this, root));
      },
    });
  }
  const select = Element.prototype.querySelector;
  Element.prototype.querySelector = function quick(this: Element, selector: string) {
    const [, id] = BY_ID.exec(selector) ?? [];
    if (id === undefined || !this.isConnected) return select.call(this, selector);
    const found = withId(this, id);
    return found !== this && this.contains(found) ? found : null;
  };
}
