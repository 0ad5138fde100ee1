import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { beforeSessionEnds, finishWork, onceFinished } from '#client/leaving.ts';
import { clearUnsaved, hasUnsaved, setUnsaved, unsavedChanges } from '#client/unsaved.ts';
import { showWrites, writesUnderWay } from '#client/writes.ts';
import { atTestEnd } from '#support/testEnd.ts';

const pendingWrites = () => writesUnderWay.getState().count;

describe('what must reach the services before the session ends', () => {
  function work(isPending = true) {
    let [end, fail] = [(): void => undefined, (_: Error): void => undefined];
    const done = new Promise<void>((resolve, reject) => {
      [end, fail] = [resolve, reject];
    });
    const finish = vi.fn(() => done);
    const remove = beforeSessionEnds({ pending: () => isPending, finish });
    atTestEnd(remove);
    return { finish, remove, end: () => end(), fail: (error: Error) => fail(error) };
  }

  test('is finished, all of it, with the page covered meanwhile', async () => {
    const [one, other, idle] = [work(), work(), work(false)];
    const before = pendingWrites();
    let finished = false;
    const all = finishWork().then(() => {
      finished = true;
    });
    expect([one, other, idle].map(({ finish }) => finish.mock.calls.length)).toEqual([1, 1, 0]);
    expect(pendingWrites()).toBe(before + 1);
    one.end();
    await Promise.resolve();
    expect(finished).toBe(false);
    other.end();
    await all;
    expect(pendingWrites()).toBe(before);
  });

  test('that fails uncovers the page all the same', async () => {
    const one = work();
    const before = pendingWrites();
    const all = finishWork();
    one.fail(new Error('lost'));
    await expect(all).rejects.toThrow('lost');
    expect(pendingWrites()).toBe(before);
  });

  test('if there is none, nothing is covered, and what follows begins at once', async () => {
    work(false);
    const seen = vi.fn();
    atTestEnd(writesUnderWay.subscribe(seen));
    await finishWork();
    const then = vi.fn();
    onceFinished(then);
    expect(then).toHaveBeenCalledTimes(1);
    expect(seen).not.toHaveBeenCalled();
  });

  test('what follows waits for it', async () => {
    const one = work();
    const then = vi.fn();
    onceFinished(then);
    expect(then).not.toHaveBeenCalled();
    one.end();
    await waitFor(() => expect(then).toHaveBeenCalledTimes(1));
  });

  test('is forgotten once it is removed', () => {
    const one = work();
    one.remove();
    const then = vi.fn();
    onceFinished(then);
    expect(then).toHaveBeenCalledTimes(1);
    expect(one.finish).not.toHaveBeenCalled();
  });
});

test('a part that shows the writes itself says when it begins and ends', () => {
  const start = writesUnderWay.getState();
  const [one, other] = [showWrites(), showWrites()];
  expect(writesUnderWay.getState()).toEqual({ ...start, shown: start.shown + 2 });
  one();
  expect(writesUnderWay.getState().shown).toBe(start.shown + 1);
  other();
  expect(writesUnderWay.getState()).toEqual(start);
});

describe('unsaved input', () => {
  afterEach(clearUnsaved);

  test('is there while any form has some', () => {
    expect(hasUnsaved()).toBe(false);
    setUnsaved('alta', true);
    setUnsaved('filtro', true);
    setUnsaved('alta', false);
    expect(hasUnsaved()).toBe(true);
    setUnsaved('filtro', false);
    expect(hasUnsaved()).toBe(false);
  });

  test('that is told twice changes nothing', () => {
    setUnsaved('alta', true);
    const { ids } = unsavedChanges.getState();
    setUnsaved('alta', true);
    setUnsaved('baja', false);
    expect(unsavedChanges.getState().ids).toBe(ids);
    expect([...ids]).toEqual(['alta']);
  });

  test('ends with the session', () => {
    setUnsaved('alta', true);
    clearUnsaved();
    expect(hasUnsaved()).toBe(false);
  });
});
