import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { INACTIVE_AFTER, LOCK_AT_MOST } from '#app/lock/inactivity.ts';
import { beforeLock, sessionExpired } from '#client/announcements.ts';
import { fixDate, NOW } from '#support/clock.ts';
import { signInAs } from '#support/session.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { centredArea } from '#ui/files/cropImage.ts';

afterEach(() => vi.setSystemTime(NOW));

/** Nobody touches the page for a quarter of an hour. Tells when the session was locked. */
function olvidada() {
  const locked = vi.fn();
  atTestEnd(sessionExpired.on(locked));
  vi.setSystemTime(new Date(NOW).getTime() + INACTIVE_AFTER);
  document.dispatchEvent(new Event('visibilitychange'));
  return locked;
}

test('15 minutes untouched: the lock waits for what is under way', async () => {
  await signInAs('empresa');
  document.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('pointerdown'));
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  atTestEnd(beforeLock.on((hold) => hold(work)));
  const locked = olvidada();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(locked).not.toHaveBeenCalled();
  end();
  await waitFor(() => expect(locked).toHaveBeenCalledTimes(1));
});

test('15 minutes untouched: what never ends delays the lock by a minute at most', async () => {
  expect(LOCK_AT_MOST).toBe(60_000);
  await signInAs('empresa');
  window.dispatchEvent(new Event('pointerdown'));
  fixDate('setTimeout', 'clearTimeout');
  atTestEnd(() => fixDate());
  window.dispatchEvent(new Event('pointerdown'));
  atTestEnd(beforeLock.on((hold) => hold(new Promise(() => undefined))));
  const locked = olvidada();
  await vi.advanceTimersByTimeAsync(LOCK_AT_MOST - 1);
  expect(locked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(locked).toHaveBeenCalledTimes(1);
});

test('without anything under way the lock comes at once', async () => {
  await signInAs('empresa');
  window.dispatchEvent(new Event('pointerdown'));
  expect(olvidada()).toHaveBeenCalledTimes(1);
});

test.each([
  ['higher than a photograph', 600, 1000, { x: 0, y: 125, width: 600, height: 750 }],
  ['wider than one', 1000, 600, { x: 260, y: 0, width: 480, height: 600 }],
  ['of its shape', 800, 1000, { x: 0, y: 0, width: 800, height: 1000 }],
  ['nearly of its shape', 803, 1000, { x: 0, y: 0, width: 803, height: 1000 }],
])('[P6] a picture %s is cropped around its centre', (_, width, height, area) => {
  expect(centredArea({ width, height }, 4 / 5)).toEqual(area);
});
