import type { ChangeEvent, CompositionEvent } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

function upper(text: string): string {
  return text.toLocaleUpperCase('es');
}

/** Writes the value with `write` and restores the caret. */
function keepCaret(control: TextControl, write: (value: string) => void): void {
  const { value, selectionStart, selectionEnd } = control;
  const raised = upper(value);
  if (raised === value) return;
  write(raised);
  if (selectionStart === null || selectionEnd === null) return;
  // Measured on the upper-case text: one letter may become two (ß).
  control.setSelectionRange(upper(value.slice(0, selectionStart)).length, upper(value.slice(0, selectionEnd)).length);
}

/**
 * Converts the value of the changed control to upper case without moving the caret. A letter being composed is left alone.
 */
export function raiseOnChange(event: ChangeEvent<TextControl>): void {
  if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return;
  const control = event.currentTarget;
  keepCaret(control, (value) => {
    control.value = value;
  });
}

/** After a composed letter (dead key, input method): converts to upper case and dispatches an ordinary input event. */
export function raiseAfterComposition(event: CompositionEvent<TextControl>): void {
  const control = event.currentTarget;
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  keepCaret(control, (value) => {
    // React compares with the value last set through its own setter, and would ignore the event.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
