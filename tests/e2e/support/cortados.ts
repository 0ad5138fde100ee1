import type { Page } from '@playwright/test';

/** Runs in the page: the texts in view that end at the edge of a box, without the sign that there is more. */
function findCut(): string[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // Pictures have their own edges; the letters over a document's picture are for selecting it.
    !element.closest('script, style, svg, canvas, option, .textLayer');

  /** The box that cuts a text off, if there is one. */
  function cutterOf(parent: HTMLElement, rects: readonly DOMRect[]): HTMLElement | null {
    const [left, right] = [Math.min(...rects.map((r) => r.left)), Math.max(...rects.map((r) => r.right))];
    const [top, bottom] = [Math.min(...rects.map((r) => r.top)), Math.max(...rects.map((r) => r.bottom))];
    // Dots are set only between words of the box itself: what is a box of its own is cut off.
    let isOfItsText = true;
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const at = box.getBoundingClientRect();
      // For screen readers only.
      if (at.width <= 2 || at.height <= 2) return null;
      const hasSign = style.webkitLineClamp !== 'none' || (style.textOverflow === 'ellipsis' && isOfItsText);
      // A line is higher than its letters, and rounded to whole pixels.
      if (hides(style.overflowX) && !hasSign && (right > at.right + 1 || left < at.left - 1)) return box;
      if (hides(style.overflowY) && !hasSign && (bottom > at.bottom + 3 || top < at.top - 3)) return box;
      if (scrolls(style.overflowX) || scrolls(style.overflowY) || style.position === 'fixed') return null;
      if (style.display !== 'inline') isOfItsText = false;
    }
    return null;
  }

  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const box = rects.length > 0 ? cutterOf(parent, rects) : null;
    if (box) found.add(`"${text.slice(0, 40)}" in ${nameOf(parent)}, by ${nameOf(box)}`);
  }
  return [...found];
}

/** The texts of a page that are cut off without dots, each with its element and the box that cuts it. */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCut);
