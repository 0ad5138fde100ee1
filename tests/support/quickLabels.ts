/** Controls that can have labels. */
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

/** The element of the page with this id. jsdom keeps an index for it. */
const withId = (root: Node, id: string): Element | null => {
  const page = root instanceof Document ? root : root.ownerDocument;
  return page?.getElementById(id) ?? null;
};

const { item } = HTMLCollection.prototype;
const lengthOf = Object.getOwnPropertyDescriptor(HTMLCollection.prototype, 'length')?.get;

/** The elements of a live collection. Reading one by its index lets jsdom look for an element of that name first. */
function elementsOf<T extends Element>(collection: HTMLCollectionOf<T>): T[] {
  const length = Number(lengthOf?.call(collection));
  return Array.from({ length }, (_, at) => item.call(collection, at) as T);
}

/** True if a label names the control: by its id, or as the first control inside it. */
function names(label: HTMLLabelElement, control: Element, root: Node): boolean {
  if (label.hasAttribute('for')) return label.htmlFor !== '' && withId(root, label.htmlFor) === control;
  return label.contains(control) && label.control === control;
}

/**
 * Speeds up queries by label. jsdom walks the whole page for each label of each control. Here the page's labels are read once
 * for each control, and ids are looked up. jsdom still answers for elements that are not on the page, such as removed parts.
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
        return elementsOf(this.ownerDocument.getElementsByTagName('label')).filter((label) => names(label, this, root));
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
