/**
 * Keeps the panel of a field on the screen: to the left or above the field if there is no room, else by scrolling, as far as
 * the field itself stays visible.
 */
export function place(panel: HTMLElement): void {
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
