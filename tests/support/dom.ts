/** Adds what browsers have and jsdom lacks, if the portal uses it. */
export function completeDom(): void {
  const dialog = HTMLDialogElement.prototype;
  // jsdom knows the element and its `open` attribute, but not the methods.
  dialog.show = function show() {
    this.open = true;
  };
  dialog.showModal = function showModal() {
    this.open = true;
    this.setAttribute('aria-modal', 'true');
  };
  dialog.close = function close(value?: string) {
    if (!this.open) return;
    this.open = false;
    this.removeAttribute('aria-modal');
    if (value !== undefined) this.returnValue = value;
    this.dispatchEvent(new Event('close'));
  };

  window.matchMedia = (media) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => true,
  });

  class Observer {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  window.ResizeObserver = Observer;
  window.IntersectionObserver = class extends Observer {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      super();
      this.#tell = tell;
    }
    /** Without layout everything is in view. */
    override observe(target?: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      queueMicrotask(() => this.#tell([entry], this));
    }
  };

  // Without layout jsdom answers null, and components then treat the element as hidden.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });

  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  window.scrollTo = () => {};

  let files = 0;
  URL.createObjectURL = () => `blob:http://127.0.0.1/${++files}`;
  URL.revokeObjectURL = () => {};
}
