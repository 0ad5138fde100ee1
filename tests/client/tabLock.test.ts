import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { followLocks, hasLocks, lockedElsewhere, takeLock } from '#client/tabLock.ts';
import { tellOtherTabs } from '#lib/otherTabs.ts';
import { conCandados } from '#support/candados.ts';
import { atTestEnd } from '#support/testEnd.ts';

const elsewhere = () => [...lockedElsewhere.getState().names];

beforeEach(() => lockedElsewhere.setState({ names: new Set() }));

test('a browser without locks gives none, and says so', async () => {
  expect(hasLocks()).toBe(false);
  expect(await takeLock('aviso:1')).toBeNull();
  expect(() => followLocks()()).not.toThrow();
});

test('a browser that refuses to tell its locks: nothing is known of the other tabs, and nothing fails', async () => {
  conCandados();
  const query = vi.spyOn(navigator.locks, 'query').mockRejectedValue(new DOMException('', 'SecurityError'));
  const stop = followLocks();
  await waitFor(() => expect(query).toHaveBeenCalled());
  await Promise.resolve();
  expect(elsewhere()).toEqual([]);
  stop();
});

test('a lock is this tab’s until it is given back, and nobody waits for it', async () => {
  const { tomados } = conCandados();
  expect(hasLocks()).toBe(true);
  const request = vi.spyOn(navigator.locks, 'request');
  const release = await takeLock('aviso:1');
  expect(request).toHaveBeenCalledWith('aviso:1', { ifAvailable: true }, expect.any(Function));
  expect(tomados()).toEqual(['aviso:1']);
  release?.();
  await waitFor(() => expect(tomados()).toEqual([]));
});

test('a lock that another tab has is not given', async () => {
  const { enOtraPestana } = conCandados();
  const end = enOtraPestana(1);
  expect(await takeLock('aviso:1')).toBeNull();
  end();
  const release = await takeLock('aviso:1');
  expect(release).not.toBeNull();
  release?.();
});

test('a lock that this tab has just given back can be taken again at once', async () => {
  conCandados();
  const first = await takeLock('aviso:1');
  first?.();
  const again = await takeLock('aviso:1');
  expect(again).not.toBeNull();
  again?.();
});

test('a browser that refuses locks has none, until it gives one', async () => {
  conCandados();
  const request = vi.spyOn(navigator.locks, 'request').mockRejectedValueOnce(new DOMException('blocked'));
  expect(await takeLock('aviso:1')).toBeNull();
  expect(hasLocks()).toBe(false);
  const release = await takeLock('aviso:1');
  expect(request).toHaveBeenCalledTimes(2);
  expect([release === null, hasLocks()]).toEqual([false, true]);
  release?.();
});

test('the locks of other tabs are followed: at once, when they tell of it, and when the page is seen again', async () => {
  const { enOtraPestana } = conCandados();
  const own = await takeLock('aviso:9');
  const ends = [enOtraPestana(1)];
  const stop = followLocks();
  atTestEnd(stop);
  await waitFor(() => expect(elsewhere()).toEqual(['aviso:1']));
  ends.push(enOtraPestana(2));
  tellOtherTabs('locks');
  await waitFor(() => expect(elsewhere()).toEqual(['aviso:1', 'aviso:2']));
  ends[0]?.();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(elsewhere()).toEqual(['aviso:2']));
  stop();
  ends[1]?.();
  const query = vi.spyOn(navigator.locks, 'query');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(query).not.toHaveBeenCalled();
  expect(elsewhere()).toEqual(['aviso:2']);
  own?.();
});

test('a browser that tells of no locks at all has none elsewhere', async () => {
  conCandados();
  const query = vi.spyOn(navigator.locks, 'query').mockResolvedValue({});
  lockedElsewhere.setState({ names: new Set(['aviso:1']) });
  atTestEnd(followLocks());
  await waitFor(() => expect(elsewhere()).toEqual([]));
  expect(query).toHaveBeenCalled();
});

test('taking a lock and giving it back is told to the other tabs', async () => {
  conCandados();
  const told = vi.fn();
  const channel = new BroadcastChannel('locks');
  channel.addEventListener('message', told);
  atTestEnd(() => channel.close());
  const release = await takeLock('aviso:1');
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  release?.();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
});
