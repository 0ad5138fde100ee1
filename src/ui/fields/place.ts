/**
 * Keeps the panel of a field on the screen: to the left or above the field if there is no room, else by scrolling, as far as
 * the field itself stays visible.
 */
export function place(panel: HTMLElement): void {
  if (getComputedStyle(panel).position === 'fixed') {
    placeFixed(panel);
    return;
  }
  const box = panel.getBoundingClientRect();
  const field = panel.parentElement?.getBoundingClientRect();
  if (!field) return;
  if (box.right > window.innerWidth - 8) panel.classList.add('field-panel-left');
  if (box.bottom <= window.innerHeight - 8) return;
  if (field.top > box.height + 16) panel.classList.add('field-panel-up');
  else {
    panel.scrollIntoView({ block: 'nearest' });
    panel.parentElement?.scrollIntoView({ block: 'nearest' });
  }
}

/**
 * The panel of a field inside an element that scrolls. The element would cut it off, so it is positioned on the window.
 */
function placeFixed(panel: HTMLElement): void {
  const field = panel.parentElement?.getBoundingClientRect();
  if (!field) return;
  const least = Number.parseFloat(getComputedStyle(panel).minWidth) || 0;
  panel.style.minWidth = `${Math.max(field.width, least)}px`;
  const { width, height } = panel.getBoundingClientRect();
  // Without the scrollbars, which the size of the window includes.
  const { clientWidth, clientHeight } = document.documentElement;
  const wasUp = panel.classList.contains('field-panel-up');
  const up = field.top >= height + 8 && (wasUp || field.bottom + height + 8 > clientHeight);
  panel.classList.toggle('field-panel-up', up);
  // Above its field it hangs by its lower edge: it stays at the field when a search makes it shorter.
  panel.style.top = up ? 'auto' : `${field.bottom + 4}px`;
  panel.style.bottom = up ? `${clientHeight - field.top + 4}px` : 'auto';
  panel.style.left = `${Math.max(8, Math.min(field.left, clientWidth - width - 8))}px`;
}
