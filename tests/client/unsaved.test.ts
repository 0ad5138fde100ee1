import { expect, test, vi } from 'vitest';
import { clearUnsaved, hasUnsaved, setUnsaved, unsavedChanges } from '#client/unsaved.ts';
import { atTestEnd } from '#support/testEnd.ts';

test('there is unsaved input until the last form that has some is saved', () => {
  atTestEnd(clearUnsaved);
  expect(hasUnsaved()).toBe(false);
  setUnsaved('one', true);
  setUnsaved('two', true);
  setUnsaved('one', false);
  expect(hasUnsaved()).toBe(true);
  setUnsaved('two', false);
  expect(hasUnsaved()).toBe(false);
});

test('a form that says the same again tells nobody', () => {
  atTestEnd(clearUnsaved);
  const told = vi.fn();
  atTestEnd(unsavedChanges.subscribe(told));
  setUnsaved('one', false);
  expect(told).not.toHaveBeenCalled();
  setUnsaved('one', true);
  setUnsaved('one', true);
  expect(told).toHaveBeenCalledTimes(1);
});

test('nothing is unsaved after the session ended', () => {
  atTestEnd(clearUnsaved);
  setUnsaved('one', true);
  setUnsaved('two', true);
  clearUnsaved();
  expect(hasUnsaved()).toBe(false);
});
