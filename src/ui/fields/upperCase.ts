import type { ChangeEvent, CompositionEvent } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

function upper(text: string): string {
  return text.toLocaleUpperCase('es');
}

/** Writes `write` into the control and puts the caret where the person left it. */
function keepCaret(control: TextControl, write: (value: string) => void): void {
  const { value, selectionStart, selectionEnd } = control;
  const raised = upper(value);
  if (raised === value) return;
  write(raised);
  if (selectionStart === null || selectionEnd === null) return;
  // Measured on the raised text: one letter may become two (ß).
  control.setSelectionRange(upper(value.slice(0, selectionStart)).length, upper(value.slice(0, selectionEnd)).length);
}

/** Upper-cases the value of the changed control in place, without moving the caret. An accent being composed is left alone. */
export function raiseOnChange(event: ChangeEvent<TextControl>): void {
  if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return;
  const control = event.currentTarget;
  keepCaret(control, (value) => {
    control.value = value;
  });
}

/** After a composed letter (dead key, input method): upper-cases and tells it as an ordinary input event. */
export function raiseAfterComposition(event: CompositionEvent<TextControl>): void {
  const control = event.currentTarget;
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  keepCaret(control, (value) => {
    // React compares with the value it last saw written through its own setter, and would swallow the event.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
